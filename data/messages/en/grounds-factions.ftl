### Why something is legal, by the chapters of the factions (see grounds.ftl).

## The Marquise

ground-no-action-left = { the-faction-has } { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left in this Daylight.
ground-recruited-already = { the-faction-has-not } recruited in this turn yet.
ground-no-recruiter-to-place-at = A recruiter stands where the { $faction-short } can place a warrior.
ground-no-sawmill-there = { the-faction-has } a sawmill in { $clearing }.
ground-no-wood-in-supply = In the supply wood is left.
ground-marquise-does-not-rule = { rule-won-clearing }
ground-no-building-left = There is { one-piece } left to build.
ground-too-little-wood =
    { $cost ->
        [0] The next { $piece } costs no wood.
       *[other] The next { $piece } costs { $cost } wood, and { $wood ->
            [one] 1 lies
           *[other] { $wood } lie
        } in { $clearing } or in clearings that are connected to it through clearings that the { $faction-short } rules.
    }
ground-no-wood-to-pay-there = In { $clearing } lies wood that can pay.

## The Eyrie

ground-must-add-a-card = At least one card was added to the Decree in this turn.
ground-one-bird-a-turn =
    { $card_suit-id ->
        [bird] No other bird card was added to the Decree in this turn.
       *[other] { "" }
    }
ground-not-the-fewest-warriors = { $warriors_here ->
    [0] No warrior stands
    [one] 1 warrior stands
   *[other] { $warriors_here } warriors stand
  } in { $clearing }, and no clearing that can take a roost has fewer.
ground-no-such-card-in-column = A { $suit } card is left to resolve in the column { $at_work }.
ground-clearing-does-not-match-decree =
    { $decree_suit-id ->
        [bird] The card of the Decree is a bird card, so any clearing will do.
       *[other] { $clearing } is a { $clearing_suit } clearing, as the card of the Decree wants.
    }
ground-no-roost-there = { the-faction-has } a roost in { $clearing }.
ground-roost-already-there = { the-faction-has } no roost in { $clearing } yet.
ground-no-roost-left = { $roosts ->
    [0] No roost is on the map
    [one] 1 roost is on the map
   *[other] { $roosts } roosts are on the map
  }, and at least one is left to build.
ground-eyrie-do-not-rule = { rule-won-clearing }
ground-leader-face-down = The { $leader } lies face up.

## The Alliance

ground-no-sympathy-there = { $clearing } is sympathetic.
ground-base-already-on-map = The { $clearing_suit } base is not on the map yet.
ground-too-few-supporters-to-revolt = A revolt in { $clearing } costs { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
  } of its suit, { $clearing_suit }, or birds, and { $matching } of the { $faction-short } match.
# $enemy: who has three warriors or more there, or nobody.
ground-too-few-supporters-to-spread = Sympathy in { $clearing } costs { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
  } of its suit, { $clearing_suit }, or birds{ $enemy-id ->
    [none] { "" }
   *[other] {" "}(one of them for martial law: the { $enemy-short } { $enemy-number ->
        [many] have
       *[one] has
    } three warriors or more there)
  }, and { $matching } of the { $faction-short } { $matching ->
    [one] matches.
   *[other] match.
  }
ground-sympathy-already-there = { $clearing } is not sympathetic yet.
ground-no-sympathy-left = A sympathy token is left to place.
# $spread: the sympathy tokens on the map.
ground-not-next-to-sympathy =
    { $spread ->
        [0] No clearing is sympathetic yet, so sympathy may begin anywhere.
       *[other] A clearing next to { $clearing } is sympathetic.
    }
ground-not-a-supporter = { $card } is among the supporters.
ground-must-give-a-supporter = { the-faction-has } no { $suit } or bird card in hand.
ground-no-base-of-that-suit =
    { $card_suit-id ->
        [bird] { $card } is a bird card, and a base is on the map.
       *[other] { $card } is a { $card_suit } card, and the { $card_suit } base is on the map.
    }
ground-no-officer-left = { the-faction-has } { $left ->
    [one] 1 officer who has not acted in this Evening yet.
   *[other] { $left } officers who have not acted in this Evening yet.
  }
ground-no-base-there = { the-faction-has } a base in { $clearing }.
ground-no-warrior-to-organize = { the-faction-has } { warriors-in-clearing } in { $clearing }, and one gives way to sympathy.

## The Corvids

ground-other-suit-first = { $clearing } is a { $suit } clearing, as this first warrior needs.
ground-no-face-down-plot-there = In { $clearing } a plot lies face down.
ground-no-warrior-to-flip = { the-faction-has } { warriors-in-clearing } in { $clearing }.
ground-recruited-with-a-card-already = { the-faction-has-not } recruited in this turn yet.
ground-no-corvid-action-left =
    { $phase-id ->
        [daylight] { the-faction-has } { $left ->
            [one] 1 action
           *[other] { $left } actions
        } left in this Daylight.
       *[other] { "" }
    }
ground-exerted-already =
    { $phase-id ->
        [evening] { the-faction-has-not } exerted in this Evening yet: one action, and no cards are drawn.
       *[other] { "" }
    }
ground-plot-already-there = No plot lies in { $clearing } yet.
ground-no-plot-of-that-kind-left = There is { one-plot } left to place.
ground-too-few-warriors-to-plot = A plot in { $clearing } costs { $cost ->
    [one] 1 warrior
   *[other] { $cost } warriors
  } there, and the { $faction-short } have { $clearing_warriors }.
ground-no-plot-to-swap = A plot lies in { $clearing }, and another in { $destination }.
ground-plots-with-different-sides-up =
    { $side ->
        [up] Both plots lie face up.
       *[down] Both plots lie face down.
    }
ground-plots-are-alike =
    { $side ->
        [up] The two plots are of different kinds.
       *[down] { "" }
    }
ground-not-an-enemy-of-the-corvids = The { $faction-short } and the Corvids are enemies in this game.
ground-no-piece-beside-the-plot = { the-faction-has } a piece in { $clearing }.

## The Vagabond: items

ground-no-such-item = { the-faction-has } { the-item }.
ground-no-item-to-exhaust = { the-faction-has } an item that is face up and undamaged.
ground-no-face-up-sword = { the-faction-has } a face-up sword to exhaust.
ground-no-face-up-torch = { the-faction-has } a face-up torch to exhaust.
ground-no-face-up-crossbow = { the-faction-has } a face-up crossbow to exhaust.
ground-no-face-up-hammer = { the-faction-has } a face-up hammer to exhaust.
ground-no-torch-for-special-action = { the-faction-has } a face-up torch for a special action.
ground-too-few-hammers = { $card } costs { $cost ->
    [one] 1 hammer
   *[other] { $cost } hammers
  }{ $suit-id ->
    [any] { "" }
   *[other] {" "}of the suit { $suit }
  }, and { $hammers ->
    [one] 1 is
   *[other] { $hammers } are
  } face up. The pawn is { where-the-pawn-is }.
ground-too-few-boots = Going there costs { $cost ->
    [0] no boot
    [one] 1 boot
   *[other] { $cost } boots
  }, and { $boots ->
    [0] none is
    [one] 1 is
   *[other] { $boots } are
  } face up.

## The Vagabond: the pawn and his allies

ground-not-a-forest = The pawn starts in a forest, as { the-place-clearing } is.
ground-not-next-to-the-pawn = The pawn is { where-the-pawn-is }, and { the-place-destination } is next to it.
ground-no-pawn-there = The pawn is in { the-place-origin }.
ground-pawn-is-there = The pawn is { where-the-pawn-is }, and { the-place-destination } is another place.
ground-pawn-elsewhere = The pawn is in { $clearing }.
ground-pawn-in-a-forest = The pawn is { where-the-pawn-is }.
ground-not-allied = { the-target-is } allied with the { $faction-short }.
# Of allies that come along, the number of warriors says it all.
ground-no-allied-warriors-to-fight = { the-target-has } warriors in { $clearing }.
# $ally_rules: the clearing that the ally rules, or 0.
ground-ally-rules-neither =
    { $ally_rules ->
        [0] The { $target-short } { $target-number ->
            [many] move
           *[one] moves
        } whoever rules.
       *[other] The { $target-short } { $target-number ->
            [many] rule
           *[one] rules
        } { $ally_rules }.
    }
ground-too-few-allied-warriors = { the-target-has } { $allies ->
    [one] 1 warrior
   *[other] { $allies } warriors
  } in { $origin }, and { $count ->
    [one] 1 comes along.
   *[other] { $count } come along.
  }
ground-ally-is-the-defender = The { $defender-short } { $defender-number ->
    [many] defend
   *[one] defends
  }, not the { $target-short }.
ground-items-take-the-other-hits =
    { $left ->
        [one] 1 hit is still to be taken
       *[other] { $left } hits are still to be taken
    }, and { $allies ->
        [one] 1 warrior
       *[other] { $allies } warriors
    } of the { $ally-short } can take one each.
ground-undamaged-items-left = No undamaged item is left.

## The Vagabond: aid, exploring, striking

ground-no-card-to-give = { the-faction-has } a { $clearing_suit } or bird card to give in { $clearing }.
ground-no-pieces-of-theirs-here = { the-target-has } pieces in { $clearing }.
ground-item-not-in-their-box = In that Crafted Items box lies { a-item }.
ground-no-ruin-here = In { $clearing } there is a ruin.
ground-not-an-enemy-to-strike = The { $faction-short } and the { $target-short } are enemies in this game.
ground-no-such-piece-to-strike = { the-target-has } { one-piece } in { $clearing }.
ground-warriors-before-other-pieces =
    { $piece-id ->
        [warrior] { "" }
       *[other] { the-target-has } no warrior in { $clearing }, so another piece can be struck.
    }

## The Vagabond: quests

ground-quest-not-open = { $quest } lies open.
ground-quest-of-another-suit = { $quest } is completed in a { $suit } clearing, and the pawn is in one.
ground-quest-items-missing = Both items that { $quest } asks for are face up.
ground-no-points-for-quests = The { $faction-short } still scores points.
ground-nothing-to-draw = There are cards left to draw.
ground-improvised-already = { the-faction-has-not } improvised in this turn yet.
ground-item-not-on-the-quest = { $quest } asks for { a-item }.
ground-nothing-to-improvise-with = Another item is face up that can be used for the { $item }, and so is the other item of { $quest }.

## The Vagabond: special actions

ground-another-character = The { $faction-short } plays the { $character }.
ground-no-pieces-of-theirs-to-steal-from = { ground-no-pieces-of-theirs-here }
ground-card-not-in-discard-pile = { $card } is in the discard pile.
ground-nobody-to-attack-with = { the-target-has } something in { $clearing } that can attack.
ground-no-enemy-of-the-attacker-there = An enemy of the { $target-short } has pieces in { $clearing }.
ground-not-an-enemy-of-the-attacker = The { $attacker-short } and the { $target-short } are enemies in this game.
ground-scorched-already = No torch lies in { $clearing } yet.
ground-struck-swiftly-already = { the-faction-has-not } struck swiftly in this battle yet.

## The Vagabond: a coalition

ground-too-few-players-for-a-coalition = A coalition needs a game of four or more players, and here are { $number }.
ground-not-the-fewest-points = No other player has fewer points than the { $target-short }.
