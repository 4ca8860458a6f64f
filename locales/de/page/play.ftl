### Der Raum Spielen, ohne sein Brett.

play-game = Spiel

play-guess-open = Eine Annahme ist offen ·{" "}

play-time = Zeit

play-pause = Pause

play-resume = Fortsetzen

play-new-game = Neues Spiel

play-entry-mode = Eingabe

play-digit-mode = Ziffer

play-notes-mode = Notizen

play-corner-mode = Rand

play-centre-mode = Mitte

play-colour-mode = Farbe

play-lines-mode = Linien

play-played-elsewhere = Dieses Spiel wird in einem anderen Tab gespielt. Hier siehst du es nur.

play-play-here = Hier spielen

play-fill-notes = Notizen füllen

play-check = Prüfen

play-hint = Tipp

play-stages = Stufen des Tipps

play-close-hint = Tipp schließen

play-more = Mehr

play-apply = Anwenden

play-back-to-correct = Zurück zur letzten richtigen Stellung

play-write-notes = Notizen schreiben

play-without-notes = Ohne meine Notizen

play-show-all = Alles zeigen

play-show-less = Weniger zeigen

play-do-it-myself = Ich mache weiter

play-no-hint = Kein Tipp

play-no-technique = Keine Technik der Liste hilft hier weiter.

play-several-solutions = Das Rätsel hat mehrere Lösungen, und Logik kann nicht zwischen ihnen wählen.

play-why-not-which = Nach welcher Ziffer fragst du?

play-line-from = Wo beginnt die Linie?

play-line-to = Wo endet die Linie?

play-about = Über dieses Spiel

play-filled = Gefüllt

play-hints = Tipps

play-usual-time = Übliche Zeit

play-streak = Serie

play-none-yet = noch keine

play-about-page = Tipps, aus denen du lernst · löst und erklärt jedes Rätsel, das du mitbringst

play-welcome = Heute

play-go-on = Weiterspielen:{" "}

play-play-this = Dieses Brett spielen

play-look-at-this = Dieses Spiel zeigen

play-finished = Geschafft

play-strip = Was jede Ziffer brauchte: je schwerer, desto höher

play-complete-from-start = Es war von Anfang an vollständig

play-play-again = Nochmal spielen

play-see-in-solve = In Lösen öffnen

play-next-of-list = Nächstes der Liste

play-another-game = Noch ein Spiel

play-one-harder = Ein schwereres

play-review = Rückblick

play-full-but-wrong = Voll, aber noch nicht richtig

play-filled-but-wrong = alle, noch nicht richtig

play-moments = Momente

play-every-digit = Jede Ziffer, und was sie brauchte

play-hardest-moment = Schwerster Zug

play-boldest-moment = Kühnster Zug

play-mistake-moment = Ein Fehler

play-longest-moment = Längste Denkpause

play-step-back = Schritt zurück

play-step-of-game = Schritt des Spiels

play-step-on = Schritt vor

play-close-review = Rückblick schließen

play-daily = Rätsel des Tages

play-of-the-day = , Rätsel des Tages

play-of-the-day-solved = , Rätsel des Tages, gelöst

play-open = Geöffnet

play-continue = Weiterspielen

play-backup = Sicherung

play-why-not = Warum nicht diese Ziffer hier?

play-start-again = Von vorn beginnen

play-guesses = Annahmen

play-keep-guess = Annahme übernehmen

play-drop-guess = Annahme verwerfen

play-another-guess = Weitere Annahme

play-try-guess = Annahme probieren

play-save-points = Lesezeichen

play-point-name = Name des Lesezeichens

play-name = Name

play-set = Speichern

play-highlight = Ziffern, Paare und Verbindungen hervorheben

play-tap-adds = Mehrere Zellen durch Antippen auswählen

play-level = Stufe

play-month-before = Voriger Monat

play-month-after = Nächster Monat

play-pause-streak = Serie pausieren

play-about-pause = Solange sie pausiert, beenden verpasste Tage sie nicht.

play-started-again = Von vorn begonnen. Was du hattest, liegt bei deinen Spielen.

play-start-anew = Von vorn

play-at-save-point = Zurück beim Lesezeichen.

play-ruled-out-in-mind = Gemerkt: Keine Notiz zeigt, was der Tipp ausschloss.

play-ruled-out-is-open = Was der Tipp ausschloss, ist wieder offen.

play-all-candidates = Alle Kandidaten eingetragen; deine Notizen sind ersetzt.

play-nothing-to-check = Das Rätsel hat keine Lösung: Es gibt nichts, womit sich vergleichen ließe.

play-nothing-wrong = Bisher keine falsche Ziffer.

play-no-solution = Das Rätsel hat keine Lösung.

play-at-correct = Zurück, wo noch alles richtig war.

play-guess-kept = Annahme übernommen.

play-guess-kept-in-guess = Annahme übernommen; die vorige ist noch offen.

play-guess-dropped = Annahme verworfen.

play-monday = Mo

play-tuesday = Di

play-wednesday = Mi

play-thursday = Do

play-friday = Fr

play-saturday = Sa

play-sunday = So

play-filled-of = { $filled } von { $of }

play-another = Noch eins: { $level }

play-daily-of = Rätsel des Tages, { $day }

play-back-to = Zurück zu { $point }

play-point = Punkt { $number }

play-point-saved = Gespeichert: { $name }.

play-point-renamed = Das Lesezeichen hier, { $old }, heißt jetzt { $name }.
