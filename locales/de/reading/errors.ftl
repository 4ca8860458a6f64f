### Warum sich ein Text nicht lesen lässt, und wo: Sätze ohne ihre Punkte.

reading-at = Textzeile { $line }, Zeichen { $column }: { $fault }

reading-on-line = Textzeile { $line }: { $fault }

reading-cells = { $count ->
    [one] { $number } Zelle
   *[other] { $number } Zellen
}

reading-rows = { $count ->
    [one] { $number } Zeile
   *[other] { $number } Zeilen
}

reading-characters = { $count ->
    [one] { $number } Zeichen
   *[other] { $number } Zeichen
}

reading-fields = { $count ->
    [one] { $number } Feld
   *[other] { $number } Felder
}

reading-empty = Hier gibt es nichts zu lesen; gebraucht werden die 81 Zellen eines Sudokus, mit 0 oder . für eine leere

reading-no-cells = Keine Zellen gefunden; gebraucht werden 81 Ziffern, mit 0 oder . für eine leere Zelle

reading-not-text = Das ist kein Text in UTF-8; speichere die Datei als reinen Text in UTF-8

reading-web-page = Das ist eine Webseite, auf der kein Rätsel steht

reading-titled-web-page = Das ist eine Webseite mit dem Titel „{ $title }“, auf der kein Rätsel steht

reading-server-message = Das hat ein Server statt einer Datei geschickt: „{ $message }“

reading-bad-character = { $sign } ist weder eine Ziffer noch ein Zeichen für eine leere Zelle

reading-misread = { $sign } ist weder eine Ziffer noch ein Zeichen für eine leere Zelle, wahrscheinlich ist es eine falsch gelesene { $digit }

reading-bad-group = „{ $group }“ ist weder eine Ziffer noch eine Gruppe verschiedener Ziffern

reading-row-length = Textzeile { $line } hat { $cells } statt 9

reading-row-count = { $rows } zu 9 Zellen statt 9 Zeilen

reading-line-length = Textzeile { $line } hat { $characters } statt 81: { $cause }

reading-length-other-size = So viele hat ein Brett anderer Größe, und gelesen werden nur 9 Zeilen zu 9

reading-length-cut-blanks = Vielleicht hat ein Editor Leerzeichen am Ende abgeschnitten; nimm 0 oder . für leere Zellen

reading-length-more-blanks = Vielleicht kam ein Leerzeichen dazu; nimm 0 oder . für leere Zellen

reading-length-one-lost = Eines ging verloren, wahrscheinlich das erste oder das letzte beim Kopieren oder eine Null am Anfang in einer Tabellenkalkulation

reading-length-part-lost = Ein Teil wurde nicht kopiert

reading-length-one-more = Eines ist zu viel

reading-length-unparted = Setz nach dem 81. einen Zeilenumbruch oder ein Leerzeichen

reading-not-in-rows = 81 Zellen, aber nicht in Zeilen zu 9

reading-cell-count = { $cells } statt 81 in Zeilen zu 9

reading-spreadsheet-number = Textzeile { $line } hat die Zahl { $number } statt 81 Ziffern: Wahrscheinlich hat eine Tabellenkalkulation sie daraus gemacht; speichere die Spalte als Text

reading-game-version = Dieses Spiel ist in Version { $version } des Formats von OpenSudoku, und gelesen werden die Versionen 1 bis 5

reading-damaged-game = Dieses Spiel ist bei { $cell } beschädigt

reading-other-size = { $rows ->
    [21] Das sind { $rows } Zeilen zu { $columns }, wie sie ein Samurai aus fünf Brettern hat, und gelesen werden nur Sudokus mit 9 Zeilen zu 9
   *[other] Das sind { $rows } Zeilen zu { $columns }, und gelesen werden nur Sudokus mit 9 Zeilen zu 9
}

reading-nested = Dreierlisten in Dreierlisten können Blöcke oder Zeilen sein; gib neun Listen zu neun an

reading-lost-zeros = Textzeile { $line } hat { $characters } statt { $expected }: { $cause }

reading-zeros-lost = { $zeros ->
    [one] Wahrscheinlich ging eine Null am Anfang verloren, wie in einer Tabellenkalkulation
   *[other] Wahrscheinlich gingen Nullen am Anfang verloren, wie in einer Tabellenkalkulation
}

reading-zeros-perhaps-lost = { $zeros ->
    [one] Ein Teil ging verloren, vielleicht eine Null am Anfang, wie in einer Tabellenkalkulation
   *[other] Ein Teil ging verloren, vielleicht Nullen am Anfang, wie in einer Tabellenkalkulation
}

reading-lost-blanks = Leerzeichen stehen hier für leere Zellen, und einige davon gingen beim Kopieren verloren; nimm 0 oder . für leere Zellen

reading-words = „{ $word }“ ist keine Zeile aus Zellen; gebraucht werden 81 Ziffern, mit 0 oder . für eine leere Zelle

reading-regions = Es werden nur klassische Sudokus gelesen, und dieses hat unregelmäßige Gebiete, deren Karte in Textzeile { $line } beginnt

reading-letters = Die Buchstaben { $letters } stehen hier für Ziffern; schreib sie als 1 bis 9

reading-mask = Dieses Brett sagt mit 1, welche Zellen Vorgaben haben, aber nicht, welche Ziffern das sind

reading-zero-beside-empty = Dieses Brett hat sowohl 0 (zuerst in { $zero }) als auch { $sign } (zuerst in { $empty }) und keine 9, also sind seine Ziffern wahrscheinlich von 0 an gezählt; schreib sie als 1 bis 9 oder alle leeren Zellen als 0

reading-empty-field = ein leeres Feld

reading-list-outside = Das ist eine Liste von Zellen (Zeile, Spalte, Ziffer), und { $number } ist keine Zeile, Spalte oder Ziffer eines Sudokus

reading-list-ten-places = Das ist eine Liste von Zellen (Zeile, Spalte, Ziffer), und ihre Zeilen oder Spalten haben die Nummern 0 bis 9, also zehn

reading-list-twice = Das ist eine Liste von Zellen (Zeile, Spalte, Ziffer), und { $cell } kommt zweimal vor, mit { $first } und { $second }

reading-list-digit = { $digit ->
    [0] nichts
   *[other] { $digit }
}

reading-list-orders = Das ist eine Liste von Zellen (Zeile, Spalte, Ziffer), und der Text nennt zwei verschiedene Reihenfolgen von Zeile, Spalte und Ziffer

reading-list-unclear = Das ist eine Liste von Zellen (Zeile, Spalte, Ziffer), die nicht zeigt, ob von 0 oder von 1 an gezählt wird; schreib die Zellen stattdessen als r1c1=5

reading-field-count = Textzeile { $line } hat { $fields } statt { $expected }

reading-open-quotes = Dieses Feld beginnt mit einem Anführungszeichen, und keines beendet es

reading-long-line = Textzeile { $line } ist länger als 1 MB

reading-source = Ab Textzeile { $line } ließ sich die Datei nicht lesen: { $fault }

reading-source-fault = { $kind ->
    [NotFound] Sie ist nicht mehr da
    [PermissionDenied] Der Zugriff ist nicht erlaubt
    [InvalidData] Ihre Daten sind ungültig
    [TimedOut] Es dauerte zu lange
    [Interrupted] Das Lesen wurde unterbrochen
    [UnexpectedEof] Sie endet zu früh
    [OutOfMemory] Der Speicher reicht nicht
    [Unsupported] Das System kann es nicht
    [Other] Ein Fehler des Systems
   *[other] Fehler des Systems ({ $said })
}

reading-reload = { $error }; lade die Seite neu, um sie zu bekommen

reading-row-on-line = Textzeile { $line }: { $error }

reading-line = Textzeile { $line }

reading-of-file = { $file }: { $error }

reading-solution-length = Die Lösung in dieser Zeile hat { $digits } Ziffern statt 81

reading-solution-wrong = Die Lösung in dieser Zeile löst ihr Rätsel nicht

reading-damaged-row = Diese Zeile der Liste ist beschädigt
