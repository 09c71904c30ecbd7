### La herramienta de las probabilidades de batalla y su gráfico.

tool-odds = Probabilidades de batalla
tool-odds-help = Todas las batallas donde está el atacante, con sus probabilidades exactas, y si se pueden librar ahora
# $value: número con dos decimales.
odds-number = { $value }
# $share: número con un decimal.
chart-share = { $share } %
odds-chart-title = { $attacker-start } contra { $defender-short } en el claro { $clearing }:<br>quién pierde cuántas piezas (exacto)
odds-chart-attacker = Piezas que pierde { $attacker-short }
odds-chart-defender = Piezas que pierde { $defender-short }
odds-chart-cell = El atacante pierde { $attacker_losses }, el defensor pierde { $defender_losses }: { $share } %
odds-tool-attacker = Atacante
odds-tool-none = Ahora mismo { $attacker-short } no { $attacker-number ->
    [many] tienen
   *[one] tiene
  } ninguna batalla posible.
odds-tool-open = Batallas donde { $attacker-number ->
    [many] están
   *[one] está
  } { $attacker-short }; primero, las posibles ahora
odds-tool-now = ahora
# $reason: una frase que dice por qué no.
odds-tool-why-not = Ahora no se puede: { $reason }
odds-tool-not-now = ahora no
# Lo que oye un lector de pantalla en el botón de una fila.
odds-tool-battle = Batalla en el claro { $clearing } contra { $defender-short }
odds-column-clearing = Dónde
odds-column-clearing-help = El claro y el defensor
odds-column-defender_losses = Pierde el defensor
odds-column-defender_losses-help = Piezas que pierde el defensor de media
odds-column-attacker_losses = Pierde el atacante
odds-column-attacker_losses-help = Piezas que pierde el atacante de media
odds-column-attacker_points = Puntos del atacante
odds-column-attacker_points-help = Puntos que obtiene el atacante de media
odds-column-defender_points = Puntos del defensor
odds-column-defender_points-help = Puntos que obtiene el defensor de media
odds-column-cleared = Despejado
odds-column-cleared-help = La probabilidad de que no quede allí ninguna pieza del defensor
odds-tool-ambush = Probabilidad de que { $defender-short } { $defender-number ->
    [many] tengan
   *[one] tenga
  } una emboscada que sirva: { $share } %.
odds-tool-open-hands = Todas las manos están descubiertas.
odds-tool-eyes = Las manos se miran con los ojos { $player-of }; las cartas ocultas cuentan con su probabilidad.
odds-tool-exact = Exacto: se cuentan todas las tiradas y todas las maneras de repartir las cartas ocultas; nada se toma por muestras.
odds-tool-policies = Qué pasa si solo se usan algunos efectos opcionales
odds-tool-numbers = Las pérdidas en una tabla
odds-tool-corner = { $attacker-short } ↓ { $defender-short } →
