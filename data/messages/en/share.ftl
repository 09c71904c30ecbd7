### A position or a game as a short text that is copied and pasted.

# $given: the Python type of what was given.
share-not-shareable = A state, a view or a game can be shared, and not a { $given }.
share-not-a-text = A shared position is pasted as text, and not as a { $given }.
share-empty = There is no text to read; paste one that begins with rootlab-.
share-foreign = This is not a shared position or game; such a text begins with rootlab- and comes from “Copy” in the menu or from rl.share.
share-cut = The text is cut off; copy it again from its first to its last letter.
share-damaged = The text is damaged, since at least one letter is missing or was changed; copy it again.
# $version: of the text; $known: the newest that is known.
share-newer = The text comes from a newer rootlab (its format is { $version }, this one reads { $known }); update rootlab to read it.
# $reason: a sentence.
share-impossible = The text is whole, but what it says cannot be: { $reason }
share-view = This is the position as the { $player-short } { $player-number ->
    [many] see
   *[one] sees
  } it. What is hidden is not in the text, so it can be read but not played on; deal(seed) deals the hidden cards at random.
# $given: a name in Python.
share-view-only = This is only what the { $player-short } { $player-number ->
    [many] see
   *[one] sees
  }, so “{ $given }” is not possible with it; deal(seed) deals the hidden cards at random and gives a whole state.
