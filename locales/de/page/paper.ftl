### Gedruckte Seiten.

paper-pages = Seiten

paper-nothing-made = Es ist noch kein Rätsel erstellt, also gibt es nichts zu drucken. Drücke zuerst Erstellen.

paper-solutions = Lösungen

paper-name = Name

paper-date = Datum

paper-holds = { $puzzles }, { $level }

paper-holds-levels = { $puzzles }, { $least } bis { $most }

paper-puzzle = { $number } { $level }

paper-puzzle-rated = { $number } { $level }, SE { $rating }

paper-puzzle-near = { $number } { $level }, am nächsten dran

paper-puzzle-near-rated = { $number } SE { $rating }, am nächsten dran

paper-solution-on = Lösung S. { $page }

paper-solution-on-short = Lsg. S. { $page }

paper-solutions-from = Lösungen ab Seite { $page }

paper-on-page = Seite { $page }
