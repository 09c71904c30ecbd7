### El mapa coloreado según una medida.

tool-measures = Colorear el mapa
tool-measures-help = Quién gobierna y por cuánto, alcance, amenazas: el mapa en colores y en cifras
# $measure: palabras.
measures-of = { $player-start }: { $measure }
measures-of-rulers = { $measure }, según quién gobierna el claro
measures-which = Colorear según
measures-whose = para
measures-clearing = Claro
measures-measure = Medida
measures-by-clearing = Esta medida, claro por claro
measures-whole = Medidas de las facciones en conjunto
# $given: lo dado; $measures: las que hay.
measures-none = { $given } no es una medida; las medidas son { $measures }.
# $measure: su id.
measures-not-of = La medida { $measure } no se aplica { $faction-to }; la tienen: { $seats }.
measures-nobody = Nadie en esta partida tiene la medida { $measure }.
