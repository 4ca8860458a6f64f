### Fotos und die Kamera.

photo-read-photo = Foto lesen

photo-take-photo = Foto aufnehmen

photo-scan = Gitter scannen

photo-stays = Das Bild bleibt auf diesem Gerät.

photo-pasted = Das eingefügte Bild

photo-taken = Das Foto

photo-camera-title = Gitter scannen

photo-starting = Die Kamera startet …

photo-point = Richte die Kamera auf ein Sudoku. Das Bild wird aufgenommen, sobald das ganze Gitter zu sehen ist.

photo-hold-still = Gitter erkannt: bitte ruhig halten.

photo-viewfinder = Was die Kamera sieht

photo-take = Aufnehmen

photo-cancel = Abbrechen

photo-try-again = Noch einmal

photo-reading-title = Das Bild wird gelesen

photo-board-title = Stimmt das Brett so?

photo-corners-title = Wo ist das Gitter?

photo-reading = Suche nach Gittern … Das Bild bleibt auf diesem Gerät.

photo-stop = Abbrechen

photo-play = Spielen

photo-solve = Lösen

photo-discard = Verwerfen

photo-place-corners = Ecken markieren

photo-read-again = Neu lesen

photo-back = Zurück zum Brett

photo-edit = Bearbeiten

photo-leave-out = Weglassen

photo-previous-picture = Voriges Bild

photo-next-picture = Nächstes Bild

photo-go-on = Weiter

photo-code-title = Ein Code mit einem Rätsel

photo-code = Auf diesem Bild ist ein Code mit einem Rätsel.

photo-follow-code = Rätsel öffnen

photo-refused-title = Bild lässt sich nicht öffnen

photo-grids = Gitter

photo-picture = Das Bild, mit markiertem Gitter

photo-whole-picture = Das Bild

photo-verdict = Urteil

photo-doubtful = Zu prüfende Zellen

photo-correct = Wähle eine Zelle und drücke die richtige Ziffer; 0 leert die Zelle.

photo-how-to-place = Ziehe die vier Ecken auf die des Gitters oder bewege sie mit den Pfeiltasten, mit Umschalt in größeren Schritten.

photo-by-hand = Von Hand geschrieben

photo-blank = leer

photo-needs-connection = Beim ersten Foto braucht Nonet eine Verbindung. Verbinde dich mit dem Internet und wähle das Bild dann noch einmal.

photo-no-camera-denied = Diese Seite darf die Kamera nicht benutzen. Erlaube es ihr in den Einstellungen des Browsers oder wähle stattdessen ein Bild.

photo-no-camera-missing = Auf diesem Gerät wurde keine Kamera gefunden. Du kannst stattdessen ein Bild wählen.

photo-no-camera-busy = Die Kamera startet nicht: Vielleicht benutzt sie ein anderes Programm. Schließe es und versuch es noch einmal.

photo-no-camera-insecure = Browser geben die Kamera nur Seiten frei, die über https geladen sind. Du kannst stattdessen ein Bild wählen.

photo-no-camera-ended = Die Kamera wurde abgeschaltet oder ist nicht mehr verbunden.

photo-no-camera-not-taken = Das Bild konnte nicht aufgenommen werden. Versuch es noch einmal oder wähle ein Bild.

photo-top-left = Ecke oben links

photo-top-right = Ecke oben rechts

photo-bottom-right = Ecke unten rechts

photo-bottom-left = Ecke unten links

photo-picture-of = Bild { $number } von { $count }

photo-of-several = { $picture }: { $status }

photo-keep-all = Alle { $count } als Liste behalten

photo-list-name = { $count ->
    [one] { $count } Rätsel aus Bildern
   *[other] { $count } Rätsel aus Bildern
}

photo-put-aside = { $count } Bilder liegen bereit, bis die Seite geschlossen wird.

photo-another-puzzle = Auf dem Foto ist noch ein Rätsel.

photo-open-it = Öffnen

photo-left = { $count ->
    [1] Noch ein Bild wartet.
   *[other] Noch { $count } Bilder warten.
}

photo-go-on-with = { $count ->
    [one] Weiter mit { $count } Bild
   *[other] Weiter mit { $count } Bildern
}

photo-corner-at = { $across } % von links, { $down } % von oben

photo-grid = Gitter { $number }

photo-read-as = { $place }, gelesen als { $digit }

photo-checked = { $cell }, geprüft

photo-digits-read = { $count ->
    [0] keine Ziffern gelesen
    [1] { $count } Ziffer gelesen
   *[other] { $count } Ziffern gelesen
}

photo-cells-to-check = { $count ->
    [0] keine davon zweifelhaft
    [1] bitte prüfe { $count } Zelle
   *[other] bitte prüfe { $count } Zellen, die zweifelhaftesten zuerst
}

photo-found = { $grids ->
    [1] Ein Gitter gefunden: { $digits }, { $check }.
   *[other] { $grids } Gitter gefunden. In diesem: { $digits }, { $check }.
}

photo-clashes = { $digits }. Eine von Hand geschriebene Ziffer ist doppelt.

photo-other-size = Das sieht nach einem Gitter mit { $size } mal { $size } Zellen aus. Nonet liest nur Gitter mit 9 mal 9; ist eines dabei, markiere seine Ecken.

photo-killer = Das sieht nach einem Killer aus, dessen Käfige Nonet nicht liest. Ist ein normales Gitter dabei, markiere seine Ecken.

photo-irregular = Das sieht nach einem Sudoku mit unregelmäßigen Blöcken aus, die Nonet nicht liest. Ist ein normales Gitter dabei, markiere seine Ecken.

photo-diagonals = Das sieht nach einem Sudoku mit markierten Diagonalen aus, deren Regel Nonet nicht liest. Ist ein normales Gitter dabei, markiere seine Ecken.

photo-windoku = Das sieht nach einem Windoku aus, dessen vier zusätzliche Blöcke Nonet nicht liest. Ist ein normales Gitter dabei, markiere seine Ecken.

photo-nothing-within = Innerhalb dieser Ecken wurde kein Gitter gefunden. Zieh sie auf die äußeren Linien des Gitters.

photo-nothing = Es wurde kein Gitter gefunden. Markiere die vier Ecken des Gitters, dann wird noch einmal gelesen.

photo-heic = { $name } ist ein HEIC-Bild, das dieser Browser nicht öffnen kann. Speichere es als JPEG oder mach einen Screenshot davon.

photo-too-large = { $name } hat { $megapixels } Megapixel und ist zu groß. Schneide es zu oder mach einen Screenshot davon.

photo-old-browser = Dieser Browser ist zu alt, um Bilder zu lesen. Eine neuere Version kann es.

photo-unknown = { $name } lässt sich nicht öffnen: Das Bild ist beschädigt oder von keiner Art, die dieser Browser kennt.
