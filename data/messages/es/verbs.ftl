### What can be done, as on a button; and what chance brought.
### verb-<faction>-<verb> where a faction has its own word, else verb-<verb>.

## Setup

verb-place-keep = Colocar la fortaleza
verb-place-building = Colocar un edificio
verb-place-roost = Colocar un nido
verb-choose-leader = Escoger líder

## The key actions

verb-craft = Fabricar
verb-activate = Activar una pieza
verb-move = Mover
verb-marquise-move = Marchar
verb-battle = Batallar
verb-recruit = Reclutar
verb-build = Construir
verb-overwork = Forzar Producción
verb-extra-action = Acción extra
verb-pay-wood = Pagar con madera
verb-place = Colocar una pieza

## The Eyrie

verb-add-to-decree = Ampliar el Decreto
verb-resolve = Resolver el Decreto
verb-new-roost = Un nuevo nido

## In and after a battle

verb-ambush = Jugar una emboscada
verb-foil = Truncar la emboscada
verb-first = Decir quién va primero
verb-lose = Perder una pieza
verb-field-hospitals = Hospitales de Campaña
verb-first-trigger = Decir qué va primero
verb-first-side = Decir qué bando empieza
verb-pass = Pasar

## Cards

verb-discard = Descartar
verb-spend = Gastar una carta
verb-activate-dominance = Activar una dominancia
verb-take-dominance = Tomar una dominancia
verb-armorers = { card-armorers }
verb-sappers = { card-sappers }
verb-brutal-tactics = { card-brutal-tactics }
verb-better-burrow-bank = { card-better-burrow-bank }
verb-stand-and-deliver = { card-stand-and-deliver }
verb-royal-claim = { card-royal-claim }
verb-command-warren = { card-command-warren }
verb-tax-collector = { card-tax-collector }
verb-codebreakers = { card-codebreakers }
verb-cobbler = { card-cobbler }

## Going on

verb-continue = Continuar
verb-end = Terminar el Día
verb-marquise-done = Terminar la marcha
verb-eyrie-done = No añadir más cartas

## Chance

outcome-dice = Los dados muestran { $high } y { $low }.
outcome-draw = La carta robada es { $card }.
outcome-take = La carta tomada es { $card }.
outcome-ruin = Bajo la ruina hay { $item-one }.
outcome-quest = La misión es { $quest }.
