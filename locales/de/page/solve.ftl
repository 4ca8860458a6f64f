### Der Raum Lösen.

solve-bring = Bring ein Rätsel mit

solve-ways-in = Tippe es auf dem Brett ein: 0, ein Punkt oder die Leertaste lässt eine Zelle leer. Oder füge es irgendwo auf dieser Seite ein, oder zieh eine Datei hierher.

solve-paste = Einfügen

solve-verdict = Urteil

solve-typing = Rätsel wird eingetippt

solve-show-how = Zeigen, wie

solve-use-as-puzzle = Diese Ziffern zu Vorgaben machen

solve-play-it = Spielen

solve-how-to-type = Für eine leere Zelle drücke 0, die Leertaste oder Leer. Die Rücktaste geht zurück.

solve-looking-for-reason = der Grund wird gesucht

solve-circled = die eingekreisten Ziffern zeigen, warum

solve-ruled-out-too-much = die ausgeschlossenen Kandidaten lassen keine übrig

solve-no-single-change = keine Änderung einer einzigen Ziffer hilft

solve-no-single-candidate = kein einzelner zurückgeholter Kandidat hilft

solve-back-to-board = Zurück zum Brett

solve-take = Ausführen

solve-back-to-step = Zurück zu diesem Schritt

solve-take-this = Übernehmen

solve-next-digit = Nächste Ziffer

solve-difficulty = Schwierigkeit

solve-about-strip = Jeder Balken ist ein Schritt des Lösungswegs, nach dem die Stufe bestimmt ist. Du kannst zu jedem gehen.

solve-moment = Schritt des Lösungswegs

solve-ratings = Wertungen

solve-paths = Stufe, Balken und dieser Schritt gehören zu einem Lösungsweg, der die Techniken in HoDoKus Reihenfolge nimmt. „Schritt“ nimmt, was ein Mensch zuerst sieht; seine Schritte können andere sein.

solve-not-explained = Wertung von Sudoku Explainer: abgebrochen

solve-show-hardest = Zeigen

solve-stop-explaining = Stopp

solve-go-on-explaining = Weiter

solve-hardest-step = Schwerster Schritt

solve-solve = Lösung

solve-step = Schritt

solve-digit-keys = Zifferntasten

solve-more = Mehr

solve-candidates = Kandidaten

solve-edit-givens = Vorgaben ändern

solve-stop-editing = Vorgaben fertig

solve-back-to-givens = Zurück zu den Vorgaben

solve-empty-board = Brett leeren

solve-highlight-cells = Zellen hervorheben

solve-share = Teilen

solve-copy-steps = Schritte kopieren

solve-steps-as-text = Schritte als Text

solve-steps-as-csv = Schritte als CSV

solve-steps-as-document = Schritte für Forum oder Druck …

solve-numbered-step = { $number }. { $technique }: { $action }

solve-clear-steps = Schritte löschen

solve-about-puzzle = Über dieses Rätsel

solve-steps = Schritte

solve-solutions = Lösungen

solve-backtracking = Backtracking

solve-own = Eigene

solve-own-structure = Deine eigene Struktur

solve-own-example = (2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2

solve-about-own = Tippe eine Kette in Eureka-Notation oder als Nice Loop, einen Fisch wie 2 r25/c37, Zellen mit Ziffern wie 16 r1c29 oder Wahrheiten und Verbindungen, wie XSudo sie schreibt; hinter => das, was deiner Meinung nach folgt. Du erfährst, was sie beweist oder wo sie bricht.

solve-suppose-title = Frage zu einem Kandidaten

solve-suppose-choose = Wähle eine leere Zelle: Hier erscheinen ihre Kandidaten.

solve-candidates-of = Kandidaten von { $cell }

solve-suppose-why-not = Warum nicht?

solve-suppose-if-true = Wenn wahr

solve-suppose-if-false = Wenn falsch

solve-suppose-follows = Was daraus folgt, Schritt für Schritt

solve-suppose-link = Verbindung zu einem anderen

solve-suppose-other = Wähle seine Zelle und drücke den anderen Kandidaten.

solve-supposed-true = Wenn { $cell } = { $digit }: { $shown } von { $of } Ziffern

solve-supposed-false = Wenn { $cell } nicht { $digit } ist: { $shown } von { $of } Ziffern

solve-about-step = „Schritt“ findet das Nächste, was sich wissen lässt, zeigt auf dem Brett, warum, und führt es aus.

solve-full = Das Brett ist voll.

solve-no-solution-ahead = Es gibt keine Lösung, zu der ein Schritt führen könnte.

solve-no-single = Jetzt gibt es keinen Einer.

solve-none-switched-on = Keine der eingeschalteten Techniken hilft weiter (Menü, Techniken).

solve-none-with-several = Keine Technik hilft weiter: Es gibt mehrere Lösungen, und Logik kann nicht wählen.

solve-none-applies = Keine Technik der Liste hilft weiter.

solve-would-help = { $technique } ist ausgeschaltet und würde helfen.

solve-switch-it-on = Einschalten

solve-more-steps = Weitere Schritte

solve-available-steps = Mögliche Schritte

solve-list-tools = Reihenfolge und Filter

solve-step-order = Reihenfolge

solve-easiest = Leichteste zuerst

solve-most-eliminations = Meiste Eliminationen zuerst

solve-shortest = Kürzeste zuerst

solve-solving = Lösende zuerst

solve-only-digit = Ziffer

solve-every-digit = Jede Ziffer

solve-only-technique = Technik

solve-every-technique = Jede Technik

solve-only-size = Größe

solve-every-size = Jede Größe

solve-up-to-size = Bis { $size } Zellen, Knoten oder Häuser

solve-size = Größe { $size }

solve-selected-cells = Ausgewählte Zellen

solve-no-step-fits = Keiner der möglichen Schritte passt zu diesem Filter.

solve-looking-for-steps = Die Schritte auf diesem Brett werden gesucht.

solve-solves-it = den Rest lösen Einer

solve-all-singles = Alle Einer

solve-to-the-end = Bis zum Ende

solve-steps-taken = Bisherige Schritte

solve-this-step = Dieser Schritt

solve-notation = Notation

solve-step-stands-here = Hier steht die Erklärung des Schritts, den du ansiehst.

solve-copy-proof = Beweis kopieren

solve-copy-notation = Notation kopieren

solve-save-as = Bild speichern als

solve-save-svg = SVG

solve-save-png = PNG

solve-steps-width = Breite der Schritte

solve-present = Nur das Brett

solve-show-all = Alles wieder zeigen

solve-then = dann

solve-exactly-one = Es gibt genau eine. „Lösung zeigen“ schreibt sie auf das Brett.

solve-on-the-board = Das Brett zeigt die Lösung schon.

solve-no-solution = Es gibt keine.

solve-several = Es gibt mehrere.

solve-previous-solution = Vorige Lösung

solve-next-solution = Nächste Lösung

solve-solution = Lösung

solve-take-solution = Lösung übernehmen

solve-add-it = Hinzufügen

solve-counting = Es wird gezählt

solve-stop = Stopp

solve-count-all = Alle zählen

solve-true-candidates = Nur Kandidaten aus Lösungen

solve-mistyped = Eine Ziffer vertippt? Jede dieser Änderungen ergibt ein eindeutiges Rätsel.

solve-ruled-out-by-mistake = Versehentlich ausgeschlossen? Kommt einer davon zurück, ist das Rätsel eindeutig.

solve-show-search = Wie die Suche verlief

solve-hide-search = Suche ausblenden

solve-search = Die Suche

solve-and-so-on = und so weiter

solve-about-search = Ein Programm füllt Einer; hängt es fest, rät es in der Zelle mit den wenigsten Kandidaten und nimmt das zurück, wenn es auf einen Widerspruch trifft. Wie oft es raten muss, ist ein Maß der Schwierigkeit.

solve-only-a-look = Hier kannst du nur schauen.

solve-given-stays = Eine Vorgabe bleibt, wie sie ist.

solve-empty = Das Brett ist leer.

solve-earlier-givens = Die früheren Vorgaben sind zurück.

solve-back-at-givens = Zurück bei den Vorgaben.

solve-empty-for-puzzle = Das Brett ist frei für dein Rätsel.

solve-as-you-left-it = Dieses Rätsel ist so, wie du es verlassen hast.

solve-digits-so-far = bisher { $digits }

solve-fits-nothing = in { $cell } passt nichts mehr

solve-fits-not = { $digit } passt nicht mehr in { $house }

solve-no-solution-together = diese Ziffern haben zusammen keine Lösung

solve-something-wrong = Etwas stimmt nicht: { $what }

solve-given-missing = { $number } Lösungen: Vielleicht fehlt eine Vorgabe

solve-given = { $digit } in { $cell }

solve-add = { $given } ergänzen

solve-probably = Wahrscheinlich { $fix }

solve-step-place = Vor Schritt { $number } von { $of }

solve-forced-place = Erzwungene Ziffer { $number } von { $of }: { $digit }

solve-forced-end = Erzwungene Ziffer { $number } von { $of }: { $digit }; dann: { $end }

solve-step-of = Schritt { $number } von { $of }: { $technique }

solve-hardest-place = Schritt { $number } von { $of } nach Sudoku Explainer: { $rule }, { $rating }

solve-explained = SE { $er } (1.2.1), EP { $ep }, ED { $ed }

solve-explained-er = SE { $er } (1.2.1): der schwerste Schritt auf dem Weg von Sudoku Explainer

solve-explained-ep = EP { $ep }: sein schwerster Schritt bis zur ersten Ziffer

solve-explained-ed = ED { $ed }: sein erster Schritt

solve-explaining = Wertung von Sudoku Explainer: bisher { $steps }

solve-hardest-of-givens = {" "}· schwerster Schritt: { $technique }

solve-hardest-from-here = {" "}von hier an · schwerster Schritt: { $technique }

solve-hardest-before-steps = {" "}vor den Schritten · schwerster Schritt: { $technique }

solve-level-asks = { $level }: { $asks }

solve-score = { $score } Punkte nach HoDoKu: am schwersten ist Schritt { $number } von { $of }, { $technique }

solve-typos = Tippfehler { $number }

solve-available = { $count ->
    [0] Kein Schritt ist möglich.
    [1] 1 möglicher Schritt. Tippe ihn an, um zu sehen, warum; noch einmal, um ihn auszuführen.
   *[other] { $count } mögliche Schritte. Tippe einen an, um zu sehen, warum; noch einmal, um ihn auszuführen.
}

solve-other-ways = { $count ->
    [one] { $count } anderer Weg
   *[other] { $count } andere Wege
}

solve-beside = { $first } · { $second }

solve-folded-steps = { $count ->
    [one] { $count }, der weniger zeigt
   *[other] { $count }, die weniger zeigen
}

solve-taken-away = { $count ->
    [one] Zurück bei diesem Schritt: { $count } Ziffer wurde entfernt.
   *[other] Zurück bei diesem Schritt: { $count } Ziffern wurden entfernt.
}

solve-solution-place = Lösung { $number } von { $all }

solve-more-than-counted = mehr als 1.000

solve-differing = Sie unterscheiden sich in { $cells } Zellen.

solve-all-such-givens = Alle { $total } passenden Vorgaben

solve-first-such-givens = Die ersten { $listed } von { $total } passenden Vorgaben

solve-one-more = Eine weitere Vorgabe macht es eindeutig: { $given }.

solve-one-more-of = Eine weitere Vorgabe macht es eindeutig, zum Beispiel { $given } (eine von { $total }).

solve-so-far = bisher { $number }

solve-exactly = Genau { $number } Lösungen

solve-at-least = Mindestens { $number } Lösungen

solve-should-be = { $cell }: { $to } statt { $from }

solve-should-be-empty = { $cell }: leer statt { $digit }

solve-put-back = { $cell }: { $digit } wieder zulassen

solve-question = { $fix }?

solve-now-givens = Das Rätsel besteht jetzt aus diesen { $givens } Vorgaben.

## Analysen und ihre Zweige.

solve-analysis-name = Name dieser Analyse

solve-branch = Abzweigen

solve-branch-begun = Hier beginnt ein Zweig. Der andere Weg bleibt, wie er ist.

solve-branch-removed = Zweig entfernt.

solve-branches = Zweige

solve-first-path = Erster Weg

solve-new-branch = Neuer Zweig

solve-ends-in-contradiction = Widerspruch

solve-ends-solved = gelöst

solve-ends-stuck = kein Schritt mehr

solve-analyses = Analysen

solve-no-analyses = Ein Rätsel im Raum Lösen liegt hier vom ersten Schritt oder Eintrag an.

solve-deleted-analyses = Gelöscht: noch 30 Tage da

solve-reading-analyses = Deine Analysen werden gelesen …

solve-analysis-is-open = auf dem Brett

solve-analysis-deleted = gelöscht

solve-from-other-tab = Diese Analyse ging in einem anderen Tab weiter. Hier steht sie nun wie dort.

solve-analysis-of = Analyse vom { $day }

solve-tried = { $entry } versucht

solve-tried-without = ohne { $entry } versucht

solve-branch-shown = Zweig: { $branch }

solve-remove-branch = Zweig { $branch } entfernen

solve-rename-analysis = { $name } umbenennen

solve-delete-analysis = { $name } löschen

solve-analysis-detail = { $steps }, { $end }, { $day }

solve-analysis-branches = { $branches } Zweige: { $detail }

solve-unread-analyses = { $number ->
    [one] Eine Analyse ist nicht lesbar: Sie ist beschädigt, oder eine spätere Version dieser Seite hat sie abgelegt. Sie bleibt, wie sie ist.
   *[other] { $number } Analysen sind nicht lesbar: Sie sind beschädigt, oder eine spätere Version dieser Seite hat sie abgelegt. Sie bleiben, wie sie sind.
}

solve-all-analyses = Alle Analysen
