### Lektionen über Einer: Eine Ziffer kommt in eine Zelle.

lesson-full-house = Eine Zeile, eine Spalte oder ein Block hat noch eine leere Zelle. Dorthin kommt die Ziffer, die fehlt. Das ist der leichteste Schritt.
    .spot-1 = Suche eine Zeile, eine Spalte oder einen Block mit einer einzigen leeren Zelle.
    .spot-2 = Zähle von 1 bis 9, um die fehlende Ziffer zu finden.
    .spot-3 = Sieh nach jeder Ziffer, die du einträgst, ihre Zeile, ihre Spalte und ihren Block an: Vielleicht ist dort jetzt nur noch eine Zelle leer.
    .why = Jedes Haus (Zeile, Spalte oder Block) hat jede Ziffer von 1 bis 9 genau einmal. Acht Zellen haben acht Ziffern, also hat die neunte Zelle die neunte.

lesson-hidden-single = In einem Haus hat eine Ziffer nur noch einen Platz und kommt dorthin. Andere Kandidaten dieser Zelle können sie verstecken. In den meisten Rätseln füllst du so die meisten Zellen.
    .spot-1 = Wähle eine Ziffer, die schon mehrmals dasteht.
    .spot-2 = Nimm einen Block, in dem sie fehlt, und streiche jede Zelle, deren Zeile oder Spalte sie hat. Dafür brauchst du keine Notizen.
    .spot-3 = Bleibt eine einzige leere Zelle übrig, kommt die Ziffer dorthin.
    .spot-4 = Mach es mit Zeilen und Spalten ebenso: Streiche die Zellen, deren Block oder kreuzende Linie die Ziffer hat.
    .why = Das Haus braucht die Ziffer, und keine seiner anderen Zellen kann sie aufnehmen. Also steht sie an dem einen Platz, der bleibt, was auch immer sonst in dieser Zelle möglich schien.

lesson-naked-single = Eine Zelle hat nur noch einen Kandidaten: Die acht anderen Ziffern stehen schon in ihrer Zeile, ihrer Spalte oder ihrem Block. Dieser Kandidat ist ihre Ziffer.
    .spot-1 = Sieh dir leere Zellen an, in denen sich eine fast volle Zeile, eine fast volle Spalte und ein fast voller Block treffen.
    .spot-2 = Zähle von 1 bis 9 und lass jede Ziffer aus, die in einem der drei Häuser steht.
    .spot-3 = Bleibt eine einzige Ziffer, trag sie ein. Wenn du Notizen hast, suche eine Zelle mit nur einer Notiz.
    .why = Eine Ziffer, die in der Zeile, der Spalte oder dem Block der Zelle steht, kann nicht noch einmal in der Zelle stehen. Etwas muss aber hinein, und nur eine Ziffer ist übrig.
