### Lektionen über seltene, große Muster.

lesson-sk-loop = Vier Blöcke in einem Rechteck, und in jedem zwei Zellen neben einer Ecke in ihrer Zeile und zwei in ihrer Spalte: acht Paare in einem Ring. Jedes Paar hat Ziffern mit dem nächsten gemeinsam, und die gemeinsamen Ziffern sind so viele wie die Zellen. Dann steht jede gemeinsame Ziffer in einem der zwei Paare und fällt im Rest ihrer Linie oder ihres Blocks weg.
    .spot-1 = Suche vier gefüllte Zellen an den Ecken eines Rechtecks, in vier Blöcken, mit leeren Zellen um sie herum.
    .spot-2 = Nimm in jedem Block die zwei Zellen neben der Ecke in ihrer Zeile und die zwei in ihrer Spalte.
    .spot-3 = Geh von Paar zu Paar im Kreis: Markiere die Ziffern, die ein Paar mit dem nächsten gemeinsam hat und die in seinen Zellen noch fehlen.
    .spot-4 = Ist jeder Kandidat markiert und sind es so viele Marken wie Zellen, so streiche die markierten Ziffern aus dem Rest jeder Linie und jedes Blocks.
    .why = Jeder Kandidat der Zellen ist eine Ziffer, die eine Linie oder ein Block dort einmal haben kann. Es sind so viele solche Ziffern wie Zellen, und jede Zelle nimmt eine. Also bleibt keine übrig: Jede Linie und jeder Block hat die markierten Ziffern in seinen zwei Paaren und sonst nirgends.

lesson-msls = Einige Zeilen und einige Spalten kreuzen sich in Zellen, von denen viele leer sind. Zähle für jede Ziffer entweder die Zeilen oder die Spalten, in denen sie in diesen Zellen stehen kann. Ergibt das zusammen die Zahl der leeren Zellen, so hat jede gezählte Linie ihre Ziffer in ihnen, und sie fällt im Rest der Linie weg.
    .spot-1 = Suche Ziffern, die nur in wenigen Zeilen und Spalten vorgegeben sind, und wähle die Linien ohne sie.
    .spot-2 = Zähle die leeren Zellen, in denen sich deine Zeilen und Spalten kreuzen.
    .spot-3 = Zähle für jede Ziffer die Zeilen oder die Spalten, in denen sie in diesen Zellen stehen kann, je nachdem, was weniger ist.
    .spot-4 = Zählst du so viele, wie es Zellen sind, so streiche jede Ziffer aus dem Rest ihrer Linien.
    .why = Eine Linie hat eine Ziffer einmal, also können die gezählten Linien so viele Ziffern in die Zellen bringen, wie du gezählt hast, und nicht mehr. Die Zellen brauchen je eine, und es sind ebenso viele. Also muss jede Linie ihre Ziffer dort haben und hat sie sonst nirgends.

lesson-tridagon = Vier Blöcke an den Ecken eines Rechtecks, in jedem drei Zellen in verschiedenen Zeilen und Spalten, und in diesen zwölf Zellen kaum etwas anderes als dieselben drei Ziffern. Laufen die Zellen in drei Blöcken schräg nach rechts unten, vielleicht eine davon im Kreis verschoben, und im vierten in die andere Richtung, so können drei Ziffern sie nicht füllen. Also ist einer der übrigen Kandidaten dort, ein Wächter, wahr.
    .spot-1 = Suche drei Ziffern, die in denselben vier Blöcken an den Ecken eines Rechtecks fehlen.
    .spot-2 = Suche in jedem Block drei Zellen mit diesen Ziffern, keine zwei in einer Zeile oder Spalte, und mit wenigen anderen Kandidaten.
    .spot-3 = Prüfe, dass ein Block oder drei davon in die andere Richtung laufen als der Rest.
    .spot-4 = Gibt es einen Wächter, so ist er wahr; gibt es mehrere, so streiche, was alle ausschließen.
    .why = In einem Block stehen die drei Ziffern in einer Reihenfolge. Im Block daneben braucht jede Zeile eine andere Ziffer, also ist die Reihenfolge um eine Zeile gedreht oder um zwei, und mit Spalten ist es darunter ebenso. Eine Drehung spiegelt eine Reihenfolge nie. Wo aber die Zellen in die andere Richtung laufen, ist, was nach Zeilen eine Drehung ist, nach Spalten eine Spiegelung, und mit einem oder drei solchen Blöcken geht der Weg im Kreis nie auf.

lesson-junior-exocet = Zwei Zellen eines Blocks und einer Zeile, die Basis, haben zwei von drei oder vier Ziffern. In den beiden anderen Blöcken des Bandes ist je eine Zelle außerhalb dieser Zeile ein Ziel. Auf drei Spalten kommt es an: die der Ziele und die des Basisblocks, in der die Basis nicht liegt. Kann jede Ziffer außerhalb des Bandes nur in zweien davon stehen, so haben die Ziele, was die Basis hat. Ebenso ist es mit Zeilen und Spalten vertauscht.
    .spot-1 = Nimm zwei Zellen in einem Block und einer Zeile mit zusammen drei oder vier Notizen.
    .spot-2 = Suche in jedem anderen Block des Bandes eine Zelle außerhalb dieser Zeile, deren Nachbarin in der Spalte, auch außerhalb der Zeile, keine dieser Ziffern hat.
    .spot-3 = Prüfe in den drei Spalten außerhalb des Bandes, dass die Plätze jeder Ziffer in zwei Zeilen liegen oder eine Spalte auslassen.
    .spot-4 = Streiche alle anderen Ziffern aus den Zielen, und aus der Basis die, die kein Ziel haben kann.
    .spot-5 = Geh dann die Auswahlen von zwei Ziffern durch und streiche, was alle ausschließen.
    .why = Eine Ziffer der Basis steht sonst nirgends in ihrem Block und ihrer Zeile. Innerhalb des Bandes kann sie also in den drei Spalten nur an einem Ziel stehen. Außerhalb des Bandes steht sie in höchstens zweien davon, also steht sie in einem Ziel. Das gilt für beide Ziffern der Basis, und es gibt zwei Ziele.
