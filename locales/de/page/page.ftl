### Sätze, die in mehreren Räumen stehen.

page-nothing-to-play = Dieses Brett ist voll, also gibt es nichts zu spielen. Du siehst es unter Lösen.

page-no-step = Der Schritt kann nicht gezeigt werden: Dieses Rätsel hat nicht genau eine Lösung.

page-pasted = Eingefügte Rätsel

page-solved = Gelöst

page-paused = Pause

page-light-a-digit = Wähle eine Ziffer, um ihre Verbindungen zu sehen.

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

page-asks-hard = Volle Notizen, Muster. 20 bis 40 Minuten

page-asks-unfair = Lange Schlussketten. Eine Stunde oder mehr

page-asks-extreme = Viele schwere Schritte, manche durch Probieren. Ein Abend

page-stage-place = Wo du hinschaust

page-stage-technique = Die Technik

page-stage-cells = Zellen und Ziffern

page-stage-pattern = Das Muster

page-stage-conclusion = Der Schluss

page-own-puzzle = Eigenes Rätsel
