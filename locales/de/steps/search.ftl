### Eine Suche mit Einern und Versuchen.

search-twice = zweimal die { $digit } in { $house }

search-no-candidate = { $cell } hat keinen Kandidaten mehr

search-no-place = kein Platz für die { $digit } in { $house }

search-filled = { $count ->
    [1] { $count } Einer eingetragen: { $placed }.
   *[other] { $count } Einer eingetragen: { $placed }.
}

search-guess = { $cell } kann { $digits } sein: Versuche es mit { $digit }.

search-taken-back = Nimm { $guess } zurück: { $why }.

search-done = Nimm { $guess } zurück: Alles, was daraus folgt, ist durchsucht.

search-impossible = Keine Lösung: { $why }.

search-solution = Eine Lösung, ganz ohne Versuch.

search-solution-by = Eine Lösung, mit { $guesses }.

search-without-guess = Kein Versuch nötig

search-guesses = { $count ->
    [1] { $number } Versuch, höchstens { $depth } tief
   *[other] { $number } Versuche, höchstens { $depth } tief
}

search-guesses-to-first = { $count ->
    [1] { $number } Versuch bis zur ersten Lösung, höchstens { $depth } tief
   *[other] { $number } Versuche bis zur ersten Lösung, höchstens { $depth } tief
}
