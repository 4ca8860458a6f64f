### Was folgt, wenn einer von mehreren Kandidaten stimmen muss, weil es nur eine Lösung gibt. Der Satz davor sagt, dass das Rätsel
### sonst mehr als eine Lösung hätte.

uniqueness-placed = Es gibt aber genau eine, also { $equation }.

uniqueness-cell = { $count ->
    [1] Es gibt aber genau eine, also steht in { $cell } der andere Kandidat, die { $digits }.
   *[other] Es gibt aber genau eine, also steht in { $cell } ein anderer Kandidat: { $digits }.
}

uniqueness-candidates = Es gibt aber genau eine, also stimmt mindestens einer dieser Kandidaten: { $candidates }.

uniqueness-conclusion = Welcher es auch ist, in jedem Fall gilt: { $removed }.

uniqueness-subset = { $house } verbrauchen dieser Kandidat und { $cells } die Ziffern { $digits }.

uniqueness-subset-conclusion = Also hat keine andere Zelle, die sie alle sieht, eine dieser Ziffern: { $removed }.

uniqueness-places = { $houses } kann die { $digit } nur in { $cells } stehen: Eine davon hat sie, die andere einen jener Kandidaten.

uniqueness-places-conclusion = Für anderes ist in diesen Zellen kein Platz: { $removed }.

uniqueness-part-extra = weiterer Kandidat

uniqueness-part-help = Hilfe von außen
