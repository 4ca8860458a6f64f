### Kopf, Menü und Dialoge.

shell-name = Nonet

shell-rooms = Räume

shell-play = Spielen

shell-solve = Lösen

shell-learn = Lernen

shell-make = Erstellen

shell-menu = Menü

shell-entry = Rätsel eingeben oder einfügen

shell-share = Teilen

shell-export = Exportieren

shell-print = Drucken

shell-library = Bibliothek

shell-techniques = Techniken

shell-keys = Tasten

shell-settings = Einstellungen

shell-restored = Sicherung wiederhergestellt

shell-statistics = Statistik

shell-list = Rätselliste

shell-column = Welche Spalte?

shell-games = Spiele

shell-game-menu = Spielmenü

shell-calendar = Kalender

shell-type-it = Eintippen

shell-paste = Einfügen

shell-entry-text = Oder als Text: eine Zeile mit 81 Zeichen, neun Zeilen, ein gedrucktes Gitter, eine CSV-Tabelle oder ein Gitter mit Kandidaten. Leere Zellen sind 0, ein Punkt oder ein Leerzeichen.

shell-entry-example =
    0 6 0 | 0 0 0 | 1 9 0
    0 0 2 | 6 1 0 | 0 0 4
    7 0 1 | 0 0 0 | 0 0 0
    ------+-------+------
    …

shell-mend = Nullen wieder einsetzen

shell-read = Rätsel laden

shell-printed = Was das Brett zeigt, groß, auf einer Seite.

shell-print-notes = Mit Notizen und Markierungen

shell-look = Aussehen

shell-system-look = System

shell-light-look = Hell

shell-dark-look = Dunkel

shell-open-waiting = Öffnen

shell-dismiss = Schließen

shell-reload = Neu laden

shell-see-in-solve = In Lösen ansehen

shell-waits = { $count ->
    [1] Was hier eingefügt, abgelegt oder hergeschickt wurde, wartet darauf, geöffnet zu werden.
   *[other] { $count } Dinge, die hier eingefügt, abgelegt oder hergeschickt wurden, warten darauf, geöffnet zu werden.
}

shell-page-title = Nonet: Sudoku, gelöst und erklärt

shell-tagline = Jedes Sudoku, gelöst und erklärt.
