### Errors about names that nothing has.

# $what: the kind of thing (map, card, …); $name: what was given; $known: the names that there are.
error-unknown-name =
    { $what ->
        [map] No hay ningún mapa «{ $name }»; los que hay: { $known }.
        [deck] No hay ningún mazo «{ $name }»; los que hay: { $known }.
        [card] No hay ninguna carta «{ $name }»; las que hay: { $known }.
        [faction] No hay ninguna facción «{ $name }»; las que hay: { $known }.
        [agent] No hay ningún agente «{ $name }»; los que hay: { $known }.
        [item] No hay ningún objeto «{ $name }»; los que hay: { $known }.
        [suit] No hay ningún palo «{ $name }»; los que hay: { $known }.
       *[other] No hay nada llamado «{ $name }» ({ $what }); lo que hay: { $known }.
    }
