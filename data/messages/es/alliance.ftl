### The Woodland Alliance (chapter 8): its actions, questions, events, and why something is not legal.

## Actions

action-alliance-revolt = Hacer una revuelta en el claro { $clearing }
action-alliance-spread-sympathy = Extender simpatía al claro { $clearing }
action-alliance-spend-supporter = Gastar el simpatizante { named-card }
action-alliance-discard-supporter = Descartar el simpatizante { named-card }
action-alliance-mobilize = Movilizar { named-card }
action-alliance-mobilize-hidden = Movilizar una carta
action-alliance-train = Entrenar a un oficial con { named-card }
action-alliance-organize = Organizar en el claro { $clearing }
action-alliance-done = Terminar las operaciones militares
# Outrage, of another faction.
action-give-supporter = Dar { named-card } a los Simpatizantes
action-give-supporter-hidden = Dar una carta a los Simpatizantes
action-show-hand = Enseñar la mano a la Alianza

verb-alliance-revolt = Revuelta
verb-alliance-spread-sympathy = Extender simpatía
verb-alliance-spend-supporter = Gastar un simpatizante
verb-alliance-discard-supporter = Descartar simpatizante
verb-alliance-mobilize = Movilizar
verb-alliance-train = Entrenar a un oficial
verb-alliance-organize = Organizar
verb-alliance-done = Terminar operaciones
verb-give-supporter = Dar un simpatizante
verb-show-hand = Enseñar la mano

## Questions

question-revolt = { $player-start } puede hacer una revuelta en un claro afín. ¿Revuelta o continuar?
# $left: sympathy tokens on the track; $cost: supporters for the next one.
question-spread-sympathy =
    { $left ->
        [0] Toda la simpatía { $player-of } está en el mapa. ¿Continuar?
       *[other] { $player-start } puede extender simpatía, y la próxima ficha cuesta { $cost ->
            [one] 1 simpatizante
           *[other] { $cost } simpatizantes
        }. ¿Extenderla o continuar?
    }
# $clearing: what the supporters must match; $left: how many are still to be spent.
question-spend-supporters =
    { $left ->
        [one] Falta por gastar 1 simpatizante del palo del claro { $clearing } ({ $suit }), o un ave. ¿Cuál?
       *[other] Faltan por gastar { $left } simpatizantes del palo del claro { $clearing } ({ $suit }), o aves. ¿Cuál ahora?
    }
question-discard-supporters =
    { $left ->
        [one] Sin una base, { $player-short } debe descartar 1 simpatizante para quedarse con cinco. ¿Cuál?
       *[other] Sin una base, { $player-short } debe descartar { $left } simpatizantes para quedarse con cinco. ¿Cuál ahora?
    }
question-alliance-actions = { $player-start } puede fabricar, movilizar y entrenar. ¿Y ahora?
# $left: officers that have not acted this Evening.
question-military-operations =
    { $left ->
        [one] { $player-whom } le queda 1 operación militar. ¿Y ahora?
       *[other] { $player-whom } le quedan { $left } operaciones militares. ¿Y ahora?
    }
question-outrage = Indignación en el claro { $clearing } ({ $suit }): ¿qué carta de { $suit } o de ave { $player-number ->
    [many] dan
   *[one] da
  } { $player-short } a los Simpatizantes de la Alianza?

## Events

event-outrage = { $faction-start } { $faction-number ->
    [many] causaron
   *[one] causó
  } Indignación en el claro { $clearing }.
event-gave-supporter = { $faction-start } { $faction-number ->
    [many] dieron
   *[one] dio
  } { $card } a los Simpatizantes { $target-of }.
event-gave-supporter-hidden = { $faction-start } { $faction-number ->
    [many] dieron
   *[one] dio
  } una carta a los Simpatizantes { $target-of }.
event-showed-hand = { $faction-start } { $faction-number ->
    [many] enseñaron
   *[one] enseñó
  } toda su mano { $target-to }, sin ninguna carta que sirviera.
event-drew-supporter = { $faction-start } robó del mazo el simpatizante { $card }.
event-drew-supporter-hidden = { $faction-start } robó del mazo un simpatizante.
event-mobilized = { $faction-start } movilizó { $card }.
event-mobilized-hidden = { $faction-start } movilizó una carta.
event-supporter-not-held = El montón de Simpatizantes { $faction-of } está lleno, así que { $card } se descartó.
event-supporter-left =
    { $card-count ->
        [one] Se descartó el simpatizante { $card } { $faction-of }.
       *[other] Se descartaron los simpatizantes { $card } { $faction-of }.
    }
event-revolt = { $faction-start } hizo una revuelta en el claro { $clearing }.
event-officer = Un guerrero { $faction-of } se convirtió en oficial.
# $count: the officers that went back to the supply.
event-officers-lost =
    { $count ->
        [one] { $faction-start } perdió 1 oficial.
       *[other] { $faction-start } perdió { $count } oficiales.
    }

## Why something is not legal

# “solo sirve 1 de los que tiene la Alianza (3)”.
supporters-match =
    { $matching ->
        [0] ninguno de los que tiene { $faction-short } ({ $supporters }) sirve
        [one] solo sirve 1 de los que tiene { $faction-short } ({ $supporters })
       *[other] solo sirven { $matching } de los que tiene { $faction-short } ({ $supporters })
    }

reason-no-sympathy-there = El claro { $clearing } no es afín, y una revuelta se hace en un claro afín.
reason-base-already-on-map = La base de { $clearing_suit } ya está en el mapa, y hay una de cada palo.
reason-too-few-supporters-to-revolt = Una revuelta en el claro { $clearing } cuesta { $cost ->
    [one] 1 simpatizante
   *[other] { $cost } simpatizantes
  } de su palo, { $clearing_suit }, o aves, y { $supporters ->
    [0] { $faction-short } no tiene simpatizantes.
   *[other] { supporters-match }.
  }
remedy-too-few-supporters-to-revolt =
    { $missing ->
        [one] Con 1 simpatizante más de { $clearing_suit } o de ave se podría pagar.
       *[other] Con { $missing } simpatizantes más de { $clearing_suit } o de ave se podría pagar.
    }
reason-sympathy-already-there = El claro { $clearing } ya es afín, y en cada claro cabe una ficha de simpatía.
reason-no-sympathy-left = Todas las fichas de simpatía están en el mapa, así que no queda ninguna por colocar.
reason-not-next-to-sympathy = Ningún claro vecino del { $clearing } es afín, y la simpatía se extiende desde ahí.
remedy-not-next-to-sympathy =
    { $near ->
        [none] { "" }
       *[other] Puede extenderse a { $near }.
    }
# $enemy: who has three warriors or more there, or nobody.
reason-too-few-supporters-to-spread = La simpatía en el claro { $clearing } cuesta { $cost ->
    [one] 1 simpatizante
   *[other] { $cost } simpatizantes
  } de su palo, { $clearing_suit }, o aves{ $enemy-id ->
    [none] { "" }
   *[other] {" "}(uno de ellos por la Ley Marcial: { $enemy-short } { $enemy-number ->
        [one] tiene
       *[many] tienen
    } allí tres guerreros o más)
  }, y { $supporters ->
    [0] { $faction-short } no tiene simpatizantes.
   *[other] { supporters-match }.
  }
remedy-too-few-supporters-to-spread =
    { $missing ->
        [one] Con 1 simpatizante más de { $clearing_suit } o de ave se podría pagar.
       *[other] Con { $missing } simpatizantes más de { $clearing_suit } o de ave se podría pagar.
    }
reason-not-a-supporter = { named-card } no está entre los simpatizantes.
reason-supporter-out-of-order =
    { $cause ->
        [passed] Los simpatizantes se nombran en un orden fijo, y ya se ha nombrado uno que va después de { $card }.
       *[early] Los simpatizantes se nombran en un orden fijo, y después de { $card } quedan muy pocos: hay que descartar o gastar { $left }.
    }
reason-must-give-a-supporter = Una mano con una carta de { $suit } o de ave no se puede enseñar en su lugar: una de ellas va a los Simpatizantes.
reason-no-base-of-that-suit =
    { $suits-id ->
        [none] No hay ninguna base en el mapa, y los oficiales se entrenan con una carta del palo de una base.
       *[other] { $card } es de { $card_suit }, y los oficiales se entrenan con una carta del palo de una base.
    }
remedy-no-base-of-that-suit =
    { $suits-id ->
        [none] { "" }
       *[other] Valdría una carta de uno de estos palos, o de ave: { $suits }.
    }
reason-no-officer-left =
    { $officers ->
        [0] { the-faction-has.not } oficiales, y cada operación militar necesita uno.
        [one] El único oficial { $faction-of } ya ha actuado en esta Noche.
       *[other] Los { $officers } oficiales { $faction-of } ya han actuado en esta Noche.
    }
reason-no-base-there = { the-faction-has.not } ninguna base en el claro { $clearing }, y los guerreros se reclutan en una base.
reason-no-warrior-to-organize = { the-faction-has.not } en el claro { $clearing } ningún guerrero que pueda dejar su sitio a la simpatía.
