### The Vagabond (chapter 9, 16.3): his characters and quests, and what can be done, asked, told and refused.

## Characters

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier

character-thief-ability = Steal: exhaust a torch and take a random card from the hand of a player with pieces in your clearing (16.3.1.2).
character-tinker-ability = Day Labor: exhaust a torch and take a card from the discard pile that matches your clearing; a bird always does (16.3.2.2).
character-ranger-ability = Hideout: exhaust a torch and repair three items. Your Daylight ends with that (16.3.3.2).
character-vagrant-ability = Instigate: exhaust a torch for a battle in your clearing between two players whom you name. You choose what both lose, and score for each building and token removed, and for each Hostile piece (16.3.4.2).
character-arbiter-ability = Protector: before the dice are rolled in your clearing, the defender of a battle may enlist you. You score 1 point, and your undamaged swords raise the limit of the hits that the defender can roll (16.3.5.2).
character-scoundrel-ability = Scorched Earth: exhaust a torch and leave it in your clearing for good. All enemy pieces there are removed, and nothing can be placed there or move in any more (16.3.6.2).
character-adventurer-ability = Improvise: once a turn you may use any face-up item for one that a quest asks for. It is exhausted and damaged (16.3.7.2).
character-ronin-ability = Swift Strike: after the roll of your battle you may exhaust a sword for 1 extra hit (16.3.8.2).
character-harrier-ability = Glide: exhaust a torch and move your pawn alone to any clearing of the map, without a boot (16.3.9.2).

## Quests

quest-fundraising-fox = Fundraising (fox)
quest-errand-fox = Errand (fox)
quest-logistics-help-fox = Logistics Help (fox)
quest-repair-a-shed-fox = Repair a Shed (fox)
quest-give-a-speech-fox = Give a Speech (fox)
quest-guard-duty-rabbit = Guard Duty (rabbit)
quest-errand-rabbit = Errand (rabbit)
quest-give-a-speech-rabbit = Give a Speech (rabbit)
quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
quest-expel-bandits-rabbit = Expel Bandits (rabbit)
quest-expel-bandits-mouse = Expel Bandits (mouse)
quest-guard-duty-mouse = Guard Duty (mouse)
quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
quest-escort-mouse = Escort (mouse)
quest-logistics-help-mouse = Logistics Help (mouse)

## Where an item lies

item-place-ready = in the Satchel, face up
item-place-exhausted = in the Satchel, exhausted
item-place-track = on its track
item-place-damaged = damaged
item-place-damaged-exhausted = damaged and exhausted

## Parts that several messages share

# An item of the Vagabond: which, and where it lies.
the-item =
    { $item_place-id ->
        [exhausted] the exhausted { $item }
        [track] the { $item } on its track
        [damaged] the damaged { $item }
        [damaged-exhausted] the damaged, exhausted { $item }
       *[other] the { $item }
    }
# A clearing by its number, or a forest by its clearings.
the-place-clearing =
    { $clearing_forest ->
        [0] { $clearing }
       *[other] the forest between { $clearing }
    }
the-place-origin =
    { $origin_forest ->
        [0] { $origin }
       *[other] the forest between { $origin }
    }
the-place-destination =
    { $destination_forest ->
        [0] { $destination }
       *[other] the forest between { $destination }
    }
# “The Eyrie have”, “The Marquise has”: another faction than the Vagabond.
the-target-has =
    { $target-number ->
        [many] The { $target-short } have
       *[one] The { $target-short } has
    }
the-target-is =
    { $target-number ->
        [many] The { $target-short } are
       *[one] The { $target-short } is
    }
# $pawn: a clearing, or the clearings around a forest.
where-the-pawn-is =
    { $pawn_forest ->
        [0] in { $pawn }
        [1] in the forest between { $pawn }
       *[other] not on the map yet
    }
the-target-lacks =
    { $target-number ->
        [many] the { $target-short } have
       *[one] the { $target-short } has
    }

## Actions

action-vagabond-choose-character = Choose the { $character }
action-vagabond-place-pawn = Place the pawn in { the-place-clearing }
action-vagabond-refresh = Refresh { the-item }
action-vagabond-slip = Slip into { the-place-destination }
action-vagabond-move = Move to { the-place-destination }
action-vagabond-bring = Bring { some-warriors } of the { $target-short }
action-vagabond-done = Go alone
action-vagabond-explore = Explore the ruin
action-vagabond-aid = Aid the { $target-short }
action-vagabond-exhaust = Exhaust { the-item }
action-vagabond-give = Give { named-card }
action-vagabond-give-hidden = Give a card
action-vagabond-take = Take the { $item }
action-vagabond-quest = Complete { $quest }
action-vagabond-improvise = Complete { $quest } with another item for the { $item }
action-vagabond-quest-points = Score for the quests of this suit
action-vagabond-quest-cards = Draw two cards
action-vagabond-strike = Strike { one-piece } of the { $target-short }
action-vagabond-repair = Repair { the-item }
action-vagabond-steal = Steal a card from the { $target-short }
action-vagabond-day-labor = Take { named-card } from the discard pile
action-vagabond-hideout = Repair three items and end Daylight
action-vagabond-instigate = Make the { $target-short } attack
action-vagabond-against = Battle the { $target-short }
action-vagabond-scorched-earth = Scorched Earth: leave the torch here
action-vagabond-glide = Glide to { the-place-destination }
action-vagabond-form-coalition = Form a coalition with the { $target-short } by { $card }
action-vagabond-ally = Fight with the warriors of the { $target-short }
action-vagabond-damage = Damage { the-item }
action-vagabond-lose-ally = Let an allied warrior take the hit
action-vagabond-swift-strike = Swift Strike: exhaust a sword to deal 1 extra hit
action-vagabond-remove-item = Remove { the-item } for good
action-vagabond-cobbler = { card-cobbler }: move the pawn from { the-place-origin } to { the-place-destination }
# Of the defender, whoever it is.
action-enlist = Enlist the Arbiter

verb-vagabond-choose-character = Choose a character
verb-vagabond-place-pawn = Place the pawn
verb-vagabond-refresh = Refresh
verb-vagabond-slip = Slip
verb-vagabond-bring = Bring allied warriors
verb-vagabond-done = Go alone
verb-vagabond-explore = Explore
verb-vagabond-aid = Aid
verb-vagabond-exhaust = Exhaust an item
verb-vagabond-give = Give a card
verb-vagabond-take = Take an item
verb-vagabond-quest = Quest
verb-vagabond-improvise = Improvise
verb-vagabond-quest-points = Points for quests
verb-vagabond-quest-cards = Cards for the quest
verb-vagabond-strike = Strike
verb-vagabond-repair = Repair
verb-vagabond-steal = Steal
verb-vagabond-day-labor = Day Labor
verb-vagabond-hideout = Hideout
verb-vagabond-instigate = Instigate
verb-vagabond-against = Say who is attacked
verb-vagabond-scorched-earth = Scorched Earth
verb-vagabond-glide = Glide
verb-vagabond-form-coalition = Form a coalition
verb-vagabond-ally = Fight with an ally
verb-vagabond-damage = Damage an item
verb-vagabond-lose-ally = Lose an allied warrior
verb-vagabond-swift-strike = Swift Strike
verb-vagabond-remove-item = Remove an item
verb-enlist = Enlist the Arbiter

## Questions

question-setup-character = Which character { $player-number ->
    [many] do
   *[one] does
  } the { $player-short } play?
question-setup-pawn = In which forest does the pawn of the { $player-short } start?
# $left: how many exhausted items are still flipped face up.
question-vagabond-refresh =
    { $left ->
        [one] The { $player-short } refreshes 1 more item. Which one?
       *[other] The { $player-short } refreshes { $left } more items. Which one next?
    }
question-vagabond-slip = The { $player-short } may slip into a clearing or a forest next to the pawn, for no boot. Where to?
question-vagabond-company = The pawn went from { $origin } to { $destination }. Do allied warriors come along?
question-vagabond-actions = The { $player-short } exhausts items for actions. What now?
question-vagabond-exhaust = The { $player-short } aids the { $target-short }: which item is exhausted for it?
question-vagabond-give = Which { $suit } or bird card does the { $player-short } give to the { $target-short }?
question-vagabond-take = Does the { $player-short } take an item from the Crafted Items box of the { $target-short }?
# $points: what the quests of the suit would score; $number: how many cards would be drawn.
question-vagabond-reward = { $quest } is completed: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, or { $number ->
      [one] 1 card
     *[other] { $number } cards
    }?
question-vagabond-improvise = Which item does the { $player-short } use for the { $item } that { $quest } asks for? It will be damaged.
# $left: items that are still repaired.
question-vagabond-hideout =
    { $left ->
        [one] The { $player-short } repairs 1 more item. Which one?
       *[other] The { $player-short } repairs { $left } more items. Which one next?
    }
question-vagabond-instigate = Whom does the { $attacker-short } attack in { $clearing }?
question-vagabond-ally = The { $player-short } attacks the { $defender-short } in { $clearing }. Do allied warriors fight along?
# $left: hits, or items for a full removal, that are still to be taken.
question-vagabond-damage =
    { $left ->
        [one] The { $player-short } must damage 1 more item. Which one?
       *[other] The { $player-short } must damage { $left } more items. Which one next?
    }
# $ally: whose warriors fight along; $allies: how many are left.
question-vagabond-hit =
    { $left ->
        [one] The { $player-short } takes 1 more hit, by an item or by a warrior of the { $ally-short }. Which one?
       *[other] The { $player-short } takes { $left } more hits, by items or by warriors of the { $ally-short }. Which one first?
    }
# $swords: how far the limit would rise.
question-vagabond-enlist = The { $player-short } { $player-number ->
    [many] are
   *[one] is
  } attacked in { $clearing } by the { $attacker-short }. Enlist the Arbiter, who raises the limit of rolled hits by { $swords } and scores 1 point?
# $left: items over the limit.
question-vagabond-capacity =
    { $left ->
        [one] The { $player-short } carries 1 item too many. Which one is removed for good?
       *[other] The { $player-short } carries { $left } items too many. Which one is removed for good next?
    }

## Events

event-vagabond-placed = The pawn of the { $faction-short } was placed in { the-place-clearing }.
event-vagabond-moved = The pawn of the { $faction-short } moved from { the-place-origin } to { the-place-destination }.
event-character = The { $faction-short } plays the { $character }.
event-quest-open = The quest { $quest } lies open.
event-quest-done = The { $faction-short } completed { $quest }.
event-item-gained = The { $faction-short } gained { a-item }.
event-item-exhausted = The { $faction-short } exhausted { a-item }.
event-item-refreshed = The { $faction-short } refreshed { a-item }.
event-item-damaged = The { $faction-short } damaged { a-item }.
event-item-repaired = The { $faction-short } repaired { a-item }.
event-item-removed = The { $faction-short } removed { a-item } from the game.
a-item =
    { $item-id ->
        [tea] tea
       *[other] a { $item }
    }
event-explored = The { $faction-short } explored the ruin in { $clearing } and found { a-item }.
event-gave = The { $faction-short } gave { $card } to the { $target-short }.
event-gave-hidden = The { $faction-short } gave a card to the { $target-short }.
event-day-labor = The { $faction-short } took { $card } from the discard pile.
event-instigated = The { $faction-short } set off a battle in { $clearing }.
event-scorched = The { $faction-short } left the torch in { $clearing }, where nothing can be placed or move in any more.
event-enlisted = The { $faction-short } enlisted the Arbiter in { $clearing }.
event-swift-strike = The { $faction-short } struck swiftly in { $clearing }, for 1 extra hit.
event-ally = Warriors of the { $target-short } fought for the { $faction-short } in { $clearing }.
event-hostile = The { $target-short } became Hostile to the { $faction-short }.
event-indifferent = The { $target-short } became Indifferent to the { $faction-short }.
# $count: the space on the track of relationships; 3 is Allied.
event-improved =
    { $count ->
        [3] The { $target-short } and the { $faction-short } are Allied now.
       *[other] The relationship of the { $faction-short } with the { $target-short } improved.
    }
event-coalition = The { $faction-short } formed a coalition with the { $target-short } by { $card } and no longer scores points.

## Why not: items

reason-no-such-item =
    { $item_place-id ->
        [ready] No { $item } lies face up in the Satchel, or it is not what is asked for.
        [exhausted] No { $item } lies exhausted in the Satchel, or it is not what is asked for.
        [track] No { $item } lies on a track, or it is not what is asked for.
        [damaged] No { $item } lies damaged and face up, or it is not what is asked for.
       *[other] No { $item } lies damaged and exhausted, or it is not what is asked for.
    }
reason-item-out-of-order =
    { $cause ->
        [ally] Items are named before allied warriors, and an allied warrior was already named.
        [passed] Items are named in a fixed order, and one that comes after { the-item } was already named.
       *[early] Items are named in a fixed order, and too few would follow { the-item }.
    }
reason-no-item-to-exhaust = { the-faction-has } no item that is face up and undamaged.
reason-no-face-up-sword = { the-faction-has } no face-up sword to exhaust.
reason-no-face-up-torch = { the-faction-has } no face-up torch to exhaust.
reason-no-face-up-crossbow = { the-faction-has } no face-up crossbow to exhaust.
reason-no-face-up-hammer = { the-faction-has } no face-up hammer to exhaust.
reason-nothing-damaged = { the-faction-has } no damaged item, so there is nothing to repair.
reason-no-torch-for-special-action = { the-faction-has } no face-up torch for a special action.
reason-too-few-hammers =
    { $suit-id ->
        [any] { $card } costs { $cost ->
            [one] 1 hammer
           *[other] { $cost } hammers
        }, and { $hammers ->
            [0] none is
            [one] only 1 is
           *[other] only { $hammers } are
        } face up.
       *[other] { $card } costs { $cost ->
            [one] 1 hammer of the suit { $suit }
           *[other] { $cost } hammers of the suit { $suit }
        }. { $pawn_forest ->
            [1] Hammers have the suit of the clearing with the pawn, and { where-the-pawn-is } they have none.
           *[other] Hammers have the suit of the clearing with the pawn, which is { where-the-pawn-is }, and { $hammers ->
                [0] none is
                [one] only 1 is
               *[other] { $hammers } are
            } face up.
        }
    }
reason-too-few-boots =
    { $boots ->
        [0] { the-faction-has } no face-up boot, and going there costs { $cost }{ $hostile ->
            [0] .
           *[other] , since warriors of a Hostile faction stand there.
        }
       *[other] { the-faction-has } only { $boots } face up of { $cost ->
           [one] the boot
          *[other] the { $cost } boots
         } that it costs to go there{ $hostile ->
            [0] .
           *[other] , since warriors of a Hostile faction stand there.
        }
    }

## Why not: the pawn

reason-not-a-forest = The pawn starts in a forest, and { $clearing } is none.
reason-not-next-to-the-pawn = The pawn is { where-the-pawn-is }, and { the-place-destination } is not next to it.
remedy-not-next-to-the-pawn =
    { $ways ->
        [0] { "" }
       *[other] Clearings next to it: { $near }.
    }
reason-no-pawn-there = The pawn is { where-the-pawn-is }, not in { the-place-origin }.
reason-only-one-pawn = The { $faction-short } moves one pawn and nothing else.
reason-no-move-into-a-forest = The pawn comes into a forest only by slipping in Birdsong.
reason-scorched-earth = Nothing can be placed in a clearing with the torch of the Scoundrel, or move into it.
reason-pawn-is-there = The pawn is { where-the-pawn-is } already.
reason-pawn-elsewhere =
    { $pawn_forest ->
        [1] The pawn is { where-the-pawn-is }, and a battle needs a clearing.
       *[other] The pawn is { where-the-pawn-is }, not in { $clearing }.
    }
reason-pawn-in-a-forest = The pawn is { where-the-pawn-is }, and “{ $verb }” needs a clearing.

## Why not: allies

reason-not-allied =
    { $target-id ->
        [vagabond] Nobody is an ally of his own.
       *[other] { the-target-is } not allied with the { $faction-short }.
    }
reason-no-allied-warriors-there = { the-target-has } no warriors there.
reason-no-allied-warriors-to-fight = { reason-no-allied-warriors-there }
reason-ally-rules-neither = Allied warriors move by their own right, and the { $target-short } { $target-number ->
    [many] rule
   *[one] rules
  } neither { $origin } nor { $destination }.
reason-too-few-allied-warriors = { the-target-has } only { $allies } { $count ->
    [one] of 1 warrior
   *[other] of { $count } warriors
  } in { $origin }.
reason-ally-is-the-defender = The warriors of the { $target-short } do not fight against their own.
reason-items-take-the-other-hits = Items are named before allied warriors, and too few of these are left for the hits that remain.
reason-undamaged-items-left = Hits are ignored only when no undamaged item is left.

## Why not: aid, explore, strike

reason-no-card-to-give = { the-faction-has } no { $clearing_suit } or bird card to give in { $clearing }.
reason-no-pieces-of-theirs-here = The pawn is { where-the-pawn-is }, and { the-target-lacks } no pieces there.
reason-item-not-in-their-box = No { $item } lies in that Crafted Items box.
reason-no-ruin-here = The pawn is { where-the-pawn-is }, and there is no ruin.
reason-not-an-enemy-to-strike = “{ $verb }” is for a piece of an enemy in this game.
reason-not-a-piece-of-theirs = { the-target-has } no { $piece } at all.
reason-no-such-piece-to-strike = The pawn is { where-the-pawn-is }, and { the-target-lacks } no { $piece } there.
reason-warriors-before-other-pieces = The pawn is { where-the-pawn-is }, and while { the-target-lacks } warriors there, only these can be struck.

## Why not: quests

reason-quest-not-open = { $quest } does not lie open.
reason-quest-of-another-suit = { $quest } is completed in a { $suit } clearing, and the pawn is { where-the-pawn-is }.
reason-quest-items-missing = To complete { $quest }, { $missing ->
    [one] an item that is face up is missing: { $items }.
   *[other] two items that are face up are missing: { $items }.
  }
reason-no-points-for-quests = In a coalition the { $faction-short } scores no points.
reason-nothing-to-draw = The deck and the discard pile are empty.
reason-improvised-already = { the-faction-has } improvised in this turn already, and that is for once a turn.
reason-item-not-on-the-quest = { $quest } asks for no { $item }.
reason-nothing-to-improvise-with = { the-faction-has } nothing face up that could be used for the { $item }, or lacks the other item of { $quest }.
reason-the-same-item = One { $item } cannot stand in for another.
reason-item-needed-itself = The quest asks for the { $item } as well, and no other one is face up.

## Why not: special actions

reason-another-character = Only the { $character } can do that.
reason-no-pieces-of-theirs-to-steal-from = { reason-no-pieces-of-theirs-here }
reason-discard-pile-empty = The discard pile is empty.
reason-card-not-in-discard-pile = { named-card } is not in the discard pile.
reason-nobody-to-attack-with = The pawn is { where-the-pawn-is }, and { the-target-lacks } nothing there that could attack.
reason-no-enemy-of-the-attacker-there = The pawn is { where-the-pawn-is }, and no enemy of the { $target-short } has pieces there.
reason-not-an-enemy-of-the-attacker = { the-target-is } no enemy of the { $attacker-short } in this game.
reason-scorched-already = The torch lies there already.
reason-struck-swiftly-already = { the-faction-has } struck swiftly in this battle already.

## Why not: dominance

reason-no-dominance-for-the-vagabond = The { $faction-short } cannot win by a dominance card; in a game of four or more it forms a coalition.
reason-too-few-players-for-a-coalition = A coalition needs a game of four or more players, and here are { $number }.
reason-not-the-fewest-points =
    { $targets-id ->
        [none] A coalition is with a player who has the fewest points, and nobody else has points any more.
       *[other] A coalition is with a player who has the fewest points: here the { $targets-short }.
    }
