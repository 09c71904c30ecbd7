### How words are joined, and what is said about languages.

list-two = { $first } y { $second }
list-middle = { $first }, { $second }
list-end = { $first } y { $second }

# $language: the code that was asked for; $languages: the known ones.
language-unknown = No hay idioma «{ $language }»; el programa habla { $languages }.

# $value: un número, que la lengua escribe a su manera.
language-number = { $value }

# Cómo se llama la lengua a sí misma.
language-name = Español
