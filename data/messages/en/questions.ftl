### What is asked, of whom, in words that everybody at the table can read.

## Setup

question-setup-keep = In which corner does the { $player-short } place the keep?
question-setup-sawmill = Where does the first sawmill of the { $player-short } stand: with the keep or next to it?
question-setup-workshop = Where does the first workshop of the { $player-short } stand: with the keep or next to it?
question-setup-recruiter = Where does the first recruiter of the { $player-short } stand: with the keep or next to it?
question-setup-roost = In which corner { $player-number ->
    [many] do
   *[one] does
  } the { $player-short } start, with a roost and warriors?
question-setup-leader = Which leader { $player-number ->
    [many] do
   *[one] does
  } the { $player-short } begin with?

## Between the steps

question-start-of-phase =
    { $phase-id ->
        [birdsong] Birdsong of the { $player-short } begins: effects for its very start come now.
       *[other] { $phase } of the { $player-short } begins: use an effect for its very start?
    }
question-window = { $phase } of the { $player-short }: do anything before going on?

## Daylight

question-craft = The { $player-short } may craft cards. Craft one, or continue?
# $left: how many actions are left.
question-marquise-actions =
    { $left ->
        [0] The { $player-short } has no action left; a bird card spent would give one more. End Daylight?
        [one] The { $player-short } has 1 action left. What now?
       *[other] The { $player-short } has { $left } actions left. What now?
    }
question-march-on = The March of the { $player-short } may have a second move. Move again?
# $card is being crafted; $left: how many pieces are still to be chosen.
question-activate =
    { $left ->
        [one] { $card } costs 1 more crafting piece of any suit. Which one is activated?
       *[other] { $card } costs { $left } more crafting pieces of any suit. Which one is activated next?
    }
# A $piece is being built in $clearing; $left: wood still to pay.
question-pay-wood =
    { $left ->
        [one] A { $piece } in { $clearing }: 1 wood token is still to be paid. From where?
       *[other] A { $piece } in { $clearing }: { $left } wood tokens are still to be paid. From where is the next?
    }
# $left: how many of $piece the supply still has.
question-place-short =
    { $left ->
        [one] The supply is short, with only 1 { $piece } left. Where does it go?
       *[other] The supply is short, with only { $left } left. Where does the next { $piece } go?
    }

## The Decree

# $count: how many cards were added this turn.
question-add-to-decree =
    { $count ->
        [0] The { $player-short } must add one or two cards to the Decree. Which card, and where?
       *[other] The { $player-short } may add a second card to the Decree. Which card, and where?
    }
question-new-roost = The { $player-short } { $player-number ->
    [many] have
   *[one] has
  } no roost on the map. Where is the new one placed?
question-decree = { $column } in the Decree: which card do the { $player-short } resolve next?
# $suit: the card being resolved.
question-decree-recruit =
    { $suit-id ->
        [bird] Decree, Recruit with a bird card: at which roost?
       *[other] Decree, Recruit with a { $suit } card: at which roost in a { $suit } clearing?
    }
question-decree-move =
    { $suit-id ->
        [bird] Decree, Move with a bird card: from which clearing, and where to?
       *[other] Decree, Move with a { $suit } card: from which { $suit } clearing, and where to?
    }
question-decree-battle =
    { $suit-id ->
        [bird] Decree, Battle with a bird card: in which clearing, and against whom?
       *[other] Decree, Battle with a { $suit } card: in which { $suit } clearing, and against whom?
    }
question-decree-build =
    { $suit-id ->
        [bird] Decree, Build with a bird card: in which clearing that the { $player-short } rule?
       *[other] Decree, Build with a { $suit } card: in which { $suit } clearing that the { $player-short } rule?
    }
question-new-leader = The old leader is deposed. Which leader do the { $player-short } choose now?

## Battle

question-ambush = The { $defender-short } { $defender-number ->
    [many] are
   *[one] is
  } attacked in { $clearing } ({ $suit }) by the { $attacker-short }. Play an ambush?
question-foil = The { $attacker-short } { $attacker-number ->
    [many] run
   *[one] runs
  } into an ambush in { $clearing } ({ $suit }): 2 hits at once. Foil it with an ambush card?
question-effects-first = Both sides can use effects in the battle in { $clearing }. The { $player-short } { $player-number ->
    [many] say
   *[one] says
  } who is first.
# The hits that each side deals so far.
question-effects = In { $clearing } the { $attacker-short } will deal { $attacker_hits ->
    [one] 1 hit
   *[other] { $attacker_hits } hits
  } and the { $defender-short } { $defender_hits }. { $player-number ->
    [many] Do
   *[one] Does
  } the { $player-short } use an effect?
# $left: hits that buildings and tokens of $owner are still to take.
question-lose =
    { $left ->
        [one] The { $owner-short } must lose 1 building or token in { $clearing }. Which one?
       *[other] The { $owner-short } must lose { $left } buildings or tokens in { $clearing }. Which one first?
    }
question-order-sides = Choices of both sides follow the battle. The { $player-short } { $player-number ->
    [many] say
   *[one] says
  } which side comes first.
question-order-triggers = Several choices follow. The { $player-short } { $player-number ->
    [many] say
   *[one] says
  } which comes first.
# $count warriors were removed from $clearing; the keep is in $keep.
question-field-hospitals = The { $player-short } lost { some-warriors } in { $clearing } ({ $suit }). Spend a { $suit } or bird card to place { $count ->
    [one] it
   *[other] them
  } in { $keep }, with the keep?

## Cards

# $left: how many cards are still to go.
question-discard =
    { $left ->
        [one] The { $player-short } must discard 1 card, down to five. Which one?
       *[other] The { $player-short } must discard { $left } cards, down to five. Which one next?
    }
question-pay-dominance =
    { $suit-id ->
        [bird] Which bird card { $player-number ->
            [many] do
           *[one] does
        } the { $player-short } spend for { $card }?
       *[other] Which { $suit } or bird card { $player-number ->
            [many] do
           *[one] does
        } the { $player-short } spend for { $card }?
    }
