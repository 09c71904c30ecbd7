### The index of the Law: what stands round an article, and what is said when there is none.

law-article = Artículo { $number }: { $title }
law-no-statement = Este artículo aún no está explicado aquí; la propia Ley lo dice.
law-see = Véase también
law-inside = Contiene
law-part-of = Parte de
law-before = Antes
law-after = Después
law-found =
    { $count ->
        [0] Ningún artículo dice eso.
        [one] 1 artículo
       *[other] { $count } artículos
    }

# $number: what was asked for; $near: the numbers closest to it.
law-unknown = La Ley no tiene artículo «{ $number }»; los más cercanos son { $near }.
# $given: lo que se dio.
law-not-text = A la Ley se le pregunta con texto, como "4.3.2" o search="emboscada", no con { $given }.
# $near: palabras de la Ley que se parecen a las pedidas.
law-near = Tal vez querías decir: { $near }.
law-empty-search = Para buscar en la Ley hace falta al menos una palabra.
law-no-question = Dale a law() el número de un artículo, como "4.3.2", o search="unas palabras".
law-range-backwards = El intervalo de artículos { $number } a { $to } va hacia atrás.
law-unknown-language = El índice de la Ley no está en «{ $language }»; está en { $languages }.
