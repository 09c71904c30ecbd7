### The cards of both decks: names, and what each does in the project’s own words.
### A name that several cards share is told apart by its suit.

## Effects that several cards share

-take-item =
    Take { $item ->
       *[boot] a boot
        [bag] a bag
        [coin] a coin
        [hammer] a hammer
        [sword] a sword
        [tea] a tea
        [crossbow] a crossbow
    } from the item supply and score { $points ->
        [one] 1 point
       *[other] { $points } points
    } (3.2.2). The card is then discarded. It cannot be crafted when the supply has none left (4.1.2).
-ambush =
    When you are attacked { $suit ->
       *[bird] in any clearing
        [fox] in a fox clearing
        [rabbit] in a rabbit clearing
        [mouse] in a mouse clearing
    } you may play this before the dice are rolled: 2 hits on the attacker at once. If no attacker is left, the battle is over. The attacker can cancel it with an ambush of their own that fits the clearing (4.3.1). It cannot be crafted, but it can be spent as a card of its suit (2.1.2).
-dominance =
    With 10 points or more you may activate this in your Daylight. From then on you score no points. You win if you rule { $suit ->
       *[bird] two clearings in opposite corners of the map
        [fox] three fox clearings
        [rabbit] three rabbit clearings
        [mouse] three mouse clearings
    } at the very start of your Birdsong (3.3.1). The Vagabond uses it only to join a coalition, in a game of four or more (9.2.8).
-favor =
    All enemy pieces in every { $suit ->
        [fox] fox
        [rabbit] rabbit
       *[mouse] mouse
    } clearing are removed, and you score 1 point for each building and token among them (3.2.1). A Vagabond’s pawn stays but damages three items in each such clearing (9.2.2.1); the warlord of the Hundreds stays too. Then the card is discarded.
-partisans =
    In a battle in a { $suit ->
        [fox] fox
        [rabbit] rabbit
       *[mouse] mouse
    } clearing, attacking or defending, you may deal 1 extra hit. Then you discard every card in your hand of another suit, birds too (2.1.1.1).

## Cards: ambush

card-ambush-bird = Ambush! (bird)
card-ambush-bird-effect = { -ambush(suit: "bird") }
card-ambush-fox = Ambush! (fox)
card-ambush-fox-effect = { -ambush(suit: "fox") }
card-ambush-mouse = Ambush! (mouse)
card-ambush-mouse-effect = { -ambush(suit: "mouse") }
card-ambush-rabbit = Ambush! (rabbit)
card-ambush-rabbit-effect = { -ambush(suit: "rabbit") }

## Cards: dominance

card-dominance-bird = Dominance (bird)
card-dominance-bird-effect = { -dominance(suit: "bird") }
card-dominance-fox = Dominance (fox)
card-dominance-fox-effect = { -dominance(suit: "fox") }
card-dominance-mouse = Dominance (mouse)
card-dominance-mouse-effect = { -dominance(suit: "mouse") }
card-dominance-rabbit = Dominance (rabbit)
card-dominance-rabbit-effect = { -dominance(suit: "rabbit") }

## Cards: immediate

card-favor-of-the-foxes = Favor of the Foxes
card-favor-of-the-foxes-effect = { -favor(suit: "fox") }
card-favor-of-the-mice = Favor of the Mice
card-favor-of-the-mice-effect = { -favor(suit: "mouse") }
card-favor-of-the-rabbits = Favor of the Rabbits
card-favor-of-the-rabbits-effect = { -favor(suit: "rabbit") }

## Cards: item

card-a-visit-to-friends = A Visit to Friends
card-a-visit-to-friends-effect = { -take-item(item: "boot", points: 1) }
card-anvil = Anvil
card-anvil-effect = { -take-item(item: "hammer", points: 2) }
card-arms-trader = Arms Trader
card-arms-trader-effect = { -take-item(item: "sword", points: 2) }
card-bake-sale = Bake Sale
card-bake-sale-effect = { -take-item(item: "coin", points: 3) }
card-birdy-bindle = Birdy Bindle
card-birdy-bindle-effect = { -take-item(item: "bag", points: 1) }
card-crossbow-bird = Crossbow (bird)
card-crossbow-bird-effect = { -take-item(item: "crossbow", points: 1) }
card-crossbow-mouse = Crossbow (mouse)
card-crossbow-mouse-effect = { -take-item(item: "crossbow", points: 1) }
card-foxfolk-steel = Foxfolk Steel
card-foxfolk-steel-effect = { -take-item(item: "sword", points: 2) }
card-gently-used-knapsack = Gently Used Knapsack
card-gently-used-knapsack-effect = { -take-item(item: "bag", points: 1) }
card-investments = Investments
card-investments-effect = { -take-item(item: "coin", points: 3) }
card-mouse-in-a-sack = Mouse-in-a-Sack
card-mouse-in-a-sack-effect = { -take-item(item: "bag", points: 1) }
card-protection-racket = Protection Racket
card-protection-racket-effect = { -take-item(item: "coin", points: 3) }
card-root-tea-fox = Root Tea (fox)
card-root-tea-fox-effect = { -take-item(item: "tea", points: 2) }
card-root-tea-mouse = Root Tea (mouse)
card-root-tea-mouse-effect = { -take-item(item: "tea", points: 2) }
card-root-tea-rabbit = Root Tea (rabbit)
card-root-tea-rabbit-effect = { -take-item(item: "tea", points: 2) }
card-smugglers-trail = Smuggler’s Trail
card-smugglers-trail-effect = { -take-item(item: "bag", points: 1) }
card-sword = Sword
card-sword-effect = { -take-item(item: "sword", points: 2) }
card-travel-gear-fox = Travel Gear (fox)
card-travel-gear-fox-effect = { -take-item(item: "boot", points: 1) }
card-travel-gear-mouse = Travel Gear (mouse)
card-travel-gear-mouse-effect = { -take-item(item: "boot", points: 1) }
card-woodland-runners = Woodland Runners
card-woodland-runners-effect = { -take-item(item: "boot", points: 1) }

## Cards: persistent

card-armorers = Armorers
card-armorers-effect = In a battle, attacking or defending, you may discard this card: the rolled hits do nothing to you. Extra hits and ambush hits still count (4.3.3).
card-better-burrow-bank = Better Burrow Bank
card-better-burrow-bank-effect = At the very start of your Birdsong you draw a card, and so does one other player: you choose who. This is not optional.
card-boat-builders = Boat Builders
card-boat-builders-effect = Rivers are paths for you (2.3).
card-brutal-tactics = Brutal Tactics
card-brutal-tactics-effect = In a battle where you are the attacker you may deal 1 extra hit; the defender then scores 1 point. The card stays in play: one use per battle (4.3.3.1).
card-charm-offensive = Charm Offensive
card-charm-offensive-effect = At the very start of your Evening you may draw a card; one other player, of your choice, scores 1 point.
card-cobbler = Cobbler
card-cobbler-effect = At the very start of your Evening you may take a move (4.2).
card-codebreakers = Codebreakers
card-codebreakers-effect = Once in your Daylight you may look at all the cards in another player’s hand.
card-coffin-makers = Coffin Makers
card-coffin-makers-effect = Warriors of any player that would go back to a supply gather on this card. At the very start of your Birdsong score 1 point for every 5 of them; then they all go home to their supplies.
card-command-warren = Command Warren
card-command-warren-effect = At the very start of your Daylight you may start a battle (4.3).
card-corvid-planners = Corvid Planners
card-corvid-planners-effect = You may move without ruling the clearing you leave or the one you enter (4.2.1).
card-eyrie-emigre = Eyrie Emigre
card-eyrie-emigre-effect = At the end of your Birdsong you must take a move and then start a battle in the clearing where it ended. If you do not do both, this card is discarded.
card-false-orders = False Orders
card-false-orders-effect = In your Birdsong you may discard this card to move half of one enemy’s warriors (rounded up) out of a clearing. They go where you say, and it does not matter who rules.
card-fox-partisans = Fox Partisans
card-fox-partisans-effect = { -partisans(suit: "fox") }
card-informants = Informants
card-informants-effect = In your Evening, where you would draw, you may instead take one ambush card from the discard pile.
card-league-of-adventurous-mice = League of Adventurous Mice
card-league-of-adventurous-mice-effect = Once in your Daylight you may exhaust one of your crafted items to take a move or start a battle.
card-master-engravers = Master Engravers
card-master-engravers-effect = Whenever you craft an item, you score 1 more point.
card-mouse-partisans = Mouse Partisans
card-mouse-partisans-effect = { -partisans(suit: "mouse") }
card-murine-broker = Murine Broker
card-murine-broker-effect = Whenever another player crafts an item, you draw a card.
card-propaganda-bureau = Propaganda Bureau
card-propaganda-bureau-effect = Once in your Daylight you may spend a card: an enemy warrior goes from a clearing of the card’s suit, and a warrior of yours takes its place. If yours cannot be placed, the enemy warrior goes all the same.
card-rabbit-partisans = Rabbit Partisans
card-rabbit-partisans-effect = { -partisans(suit: "rabbit") }
card-royal-claim = Royal Claim
card-royal-claim-effect = In your Birdsong you may discard this card to score 1 point for every clearing you rule (2.5). Until then it waits in front of you.
card-saboteurs = Saboteurs
card-saboteurs-effect = At the very start of your Birdsong you may discard this card to discard one crafted card that lies in front of an enemy.
card-sappers = Sappers
card-sappers-effect = In a battle where you are the defender you may discard this card to deal 1 extra hit (4.3.3.1).
card-scouting-party = Scouting Party
card-scouting-party-effect = While you attack, ambush cards do nothing to you (4.3.1).
card-soup-kitchens = Soup Kitchens
card-soup-kitchens-effect = Your tokens help you to rule: each counts as two pieces (2.5).
card-stand-and-deliver = Stand and Deliver!
card-stand-and-deliver-effect = Once in your Birdsong you may steal a card, drawn blindly, from another player’s hand. That player scores 1 point.
card-swap-meet = Swap Meet
card-swap-meet-effect = Once in your Birdsong you may steal a card, drawn blindly, from another player’s hand. Then give that player a card of your choice.
card-tax-collector = Tax Collector
card-tax-collector-effect = Once in your Daylight you may take one of your own warriors off the map to draw a card.
card-tunnels = Tunnels
card-tunnels-effect = All clearings that hold your crafting pieces are adjacent to each other for you.

## Cards that are no part of a deck

card-vizier = Loyal Vizier
card-vizier-effect = A bird card of the Eyrie’s Decree that is never discarded (7.7.2). It costs a point in turmoil like any bird card (7.7.1).
card-hidden =
    { $count ->
        [one] a hidden card
       *[other] hidden cards
    }
card-hidden-effect = You cannot see this card from your seat (1.2.1).
card-unknown = an unknown card
card-unknown-effect = Nobody has said which card this is.
