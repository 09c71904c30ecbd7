### What happened, in whole sentences for the log.
### event-<kind>; event-<kind>-hidden for a reader who may not see the card.

# $count of one $piece.
some-pieces =
    { $piece-id ->
        [keep] la fortaleza
       *[other] { $count ->
            [one] { $piece-one }
           *[other] { $count } { $piece }
        }
    }
some-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## The turn

# $count: the round.
event-turn = Ronda { $count }: empieza el turno { $faction-of }.
event-phase = Empieza { $phase-the } { $faction-of }.
event-won = { $faction-start } { $faction-number ->
    [many] ganaron
   *[one] ganó
  } la partida.

## Pieces and points

event-placed = { $faction-start } { $faction-number ->
    [many] colocaron
   *[one] colocó
  } { some-pieces } en el claro { $clearing }.
event-placed-each = { $faction-start } { $faction-number ->
    [many] colocaron
   *[one] colocó
  } { some-pieces } en cada uno de los claros { $clearings }.
# The pieces belong to $faction.
event-removed =
    { $piece-id ->
        [keep] La fortaleza fue retirada del claro { $clearing }.
       *[other] { $faction-start } { $faction-number ->
            [many] perdieron
           *[one] perdió
        } { some-pieces } en el claro { $clearing }.
    }
event-removed-each = { $faction-start } { $faction-number ->
    [many] perdieron
   *[one] perdió
  } { some-pieces } en cada uno de los claros { $clearings }.
event-moved = { $faction-start } { $faction-number ->
    [many] movieron
   *[one] movió
  } { some-warriors } del claro { $origin } al { $destination }.
event-scored = { $faction-start } { $faction-number ->
    [many] obtuvieron
   *[one] obtuvo
  } { some-points }.
event-lost-points = { $faction-start } { $faction-number ->
    [many] perdieron
   *[one] perdió
  } { some-points }.

## Cards

event-drew = { $faction-start } { $faction-number ->
    [many] robaron
   *[one] robó
  } { $card } del mazo.
event-drew-hidden = { $faction-start } { $faction-number ->
    [many] robaron
   *[one] robó
  } { $count ->
    [other] { $count } cartas
   *[one] una carta
  } del mazo.
event-spent = { $faction-start } { $faction-number ->
    [many] gastaron
   *[one] gastó
  } { $card }.
# $count: the cards of the discard pile.
event-reshuffled =
    { $count ->
        [one] El mazo estaba vacío, así que la única carta descartada pasó a ser el nuevo mazo.
       *[other] El mazo estaba vacío, así que se barajaron las { $count } cartas descartadas para formar uno nuevo.
    }
event-crafted =
    { $item-id ->
        [none] { $faction-start } { $faction-number ->
            [many] fabricaron
           *[one] fabricó
        } { $card }.
       *[other] { $faction-start } { $faction-number ->
            [many] fabricaron
           *[one] fabricó
        } { $card } y { $faction-number ->
            [many] tomaron
           *[one] tomó
        } { $item-one }.
    }
event-card-used =
    { $target-id ->
        [none] { $faction-start } { $faction-number ->
            [many] usaron
           *[one] usó
        } { $card }.
       *[other] { $card-id ->
            [better-burrow-bank] { $faction-start } { $faction-number ->
                [many] usaron
               *[one] usó
            } { $card } junto con { $target-short }.
           *[other] { $faction-start } { $faction-number ->
                [many] usaron
               *[one] usó
            } { $card } contra { $target-short }.
        }
    }
event-took = { $faction-start } { $faction-number ->
    [many] tomaron
   *[one] tomó
  } { $card } de la mano { $target-of }.
event-took-hidden = { $faction-start } { $faction-number ->
    [many] tomaron
   *[one] tomó
  } una carta de la mano { $target-of }.
event-saw = { $faction-start } { $faction-number ->
    [many] vieron
   *[one] vio
  } { $card } en la mano { $target-of }.
event-saw-hidden = { $faction-start } { $faction-number ->
    [many] vieron
   *[one] vio
  } una carta en la mano { $target-of }.
event-dominance = { $faction-start } { $faction-number ->
    [many] activaron
   *[one] activó
  } { $card } y ya no { $faction-number ->
    [many] obtienen
   *[one] obtiene
  } puntos.
event-took-dominance = { $faction-start } { $faction-number ->
    [many] tomaron
   *[one] tomó
  } en su mano { $card }, que estaba disponible.

## Battle

event-battle = { $faction-start } { $faction-number ->
    [many] atacaron
   *[one] atacó
  } { $target-to } en el claro { $clearing }.
event-ambush = { $faction-start } { $faction-number ->
    [many] jugaron
   *[one] jugó
  } { $card } en el claro { $clearing }.
event-foiled = { $faction-start } { $faction-number ->
    [many] truncaron
   *[one] truncó
  } la emboscada del claro { $clearing } con { $card }.
event-rolled = Los dados mostraron { $high } y { $low } en el claro { $clearing }.
# $high: hits on $target, the defender; $low: hits on $faction, the attacker.
event-hits = En el claro { $clearing }, { $faction-short } { $faction-number ->
    [many] dieron
   *[one] dio
  } { $high ->
    [one] 1 golpe
   *[other] { $high } golpes
  } y { $faction-number ->
    [many] recibieron
   *[one] recibió
  } { $low }.
event-hospitals = Los Hospitales de Campaña salvaron del claro { $clearing } a { some-warriors } { $faction-of }.

## The Marquise

event-extra-action = { $faction-start } obtuvo una acción extra con { $card }.

## The Eyrie

event-leader = { $leader-start } es ahora el líder { $faction-of }.
event-decree = { $faction-start } añadió { $card } a { $column } en el Decreto.
event-resolving = { $faction-start } pasó a una carta de { $suit } del Decreto: { $column }.
# $count: the bird cards in the Decree.
event-turmoil =
    { $count ->
        [0] { $faction-start } cayó en el Caos, sin ninguna ave en el Decreto.
        [one] { $faction-start } cayó en el Caos, con 1 ave en el Decreto.
       *[other] { $faction-start } cayó en el Caos, con { $count } aves en el Decreto.
    }
event-purged = { $card } se purgó del Decreto.
event-deposed = { $leader-start } fue depuesto.
event-new-clutch = Todos los líderes { $faction-of } estaban bocabajo y vuelven a estar bocarriba.
