### The Corvid Conspiracy (chapter 13): its actions, questions, events, and why something is not legal.

# “una bomba”, “un cepo”.
one-plot = { $plot-one }

## Actions

action-corvids-scatter = Colocar un guerrero en el claro { $clearing }
action-corvids-flip = Voltear el plan del claro { $clearing }
action-corvids-recruit = Reclutar en los claros de { $suit } con { named-card }
action-corvids-plot = Planear en el claro { $clearing }: { one-plot }
action-corvids-plot-hidden = Planear en el claro { $clearing }
action-corvids-trick = Intercambiar los planes de los claros { $clearing } y { $destination }
action-corvids-continue = Continuar
# Exposure, of another faction.
action-expose = Apostar por { one-plot } en el claro { $clearing }, mostrando { named-card }
action-expose-hidden = Apostar por { one-plot } en el claro { $clearing }

verb-corvids-scatter = Colocar un guerrero
verb-corvids-flip = Voltear un plan
verb-corvids-recruit = Reclutar
verb-corvids-plot = Planear
verb-corvids-trick = Trucar
verb-expose = Exponer un plan

## Questions

question-setup-scatter = ¿En qué claro de { $suit } va el primer guerrero { $player-of }?
# $points: what the next plot that is flipped scores.
question-flip-plots =
    { $points ->
        [one] { $player-start } pueden voltear planes, y el próximo da 1 punto. ¿Voltear uno o continuar?
       *[other] { $player-start } pueden voltear planes, y el próximo da { $points } puntos. ¿Voltear uno o continuar?
    }
question-recruit-with-a-card = { $player-start } pueden gastar una carta para colocar un guerrero en cada claro de su palo. ¿Qué carta, o continuar?
# $left: how many actions are left.
question-corvids-actions =
    { $left ->
        [0] { $player-whom } no les quedan acciones. ¿Terminar el Día?
        [one] { $player-whom } les queda 1 acción. ¿Y ahora?
       *[other] { $player-whom } les quedan { $left } acciones. ¿Y ahora?
    }
question-exert = { $player-start } pueden hacer una acción más en vez de robar cartas. ¿Hacer una, o continuar y robar?

## Events

# To other eyes: without the plot.
event-plotted = { $faction-start } planearon { one-plot } en el claro { $clearing }.
event-plotted-hidden = { $faction-start } colocaron un plan en el claro { $clearing }.
event-flipped = { $faction-start } voltearon { one-plot } en el claro { $clearing }.
event-tricked = { $faction-start } intercambiaron los planes de los claros { $origin } y { $destination }.
event-raid = El asalto retirado del claro { $clearing } lleva guerreros { $faction-of } a los claros de alrededor.
event-exerted = { $faction-start } se agotaron: una acción más, y ninguna carta en esta Noche.
event-guessed = { $faction-start } { $faction-number ->
    [many] apostaron
   *[one] apostó
  } por { one-plot } en el claro { $clearing }.
event-right-guess = La suposición era acertada, y { $faction-short } solo { $faction-number ->
    [many] mostraron
   *[one] mostró
  } { $card } { $target-to }.
event-right-guess-hidden = La suposición era acertada, y { $faction-short } solo { $faction-number ->
    [many] mostraron
   *[one] mostró
  } una carta { $target-to }.
event-wrong-guess = La suposición era errónea, y { $faction-short } { $faction-number ->
    [many] dieron
   *[one] dio
  } { $card } { $target-to }.
event-wrong-guess-hidden = La suposición era errónea, y { $faction-short } { $faction-number ->
    [many] dieron
   *[one] dio
  } una carta { $target-to }.

## Why something is not legal

reason-other-suit-first = El claro { $clearing } es de { $clearing_suit }, y ahora se coloca el guerrero de un claro de { $suit }.
reason-no-face-down-plot-there = No hay ningún plan bocabajo en el claro { $clearing }.
reason-no-warrior-to-flip = { the-faction-has.not } en el claro { $clearing } ningún guerrero para voltear allí un plan.
reason-recruited-with-a-card-already = { the-faction-has.did } reclutado ya en este turno, y solo se puede una vez por turno.
reason-no-clearings-of-that-suit = Ningún claro es del palo { $suit }: un ave se gasta para los claros de zorro, de conejo o de ratón.
reason-no-corvid-action-left = { the-faction-has.not } más acciones en este Día: son tres.
reason-exerted-already = { the-faction-has.did } hecho ya la acción de Agotarse en esta Noche, y es una sola.
reason-plot-already-there = Ya hay un plan en el claro { $clearing }, y en cada claro cabe uno como mucho.
reason-no-plot-of-that-kind-left = Los dos planes de ese tipo están en el mapa: no queda { $plot-no }.
reason-too-few-warriors-to-plot =
    { $clearing_warriors ->
        [0] Un plan en el claro { $clearing } cuesta { $cost ->
            [one] 1 guerrero
           *[other] { $cost } guerreros
        } de allí, y { $faction-short } no tienen ninguno.
       *[other] Un plan en el claro { $clearing } cuesta { $cost ->
           [one] 1 guerrero
          *[other] { $cost } guerreros
         } de allí, uno más por cada plan colocado este turno, y { $faction-short } tienen { $clearing_warriors }.
    }
remedy-too-few-warriors-to-plot =
    { $missing ->
        [one] Con 1 guerrero más allí se podría colocar.
       *[other] Con { $missing } guerreros más allí se podría colocar.
    }
reason-no-plot-to-swap = Se intercambian dos planes, y aquí falta alguno (claros sin plan: { $plotless }).
reason-plots-with-different-sides-up = De los planes de los claros { $clearing } y { $destination }, uno está bocarriba y otro bocabajo; solo se intercambian si están igual.
reason-plots-are-alike = En los dos claros, { $clearing } y { $destination }, hay bocarriba { one-plot }: no cambiaría nada.
reason-lower-clearing-first =
    { $cause ->
        [same] Un intercambio es de dos planes, y el claro { $clearing } se nombra dos veces.
       *[order] Un intercambio se nombra con el claro más bajo primero, no como { $clearing } y { $destination }.
    }
remedy-lower-clearing-first =
    { $cause ->
        [same] { "" }
       *[order] Nombra primero el { $destination }.
    }
reason-not-an-enemy-of-the-corvids = Solo un enemigo de los Córvidos adivina sus planes, y en su propio turno.
reason-no-piece-beside-the-plot = { the-faction-has.not } ninguna pieza en el claro { $clearing }, donde está el plan.
reason-snare-forbids-placing = En el claro { $clearing } hay un cepo bocarriba, y ningún enemigo de los Córvidos puede colocar piezas allí.
reason-snare-forbids-leaving = En el claro { $clearing } hay un cepo bocarriba, y ningún enemigo de los Córvidos puede mover desde allí.
