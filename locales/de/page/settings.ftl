### Die Einstellungen.

settings-game = Spiel

settings-board = Brett

settings-keys = Tasten

settings-puzzles = Rätsel

settings-pages = Seiten

settings-mistakes = Fehler zeigen

settings-notes = Notizen

settings-first-stage = Tipps beginnen mit

settings-uniqueness = Tipps, die genau eine Lösung voraussetzen

settings-time = Zeit zeigen

settings-peers = Zeile, Spalte und Block hinterlegen

settings-same = Gleiche Ziffern hervorheben

settings-digit-size = Ziffern

settings-note-size = Kleine Ziffern

settings-letters = Buchstaben auf Farben

settings-notation = Namen der Zellen

settings-key-side = Tasten

settings-key-order = Erste Tastenreihe

settings-haptics = Bei jeder Eingabe vibrieren

settings-shortcuts = Kurzbefehle mit einer Taste

settings-count = Anzahl

settings-level = Stufe

settings-explainer = SE-Wertung

settings-needs = Muss enthalten

settings-symmetry = Muster der Vorgaben

settings-minimal = Minimal (jede Vorgabe nötig)

settings-on-a-page = Pro Seite

settings-paper = Papier

settings-large = Großdruck

settings-candidates = Kandidaten drucken

settings-name-lines = Linien für Name und Datum

settings-any-technique = Beliebige Technik

settings-off = Aus

settings-on = An

settings-when-asked = Auf Wunsch

settings-clashes = Doppelte sofort

settings-wrong-digits = Falsche sofort

settings-classic = Klassisch

settings-corner-and-centre = Rand und Mitte

settings-small = Klein

settings-medium = Mittel

settings-large-size = Groß

settings-right = Rechts

settings-left = Links

settings-rising = Leicht bis extrem

settings-mixed = Gemischt

settings-any = Beliebig

settings-half-turn = Drehung (180°)

settings-quarter-turn = Drehung (90°)

settings-top-and-bottom = Spiegelung, oben und unten

settings-left-and-right = Spiegelung, links und rechts

settings-both-mirrors = Beide Spiegelungen

settings-one-diagonal = Spiegelung, eine Diagonale

settings-other-diagonal = Spiegelung, andere Diagonale

settings-both-diagonals = Beide Diagonalen

settings-all-symmetries = Alle Symmetrien

settings-letter = Letter

settings-book-size = 6 × 9 Zoll

settings-one-on-a-page = 1 Rätsel

settings-two-on-a-page = 2 Rätsel

settings-four-on-a-page = 4 Rätsel

settings-six-on-a-page = 6 Rätsel

settings-se-10 = 1,0 bis 1,5

settings-se-16 = 1,6 bis 2,9

settings-se-30 = 3,0 bis 4,4

settings-se-45 = 4,5 bis 6,5

settings-se-66 = 6,6 bis 7,1

settings-se-72 = 7,2 bis 8,2

settings-se-83 = 8,3 bis 8,9

settings-se-90 = 9,0 und mehr

settings-language = Sprache

settings-browser-language = Wie im Browser

settings-language-not-loaded = Deine Sprache ließ sich nicht laden, deshalb ist die Seite auf Englisch. Lade sie neu, um es noch einmal zu versuchen.

settings-hints-not-loaded = Tipps und Erklärungen ließen sich in deiner Sprache nicht laden und sind deshalb auf Englisch. Lade die Seite neu, um es noch einmal zu versuchen.

settings-language-not-stored = Der Browser speichert die Sprache nicht, deshalb bleibt die Seite, wie sie ist.
