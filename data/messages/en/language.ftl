### How words are joined, and what is said about languages.

list-two = { $first } and { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }

# $language: the code that was asked for; $languages: the known ones.
language-unknown = There is no language “{ $language }”; the kit speaks { $languages }.

# $value: a number, which the language writes in its own way.
language-number = { $value }

# The language's own name for itself.
language-name = English
