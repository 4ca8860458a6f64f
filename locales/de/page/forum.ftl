### Der Raum „Lösen“: wonach Foren bei einem Rätsel fragen.

forum-title = Wonach Foren fragen

forum-about = Hintertüren, die Tiefe von Versuch und Irrtum, Symmetrien, überflüssige Vorgaben und Bänder, von den Vorgaben allein.

forum-find = Herausfinden

forum-stop = Stopp

forum-trials = { $count ->
    [one] { $number } Versuch bisher
   *[other] { $number } Versuche bisher
}

forum-press-for-more = Ein Druck auf eine Angabe sagt, was sie bedeutet.

forum-needs-one-solution = Dieses Rätsel hat nicht genau eine Lösung. Nach Hintertüren, Versuchen, überflüssigen Vorgaben und den Nummern der Bänder fragt man bei einem, das eine hat.

forum-copy = Kopieren

forum-about-backdoors = Eine Ziffer der Lösung, mit der nackte und versteckte Einer den Rest lösen. Ihre Zelle heißt auch magische Zelle.

forum-about-pairs = Zwei Ziffern der Lösung, mit denen nackte und versteckte Einer den Rest lösen, wobei keine von beiden das für sich allein kann.

forum-about-trial-depth = In Tiefe 0 lösen Einer das Rätsel. In Tiefe 1 wird jeder Kandidat der Reihe nach angenommen und gestrichen, wenn Einer einen Widerspruch finden; das wird wiederholt, bis das Rätsel gelöst ist. In Tiefe 2 folgt auf jede Annahme alles, was Tiefe 1 findet, und so weiter. Denis Berthier nennt das T&E.

forum-about-automorphisms = Die Arten, Zeilen, Spalten, Bänder und Stapel zu vertauschen und das Brett zu spiegeln, die nur die Namen der Ziffern ändern. Alles an seinem Platz zu lassen ist eine davon, also bedeutet 1, dass es keine Symmetrie gibt.

forum-about-canonical = Unter allen Rätseln, die aus diesem werden können, wenn man Zeilen, Spalten, Bänder, Stapel und Ziffern vertauscht oder das Brett spiegelt, dasjenige, dessen Zeile aus 81 Zeichen zuerst kommt, leere Zellen vor Ziffern (minlex). Zwei Rätsel sind isomorph, wenn es bei beiden dasselbe ist.

forum-about-redundant = Vorgaben, ohne deren jede das Rätsel noch genau eine Lösung hat. Nicht immer können sie alle zusammen entfernt werden. Ein Rätsel ohne solche ist minimal.

forum-about-removals = Die Zahl der Lösungen, wenn eine Vorgabe entfernt wird und alle anderen bleiben, bis 10.000 gezählt.

forum-about-givens = Die Zahl der Vorgaben in jedem Band, drei Blöcken nebeneinander, von oben, und in jedem Stapel, drei Blöcken untereinander, von links.

forum-about-bands = Es gibt 416 verschiedene Bänder, wenn die Reihenfolge von Zeilen, Spalten und Blöcken und die Namen der Ziffern nicht zählen. Foren nummerieren sie ab 1 in der Reihenfolge ihrer ersten Formen (minlex). Das sind die Nummern der Bänder und Stapel der Lösung.
