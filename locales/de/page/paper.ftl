### Gedruckte Seiten.

paper-pages = Seiten

paper-nothing-made = Es ist noch kein Rätsel erstellt, also gibt es nichts zu drucken. Drücke zuerst Erstellen.

paper-solutions = Lösungen

paper-name = Name

paper-date = Datum
