### Die Lektionen als eigene Seiten.

pages-brand = Nonet, die Seite

pages-foot = { $name } löst und erklärt jedes Sudoku und hilft dir beim Spielen: kostenlos, privat, ganz in deinem Browser.

pages-title = Sudoku-Techniken erklärt · Nonet

pages-description = Jede Sudoku-Technik: was sie ist, woran du sie erkennst, warum sie funktioniert, mit einem Beispiel aus einem echten Rätsel. Von der letzten Ziffer einer Zeile bis zu Ketten, fast nackten Mengen und Zwangsnetzen.

pages-heading = Sudoku-Techniken

pages-lead = { $count } Wege zur nächsten Ziffer: was jede Technik ist, woran du sie erkennst, warum sie funktioniert, und Stellungen aus echten Rätseln, in denen du sie finden kannst. Sie sind nach der Stufe der Rätsel geordnet, die sie brauchen, und nach der Reihenfolge, in der Nonet sie sucht.

pages-open-nonet = Nonet öffnen

pages-lesson-title = { $technique }: eine Sudoku-Technik erklärt · Nonet

pages-all-techniques = Alle Techniken

pages-why = Warum es funktioniert

pages-find-it = Finde sie selbst

pages-find-more = Weitere in Nonet finden

pages-example = Ein Beispiel

pages-caption = { $action }.

pages-picture = Eine Stellung mit diesem Schritt: { $action }

pages-open = In Nonet öffnen

pages-position = Stellung { $number }, in der es einen Schritt dieser Art gibt: { $technique }

pages-open-position = Stellung { $number } in Nonet öffnen

pages-others = Andere Techniken

pages-before = Vorige

pages-after = Nächste
