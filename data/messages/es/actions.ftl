### Actions in words, as in a list to choose from.
### action-<faction>-<verb> where a faction has its own words, else action-<verb>.

## Parts that several messages share

# $count warriors.
some-warriors =
    { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
# One $piece.
one-piece =
    { $piece-id ->
        [keep] la fortaleza
       *[other] { $piece-one }
    }
# A card of the decks, or a leader of the Eyrie.
named-card =
    { $card-id ->
        [none] { $leader }
       *[other] { $card }
    }

## Setup

action-place-keep = Colocar la fortaleza en el claro { $clearing }
action-place-building = Colocar { one-piece } en el claro { $clearing }
action-place-roost = Colocar un nido y guerreros en el claro { $clearing }
action-choose-leader = Escoger líder: { named-card }

## The key actions

action-craft = Fabricar { named-card }
action-activate = Activar una pieza de fabricación en el claro { $clearing }
action-move = Mover { some-warriors } del claro { $origin } al { $destination }
action-battle = Batallar contra { $target-short } en el claro { $clearing }
action-recruit = Reclutar en el claro { $clearing }
action-marquise-recruit = Reclutar en todos los reclutadores
action-build = Construir un nido en el claro { $clearing }
action-marquise-build = Construir { one-piece } en el claro { $clearing }
action-overwork = Forzar Producción en el claro { $clearing } con { named-card }
action-extra-action = Gastar { named-card } para una acción extra
action-pay-wood = Pagar con una ficha de madera del claro { $clearing }
action-place = Colocar { one-piece } en el claro { $clearing }

## The Eyrie

action-add-to-decree = Añadir { named-card } a { $column }
action-resolve = Resolver una carta de { $suit }
action-new-roost = Colocar un nuevo nido en el claro { $clearing }

## In and after a battle

action-ambush = Jugar { named-card }
action-foil = Truncar la emboscada con { named-card }
action-first = Que { $target-short } { $target-number ->
    [many] usen
   *[one] use
  } efectos primero
action-lose = Perder { one-piece }
action-field-hospitals = Hospitales de Campaña con { named-card }
# What follows from the loss of a $piece.
action-first-trigger = Primero, { $target-short }: { $piece } en el claro { $clearing }
action-first-side = Primero, lo que afecta { $target-to }
action-pass = Pasar

## Cards

action-discard = Descartar { named-card }
action-spend = Gastar { named-card }
action-activate-dominance = Activar { named-card }
action-take-dominance = Tomar { named-card }
action-armorers = { card-armorers }: no recibir los golpes de la tirada
action-sappers = { card-sappers }: dar 1 golpe adicional
action-brutal-tactics = { card-brutal-tactics }: dar 1 golpe adicional, y el defensor obtiene 1 punto
action-better-burrow-bank = { card-better-burrow-bank }: { $target-short } también { $target-number ->
    [many] roban
   *[one] roba
  } una carta
action-stand-and-deliver = { card-stand-and-deliver }: quitar una carta { $target-to }
action-royal-claim = { card-royal-claim }: obtener 1 punto por cada claro que gobiernas
action-command-warren = { card-command-warren }: batallar contra { $target-short } en el claro { $clearing }
action-tax-collector = { card-tax-collector }: retirar un guerrero del claro { $clearing } para robar una carta
action-codebreakers = { card-codebreakers }: mirar la mano { $target-of }
action-cobbler = { card-cobbler }: mover { some-warriors } del claro { $origin } al { $destination }

## Going on

action-continue = Continuar
action-end = Terminar el Día
action-marquise-done = Terminar la marcha
action-eyrie-done = No añadir más cartas
