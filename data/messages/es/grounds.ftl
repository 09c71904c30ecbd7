### Why something is legal, with the facts of the position: the counterparts of the reasons (reason-…).
### A ground without words says nothing about this action.

# $question: what is asked, in words.
ground-decision =
    { $player-number ->
        [many] Ahora deciden { $player-short }: «{ $question }».
       *[one] Ahora decide { $player-short }: «{ $question }».
    }
ground-verb = «{ $verb }» está entre lo que se puede escoger aquí.

## Parts that several messages share

# How $faction rules $clearing.
rule-won-clearing =
    { $clearing_won ->
        [alone] En el claro { $clearing } nadie más tiene guerreros ni edificios, así que allí { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }.
        [tie] En el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } { $clearing_rival-count ->
            [one] { $clearing_rival-of }
           *[other] por bando ({ $clearing_rival-short })
        }, y los empates los { $faction-number ->
            [many] ganan
           *[one] gana
        } { $faction-short } ({ $ties_law }).
       *[more] En el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } { $clearing_rival-count ->
            [one] { $clearing_rival-of }
           *[other] por bando ({ $clearing_rival-short })
        }: allí { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }.
    }
# The same for $destination.
rule-won-destination =
    { $destination_won ->
        [alone] En el claro { $destination } nadie más tiene guerreros ni edificios, así que allí { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }.
        [tie] En el claro { $destination } hay { $destination_power } contra { $destination_rival_power } { $destination_rival-count ->
            [one] { $destination_rival-of }
           *[other] por bando ({ $destination_rival-short })
        }, y los empates los { $faction-number ->
            [many] ganan
           *[one] gana
        } { $faction-short } ({ $ties_law }).
       *[more] En el claro { $destination } hay { $destination_power } contra { $destination_rival_power } { $destination_rival-count ->
            [one] { $destination_rival-of }
           *[other] por bando ({ $destination_rival-short })
        }: allí { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }.
    }
# “El Nido no ha”, “Los Córvidos no han”.
the-faction-has-not =
    { $faction-number ->
        [many] { $faction-start } no han
       *[one] { $faction-start } no ha
    }
# The warriors of $faction in $clearing.
warriors-in-clearing =
    { $clearing_warriors ->
        [one] 1 guerrero
       *[other] { $clearing_warriors } guerreros
    }

## Cards in hand

ground-card-not-in-hand = { the-faction-has } { named-card } en la mano.
ground-card-does-not-match =
    { $suit-id ->
        [bird] { $card } es una carta de ave, como tiene que ser.
       *[other] { $card_suit-id ->
            [bird] { $card } es una carta de ave, que vale como carta de { $suit }.
           *[other] { $card } es una carta de { $card_suit }, como tiene que ser.
        }
    }
ground-not-a-bird-card = { $card } es una carta de ave.

## Crafting

ground-already-in-play =
    { $card_kind ->
        [persistent] { the-faction-has.not } todavía { $card } en juego.
       *[other] { "" }
    }
ground-item-not-in-supply =
    { $item-id ->
        [none] { "" }
       *[other] En la reserva común de objetos queda { $item-one }.
    }
ground-crafting-cost-not-met =
    { $suit-id ->
        [any] { $card } cuesta { $cost ->
            [one] 1 pieza de fabricación de cualquier palo
           *[other] { $cost } piezas de fabricación de cualquier palo
        }, y { $idle ->
            [one] este turno queda { $building-one } { $faction-of } por activar.
           *[other] este turno quedan { $idle } { $faction-of } por activar.
        }
       *[other] { $card } cuesta { $cost ->
            [one] 1 pieza de fabricación en un claro de { $suit }
           *[other] { $cost } piezas de fabricación en claros de { $suit }
        }, y { $idle ->
            [one] allí este turno queda { $building-one } { $faction-of } por activar.
           *[other] allí este turno quedan { $idle } { $faction-of } por activar.
        }
    }
ground-no-piece-to-activate = En el claro { $clearing } este turno queda una pieza de fabricación { $faction-of } por activar.

## Moving

ground-not-adjacent = Los claros { $origin } y { $destination } son adyacentes.
ground-rules-neither =
    { $clearing_won ->
        [none] { $destination_won ->
            [none] { $faction-start } { $faction-number ->
                [many] mueven
               *[one] mueve
            } gobierne quien gobierne ({ $free_law }).
           *[other] { rule-won-destination }
        }
       *[other] { rule-won-clearing }
    }
# Of a move, the number of warriors says it all.
ground-no-warrior-to-remove = { the-faction-has } { warriors-in-clearing } en el claro { $clearing }.
ground-too-few-warriors = { the-faction-has } { warriors-in-clearing } en el claro { $clearing }, y { $count ->
    [one] se mueve 1.
   *[other] se mueven { $count }.
  }

## Battle

ground-no-warriors-to-attack = { the-faction-has } { warriors-in-clearing } en el claro { $clearing } para atacar.
ground-no-enemy-there = { the-target-has } piezas en el claro { $clearing }.
ground-not-an-enemy = { $faction-start } y { $target-short } son enemigos en esta partida.
ground-not-an-ambush = { $card } es una carta de emboscada.
ground-not-a-side-of-the-battle = Los dos bandos de la batalla son { $attacker-short } y { $defender-short }.
ground-cannot-lose-this-piece = Un golpe puede retirar { one-piece } del claro { $clearing }.
ground-nothing-follows-there = Hay una elección pendiente por lo que se retiró del claro { $clearing }.
ground-nothing-follows-for-that-side = { the-target-has } algo que escoger después de esta batalla.

## Cards in play

ground-card-not-in-play = { the-faction-has } «{ $verb }» en juego.
ground-card-used-this-turn = «{ $verb }» no se ha usado todavía en este turno.
ground-card-used-this-battle = «{ $verb }» no se ha usado todavía en esta batalla.
ground-only-at-the-start-of-the-phase = Es justo el principio { $phase-of }.
ground-only-as-defender = En el claro { $clearing } { $faction-number ->
    [many] defienden
   *[one] defiende
  } { $faction-short }.
ground-only-as-attacker = En el claro { $clearing } { $faction-number ->
    [many] atacan
   *[one] ataca
  } { $faction-short }.
ground-no-rolled-hits-to-stop = En el claro { $clearing } hay golpes de la tirada contra { $faction-short }.
# $ruled: how many clearings $faction rules.
ground-rules-no-clearing = { $faction-start } { $faction-number ->
    [many] gobiernan
   *[one] gobierna
  } { $ruled ->
    [one] 1 claro.
   *[other] { $ruled } claros.
  }
ground-not-another-player =
    { $target-number ->
        [many] { $target-start } también juegan en esta partida.
       *[one] { $target-start } también juega en esta partida.
    }
ground-target-has-no-card = { the-target-has } al menos 1 carta en la mano.

## Dominance

ground-not-a-dominance-card = { $card } es una carta de dominancia.
ground-fewer-than-ten-points = { the-faction-has } { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }, y una carta de dominancia pide 10.
ground-dominance-already-active = { the-faction-has.not } todavía ninguna carta de dominancia activa.
ground-dominance-not-available = { $card } está entre las cartas de dominancia disponibles junto al mapa.
ground-no-card-to-spend-for-dominance =
    { $card_suit-id ->
        [bird] { the-faction-has } una carta de ave que gastar para tomar { $card }.
       *[other] { the-faction-has } una carta de { $card_suit } o de ave que gastar para tomar { $card }.
    }

## Placing

# With no open slot, a revolt removes what stands in one.
ground-no-open-slot =
    { $clearing_open ->
        [0] En el claro { $clearing } queda libre un espacio cuando se retiran las piezas enemigas.
        [one] En el claro { $clearing } hay 1 espacio libre.
       *[other] En el claro { $clearing } hay { $clearing_open } espacios libres.
    }
ground-no-warrior-in-supply = { the-faction-has } { $supply ->
    [one] 1 guerrero en la reserva.
   *[other] { $supply } guerreros en la reserva.
  }
ground-nothing-to-place-there = En el claro { $clearing } hay sitio para { one-piece }.

## Setup

ground-not-a-corner = El claro { $clearing } es una esquina.
ground-keep-not-in-a-corner = { ground-not-a-corner }
ground-corner-taken = Nadie más empieza en el claro { $clearing }.
ground-not-the-opposite-corner =
    { $facing ->
        [start] El claro { $clearing } es la esquina diagonalmente opuesta a otro claro inicial.
       *[nobody] { "" }
    }
ground-other-building-first = Lo que se coloca ahora es { $building-the }.
ground-not-by-the-keep =
    { $beside ->
        [same] La fortaleza está en el claro { $clearing }.
       *[next] El claro { $clearing } está al lado del { $keep }, el de la fortaleza.
    }
