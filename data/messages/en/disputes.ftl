### "Who is right?": twelve disputed situations (data/lessons/disputes.json), and the widget that shows them.

## The people at the table

dispute-person-1 = Ana
dispute-person-2 = Bruno
dispute-person-3 = Clara

## The widget

dispute-head = Who is right?
dispute-number = Dispute { $number } of { $count }
dispute-list = { $count ->
    [one] The dispute
   *[other] The { $count } disputes
  }
dispute-list-open = { $number }: { $title }
dispute-list-hit = { $number }: { $title }, predicted right
dispute-list-missed = { $number }: { $title }, predicted wrong
# $hits predictions were right, of $tried that were made.
dispute-score =
    { $tried ->
        [0] No prediction yet: twelve are waiting.
       *[other] Predicted right: { $hits } of { $tried } ({ $count ->
           [one] 1 dispute
          *[other] { $count } disputes
         } in all).
    }
dispute-predict = Who is right? Choose before you look.
dispute-right = { $person } is right.
dispute-you-hit = You saw it coming.
dispute-you-missed = You had chosen { $person }.
dispute-your-choice = your choice
dispute-is-right = right
dispute-is-wrong = wrong
dispute-ruling = The engine says
dispute-findings = What came out when it was played
dispute-law = The articles
dispute-steps = See it being played
dispute-step-start = Before
dispute-steps-none = Nothing has to be played for this: it can be read from the map.
dispute-next = Next dispute
dispute-previous = Previous dispute
dispute-again = Forget my predictions
dispute-unknown = There is no dispute { $given }: they are numbered from 1 to { $count }.
dispute-undecided = The dispute “{ $dispute }” is badly made: { $count } of its claims hold, and it should be one.

## What the engine finds

dispute-fact-rules =
    { $ruler-id ->
        [none] Nobody rules clearing { $clearing }.
       *[other] Clearing { $clearing } is ruled by the { $ruler-short }.
    }
dispute-fact-legal = Legal: { $action }.
dispute-fact-not-legal = Not legal: { $action }.
dispute-fact-score = Points of the { $faction-short }: { $count }.
dispute-fact-no-score = The { $faction-short } no longer { $faction-number ->
    [many] keep
   *[one] keeps
  } a score.
dispute-fact-pieces =
    { $faction-id ->
        [none] In clearing { $clearing }: { $count } { $piece }.
       *[other] In clearing { $clearing }: { $count } { $piece } of the { $faction-short }.
    }
dispute-fact-hand = Cards in the hand of the { $faction-short }: { $count }.
dispute-fact-supporters = Cards in the Supporters stack: { $count }.
dispute-fact-ready = Not exhausted: { $count } { $item }.
dispute-fact-winners =
    { $winners-id ->
        [none] Nobody has won yet.
       *[other] The { $winners-short } won.
    }
dispute-fact-rolled = Rolls of the dice in this battle: { $count }.
dispute-fact-turmoil =
    { $count ->
        [0] The Eyrie stay out of turmoil.
       *[other] The Eyrie fall into turmoil.
    }

## 1

dispute-tie-title = Two against two
dispute-tie-situation =
    In clearing 2 stand a warrior, a workshop and a wood token of the Marquise, a warrior and a roost of the Eyrie, and a warrior and a sympathy token of the Alliance.
dispute-tie-question = Who rules clearing 2?
dispute-tie-claim-1 = The Marquise: warrior, workshop and wood make three, and nobody else has three pieces that count.
dispute-tie-claim-2 = The Eyrie: they are tied with the Marquise at two, and ties are theirs.
dispute-tie-claim-3 = Nobody: it is two against two, and a tie has no ruler.
dispute-tie-why =
    Warriors and buildings count, tokens do not: the Marquise has two, the Eyrie have two, the Alliance has one. A tie for the most usually leaves a clearing without a ruler. But the Eyrie are among the tied and have a piece there, so they rule.

## 2

dispute-two-ends-title = One end is enough
dispute-two-ends-situation =
    Clearing 12 holds two warriors of the Marquise and two of the Eyrie. In clearing 7 there is only a sawmill of the Marquise, and clearing 4 is empty. The Marquise wants to march out of 12 with both warriors.
dispute-two-ends-question = Where may they go, to 7 or to 4?
dispute-two-ends-claim-1 = To neither: the Eyrie rule the tie in 12, and without rule of the clearing she leaves she cannot move.
dispute-two-ends-claim-2 = To both: wherever her two warriors arrive, she rules.
dispute-two-ends-claim-3 = To 7, which she rules by the sawmill alone; but not to 4, which nobody rules.
dispute-two-ends-why =
    She needs rule of one end, and either will do. She does not rule 12, where the Eyrie win the tie, but a sawmill with no rival pieces beside it makes her the ruler of 7. Rule is looked at before the move, so the two warriors that would arrive in 4 do not help her there.

## 3

dispute-last-warrior-title = The second hit
dispute-last-warrior-situation =
    In clearing 5 the Marquise has one warrior and a workshop, and the Eyrie have two warriors. The Marquise, who holds no cards, attacks. The Eyrie answer with an ambush of the rabbits.
dispute-last-warrior-question = What happens to the workshop, and to the battle?
dispute-last-warrior-claim-1 = The workshop stays. An ambush hits warriors, so its second hit is lost.
dispute-last-warrior-claim-2 = The workshop goes too, for a point to the Eyrie, and the battle is over before any dice.
dispute-last-warrior-claim-3 = The workshop goes too, but the battle was begun, so the dice are still rolled.
dispute-last-warrior-why =
    The hits of an ambush are dealt like any others: warriors first, and when none is left, a building or a token. So the second hit takes the workshop, and the Eyrie score for it. After that no attacker stands in 5, and there the battle ends.

## 4

dispute-hospitals-title = Wounded at the keep
dispute-hospitals-situation =
    The keep stands in clearing 3, with three warriors of the Marquise around it. The Corvids attack there with three warriors and roll 2 and 1. Two warriors of the Marquise leave; in her hand are Bake Sale, a rabbit card, and Anvil, a fox card.
dispute-hospitals-question = Can Field Hospitals bring them back?
dispute-hospitals-claim-1 = Yes: one rabbit card, and both are back in 3, where they fought.
dispute-hospitals-claim-2 = No: they would go to the clearing of the keep, and that is where they have just been removed.
dispute-hospitals-claim-3 = One of them: each warrior costs a card, and she has one that fits.
dispute-hospitals-why =
    The hospitals care for warriors from any clearing, that of the keep included, and one card that fits pays for all who leave it at once. The attack has cost her a card, and three stand there again.

## 5

dispute-craft-title = The colour of the price
dispute-craft-situation =
    The Alliance has sympathy in 4 (rabbit) and in 11 (mouse), and the Marquise rules both. In its hand are Root Tea, a rabbit card, and Mouse-in-a-Sack, a mouse card. The price printed on each is one mouse.
dispute-craft-question = What can the Alliance craft this turn?
dispute-craft-claim-1 = Nothing: in neither clearing does it rule.
dispute-craft-claim-2 = Both: the rabbit card with the token in 4, the mouse card with the token in 11.
dispute-craft-claim-3 = Only one of the two, whichever it likes: both need the token in 11.
dispute-craft-why =
    What counts is the price at the lower left, not the suit of the card itself, and both cards ask for a mouse. The token in 11 pays, whoever rules there, but it can be activated once a turn. After Root Tea nothing is left for Mouse-in-a-Sack.

## 6

dispute-dominance-title = Three fox clearings
dispute-dominance-situation =
    The Marquise has 11 points and rules the fox clearings 1, 6 and 8. In Daylight she activates the fox dominance. Then she attacks the roost that stands undefended in 8, rolls 1 and 0, and removes it.
dispute-dominance-question = How does she stand now?
dispute-dominance-claim-1 = She has won: the moment the card was laid down she ruled three fox clearings.
dispute-dominance-claim-2 = She has 12 points and two ways to win: 30 points, or the card.
dispute-dominance-claim-3 = She has no points any more, and the roost brings none; she wins if she still rules three when her next Birdsong begins.
dispute-dominance-why =
    Activating takes the score marker off the track for good, so the roost is worth nothing to her. And the three clearings are looked at when her Birdsong begins, not now: the others have a round to stop her.

## 7

dispute-turmoil-title = The card that cannot be done
dispute-turmoil-situation =
    The Despot leads the Eyrie, who have 8 points. The move is done. Under Build lie a Loyal Vizier and a mouse card. With the vizier they build in 3. For the mouse card there is no place: in 7 a roost stands already, in 9 they rule but both slots are taken, and 2 and 11 belong to the Marquise.
dispute-turmoil-question = What does the mouse card bring?
dispute-turmoil-claim-1 = Turmoil, and 2 points are lost: one for each of the two viziers.
dispute-turmoil-claim-2 = Nothing. They built once this turn, and a card that cannot be done is passed over.
dispute-turmoil-claim-3 = Turmoil, and 3 points are lost: one for each card in the Decree.
dispute-turmoil-why =
    Every card of the Decree must be done, and one that cannot be done brings turmoil, whatever the reason and whatever was done before. The Eyrie then lose a point for each bird in the Decree. Viziers are birds, the mouse card is not: 8 minus 2 is 6.

## 8

dispute-outrage-title = One march, two clearings
dispute-outrage-situation =
    There is sympathy in 9 (mouse) and in 4 (rabbit). The Marquise marches: four warriors go from 12 to 9, and the same four on from 9 to 4. She holds Sappers, a bird card, and Anvil, a fox card.
dispute-outrage-question = What does the march cost her?
dispute-outrage-claim-1 = One card: a march is one action, so there is one outrage.
dispute-outrage-claim-2 = Sappers for the first move; for the second she shows her hand, and the Alliance takes a card from the deck.
dispute-outrage-claim-3 = Both cards: Sappers for the first move, and Anvil for the second, since she has nothing better.
dispute-outrage-why =
    It is not the action that outrages, nor the warriors one by one, but each move into a clearing with sympathy: two moves, two outrages. In 9 the bird fits and must be given. In 4 Anvil does not fit and stays; she shows it, and the deck provides the second supporter.

## 9

dispute-martial-law-title = Under martial law
dispute-martial-law-situation =
    The Alliance spreads sympathy from clearing 5. In 2 (mouse) stand two warriors and a sawmill of the Marquise and two warriors of the Eyrie. In 1 (fox) stand three warriors of the Marquise. The next token costs one supporter, and the Alliance has one mouse and one fox.
dispute-martial-law-question = Where can it spread?
dispute-martial-law-claim-1 = To 2, but not to 1.
dispute-martial-law-claim-2 = To neither: in 2 there are four enemy warriors, in 1 there are three, and both times it costs one supporter more.
dispute-martial-law-claim-3 = To both: three warriors are just not enough for martial law, it takes more than three.
dispute-martial-law-why =
    Martial law asks for three warriors of one player. In 2 nobody has more than two, and buildings do not count, so one supporter is enough. In 1 the Marquise has three, and three are enough for martial law: it would take two foxes.

## 10

dispute-hostile-boots-title = Two enemies at once
dispute-hostile-boots-situation =
    The Vagabond stands in 12 with two boots face up. In 7 there is a warrior of the Marquise and there are two of the Eyrie, and both factions are hostile to him.
dispute-hostile-boots-question = What does it take to go to 7?
dispute-hostile-boots-claim-1 = Three boots: one to move, and one more for each hostile faction. He cannot.
dispute-hostile-boots-claim-2 = Two boots, and then he has none left.
dispute-hostile-boots-claim-3 = One boot: rule and warriors do not stop him, he is nimble.
dispute-hostile-boots-why =
    Nimble means that he needs no rule. But hostile warriors make the way harder: one boot more, and it stays at one more however many warriors or factions there are.

## 11

dispute-infamy-title = An exhausted sword
dispute-infamy-situation =
    It is the turn of the Marquise, who is hostile to the Vagabond. In 10 she attacks him with two warriors and rolls 2 and 1. His only sword is exhausted but not damaged, and he has 9 points.
dispute-infamy-question = What does the roll of 1 bring him?
dispute-infamy-claim-1 = Nothing: an exhausted sword does not strike, so he deals no hit.
dispute-infamy-claim-2 = A warrior of the Marquise, and a point of infamy for it.
dispute-infamy-claim-3 = A warrior of the Marquise, and no point.
dispute-infamy-why =
    A sword protects him and counts for his hits as long as it is undamaged, exhausted or not. So one warrior goes. Infamy, however, is paid only in battles on his own turn, and this is hers.

## 12

dispute-exposure-title = A guess without a warrior
dispute-exposure-situation =
    In 10 (rabbit) a plot lies face down beside two warriors of the Corvids, and the Marquise has nothing there but a wood token. On her turn she shows Root Tea, a rabbit card, and guesses an extortion. It is one.
dispute-exposure-question = May she, and what does she get?
dispute-exposure-claim-1 = She may: the plot goes, she scores 1 point and keeps the card.
dispute-exposure-claim-2 = She may not: whoever guesses must have a warrior there.
dispute-exposure-claim-3 = She may: the plot goes and she scores 1 point, but the Corvids get the card that she showed.
dispute-exposure-why =
    Any piece of her faction in the clearing will do, and a wood token is one. The card is shown, and it changes hands only after a wrong guess. A right one removes the plot before it can do anything, and a removed token is worth a point.
