### Der Raum zum Lernen: Karte, Lektionen und Übungen.

course-title = Lösen lernen

course-about = Jede Technik wird gezeigt, Schritt für Schritt gefragt und dann in Stellungen gefunden, die du noch nie gesehen hast. Was du einmal konntest, kommt wieder, bevor du es vergisst.

course-go-on = Weiterlernen

course-test = Einstufung

course-test-about = Der Test hat bis zu sechs Stellungen und dauert etwa zwei Minuten. Du kannst ihn jederzeit verlassen, und keine Lektion ist je gesperrt.

course-mixed = Gemischte Übung

course-mixed-about = Eine gemischte Übung

course-progress = Dein Fortschritt

course-goal = Was möchtest du lösen?

course-not-begun = noch nicht begonnen

course-learning = wird gelernt

course-known = gekonnt

course-due-again = wieder dran

course-looking = Richtig hinschauen

course-looking-about = Finde Ziffern mit dem Auge, Zeile für Zeile und Block für Block, bevor du eine Notiz schreibst.

course-notes = Notizen

course-notes-about = Wenn keine Einer mehr zu finden sind, schreibe die Kandidaten jeder leeren Zelle auf. Alles Weitere liest du an ihnen ab: Eine Ziffer lässt sich ausschließen, und es bleiben weniger übrig.

course-locked-candidates = Gesperrte Kandidaten

course-locked-candidates-about = Eine Ziffer, die nur noch dort stehen kann, wo sich ein Block und eine Linie schneiden, scheidet im Rest beider aus.

course-subsets = Paare, Tripel, Quadrupel

course-subsets-about = So viele Zellen wie Ziffern: Sie behalten diese Ziffern unter sich.

course-fish = Fische

course-fish-about = Eine Ziffer, einige Zeilen und ebenso viele Spalten: In diesen scheidet sie überall sonst aus.

course-wings = Wings

course-wings-about = Was auch immer in der mittleren Zelle steht: Eine der Zellen daneben hat die Ziffer.

course-single-digit = Zwei starke Verbindungen

course-single-digit-about = Verfolge eine Ziffer durch zwei Häuser, in denen sie je zwei Plätze hat.

course-colouring = Färben

course-colouring-about = Gib dem, was sich ausschließt, zwei Farben und sieh, welche Farbe nicht sein kann.

course-chains = Ketten

course-chains-about = Wenn dies falsch ist, ist das wahr: Glied für Glied, bis beide Enden dasselbe sagen.

course-uniqueness = Eindeutigkeit

course-uniqueness-about = Ein richtiges Rätsel hat eine Lösung. Ein Muster, das zwei zuließe, kann also nicht sein.

course-almost-locked-sets = Beinahe gesperrte Mengen

course-almost-locked-sets-about = Zellen mit einer Ziffer mehr, als es Zellen sind: Fällt eine weg, liegen die anderen fest.

course-exotic = Exotische Muster

course-exotic-about = Große Muster, selten und schön, die die schwersten Rätsel knacken.

course-last-resort = Letzte Mittel

course-last-resort-about = Nimm etwas an und folge ihm, bis es scheitert oder bis alle Fälle übereinstimmen.

course-task = Aufgabe

course-to-map = Alle Kapitel

course-acts = Teile der Lektion

course-see = Ansehen

course-follow = Mitmachen

course-find = Finden

course-which = Welche ist es?

course-by-eye = Mit dem Auge

course-drills = Üben

course-making = Eine Stellung wird erstellt …

course-no-position = Diesmal wurde keine Stellung gefunden.

course-next-stage = Weiter

course-stage-before = Zurück

course-now-follow = Jetzt du

course-now-find = Jetzt finde eine

course-another = Nächste Stellung

course-check = Prüfen

course-hint = Hinweis

course-i-do-not-see-it = Ich sehe es nicht

course-which-is-here = Eine dieser Techniken ist hier. Welche?

course-is-there = Ja, sie ist hier. Jetzt finde sie.

course-choose-first = Wähle zuerst die Technik.

course-mark-first = Markiere zuerst etwas auf dem Brett.

course-what-comes-next = Was kommt als Nächstes?

course-without-notes = Finde es ohne Notizen.

course-place-a-digit = Hier lässt sich eine Ziffer setzen.

course-rule-out-a-candidate = Hier lässt sich ein Kandidat ausschließen.

course-right = Richtig.

course-all-right = Richtig. Das ist das ganze Muster.

course-not-there = Das ist es nicht.

course-marked-house = Was ein Druck markiert

course-row = Zeile

course-column = Spalte

course-box = Block

course-why-it-works = Warum es stimmt

course-practised-days = Die letzten vier Wochen

course-by-technique = Nach Technik

course-technique = Technik

course-standing = Stand

course-alone = Allein gefunden

course-with-help = Mit Hilfe

course-not-found = Nicht gefunden

course-median = Übliche Zeit

course-next-review = Noch einmal: { $technique }

course-next-lesson = Neu: { $technique }

course-next-practice = Üben: { $technique }

course-due = { $count ->
    [one] Eine Technik ist heute dran.
   *[other] { $count } Techniken sind heute dran.
}

course-lacking = { $count ->
    [0] Du kannst alles, was { $level } verlangt.
    [one] Für { $level } fehlt dir eine Technik.
   *[other] Für { $level } fehlen dir { $count } Techniken.
}

course-known-of = { $known } von { $all }

course-position-of = { $number } von höchstens { $all }

course-is-not-there = { $technique } ist hier nicht zu finden.

course-marked = Markiert: { $marks }

course-marked-candidate = { $digit } in { $cell }

course-test-is-over = Die Einstufung ist vorbei: { $right } von { $all } gefunden. Die Karte zeigt, was du kannst.

course-attempts-on = { $day }: { $count ->
    [0] keine Übung
    [one] ein Versuch
   *[other] { $count } Versuche
}

course-latest = Zuletzt

course-higher-is-longer = Höher: dauerte länger

course-attempt-alone = allein in { $time }

course-attempt-with-help = mit Hilfe in { $time }

course-attempt-not-found = nicht gefunden in { $time }

course-plotted = Die letzten Versuche, der jüngste am Ende: { $attempts }.

course-against-clock = Zehn gegen die Uhr

course-time = Zeit

course-another-row = Noch einmal zehn

course-best-row-now = Das sind deine besten zehn hintereinander.

course-position-in-row = { $number } von { $all }

course-row-is-over = Allein gefunden: { $found } von { $all }, je { $time }.

course-best-row = Deine besten zehn hintereinander: { $found } von { $all }, je { $time }.

course-sheet = Ein Blatt für die Klasse

course-sheet-about = Wähle Techniken und eine Anzahl von Stellungen. Wer den Link öffnet, bekommt dieselben Stellungen; auf Papier stehen die Lösungen auf der letzten Seite.

course-positions = Stellungen

course-print-sheet = Drucken

course-copy-sheet-link = Link kopieren

course-other-positions = Andere Stellungen

course-open-sheet = Diese Stellungen öffnen

course-choose-techniques = Wähle eine oder mehrere Techniken.

course-done = Fertig

course-sheet-so-far = { $made } von { $all } Stellungen erstellt

course-sheet-is-over = Das war die letzte von { $all } Stellungen.

course-numbered = { $number } { $technique }

course-game-for-you = Ein Spiel für dich: { $technique }

course-guessed-at = Bei { $time } hast du geraten, und ein einfacherer Schritt war da: { $technique }.

course-hinted = Ein Hinweis zeigte dir: { $technique }.

course-practise = Üben

course-practise-these = Übe, was dieses Spiel verlangte:
