### Listen von Rätseln: geöffnete Dateien, behaltene und wieder geschriebene, und Spiele und Listen in der Bibliothek.

list-row-count = { $count ->
    [one] { $number } Zeile
   *[other] { $number } Zeilen
}

list-all-solved = Alle Rätsel dieser Liste sind gelöst.

list-in-row = Darin steht: { $fields }.

list-row-unreadable = Diese Zeile hat kein Rätsel: { $error }.

list-row-error = { $error }.

list-named-rows = { $name }, { $rows }

list-added = Hinzugefügt.

list-here-already = Schon da.

list-back-from-bin = Aus dem Papierkorb zurück.

list-added-beside = Hinzugefügt, neben der beschädigten hier.

list-added-in-part = Hinzugefügt, { $rows } von { $all }: Die Datei ist abgeschnitten.

list-not-in-book = { $rows } von { $all } fehlen im Buch: Es nimmt Rätsel mit genau einer Lösung, höchstens { $most }.

list-not-in-book-by-eliminations = { $count ->
    [1] 1 davon hat nur durch ausgeschlossene Kandidaten genau eine Lösung, und die druckt ein Buch nicht.
   *[other] { $number } davon haben nur durch ausgeschlossene Kandidaten genau eine Lösung, und die druckt ein Buch nicht.
}

list-without-eliminations = { $count ->
    [1] 1 Zeile hat ausgeschlossene Kandidaten, die in diese Form nicht passen: Ohne sie hat das Rätsel vielleicht mehr Lösungen.
   *[other] { $number } Zeilen haben ausgeschlossene Kandidaten, die in diese Form nicht passen: Ohne sie haben die Rätsel vielleicht mehr Lösungen.
}

list-several-in-csv = Bei einem Rätsel mit mehreren Lösungen steht in der Spalte solution die erste.

list-counted-in-csv = In der Spalte solutions steht { $limit } für { $number } oder mehr, wie solutions_counted sagt.

list-not-done = Das ging nicht: { $why }.

list-no-row = Der Filter lässt keine Zeile dafür übrig.

list-no-picked-row = Der Filter verbirgt die ausgewählten Zeilen.

list-rows-unreadable = { $rows } von { $all } sind nicht lesbar: { $errors }.

list-and-more = { $items }; und { $number } weitere

list-ways-of-reading = So wurden Zeilen gelesen: { $ways }.

list-way = { $way } ({ $rows })

list-more-ways = { $count ->
    [one] { $ways }; und { $number } weitere Bemerkung
   *[other] { $ways }; und { $number } weitere Bemerkungen
}

list-solutions-left-out = { $count ->
    [one] { $number } Lösung, die neben ihrem Rätsel steht, ist weggelassen.
   *[other] { $number } Lösungen, die neben ihren Rätseln stehen, sind weggelassen.
}

list-only-full-boards = Alle Gitter in dieser Datei sind voll: Sie enthält kein Rätsel zum Lösen.

list-unclear-column = Es ist unklar, welche Spalte die Rätsel enthält; öffne die Datei für sich allein, dann kannst du wählen

list-lacking = Der .{ $ending }-Datei fehlen { $rows }, die nicht lesbar sind.

list-left-as-it-is = Diese Liste ist nicht ganz lesbar und bleibt, wie sie ist

list-gone = Die Liste wurde gelöscht

list-nameless = Liste ohne Namen

list-column = Spalte { $number }

list-damaged-whole = { $name } ist beschädigt, aber alle Zeilen sind lesbar und in der Sicherung. Die Liste bleibt, wie sie ist, und lässt sich als Datei sichern: Bibliothek, Anzeigen: Unlesbare.

list-damaged = { $name } ist beschädigt: { $number } von { $rows } sind nicht lesbar und nicht in der Sicherung. Die Liste bleibt, wie sie ist, und lässt sich als Datei sichern: Bibliothek, Anzeigen: Unlesbare.

list-later = { $name } stammt von einer neueren Version dieser Seite und ist nicht in der Sicherung.

list-backup-cut-off = Die Sicherung ist abgeschnitten: Was fehlt, kam nicht zurück.

list-file-not-read = Die Datei ließ sich nicht lesen: { $why }

list-file-gone = Sie ist nicht mehr da, wo sie war

list-file-changed = Sie wurde geändert, seit du sie gewählt hast, oder der Browser darf sie nicht lesen

list-file-not-allowed = Der Browser erlaubt es nicht

list-file-unknown = Der Browser sagt nicht, warum

list-file-named = Der Browser meldet { $name }

list-file-did-not-come = Die Datei kam nicht mit

list-file-unread = Die Datei ließ sich nicht lesen

list-storage-full = Der Speicher des Browsers ist voll

list-storage-off = Der Speicher des Browsers ist abgeschaltet

list-storage-unknown = Der Browser behält es nicht; vielleicht ist sein Speicher voll oder abgeschaltet

list-storage-named = Der Speicher des Browsers meldet einen Fehler ({ $name })

list-none-in-files = In keiner dieser Dateien sind Rätsel

list-none-in-file = Kein Rätsel gefunden, von Zeile 1 an

list-none-at-beginning = Am Anfang sind keine Rätsel

list-labels-cut = { $count ->
    [one] { $number } Etikett ist auf { $most } Zeichen gekürzt.
   *[other] { $number } Etiketten sind auf { $most } Zeichen gekürzt.
}

list-labels-left-out = { $count ->
    [one] { $number } Etikett ist weggelassen: Es können { $most } sein.
   *[other] { $number } Etiketten sind weggelassen: Es können { $most } sein.
}
