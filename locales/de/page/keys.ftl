### Die Liste der Tasten.

keys-what-notes-say = Notizen, Tipps und Prüfen (Spielen): Ein Kandidat ist ausgeschlossen, sobald du oder ein Tipp seine Notiz entfernt hat. Eine Ziffer, die in einer Zelle nie notiert war, ist dort nicht ausgeschlossen. Prüfen bemängelt eine entfernte richtige Ziffer, wenn die Notizen der Zelle zuvor alle möglichen Ziffern enthielten, durch „Notizen füllen“ oder von Hand.

keys-move-name = Pfeiltasten

keys-move-words = Bewegen; mit Umschalt mehr auswählen

keys-ends-name = Pos1, Ende

keys-ends-words = An die Enden der Zeile; mit Strg an die des Bretts

keys-boxes-name = Bild auf, Bild ab

keys-boxes-words = Einen Block hinauf oder hinab

keys-empty-cells-name = . und ,

keys-empty-cells-words = Nächste und vorige leere Zelle; beim Eintragen von Vorgaben lässt . eine Zelle leer

keys-digit-name = 1 bis 9

keys-digit-words = Ziffer schreiben

keys-note-name = Umschalt + 1 bis 9

keys-note-words = Notiz schreiben (Spielen), Kandidaten ausschließen (Lösen)

keys-modes-name = Leertaste; Z, X, C, V, D; N

keys-modes-words = Was die Tasten schreiben: weiterschalten; Ziffer, Notizen, Notizen in der Mitte (wenn beide Arten an sind), Farbe, Linie; Notizen an oder aus (Spielen)

keys-erase-name = Entf, Rücktaste, 0

keys-erase-words = Zelle leeren

keys-undo-name = Strg+Z oder [

keys-undo-words = Rückgängig

keys-redo-name = Strg+Y, Strg+Umschalt+Z oder ]

keys-redo-words = Wiederholen

keys-copy-name = Strg+C

keys-copy-words = Rätsel kopieren

keys-select-all-name = Strg+A

keys-select-all-words = Alle Zellen auswählen

keys-light-name = F, dann eine Ziffer

keys-light-words = Ziffer hervorheben, nochmals für mehrere; zweimal F beendet es. Farben gelten dann ihren Notizen

keys-step-name = H

keys-step-words = Nächster Schritt (Lösen); ein Tipp, dann mehr davon (Spielen)

keys-apply-name = Eingabe

keys-apply-words = Einen Tipp anwenden, der ganz gezeigt ist (Spielen)

keys-why-not-name = W, dann eine Ziffer

keys-why-not-words = Warum nicht diese Ziffer hier? (Spielen)

keys-check-name = Strg+Eingabe

keys-check-words = Auf Fehler prüfen (Spielen)

keys-save-points-name = Strg+S, Strg+B

keys-save-points-words = Lesezeichen setzen; zurück zum letzten (Spielen)

keys-pause-name = P

keys-pause-words = Pause (Spielen)

keys-speak-name = ', dann R L B K M G

keys-speak-words = Zeile, Spalte oder Block vorlesen; was hier stehen kann; was noch fehlt; wie voll das Brett ist

keys-share-name = S

keys-share-words = Teilen

keys-walk-name = < und >

keys-walk-words = Durch mehrere Lösungen gehen (Lösen)

keys-branches-name = T, Y, Umschalt+Y

keys-branches-words = Abzweigen, den nächsten oder vorigen Zweig zeigen (Lösen)

keys-keys-name = ?

keys-keys-words = Diese Liste

keys-close-name = Esc

keys-close-words = Offenes schließen, dann Auswahl aufheben
