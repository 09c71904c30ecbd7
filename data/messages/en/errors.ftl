### Errors about names that nothing has.

# $what: the kind of thing (map, card, …); $name: what was given; $known: the names that there are.
error-unknown-name = There is no { $what } “{ $name }”; known: { $known }.
