### The map coloured by a measure.

tool-measures = Colour the map
tool-measures-help = Who rules by how much, reach, threats: the map in colours, and in figures
# $measure: words.
measures-of = { $player-short }: { $measure }
measures-of-rulers = { $measure }, by who rules the clearing
measures-which = Colour by
measures-whose = for
measures-clearing = Clearing
measures-measure = Measure
measures-by-clearing = This measure, clearing by clearing
measures-whole = Measures of the factions as a whole
# $given: what was given; $measures: what there is.
measures-none = { $given } is no measure; the measures are { $measures }.
# $measure: its id.
# $faction: a seat; $seats: the seats that have it.
measures-not-of = The measure { $measure } is not for the { $faction-short }; those that have it: { $seats }.
# $measure: its id.
measures-nobody = Nobody in this game has the measure { $measure }.
