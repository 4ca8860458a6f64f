### Wörter, die viele Sätze teilen: Häuser, Zahlen und Listen.

language-name = Deutsch

house = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number }
   *[box] Block { $number }
}

houses = { $kind ->
    [row] Zeilen { $numbers }
    [column] Spalten { $numbers }
   *[box] Blöcke { $numbers }
}

in-houses = { $kind ->
    [row] in den Zeilen { $numbers }
    [column] in den Spalten { $numbers }
   *[box] in den Blöcken { $numbers }
}

of-houses = { $kind ->
    [row] der Zeilen { $numbers }
    [column] der Spalten { $numbers }
   *[box] der Blöcke { $numbers }
}

the-houses = { $kind ->
    [row] die Zeilen { $numbers }
    [column] die Spalten { $numbers }
   *[box] die Blöcke { $numbers }
}

on-houses = { $kind ->
    [row] in den Zeilen { $numbers }
    [column] in den Spalten { $numbers }
   *[box] in den Blöcken { $numbers }
}

in-named = in { $names }

on-named = in { $names }

of-named = von { $names }

list-and = { $items } und { $last }

list-or = { $items } oder { $last }

list-more = { $items }, { $next }

list-of-clauses = { $items }; { $next }

number-word = { $number ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $number }
}

one-of-cells = { $count ->
    [1] { $cells }
   *[other] eine der Zellen { $cells }
}

in-one-of-cells = { $count ->
    [1] in { $cells }
   *[other] in einer der Zellen { $cells }
}

digits-in-cells = { $digits } in { $cells }

cells-are-not = { $count ->
    [1] { $cells } ist nicht { $digits }
   *[other] { $cells } sind nicht { $digits }
}

removed = { $removed }.

so-removed = Also gilt: { $removed }.

clauses-and = { $items }, und { $next }

group-sign = .

decimal-sign = ,
