### Dateien, die keinen Text mit Rätseln enthalten, nach ihrer Art.

reading-file-workbook = Das ist die Arbeitsmappe einer Tabellenkalkulation; speichere ihre Tabelle als CSV und öffne diese

reading-file-document = Das ist das Dokument einer Textverarbeitung; kopiere das Rätsel daraus

reading-file-zip = Das ist ein ZIP-Archiv; entpacke es und öffne die Dateien darin

reading-file-gzip = Diese Datei ist mit gzip gepackt; entpacke sie und öffne, was darin ist

reading-file-archive = Das ist ein Archiv; entpacke es und öffne die Dateien darin

reading-file-pdf = Das ist eine PDF-Datei; kopiere das Rätsel daraus oder öffne ein Bild der Seite

reading-file-picture = Das ist ein Bild, dessen Rätsel nur die Seite von Nonet liest

reading-file-database = Das ist eine Datenbank; exportiere ihre Rätsel mit dem Programm, das sie geschrieben hat

reading-file-program = Das ist ein Programm und enthält kein Rätsel als Text

reading-file-drawing = Das ist eine Zeichnung in SVG, deren Ziffern irgendwo und nicht in Zellen stehen; kopiere stattdessen die 81 Ziffern des Rätsels

reading-file-ksudoku = Das ist ein Spielstand von KSudoku, das Ziffern als Buchstaben schreibt; kopiere stattdessen die 81 Ziffern des Rätsels

reading-file-backup = { $name } ist eine Sicherung, die für sich allein geöffnet wird

reading-file-unread = { $name } ließ sich nicht lesen: { $why }

reading-file-lfs-pointer = Das ist ein Zeiger von Git LFS, der anstelle einer Datei steht; hol die Datei selbst mit `git lfs pull`
