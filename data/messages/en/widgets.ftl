### What the table in a notebook says: the map, the panels, the buttons.

## The map

ui-clearing-title = Clearing { $clearing } ({ $suit })
ui-clearing-ruler = ruled by { $ruler-short }
ui-clearing-no-ruler = nobody rules here
# $count of one kind of piece that belongs to $owner.
ui-clearing-pieces = { $owner-short }: { $count } { $piece }
ui-clearing-ruin = a ruin
ui-clearing-slots =
    { $slots ->
        [one] { $count ->
            [0] no free slot of 1
           *[other] 1 free slot
        }
       *[other] { $count ->
            [0] no free slot of { $slots }
            [one] 1 free slot of { $slots }
           *[other] { $count } free slots of { $slots }
        }
    }
