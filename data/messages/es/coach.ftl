### El entrenador junto a la mesa: qué se pregunta, qué se puede hacer, qué puntúa, con qué hay que tener cuidado.

tool-coach = Entrenador
tool-coach-help = Qué puedes hacer, qué no y por qué, qué puntúa y con qué debes tener cuidado

## Encabezados

coach-asked = Decides tú
coach-decides = Quién decide
coach-can = Ahora puedes
coach-cannot = Ahora no puedes
coach-later = { $count ->
    [one] Hay 1 cosa que toca en otro momento
   *[other] Hay { $count } cosas que tocan en otro momento
  }
# $timing: como en reason-not-now.
coach-when = { $timing ->
    [other-phase] { $phases-count ->
        [one] { $phases-id ->
            [birdsong] En el Alba
            [daylight] En el Día
            [evening] Por la Noche
           *[setup] En la preparación
        }
       *[other] En estas fases: { $phases }
    }
    [under-way] Cuando esté contestado lo que se pregunta ahora
    [later] Más tarde en { $phase-this }
    [over] Ya pasó en { $phase-this }
    [start] Solo al empezar { $phase-the }
   *[other] Solo cuando el juego lo pregunta
  }
coach-points = Qué puntúa en este turno
coach-watch = Ten cuidado
coach-won = La partida ha terminado
coach-more = { $count ->
    [one] 1 más
   *[other] { $count } más
  }

## Palabras cortas

coach-ways = { $count ->
    [one] 1 manera
   *[other] { $count } maneras
  }
# Claros en una frase.
coach-places = { $count ->
    [one] el claro { $clearings }
   *[other] los claros { $clearings }
  }
# $sentence: por qué no, en el caso más cercano.
coach-closest = El caso más cercano: { $sentence }
# $loss: yes si los $points se pierden.
coach-plus = { $loss ->
    [yes] −{ $points }
   *[no] +{ $points }
  }
coach-waits = { $player-number ->
    [many] Ahora deciden { $player-short }: { $question }
   *[one] Ahora decide { $player-short }: { $question }
  }
coach-reach = { $points ->
    [0] En conjunto, para ganar puntos en este turno hacen falta dados, movimientos u otra preparación.
    [one] Sin dados ni movimientos tienes al menos 1 punto a tu alcance.
   *[other] Sin dados ni movimientos tienes al menos { $points } puntos a tu alcance.
  }
coach-no-points = Tal como está todo, no se ve nada que puntúe.
coach-calm = Por ahora no hay nada que advertirte.

## Qué puntúa

coach-points-craft = Fabrica { $card }.
coach-points-claim = Usa { $card }: 1 punto por cada claro que gobiernas, y gobiernas { $count }.
coach-points-remove = Retira en batalla un edificio o una ficha enemiga, 1 punto por cada pieza. Puedes atacar en { $places }.
coach-points-build = Construye { $building-one } por { $wood } de madera{ $overwork ->
    [0] { "" }
   *[other] ; { $overwork } debe llegar antes de Forzar Producción
  }.
coach-points-roosts = Por la Noche puntúan tus nidos ({ $count } en el mapa).
# $certain: si nada lo puede evitar.
coach-points-turmoil = { $certain ->
    [yes] El Caos, que es seguro.
   *[no] El Caos, si antes de que le toque al Decreto no cambia algo.
  }
coach-points-more-roosts = Más por la Noche, si el Decreto construye todos los nidos que ahora puede construir.
coach-points-spread = Extiende la simpatía por { $count ->
    [one] 1 simpatizante
   *[other] { $count } simpatizantes
  } del palo del claro, a { $places }.{ $martial ->
    [0] { "" }
   *[other] { " " }Con ley marcial (3 guerreros o más de un mismo enemigo allí) hace falta un simpatizante más.
  }
coach-points-organize = Organiza: un guerrero en { $places } se convierte en simpatía.
coach-points-quest = Completa { $quest }: tienes listos sus objetos.
coach-points-explore = Explora la ruina en el claro { $clearing } con una antorcha.
coach-points-strike = Golpea con { $count ->
    [one] una ballesta
   *[other] hasta { $count } ballestas
  } en el claro { $clearing }: cada edificio o ficha que retires da 1 punto; antes van los guerreros de ese enemigo.
coach-points-aid = Ayuda { $target-to }{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } veces
  }.
coach-points-infamy = Retira en batalla piezas de quien te es hostil ({ $rivals-short }): cada pieza puntúa.
coach-points-flip = Voltea tus planes en { $places }.

## Con qué hay que tener cuidado

# $decree: si en este turno aún queda Decreto por resolver.
coach-you-can-win = { $decree ->
    [yes] Puedes ganar en este turno si el Decreto no trae el Caos: tienes { $score ->
        [one] 1 punto
       *[other] { $score } puntos
      } y al menos { $points ->
        [one] otro
       *[other] otros { $points }
    } a tu alcance.
   *[no] Puedes ganar en este turno si nadie se interpone: tienes { $score ->
       [one] 1 punto
      *[other] { $score } puntos
     } y al menos { $points ->
        [one] otro
       *[other] otros { $points }
    } a tu alcance.
  }
coach-rival-wins = { $now ->
    [yes] { $rival-number ->
        [many] { $rival-start } quizá puedan ganar en este turno: tienen { $score ->
            [one] 1 punto
           *[other] { $score } puntos
          } y tal vez { $points ->
            [one] otro
           *[other] otros { $points }
        } a su alcance.
       *[one] { $rival-start } quizá pueda ganar en este turno: tiene { $score ->
           [one] 1 punto
          *[other] { $score } puntos
         } y tal vez { $points ->
            [one] otro
           *[other] otros { $points }
        } a su alcance.
    }
   *[no] { $rival-number ->
        [many] { $rival-start } quizá puedan ganar en el próximo turno: tienen { $score ->
            [one] 1 punto
           *[other] { $score } puntos
          } y tal vez { $points ->
            [one] otro
           *[other] otros { $points }
        } a su alcance.
       *[one] { $rival-start } quizá pueda ganar en el próximo turno: tiene { $score ->
           [one] 1 punto
          *[other] { $score } puntos
         } y tal vez { $points ->
            [one] otro
           *[other] otros { $points }
        } a su alcance.
    }
  }
coach-dominance-met = { $player-number ->
    [many] { $player-start } ganan al empezar su Alba: gobiernan { $places } ({ $card }). Quítales claros antes.
   *[one] { $player-start } gana al empezar su Alba: gobierna { $places } ({ $card }). Quítale claros antes.
  }
coach-dominance-near = { $player-number ->
    [many] { $player-whom } les falta un claro para { $card }.
   *[one] { $player-whom } le falta un claro para { $card }.
  } { $held ->
    [0] { "" }
   *[other] Gobernados ya: { $places }.
  }
coach-own-dominance-met = Ganas al empezar tu Alba si aún gobiernas { $places } ({ $card }).
coach-own-dominance-near = Te falta un claro para { $card }. Gobernados ya: { $places }.
coach-own-dominance-far = Juegas a dominancia y ya no obtienes puntos. Para { $card } { $count ->
    [one] te falta 1 claro
   *[other] te faltan { $count } claros
  }.
coach-hand-limit = Tienes { $held ->
    [one] 1 carta
   *[other] { $held } cartas
  } en la mano y robarás { $draws } por la Noche. El límite es cinco: juega antes { $count ->
    [one] 1 carta o tendrás que descartarla
   *[other] { $count } cartas o tendrás que descartarlas
  }.

coach-wood-short = No puedes pagar ningún edificio: el más barato cuesta { $need } de madera, y a un espacio libre { $wood ->
    [0] no puede llegar nada
   *[other] solo puede llegar { $wood }
  } por claros que gobiernas.
coach-no-building-site = No gobiernas ningún claro con un espacio libre: no hay dónde construir.
coach-keep-at-risk = Una batalla enemiga podría retirar tu fortaleza en el claro { $clearing }. Si se pierde, no vuelve, y los hospitales de campaña la necesitan.
coach-keep-lost = Has perdido la fortaleza: ya no hay hospitales de campaña.
coach-keep-closed = La fortaleza está en el claro { $clearing }: no puedes colocar piezas allí.

coach-turmoil-stuck = Decreto, columna { $column }: tal como está todo, no hay manera de cumplir { $suits-count ->
    [one] la carta
   *[other] las cartas
  } de { $suits }.
coach-turmoil-warriors = Decreto, columna { $column }: hace falta { $need ->
    [one] 1 guerrero
   *[other] tener { $need } guerreros
  }, y en tu reserva { $supply ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $supply }
  }.
coach-turmoil-sites = Decreto, columna { $column }: no hay sitios, o nidos, { $need ->
    [one] para el nido
   *[other] para los { $need } nidos
  }.
coach-turmoil-cost = { $certain ->
    [yes] El Caos es seguro
    [later] Si las columnas anteriores no lo cambian, llega el Caos
   *[no] Si antes no cambia algo, llega el Caos
  }: pierdes { $most ->
    [yes] hasta { $points }
   *[no] { $points }
  } { $points ->
    [one] punto
   *[other] puntos
  }, las cartas del Decreto y tu líder, y tu Día se acaba.
coach-eyrie-in-danger = El Decreto del Nido está en peligro: tal como está todo, la columna { $column } no se puede resolver. Si sigue así, llega el Caos.

coach-supporters-full = Tienes { $count ->
    [one] 1 simpatizante
   *[other] { $count } simpatizantes
  } y ninguna base: los que lleguen se descartan.
coach-base-at-risk = Una batalla enemiga podría retirar tu base en { $places }. Con ella perderías simpatizantes y oficiales.
coach-outrage-move = Si tus guerreros entran en { $places }, hay Indignación: das a la Alianza una carta del palo de ese claro.
coach-outrage-remove = Si retiras la simpatía que hay en { $places }, hay Indignación: das a la Alianza una carta del palo de ese claro.
coach-outrage-no-card = No tienes ninguna carta para { $places }: con la Indignación, la Alianza vería toda tu mano.
coach-revolt-ahead = La Alianza tiene { $count ->
    [one] 1 simpatizante
   *[other] { $count } simpatizantes
  } y quizá pueda rebelarse en { $places }: { $pawn ->
    [yes] dañarías tres objetos (todos los que no estén dañados, si son menos)
   *[no] se retirarían todas tus piezas de allí
  }.

coach-items-exhausted = Tienes { $count ->
    [one] 1 objeto agotado
   *[other] { $count } objetos agotados
  }, y en tu próxima Alba solo se refrescan { $refreshed }.
coach-items-damaged = { $count ->
    [one] Tienes 1 objeto dañado, que no sirve
   *[other] Tienes { $count } objetos dañados, que no sirven
  }. Repara con un martillo o acaba tu turno en un bosque.
coach-item-limit = Llevas { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
  } de más: lo que por la Noche pase del límite sale de la partida.
coach-hostile = { $rivals-count ->
    [one] Te es hostil
   *[other] Te son hostiles
  }: { $rivals-short }. Moverte a donde hay guerreros suyos cuesta una bota más.
coach-vagabond-hostile = Eres hostil al Vagabundo: en las batallas de su turno, cada pieza tuya que retira le da 1 punto más.{ $count ->
    [0] { "" }
   *[other] { " " }Está entre tus piezas en { $places }.
  }

coach-plots-alone = No tienes guerreros en { $places }: allí no se puede voltear un plan.
coach-plots-exposed = Un enemigo tiene piezas junto a tu plan en { $places } y puede adivinar cuál es.
coach-plots-near = Puede haber una bomba bajo el plan en { $places }. Si los Córvidos voltean una en su Alba, { $pawn ->
    [yes] dañas tres objetos (todos los que no estén dañados, si son menos)
   *[no] retira todas tus piezas de allí
  }.
coach-plots-to-guess = Puedes adivinar qué plan hay en { $places }: tienes una carta para ello. Si aciertas, se va y obtienes 1 punto.
coach-snared = { $pawn ->
    [yes] Un cepo en { $places }: solo puedes salir infiltrándote, en el Alba.
   *[no] Un cepo en { $places }: no puedes salir ni colocar nada allí.
  }
