### The coach beside the table: what is asked, what can be done, what scores, what to beware of.

tool-coach = Coach
tool-coach-help = What you can do, what you cannot do and why, what scores, and what to watch out for

## Headings

coach-asked = You decide
coach-decides = Who decides
coach-can = You can do now
coach-cannot = You cannot do now
coach-later = { $count ->
    [one] 1 thing belongs to another moment
   *[other] { $count } things belong to another moment
  }
# $timing: as in reason-not-now.
coach-when = { $timing ->
    [other-phase] In { $phases }
    [under-way] When what is asked now is answered
    [later] Later in this { $phase }
    [over] Over in this { $phase }
    [start] Only at the very start of { $phase }
   *[other] Only when the game asks for it
  }
coach-points = What scores this turn
coach-watch = Watch out
coach-won = The game is over
coach-more = { $count ->
    [one] 1 more
   *[other] { $count } more
  }

## Short words

coach-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
  }
# Clearings in a sentence.
coach-places = { $count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
  }
# $sentence: why not, in the case that comes closest.
coach-closest = The nearest case: { $sentence }
# $loss: yes where $points are lost.
coach-plus = { $loss ->
    [yes] −{ $points }
   *[no] +{ $points }
  }
coach-waits = { $player-number ->
    [many] The { $player-short } decide now: { $question }
   *[one] The { $player-short } decides now: { $question }
  }
coach-reach = { $points ->
    [0] On balance, points this turn take dice, moves or more preparation.
    [one] Without dice and moves at least 1 point is within reach.
   *[other] Without dice and moves at least { $points } points are within reach.
  }
coach-no-points = Nothing in sight scores as things stand.
coach-calm = There is nothing to warn you of right now.

## What scores

# $card: a card with an item.
coach-points-craft = Craft { $card }.
coach-points-claim = Use { $card }: 1 point for every clearing that you rule, and you rule { $count }.
coach-points-remove = Remove an enemy building or token in battle, 1 point for each. You can attack some in { $places }.
coach-points-build = Build a { $building } for { $wood } wood{ $overwork ->
    [0] { "" }
   *[other] , of which { $overwork } must come by overwork first
  }.
coach-points-roosts = In Evening your roosts score ({ $count } on the map).
# $certain: whether nothing can prevent it.
coach-points-turmoil = { $certain ->
    [yes] Turmoil, which is certain.
   *[no] Turmoil, unless something changes before the Decree comes to it.
  }
coach-points-more-roosts = More in Evening if the Decree builds all the roosts that it can build now.
coach-points-spread = Spread sympathy for { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
  } of the suit of the clearing, to { $places }.{ $martial ->
    [0] { "" }
   *[other] { " " }Under martial law (3 or more warriors of one enemy there) it takes one supporter more.
  }
coach-points-organize = Organize: a warrior in { $places } becomes sympathy.
coach-points-quest = Complete { $quest }: you have its items ready.
coach-points-explore = Explore the ruin in clearing { $clearing } with a torch.
coach-points-strike = Strike with { $count ->
    [one] a crossbow
   *[other] up to { $count } crossbows
  } in clearing { $clearing }: each building or token that it removes scores 1 point; the warriors of that enemy go first.
coach-points-aid = Aid the { $target-short }{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
  }.
coach-points-infamy = Remove pieces of the { $rivals-short } in battle: they are hostile, so each piece scores.
coach-points-flip = Turn up your plots in { $places }.

## What to beware of

# $decree: whether the Eyrie’s Decree is still to come this turn.
coach-you-can-win = { $decree ->
    [yes] You can win this turn if the Decree brings no turmoil: you have { $score ->
        [one] 1 point
       *[other] { $score } points
      }, and at least { $points ->
        [one] 1 more is
       *[other] { $points } more are
    } within reach.
   *[no] You can win this turn if nobody interferes: you have { $score ->
       [one] 1 point
      *[other] { $score } points
     }, and at least { $points ->
        [one] 1 more is
       *[other] { $points } more are
    } within reach.
  }
coach-rival-wins = { $now ->
    [yes] { $rival-number ->
        [many] The { $rival-short } may win this turn: they have { $score ->
            [one] 1 point
           *[other] { $score } points
          }, and { $points } more may be within reach.
       *[one] The { $rival-short } may win this turn, with { $score ->
           [one] 1 point
          *[other] { $score } points
         } and perhaps { $points } more within reach.
    }
   *[no] { $rival-number ->
        [many] The { $rival-short } may win next turn: they have { $score ->
            [one] 1 point
           *[other] { $score } points
          }, and { $points } more may be within reach.
       *[one] The { $rival-short } may win next turn, with { $score ->
           [one] 1 point
          *[other] { $score } points
         } and perhaps { $points } more within reach.
    }
  }
coach-dominance-met = { $player-number ->
    [many] The { $player-short } win when their Birdsong begins: they rule { $places } ({ $card }). Take clearings from them before that.
   *[one] The { $player-short } wins when its Birdsong begins: it rules { $places } ({ $card }). Take clearings from that faction first.
  }
coach-dominance-near = { $player-number ->
    [many] The { $player-short } need one more clearing for { $card }.
   *[one] The { $player-short } needs one more clearing for { $card }.
  } { $held ->
    [0] { "" }
   *[other] Ruled already: { $places }.
  }
coach-own-dominance-met = You win when your Birdsong begins if you still rule { $places } ({ $card }).
coach-own-dominance-near = You need one more clearing for { $card }. Ruled already: { $places }.
coach-own-dominance-far = You play for dominance and score no more points. For { $card } you need { $count ->
    [one] 1 more clearing
   *[other] { $count } more clearings
  }.
coach-hand-limit = You hold { $held ->
    [one] 1 card
   *[other] { $held } cards
  } and will draw { $draws } in Evening. Five is the limit: play { $count ->
    [one] 1 card before then, or you must discard it
   *[other] { $count } cards before then, or you must discard them
  }.

coach-wood-short = You cannot pay for a building: the cheapest costs { $need } wood, and { $wood ->
    [0] none
   *[other] only { $wood }
  } can reach a free slot through clearings that you rule.
coach-no-building-site = You rule no clearing with a free slot, so there is no place to build.
coach-keep-at-risk = One enemy battle could remove your keep in clearing { $clearing }. A keep that is lost never comes back, and field hospitals need it.
coach-keep-lost = Your keep is lost: no more field hospitals.
coach-keep-closed = The keep stands in clearing { $clearing }: you cannot place pieces there.

# $suits: of the cards that cannot be done.
coach-turmoil-stuck = Decree, column { $column }: as things stand there is no way to do the { $suits } { $suits-count ->
    [one] card
   *[other] cards
  }.
coach-turmoil-warriors = Decree, column { $column }: it takes { $need ->
    [one] 1 warrior
   *[other] { $need } warriors
  }, and { $supply ->
    [0] none is
    [one] only 1 is
   *[other] only { $supply } are
  } left in your supply.
coach-turmoil-sites = Decree, column { $column }: there are not enough places, or roosts, for { $need ->
    [one] the roost
   *[other] all { $need } roosts
  }.
coach-turmoil-cost = { $certain ->
    [yes] Turmoil is certain
    [later] Unless the columns before it change that, turmoil comes
   *[no] Unless something changes first, turmoil comes
  }: you lose { $most ->
    [yes] up to { $points }
   *[no] { $points }
  } { $points ->
    [one] point
   *[other] points
  }, the cards of the Decree and your leader, and your Daylight ends.
coach-eyrie-in-danger = The Eyrie’s Decree is in danger: as things stand the column { $column } cannot be resolved. If it stays so, turmoil comes.

coach-supporters-full = You hold { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
  } and have no base: any more are discarded.
coach-base-at-risk = One enemy battle could remove your base in { $places }. With it you would lose supporters and officers.
coach-outrage-move = If your warriors move into { $places }, there is outrage: you give the Alliance a card of that clearing’s suit.
coach-outrage-remove = If you remove the sympathy in { $places }, there is outrage: you give the Alliance a card of that clearing’s suit.
coach-outrage-no-card = You hold no card for { $places }: outrage there shows the Alliance your whole hand.
coach-revolt-ahead = The Alliance has { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
  } and can perhaps revolt in { $places }: { $pawn ->
    [yes] you would damage three items (all that are undamaged, if they are fewer)
   *[no] all your pieces there would be removed
  }.

coach-items-exhausted = { $count ->
    [one] 1 of your items is exhausted
   *[other] { $count } of your items are exhausted
  }, and only { $refreshed ->
    [one] 1 is
   *[other] { $refreshed } are
  } turned up in your next Birdsong.
coach-items-damaged = { $count ->
    [one] 1 item is damaged and of no use
   *[other] { $count } items are damaged and of no use
  }. Repair with a hammer, or end your turn in a forest.
coach-item-limit = You carry { $count ->
    [one] 1 item
   *[other] { $count } items
  } too many: what is over the limit in Evening leaves the game.
coach-hostile = Hostile to you: the { $rivals-short }. A move to where their warriors are takes one boot more.
coach-vagabond-hostile = You are hostile to the Vagabond: in battles on his turn each piece of yours that he removes scores 1 point more for him.{ $count ->
    [0] { "" }
   *[other] { " " }He is among your pieces in { $places }.
  }

coach-plots-alone = You have no warrior in { $places }: a plot there cannot be turned up.
coach-plots-exposed = An enemy has pieces at your plot in { $places } and may guess what it is.
coach-plots-near = There may be a bomb under the plot in { $places }. If the Corvids turn one up in their Birdsong, { $pawn ->
    [yes] you damage three items (all that are undamaged, if they are fewer)
   *[no] it removes all your pieces there
  }.
coach-plots-to-guess = You may guess what the plot in { $places } is: you hold a card for it. If you are right, it goes and you score 1 point.
coach-snared = { $pawn ->
    [yes] A snare in { $places }: you can leave only by slipping, in Birdsong.
   *[no] A snare in { $places }: you cannot move away or place anything there.
  }
