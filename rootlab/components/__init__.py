"""What is in the box: names, maps, cards, boards and pieces, read from data and never changed.

Everything here is immutable and cheap to import; hot code uses the plain ints of `names` and `pieces`.
"""
