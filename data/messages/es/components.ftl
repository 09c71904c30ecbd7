### What is in the box: names.
### Attributes of a name reach a message as $<parameter>-<attribute>, e.g. $player-short.
### Of a faction: .short has the article (el Nido), .name has none (Nido), .start begins a sentence (El Nido),
### .of and .to stand after a noun or a verb (del Nido, al Nido), .whom begins a
### sentence (Al Nido); .number says which verb form follows, one (gobierna) or many (gobiernan).
### Of other things: .the has the article (la bota), .of stands after a noun (de la bota), .one is one
### of them (una bota), .no is none (ninguna bota).

## Factions

faction-marquise = El Marquesado
    .name = { faction-marquise-short }
    .short = el Marquesado
    .start = El Marquesado
    .of = del Marquesado
    .to = al Marquesado
    .whom = Al Marquesado
    .gender = m
    .number = one
faction-eyrie = El Nido de Águilas
    .name = { faction-eyrie-short }
    .short = el Nido
    .start = El Nido
    .of = del Nido
    .to = al Nido
    .whom = Al Nido
    .gender = m
    .number = one
faction-alliance = La Alianza
    .name = { faction-alliance-short }
    .short = la Alianza
    .start = La Alianza
    .of = de la Alianza
    .to = a la Alianza
    .whom = A la Alianza
    .gender = f
    .number = one
faction-vagabond = El Vagabundo
    .name = { faction-vagabond-short }
    .short = el Vagabundo
    .start = El Vagabundo
    .of = del Vagabundo
    .to = al Vagabundo
    .whom = Al Vagabundo
    .gender = m
    .number = one
faction-corvids = La Conspiración Córvida
    .name = { faction-corvids-short }
    .short = los Córvidos
    .start = Los Córvidos
    .of = de los Córvidos
    .to = a los Córvidos
    .whom = A los Córvidos
    .gender = m
    .number = many
faction-lizards = El Culto Reptiliano
    .name = { faction-lizards-short }
    .short = el Culto
    .start = El Culto
    .of = del Culto
    .to = al Culto
    .whom = Al Culto
    .gender = m
    .number = one
faction-riverfolk = La Compañía del Río
    .name = { faction-riverfolk-short }
    .short = la Compañía
    .start = La Compañía
    .of = de la Compañía
    .to = a la Compañía
    .whom = A la Compañía
    .gender = f
    .number = one
faction-duchy = El Ducado Subterráneo
    .name = { faction-duchy-short }
    .short = el Ducado
    .start = El Ducado
    .of = del Ducado
    .to = al Ducado
    .whom = Al Ducado
    .gender = m
    .number = one
faction-hundreds = El Señor de los Cientos
    .name = { faction-hundreds-short }
    .short = los Cientos
    .start = Los Cientos
    .of = de los Cientos
    .to = a los Cientos
    .whom = A los Cientos
    .gender = m
    .number = many
faction-keepers = Los Guardianes de Hierro
    .name = { faction-keepers-short }
    .short = los Guardianes
    .start = Los Guardianes
    .of = de los Guardianes
    .to = a los Guardianes
    .whom = A los Guardianes
    .gender = m
    .number = many

faction-marquise-short = Marquesado
faction-eyrie-short = Nido
faction-alliance-short = Alianza
faction-vagabond-short = Vagabundo
faction-corvids-short = Córvidos
faction-lizards-short = Culto
faction-riverfolk-short = Compañía
faction-duchy-short = Ducado
faction-hundreds-short = Cientos
faction-keepers-short = Guardianes

## Suits

suit-fox = zorro
suit-rabbit = conejo
suit-mouse = ratón
suit-bird = ave
suit-any = cualquier palo

## Items

item-boot =
    { $count ->
        [one] bota
       *[other] botas
    }
    .the = la bota
    .of = de la bota
    .one = una bota
    .no = ninguna bota
    .gender = f
item-bag =
    { $count ->
        [one] bolsa
       *[other] bolsas
    }
    .the = la bolsa
    .of = de la bolsa
    .one = una bolsa
    .no = ninguna bolsa
    .gender = f
item-coin =
    { $count ->
        [one] moneda
       *[other] monedas
    }
    .the = la moneda
    .of = de la moneda
    .one = una moneda
    .no = ninguna moneda
    .gender = f
item-hammer =
    { $count ->
        [one] martillo
       *[other] martillos
    }
    .the = el martillo
    .of = del martillo
    .one = un martillo
    .no = ningún martillo
    .gender = m
item-sword =
    { $count ->
        [one] espada
       *[other] espadas
    }
    .the = la espada
    .of = de la espada
    .one = una espada
    .no = ninguna espada
    .gender = f
item-tea =
    { $count ->
        [one] tetera
       *[other] teteras
    }
    .the = la tetera
    .of = de la tetera
    .one = una tetera
    .no = ninguna tetera
    .gender = f
item-torch =
    { $count ->
        [one] antorcha
       *[other] antorchas
    }
    .the = la antorcha
    .of = de la antorcha
    .one = una antorcha
    .no = ninguna antorcha
    .gender = f
item-crossbow =
    { $count ->
        [one] ballesta
       *[other] ballestas
    }
    .the = la ballesta
    .of = de la ballesta
    .one = una ballesta
    .no = ninguna ballesta
    .gender = f

## Phases of a turn

phase-setup = preparación
    .the = la preparación
    .of = de la preparación
    .this = esta preparación
phase-birdsong = Alba
    .the = el Alba
    .of = del Alba
    .this = esta Alba
phase-daylight = Día
    .the = el Día
    .of = del Día
    .this = este Día
phase-evening = Noche
    .the = la Noche
    .of = de la Noche
    .this = esta Noche

## Pieces

piece-warrior =
    { $count ->
        [one] guerrero
       *[other] guerreros
    }
    .the = el guerrero
    .of = del guerrero
    .one = un guerrero
    .no = ningún guerrero
    .gender = m
piece-pawn =
    { $count ->
        [one] peón
       *[other] peones
    }
    .the = el peón
    .of = del peón
    .one = un peón
    .no = ningún peón
    .gender = m
piece-building =
    { $count ->
        [one] edificio
       *[other] edificios
    }
    .the = el edificio
    .of = del edificio
    .one = un edificio
    .no = ningún edificio
    .gender = m
piece-token =
    { $count ->
        [one] ficha
       *[other] fichas
    }
    .the = la ficha
    .of = de la ficha
    .one = una ficha
    .no = ninguna ficha
    .gender = f
piece-sawmill =
    { $count ->
        [one] aserradero
       *[other] aserraderos
    }
    .the = el aserradero
    .of = del aserradero
    .one = un aserradero
    .no = ningún aserradero
    .gender = m
piece-workshop =
    { $count ->
        [one] taller
       *[other] talleres
    }
    .the = el taller
    .of = del taller
    .one = un taller
    .no = ningún taller
    .gender = m
piece-recruiter =
    { $count ->
        [one] reclutador
       *[other] reclutadores
    }
    .the = el reclutador
    .of = del reclutador
    .one = un reclutador
    .no = ningún reclutador
    .gender = m
piece-roost =
    { $count ->
        [one] nido
       *[other] nidos
    }
    .the = el nido
    .of = del nido
    .one = un nido
    .no = ningún nido
    .gender = m
piece-base =
    { $count ->
        [one] base
       *[other] bases
    }
    .the = la base
    .of = de la base
    .one = una base
    .no = ninguna base
    .gender = f
piece-wood =
    { $count ->
        [one] ficha de madera
       *[other] fichas de madera
    }
    .the = la ficha de madera
    .of = de la ficha de madera
    .one = una ficha de madera
    .no = ninguna ficha de madera
    .gender = f
piece-keep = fortaleza
    .the = la fortaleza
    .of = de la fortaleza
    .one = una fortaleza
    .no = ninguna fortaleza
    .gender = f
piece-sympathy =
    { $count ->
        [one] ficha de simpatía
       *[other] fichas de simpatía
    }
    .the = la ficha de simpatía
    .of = de la ficha de simpatía
    .one = una ficha de simpatía
    .no = ninguna ficha de simpatía
    .gender = f
piece-plot =
    { $count ->
        [one] plan
       *[other] planes
    }
    .the = el plan
    .of = del plan
    .one = un plan
    .no = ningún plan
    .gender = m
piece-bomb =
    { $count ->
        [one] bomba
       *[other] bombas
    }
    .the = la bomba
    .of = de la bomba
    .one = una bomba
    .no = ninguna bomba
    .gender = f
piece-snare =
    { $count ->
        [one] cepo
       *[other] cepos
    }
    .the = el cepo
    .of = del cepo
    .one = un cepo
    .no = ningún cepo
    .gender = m
piece-extortion =
    { $count ->
        [one] extorsión
       *[other] extorsiones
    }
    .the = la extorsión
    .of = de la extorsión
    .one = una extorsión
    .no = ninguna extorsión
    .gender = f
piece-raid =
    { $count ->
        [one] asalto
       *[other] asaltos
    }
    .the = el asalto
    .of = del asalto
    .one = un asalto
    .no = ningún asalto
    .gender = m
piece-ruin =
    { $count ->
        [one] ruina
       *[other] ruinas
    }
    .the = la ruina
    .of = de la ruina
    .one = una ruina
    .no = ninguna ruina
    .gender = f

## The Eyrie’s leaders

leader-builder = Constructor
    .of = del Constructor
    .start = El Constructor
leader-charismatic = Carismático
    .of = del Carismático
    .start = El Carismático
leader-commander = Comandante
    .of = del Comandante
    .start = El Comandante
leader-despot = Déspota
    .of = del Déspota
    .start = El Déspota

leader-builder-ability = Los objetos que fabricas dan todos los puntos de su carta; el Desdén por el Comercio descansa mientras manda este líder (7.8.1).
leader-charismatic-ability = Cada Reclutar del Decreto coloca dos guerreros. Si no se pueden colocar los dos, caes en el Caos (7.8.2).
leader-commander-ability = Das 1 golpe adicional en cada batalla en la que atacas (7.8.3).
leader-despot-ability = Una batalla en la que retiras al menos un edificio o una ficha enemiga te da 1 punto más. Es 1 por batalla, retires los que retires (7.8.4).

## The Decree’s columns

column-recruit = Reclutar
column-move = Mover
column-battle = Batallar
column-build = Construir

column-recruit-effect = Coloca un guerrero en un nido que esté en un claro del palo de la carta (7.5.2.1).
column-move-effect = Mueve guerreros desde un claro del palo de la carta (7.5.2.2).
column-battle-effect = Batalla en un claro del palo de la carta (7.5.2.3).
column-build-effect = Coloca un nido en un claro del palo de la carta que gobiernes y que no tenga ninguno (7.5.2.4).

## Maps and decks

map-autumn = Otoño
map-winter = Invierno
map-lake = Lago
map-mountain = Montaña

deck-standard = mazo estándar
deck-exiles-and-partisans = mazo de Exiliados y Partisanos

## Kinds of card

kind-ambush = emboscada
kind-item = objeto
kind-persistent = efecto persistente
kind-immediate = efecto inmediato
kind-dominance = dominancia
