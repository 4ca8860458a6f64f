### Lektionen über Muster, die zwei Lösungen ergäben.

lesson-uniqueness-1 = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken bilden ein Rechteck, und drei davon haben nur dieselben zwei Kandidaten. Die vierte hat andere, und einer davon ist wahr, also fallen dort die zwei Ziffern weg.
    .spot-1 = Finde zwei Zellen mit denselben zwei Notizen in einer Linie.
    .spot-2 = Finde eine dritte, mit der sie drei Ecken eines Rechtecks über zwei Blöcke bilden.
    .spot-3 = Streiche die zwei Ziffern aus der vierten Ecke.
    .why = Hätte die vierte Ecke eine der zwei Ziffern, so hätten die Ecken nur diese beiden, und man könnte sie vertauschen: zwei Lösungen. Jedes Haus hätte weiter beide einmal. Das Rätsel hat aber nur eine Lösung.

lesson-uniqueness-2 = Wie beim eindeutigen Rechteck 1, aber zwei Ecken in einer Linie, das Dach, haben noch eine Ziffer, beide dieselbe. Mindestens eine davon hat sie, also fällt sie in jeder Zelle weg, die beide sieht.
    .spot-1 = Finde zwei Zellen mit denselben zwei Notizen in einer Linie.
    .spot-2 = Finde zwei, die ein Rechteck über zwei Blöcke vollenden und diese Notizen und noch eine Ziffer haben.
    .spot-3 = Streiche die weitere Ziffer aus jeder Zelle, die beide Dachzellen sieht.
    .why = Wäre keine Dachzelle die weitere Ziffer, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist es eine von ihnen.

lesson-uniqueness-5 = Wie beim eindeutigen Rechteck 2, aber die weitere Ziffer steht in zwei gegenüberliegenden Ecken oder in dreien. Mindestens eine davon hat sie, also fällt sie in jeder Zelle weg, die alle sieht.
    .spot-1 = Finde ein Rechteck über zwei Blöcke mit denselben zwei Notizen in den Ecken.
    .spot-2 = Prüfe, dass zwei gegenüberliegende Ecken oder drei dieselbe weitere Ziffer haben.
    .spot-3 = Streiche die weitere Ziffer aus jeder Zelle, die alle diese Ecken sieht.
    .why = Wäre keine Ecke die weitere Ziffer, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist es eine von ihnen.

lesson-uniqueness-3 = Wie beim eindeutigen Rechteck 2, aber das Dach hat mehrere weitere Ziffern. Eine davon ist wahr, also ist das Dach wie eine einzige Zelle, die mit anderen eines Hauses eine nackte Teilmenge bildet.
    .spot-1 = Finde ein Rechteck über zwei Blöcke mit denselben zwei Notizen in den Ecken und keinen anderen in zwei Ecken einer Linie.
    .spot-2 = Denk dir eine Zelle, die nur die weiteren Ziffern des Dachs hat.
    .spot-3 = Finde in einem Haus beider Dachzellen Zellen, die mit ihr eine nackte Teilmenge bilden.
    .spot-4 = Streiche diese Ziffern aus den übrigen Zellen des Hauses.
    .why = Wäre keine Dachzelle eine weitere Ziffer, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist es eine von ihnen, und mit ihr hat die Teilmenge so viele Zellen wie Ziffern.

lesson-uniqueness-4 = Wie beim eindeutigen Rechteck 2, aber das Dach hat beliebige weitere Ziffern. In einem Haus beider Dachzellen hat eine der zwei Ziffern keinen anderen Platz. Dann fällt die andere im Dach weg.
    .spot-1 = Finde ein Rechteck über zwei Blöcke mit denselben zwei Notizen in den Ecken und keinen anderen in zwei Ecken einer Linie.
    .spot-2 = Prüfe in einem Haus beider Dachzellen, ob eine der zwei Ziffern keinen anderen Platz hat.
    .spot-3 = Streiche die andere aus beiden Dachzellen.
    .why = Eine Dachzelle muss die Ziffer ohne andere Plätze sein. Wäre die andere Dachzelle die zweite Ziffer, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist es keine.

lesson-uniqueness-6 = Wie beim eindeutigen Rechteck 4, aber das Dach sind zwei gegenüberliegende Ecken. In beiden Zeilen oder in beiden Spalten hat eine der zwei Ziffern außer den Ecken keinen Platz. Dann fällt diese Ziffer im Dach weg.
    .spot-1 = Finde ein Rechteck über zwei Blöcke mit denselben zwei Notizen in den Ecken und keinen anderen in zwei gegenüberliegenden.
    .spot-2 = Prüfe in beiden Zeilen oder in beiden Spalten, ob eine der zwei Ziffern außer den Ecken keinen Platz hat.
    .spot-3 = Streiche diese Ziffer aus beiden Dachzellen.
    .why = Die Ziffer ist ein X-Wing in den Ecken, also steht sie in zwei gegenüberliegenden. Wären das die Dachzellen, so hätten die anderen die zweite Ziffer; die Ecken hätten nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also steht sie in den anderen.

lesson-hidden-rectangle = Ein Rechteck über zwei Blöcke mit nur zwei Kandidaten in einer Ecke. In der Zeile und in der Spalte der gegenüberliegenden Ecke hat eine dieser Ziffern außer den Ecken keinen Platz. Dann fällt die andere in der gegenüberliegenden Ecke weg.
    .spot-1 = Finde ein Rechteck über zwei Blöcke mit zwei Notizen in einer Ecke, die beide auch in der gegenüberliegenden stehen.
    .spot-2 = Prüfe in der Zeile und in der Spalte der gegenüberliegenden Ecke, ob eine der zwei Ziffern außer den Ecken keinen Platz hat.
    .spot-3 = Streiche die andere aus der gegenüberliegenden Ecke.
    .why = Wäre die gegenüberliegende Ecke die zweite Ziffer, so wären die zwei Ecken daneben die erste; die Ecken hätten nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist sie nicht die zweite Ziffer.

lesson-avoidable-rectangle-1 = Drei Ecken eines Rechtecks über zwei Blöcke sind gefüllt, keine durch eine Vorgabe: zwei gegenüberliegende mit derselben Ziffer, die dritte mit einer anderen, d. Dann fällt d in der vierten weg.
    .spot-1 = Merk dir, welche Ziffern Vorgaben sind; hier zählen nur später eingetragene.
    .spot-2 = Finde dieselbe eingetragene Ziffer in zwei gegenüberliegenden Ecken eines Rechtecks über zwei Blöcke.
    .spot-3 = Ist auch in einer dritten Ecke eine Ziffer d eingetragen, so streiche d aus der vierten.
    .why = Wäre die vierte Ecke d, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Eine Vorgabe lässt sich nicht vertauschen, darum kommt es darauf an, wer die Zellen gefüllt hat.

lesson-avoidable-rectangle-2 = Zwei Ecken eines Rechtecks über zwei Blöcke, in einer Linie, sind mit a und b gefüllt, keine durch eine Vorgabe. Die Ecke gegenüber von a hat nur a und c, die gegenüber von b nur b und c. Eine davon ist c, also fällt c in jeder Zelle weg, die beide sieht.
    .spot-1 = Suche zwei eingetragene Ziffern, a und b, in einer Linie.
    .spot-2 = Finde zwei Zellen, die ein Rechteck über zwei Blöcke vollenden: gegenüber von a mit a und c, gegenüber von b mit b und c.
    .spot-3 = Streiche c aus jeder Zelle, die beide sieht.
    .why = Wäre keine der leeren Ecken c, so hätten die Ecken nur die zwei Ziffern, und man könnte sie vertauschen: zwei Lösungen. Also ist eine von ihnen c.

lesson-unique-loop = Ein eindeutiges Rechteck aus sechs oder mehr Zellen: eine Schleife von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht, mit genau zweien in jedem Haus, das sie berührt. Eine oder zwei Zellen haben weitere Ziffern, und eine davon ist wahr.
    .spot-1 = Suche zwei Notizen, die in vielen Zellen zusammen stehen.
    .spot-2 = Geh von einer zur anderen, die sie sieht, bis du wieder am Anfang bist, und prüfe, dass jedes berührte Haus genau zwei davon hat.
    .spot-3 = Hat eine einzige Zelle weitere Notizen, so streiche die zwei Ziffern aus ihr.
    .spot-4 = Bei zwei solchen Zellen schließe wie bei eindeutigen Rechtecken: eine weitere Ziffer, eine Teilmenge oder eine Ziffer ohne andere Plätze.
    .why = Wäre keine Zelle eine weitere Ziffer, so wechselten sich die zwei Ziffern entlang der Schleife ab, und man könnte sie vertauschen: zwei Lösungen. Jedes Haus hätte weiter beide einmal. Das Rätsel hat aber nur eine Lösung.

lesson-bug-plus-1 = Jede leere Zelle hat zwei Kandidaten, bis auf eine mit dreien. Eine Ziffer dieser Zelle hat in jedem ihrer Häuser drei Plätze, wo jede andere Ziffer zwei hat. Diese Ziffer ist wahr.
    .spot-1 = Prüfe gegen Ende eines Rätsels, ob alle leeren Zellen bis auf eine zwei Notizen haben.
    .spot-2 = Finde in dieser Zelle die Notiz mit drei Plätzen in ihrer Zeile, ihrer Spalte und ihrem Block.
    .spot-3 = Trag sie ein.
    .why = Ohne diese Ziffer hätte jede leere Zelle zwei Kandidaten und jedes Haus zwei Plätze für jede fehlende Ziffer. In einem solchen Gitter (englisch „bivalue universal grave“) hat jede Lösung einen Zwilling mit dem anderen Kandidaten in jeder Zelle. Das Rätsel hat aber nur eine Lösung.

lesson-bugn = Wie bei BUG + 1, aber mit mehreren überzähligen Kandidaten. Einer davon ist wahr, also fällt weg, was alle ausschließen.
    .spot-1 = Finde gegen Ende eines Rätsels die wenigen Zellen mit mehr als zwei Notizen.
    .spot-2 = Finde in jeder die Notizen mit mehr als zwei Plätzen in ihrer Zeile, ihrer Spalte und ihrem Block: die überzähligen.
    .spot-3 = Prüfe, dass ohne sie jede Zelle zwei Notizen hat und jedes Haus zwei Plätze für jede fehlende Ziffer.
    .spot-4 = Streiche jede Notiz, die alle überzähligen ausschließen, oder schließe wie bei eindeutigen Rechtecken: eine Teilmenge oder eine Ziffer ohne andere Plätze.
    .why = Wären alle überzähligen falsch, so hätte im Gitter jede Lösung einen Zwilling mit dem anderen Kandidaten in jeder Zelle. Das Rätsel hat aber nur eine Lösung. Also ist eine der überzähligen wahr.
