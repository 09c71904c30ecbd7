### What is asked, of whom, in words that everybody at the table can read.

## Setup

question-setup-keep = ¿En qué esquina coloca { $player-short } la fortaleza?
question-setup-sawmill = ¿Dónde va el primer aserradero { $player-of }: con la fortaleza o al lado?
question-setup-workshop = ¿Dónde va el primer taller { $player-of }: con la fortaleza o al lado?
question-setup-recruiter = ¿Dónde va el primer reclutador { $player-of }: con la fortaleza o al lado?
question-setup-roost = ¿En qué esquina { $player-number ->
    [many] empiezan
   *[one] empieza
  } { $player-short }, con un nido y guerreros?
question-setup-leader = ¿Con qué líder { $player-number ->
    [many] empiezan
   *[one] empieza
  } { $player-short }?

## Between the steps

question-start-of-phase =
    { $phase-id ->
        [birdsong] Empieza el Alba { $player-of }: ahora van los efectos de su comienzo.
       *[other] Empieza { $phase-the } { $player-of }: ¿usar un efecto de su comienzo?
    }
question-window = { $phase } { $player-of }: ¿hacer algo antes de seguir?

## Daylight

question-craft = { $player-start } { $player-number ->
    [many] pueden
   *[one] puede
  } fabricar cartas. ¿Fabricar una o continuar?
# $left: how many actions are left.
question-marquise-actions =
    { $left ->
        [0] { $player-whom } no le quedan acciones; gastar un ave daría una más. ¿Terminar el Día?
        [one] { $player-whom } le queda 1 acción. ¿Y ahora?
       *[other] { $player-whom } le quedan { $left } acciones. ¿Y ahora?
    }
question-march-on = La marcha { $player-of } puede tener un segundo movimiento. ¿Mover otra vez?
# $card is being crafted; $left: how many pieces are still to be chosen.
question-activate =
    { $left ->
        [one] { $card } cuesta 1 pieza de fabricación más, de cualquier palo. ¿Cuál se activa?
       *[other] { $card } cuesta { $left } piezas de fabricación más, de cualquier palo. ¿Cuál se activa ahora?
    }
# A $piece is being built in $clearing; $left: wood still to pay.
question-pay-wood =
    { $left ->
        [one] Construir { $piece-one } en el claro { $clearing }: falta por pagar 1 ficha de madera. ¿De dónde?
       *[other] Construir { $piece-one } en el claro { $clearing }: faltan por pagar { $left } fichas de madera. ¿De dónde sale la siguiente?
    }
# $left: how many of $piece the supply still has.
question-place-short =
    { $left ->
        [one] La reserva se agota: solo queda { $piece-one }. ¿Dónde va?
       *[other] La reserva se agota: solo quedan { $left }. ¿Dónde va { $piece-the } siguiente?
    }

## The Decree

# $count: how many cards were added this turn.
question-add-to-decree =
    { $count ->
        [0] { $player-start } debe añadir una o dos cartas al Decreto. ¿Qué carta, y dónde?
       *[other] { $player-start } puede añadir una segunda carta al Decreto. ¿Qué carta, y dónde?
    }
question-new-roost = { $player-start } no { $player-number ->
    [many] tienen
   *[one] tiene
  } nidos en el mapa. ¿Dónde va el nuevo?
question-decree = { $column } en el Decreto: ¿qué carta resuelve ahora { $player-short }?
# $suit: the card being resolved.
question-decree-recruit =
    { $suit-id ->
        [bird] Decreto, Reclutar con un ave: ¿en qué nido?
       *[other] Decreto, Reclutar con una carta de { $suit }: ¿en qué nido de un claro de { $suit }?
    }
question-decree-move =
    { $suit-id ->
        [bird] Decreto, Mover con un ave: ¿desde qué claro, y adónde?
       *[other] Decreto, Mover con una carta de { $suit }: ¿desde qué claro de { $suit }, y adónde?
    }
question-decree-battle =
    { $suit-id ->
        [bird] Decreto, Batallar con un ave: ¿en qué claro, y contra quién?
       *[other] Decreto, Batallar con una carta de { $suit }: ¿en qué claro de { $suit }, y contra quién?
    }
question-decree-build =
    { $suit-id ->
        [bird] Decreto, Construir con un ave: ¿en qué claro de los que gobierna { $player-short }?
       *[other] Decreto, Construir con una carta de { $suit }: ¿en qué claro de { $suit } de los que gobierna { $player-short }?
    }
question-new-leader = El líder anterior ha sido depuesto. ¿Qué líder escoge ahora { $player-short }?

## Battle

question-ambush = { $attacker-start } { $attacker-number ->
    [many] atacan
   *[one] ataca
  } { $defender-to } en el claro { $clearing } ({ $suit }). ¿{ $defender-number ->
    [many] Juegan
   *[one] Juega
  } { $defender-short } una emboscada?
question-foil = { $attacker-start } { $attacker-number ->
    [many] caen
   *[one] cae
  } en una emboscada en el claro { $clearing } ({ $suit }): 2 golpes en el acto. ¿Truncarla con otra emboscada?
question-effects-first = Los dos bandos pueden usar efectos en la batalla del claro { $clearing }. { $player-start } { $player-number ->
    [many] dicen
   *[one] dice
  } quién empieza.
# The hits that each side deals so far.
question-effects = En el claro { $clearing }, { $attacker-short } { $attacker-number ->
    [many] darán
   *[one] dará
  } { $attacker_hits ->
    [one] 1 golpe
   *[other] { $attacker_hits } golpes
  } y { $defender-short }, { $defender_hits }. ¿{ $player-number ->
    [many] Usan
   *[one] Usa
  } { $player-short } un efecto?
# $left: hits that buildings and tokens of $owner are still to take.
question-lose =
    { $left ->
        [one] { $owner-start } { $owner-number ->
            [many] deben
           *[one] debe
        } perder 1 edificio o ficha en el claro { $clearing }. ¿Cuál?
       *[other] { $owner-start } { $owner-number ->
            [many] deben
           *[one] debe
        } perder { $left } edificios o fichas en el claro { $clearing }. ¿Cuál primero?
    }
question-order-sides = Después de la batalla los dos bandos tienen algo que escoger. { $player-start } { $player-number ->
    [many] dicen
   *[one] dice
  } qué bando empieza.
question-order-triggers = Hay varias cosas que escoger. { $player-start } { $player-number ->
    [many] dicen
   *[one] dice
  } cuál va primero.
# $count warriors were removed from $clearing; the keep is in $keep.
question-field-hospitals = { $player-start } ha perdido { some-warriors } en el claro { $clearing } ({ $suit }). ¿Gastar una carta de { $suit } o de ave para { $count ->
    [one] colocarlo
   *[other] colocarlos
  } en el claro { $keep }, con la fortaleza?

## Cards

# $left: how many cards are still to go.
question-discard =
    { $left ->
        [one] { $player-start } { $player-number ->
            [many] deben
           *[one] debe
        } descartar 1 carta para quedarse con cinco. ¿Cuál?
       *[other] { $player-start } { $player-number ->
            [many] deben
           *[one] debe
        } descartar { $left } cartas para quedarse con cinco. ¿Cuál ahora?
    }
question-pay-dominance =
    { $suit-id ->
        [bird] ¿Qué carta de ave { $player-number ->
            [many] gastan
           *[one] gasta
        } { $player-short } por { $card }?
       *[other] ¿Qué carta de { $suit } o de ave { $player-number ->
            [many] gastan
           *[one] gasta
        } { $player-short } por { $card }?
    }
