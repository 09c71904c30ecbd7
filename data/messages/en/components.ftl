### What is in the box: names.
### Attributes of a name reach a message as $<parameter>-<attribute>, e.g. $player-short.
### .number says which verb form follows: one (rules) or many (rule).

## Factions

faction-marquise = Marquise de Cat
    .short = { faction-marquise-short }
    .number = one
faction-eyrie = Eyrie Dynasties
    .short = { faction-eyrie-short }
    .number = many
faction-alliance = Woodland Alliance
    .short = { faction-alliance-short }
    .number = one
faction-vagabond = Vagabond
    .short = { faction-vagabond-short }
    .number = one
faction-corvids = Corvid Conspiracy
    .short = { faction-corvids-short }
    .number = many
faction-lizards = Lizard Cult
    .short = { faction-lizards-short }
    .number = one
faction-riverfolk = Riverfolk Company
    .short = { faction-riverfolk-short }
    .number = one
faction-duchy = Underground Duchy
    .short = { faction-duchy-short }
    .number = one
faction-hundreds = Lord of the Hundreds
    .short = { faction-hundreds-short }
    .number = one
faction-keepers = Keepers in Iron
    .short = { faction-keepers-short }
    .number = many

faction-marquise-short = Marquise
faction-eyrie-short = Eyrie
faction-alliance-short = Alliance
faction-vagabond-short = Vagabond
faction-corvids-short = Corvids
faction-lizards-short = Lizards
faction-riverfolk-short = Riverfolk
faction-duchy-short = Duchy
faction-hundreds-short = Hundreds
faction-keepers-short = Keepers

## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-any = any suit

## Items

item-boot =
    { $count ->
        [one] boot
       *[other] boots
    }
item-bag =
    { $count ->
        [one] bag
       *[other] bags
    }
item-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
item-hammer =
    { $count ->
        [one] hammer
       *[other] hammers
    }
item-sword =
    { $count ->
        [one] sword
       *[other] swords
    }
item-tea = tea
item-torch =
    { $count ->
        [one] torch
       *[other] torches
    }
item-crossbow =
    { $count ->
        [one] crossbow
       *[other] crossbows
    }

## Phases of a turn

phase-setup = setup
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## Pieces

piece-warrior =
    { $count ->
        [one] warrior
       *[other] warriors
    }
piece-pawn =
    { $count ->
        [one] pawn
       *[other] pawns
    }
piece-building =
    { $count ->
        [one] building
       *[other] buildings
    }
piece-token =
    { $count ->
        [one] token
       *[other] tokens
    }
piece-sawmill =
    { $count ->
        [one] sawmill
       *[other] sawmills
    }
piece-workshop =
    { $count ->
        [one] workshop
       *[other] workshops
    }
piece-recruiter =
    { $count ->
        [one] recruiter
       *[other] recruiters
    }
piece-roost =
    { $count ->
        [one] roost
       *[other] roosts
    }
piece-base =
    { $count ->
        [one] base
       *[other] bases
    }
piece-wood =
    { $count ->
        [one] wood token
       *[other] wood tokens
    }
piece-keep = keep
piece-sympathy =
    { $count ->
        [one] sympathy token
       *[other] sympathy tokens
    }
piece-plot =
    { $count ->
        [one] plot
       *[other] plots
    }
piece-bomb =
    { $count ->
        [one] bomb
       *[other] bombs
    }
piece-snare =
    { $count ->
        [one] snare
       *[other] snares
    }
piece-extortion =
    { $count ->
        [one] extortion
       *[other] extortions
    }
piece-raid =
    { $count ->
        [one] raid
       *[other] raids
    }
piece-ruin =
    { $count ->
        [one] ruin
       *[other] ruins
    }

## The Eyrie’s leaders

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot

leader-builder-ability = Items you craft score all the points on their card; Disdain for Trade sleeps while this leader is in charge (7.8.1).
leader-charismatic-ability = Each Recruit of the Decree places two warriors. When both cannot be placed, you are in turmoil (7.8.2).
leader-commander-ability = You deal 1 extra hit in every battle where you attack (7.8.3).
leader-despot-ability = A battle in which you remove at least one enemy building or token gives you 1 more point. It is 1 per battle, however many you remove (7.8.4).

## The Decree’s columns

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

column-recruit-effect = Place a warrior at a roost in a clearing of the card’s suit (7.5.2.1).
column-move-effect = Move warriors out of a clearing of the card’s suit (7.5.2.2).
column-battle-effect = Battle in a clearing of the card’s suit (7.5.2.3).
column-build-effect = Place a roost in a clearing of the card’s suit that you rule and that has none (7.5.2.4).

## Maps and decks

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain

deck-standard = standard deck
deck-exiles-and-partisans = Exiles and Partisans deck

## Kinds of card

kind-ambush = ambush
kind-item = item
kind-persistent = effect that stays
kind-immediate = effect at once
kind-dominance = dominance
