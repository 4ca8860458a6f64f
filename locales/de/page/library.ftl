### Die Bibliothek und Listen von Rätseln.

library-refused = Spiele und Listen können hier nicht gezeigt werden: Der Browser verweigert, was dafür nötig ist. Eine Sicherung bewahrt deine Spiele.

library-list = Liste

library-next-unsolved = Nächstes ungelöstes

library-leave = Verlassen

library-files-being-read = Dateien, die gelesen werden

library-show-import = Zeigen

library-which-column = Diese Tabelle hat mehrere Spalten mit Brettern. Welche enthält die Rätsel?

library-cancel = Abbrechen

library-puzzles = Rätsel

library-pause = Pause

library-stop = Stopp

library-go-on = Weiter

library-rate-by-se = SE-Wertung

library-open-in-solve = In Lösen öffnen

library-play = Spielen

library-make-a-book = Heft erstellen

library-download = Herunterladen

library-download-as = Herunterladen als{" "}

library-level = Stufe

library-all-levels = Alle Stufen

library-technique = Technik

library-any-technique = Beliebige Technik

library-givens = Vorgaben

library-any-givens = Jede Anzahl

library-rows = Zeilen

library-all-rows = Alle Zeilen

library-unsolved = Nur ungelöste

library-once = Jedes Rätsel einmal

library-about-once = Lässt Rätsel weg, die einem früheren gleichen, auch wenn dafür Zeilen, Spalten und Ziffern getauscht oder das Brett gedreht werden muss.

library-more-filters = Weitere Filter

library-alone = Daneben nur Einer

library-about-alone = Zeigt Rätsel, deren Lösungsweg nur Einer und die gewählte Technik braucht; ist keine gewählt, Einer und genau eine weitere Technik.

library-se-from = SE von

library-se-to = SE bis

library-about-se-range = Nur Zeilen mit SE-Wertung werden gezeigt. „SE-Wertung“ bewertet alle Zeilen.

library-words = Wörter in den Spalten der Datei

library-sort-by-own = Nach einer Spalte der Datei sortieren

library-sort-by-none = Nach Spalte der Datei

library-pick-all = Alle auswählen

library-picture = Bild

library-state = Stand

library-in-the-file = In der Datei

library-solved = Gelöst

library-begun = Begonnen

library-new = Neu

library-search = Suchen

library-searched = Stufe, Etikett, Datum, Name, Ziffern

library-show = Zeigen

library-label = Etikett

library-any-label = Beliebiges Etikett

library-played = Gespielt

library-order = Reihenfolge

library-binned = In den Papierkorb gelegt; dort bleibt es 30 Tage

library-put-back = Zurücklegen

library-save-as-file = Als Datei speichern

library-commas-between = Etiketten, durch Kommas getrennt

library-judging-going = : wird geprüft

library-judging-stopped = : nicht ganz geprüft

library-form-raw = Datei

library-finding-problem = Irgendein Problem

library-finding-unreadable = Unlesbar

library-finding-wrong-solution = Falsche Lösung in der Datei

library-finding-no-solution = Keine Lösung

library-finding-several-solutions = Mehrere Lösungen

library-finding-one-solution = Eine Lösung

library-finding-minimal = Minimal

library-finding-redundant = Mit überflüssigen Vorgaben

library-finding-repeated = Wiederholt eine frühere Zeile

library-column-place = Nr.

library-column-givens = Vorgaben

library-column-solutions = Lösungen

library-column-level = Stufe

library-column-score = Punkte

library-column-hardest = Schwerster Schritt

library-part-all = Alle

library-part-begun = Angefangen

library-part-finished = Gelöst

library-part-favourites = Favoriten

library-part-lists = Rätsellisten

library-part-bin = Papierkorb

library-part-unreadable = Unlesbar

library-when-ever = Egal wann

library-when-today = Heute

library-when-week = Letzte 7 Tage

library-when-month = Letzte 30 Tage

library-when-year = Letzte 12 Monate

library-order-latest = Neueste zuerst

library-order-oldest = Älteste zuerst

library-order-hardest = Schwerste zuerst

library-order-easiest = Leichteste zuerst

library-place = : { $row } von { $rows }

library-digits-in-column = { $name }: { $counts } Ziffern in den ersten Zeilen

library-checked = { $judged } von { $rows } geprüft

library-checked-with-se = { $judged } von { $rows } geprüft, mit SE

library-pace = { $done }, { $pace } pro Sekunde, noch { $time }

library-paused = { $done }, Pause

library-some-shown = { $count ->
    [one] { $shown } von { $number } Zeile
   *[other] { $shown } von { $number } Zeilen
}

library-picked = { $number } ausgewählt

library-with-errors = { $number } mit Fehlern

library-with-no-solution = { $number } ohne Lösung

library-with-several = { $number } mit mehreren Lösungen

library-repeating = { $number } doppelt

library-givens-at-most = höchstens { $most } Vorgaben

library-sorted = Sortiert: { $column }

library-sorted-down = Sortiert: { $column }, absteigend

library-pick = { $row } auswählen

library-or-more = { $number } oder mehr

library-same-as = wie Zeile { $row }

library-isomorph-of = isomorph zu Zeile { $row }

library-bad-solution = falsche Lösung

library-without-solution = keine Lösung

library-several = { $number } Lösungen

library-several-or-more = { $number }+ Lösungen

library-about-bin = Gelöschtes bleibt 30 Tage hier.

library-about-unreadable = Sie bleiben, wie sie sind, und lassen sich als Dateien speichern.

library-about-library = Hier liegen deine Spiele und, als Liste, jede Datei und jeder Text mit mehr als einem Rätsel. Alles bleibt auf diesem Gerät.

library-nothing-found = Nichts gefunden. Nimm Filter weg oder such etwas anderes.

library-found-of = { $count ->
    [one] { $found } von { $number } Eintrag
   *[other] { $found } von { $number } Einträgen
}

library-show-more = { $number } weitere zeigen

library-played-on = Gespielt: { $date }

library-opened-on = Geöffnet: { $date }, { $rows }

library-damaged = Beschädigt: { $rows }, gezeigt, soweit lesbar

library-saved-later = Von einer neueren Version dieser Seite gespeichert

library-today = heute

library-favourite = Favorit: { $name }

library-labels = Etiketten: { $name }

library-delete = Löschen: { $name }
