### Das Urteil über eine selbst geschriebene Struktur.

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

structure-proves = sie beweist { $conclusions }

structure-named = { $technique }: { $proves }

structure-proves-nothing = sie stimmt und beweist hier nichts

structure-undecided = sie stimmt, aber was sie beweist, wurde nicht entschieden

structure-contradicts = sie ist nicht erfüllbar: Die Stellung hat keine Lösung

structure-breaks = sie bricht an dieser Stelle: { $why }

structure-unreadable = sie ist nicht lesbar: { $why }

structure-fins = Flossen: { $candidates }

structure-cannibals = Kannibalen: { $candidates }

structure-not-decided = nicht entschieden: { $candidates }

structure-not-proved = nicht bewiesen: { $claims }

structure-rank = Rang { $rank }

structure-own = eigene Struktur

expected-at = bei Zeichen { $number } wird erwartet: { $expected }

expected-digit = eine Ziffer

expected-row = r und die Nummer einer Zeile

expected-column = c und die Nummer einer Spalte

expected-position = p und ein Platz im Block

expected-digit-of-node = die Ziffer des ersten Glieds

expected-link = eine Verbindung

expected-node = ein Glied

expected-bracket = eine schließende eckige Klammer

expected-parenthesis = eine schließende runde Klammer

expected-opening-brace = eine öffnende geschweifte Klammer

expected-closing-brace = eine schließende geschweifte Klammer

expected-set = eine Menge wie 1R2 oder 3N4

expected-sets = die angekündigte Zahl von Mengen, { $announced } statt { $listed }

expected-houses = der Name eines Hauses wie r25

expected-relation = <> oder =

expected-claim = eine Behauptung wie r1c1<>2

expected-label = dasselbe Zeichen auf beiden Seiten der Ziffer

expected-end = das Ende des Textes

expected-shorter = ein Text von höchstens { $length } Zeichen
