### Sätze, die in mehreren Räumen stehen.

page-nothing-to-play = Dieses Brett ist voll, also gibt es nichts zu spielen. Du siehst es unter Lösen.

page-no-step = Der Schritt kann nicht gezeigt werden: Dieses Rätsel hat nicht genau eine Lösung.

page-pasted = Eingefügte Rätsel

page-solved = Gelöst

page-paused = Pause

page-light-a-digit = Hebe eine Ziffer hervor, um ihre Verbindungen zu sehen.

page-empty-board = Das Brett ist leer: Es gibt noch nichts zu spielen.

page-no-game-none = Dieses Brett hat keine Lösung, also kann man es nicht spielen.

page-full-board = Dieses Brett ist voll, also gibt es nichts zu spielen.

page-several-solutions = Ein Spiel braucht ein Rätsel mit genau einer Lösung; dieses Brett hat mehrere.

page-level-easy = Leicht

page-level-medium = Mittel

page-level-hard = Schwer

page-level-unfair = Unfair

page-level-extreme = Extrem

page-asks-easy = Ohne Notizen. 5 bis 10 Minuten

page-asks-medium = Notizen in einigen Zellen, Paare. 10 bis 20 Minuten

page-asks-hard = Alle Notizen, Muster. 20 bis 40 Minuten

page-asks-unfair = Lange Schlussketten. Eine Stunde oder mehr

page-asks-extreme = Viele schwere Schritte, manche durch Probieren. Ein Abend

page-stage-place = Die Stelle

page-stage-technique = Die Technik

page-stage-cells = Zellen und Ziffern

page-stage-pattern = Das Muster

page-stage-conclusion = Die Folgerung

page-own-puzzle = Eigenes Rätsel

page-rating = { $level } · schwerster Schritt: { $hardest }, { $score } Punkte

page-making = Ein Rätsel entsteht: { $what }

page-generated = Laut Link hat der Generator es aus der Zahl { $seed } erzeugt.

page-so-many-entered = { $number } eingetragen

page-so-many-solved = { $number } gelöst

page-also-ruled-out = , { $candidates } ausgeschlossen

page-stay-behind = { $count ->
    [one] { $left } bleibt zurück.
   *[other] { $left } bleiben zurück.
}

page-without-these = Ohne das: { $verdict }.

page-become-givens = { $count ->
    [one] { $digits } wird zur Vorgabe.
   *[other] { $digits } werden zu Vorgaben.
}

page-loaded = Rätsel geladen: { $digits }.

page-loaded-and-solved = Rätsel geladen und gelöst: { $digits }.

page-new-game = Ein neues Spiel: { $digits }.

page-new-game-beside = Ein neues Spiel: { $digits }. Das frühere bleibt erhalten.

page-not-read = Nicht gelesen: { $why }.

page-file-not-read = { $file } wurde nicht gelesen: { $why }.

page-not-followed = { $why }.

page-not-followed-yet = { $why }; lade die Seite neu, um sie zu bekommen.

page-sample = „{ $name }“ geladen.

page-question-failed = Im Hintergrund ist etwas fehlgeschlagen: { $why }.

page-left = noch { $cells }

page-one-solution = { $givens }, eine Lösung

page-with-verdict = { $givens }. { $verdict }

page-clash = { $count ->
    [2] { $digit } zweimal in { $house }
   *[other] { $digit } { $count }-mal in { $house }
}

page-full = voll

page-standing-game = { $level }, { $stands }

page-kept-game = { $game }, { $time }

page-hardest = Schwerster Schritt dieses Spiels: { $technique }

page-pause = nach { $length }

page-is-not = { $cell } ist nicht { $digit }

page-is-not-and-more = { $cell } ist nicht { $digit }, und noch { $more }

page-needs = Nötig: { $technique }

page-was-guess = Das beweist noch nichts

page-was-choice = Gewählt: Andere Lösungen haben dort etwas anderes

page-was-mistake = Fehler

page-choice = Gewählt

page-simpler-step = { $ground }. Ein einfacherer Schritt war da: { $technique }

page-unproved-in-a-row = { $count } Ziffern hintereinander, die noch nichts beweist

page-from-to = { $first } bis { $last }

page-slips = , { $mistakes }

page-boldest = , größter Sprung: { $played }
