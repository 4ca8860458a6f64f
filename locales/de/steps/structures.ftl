### Wo eine selbst geschriebene Struktur bricht, und warum.

break-at = { $place }: { $fault }

break-node = Glied { $number }

break-link = Verbindung { $number }

break-truth = Wahrheit { $number }

break-link-set = Verbindungsmenge { $number }

break-whole = die Struktur

fault-absent = { $digit } ist kein Kandidat von { $cells }

fault-no-node = ein Glied hat mindestens eine Ziffer und für jede Ziffer eine Zelle

fault-strong-after-strong = auf eine starke Verbindung folgt eine starke

fault-weak-after-weak = auf eine schwache Verbindung folgt eine schwache

fault-third-place = { $count ->
    [one] { $digit } hat in { $house } noch einen Platz: { $cells }
   *[other] { $digit } hat in { $house } noch andere Plätze: { $cells }
}

fault-third-digit = { $cell } hat noch andere Kandidaten: { $digits }

fault-no-common-house = kein Haus enthält alle diese Zellen als Plätze derselben Ziffer: { $cells } für { $digit }

fault-unrelated = zwischen verschiedenen Ziffern in verschiedenen Zellen gibt es keine starke Verbindung

fault-not-almost-locked = keine fast nackte Menge: { $cells } mit den Kandidaten { $digits }

fault-twice = { $digit } kann in { $cells } zweimal stehen

fault-sides = die fast nackte Menge hat nicht nur auf einer Seite: { $digits }

fault-in-both-nodes = { $candidate } gehört zu beiden Gliedern

fault-not-seen = { $one } und { $other } können beide wahr sein

fault-filled = die Zelle ist gefüllt, oder die Ziffer steht im Haus schon

fault-repeated = die Menge steht zweimal da

fault-other-digits = die Zelle hat noch andere Kandidaten: { $digits }

fault-empty = es gibt nichts zu beurteilen

fault-too-large = { $truths } Wahrheiten sind mehr als { $most }
