### Lektionen über fast nackte Mengen.

lesson-als-xz = Eine fast nackte Menge (ALS) sind einige Zellen eines Hauses mit einer Ziffer mehr als Zellen. Zwei solche Mengen haben x und z gemeinsam, und alle Plätze von x in der einen sehen alle Plätze von x in der anderen. Dann steht z in einer der Mengen und fällt in jeder Zelle weg, die alle Plätze von z in beiden sieht. Sind sie durch zwei Ziffern verbunden, so behält jede Menge alle ihre übrigen Ziffern.
    .spot-1 = Suche Zellen eines Hauses mit einer Ziffer mehr als Zellen: zwei Notizen in einer Zelle, drei in zweien, vier in dreien.
    .spot-2 = Finde zwei solche Mengen mit zwei gemeinsamen Ziffern und ohne gemeinsame Zelle.
    .spot-3 = Prüfe, dass alle Plätze einer dieser Ziffern, x, einander von Menge zu Menge sehen.
    .spot-4 = Streiche die andere Ziffer, z, aus jeder Zelle, die alle ihre Plätze in beiden Mengen sieht.
    .why = Die Ziffer x kann nur in einer der Mengen stehen. Die Menge, die sie verliert, hat so viele Ziffern wie Zellen, also behält sie alle übrigen, auch z. Welche Menge das auch ist: Eine Zelle, die jedes z beider Mengen sieht, sieht ein wahres.

lesson-als-xy-wing = Drei fast nackte Mengen: Die mittlere ist mit der ersten durch x und mit der letzten durch y verbunden; jedes Mal sehen alle Plätze der Ziffer einander über die zwei Mengen hinweg. Die erste und die letzte haben z gemeinsam, und in einer davon steht es: z fällt in jeder Zelle weg, die alle Plätze von z in beiden sieht.
    .spot-1 = Beginne mit einer kleinen Menge in der Mitte, einer Zelle mit zwei Notizen oder zwei Zellen mit dreien.
    .spot-2 = Suche eine Menge, mit der sie durch eine ihrer Ziffern verbunden ist, und eine weitere durch eine andere.
    .spot-3 = Haben diese beiden noch eine Ziffer z gemeinsam, so streiche sie, wo alle ihre Plätze in beiden gesehen werden.
    .why = Steht z nicht in der ersten Menge, so behält diese x. Also verliert die mittlere x und behält y, und die letzte verliert y und behält z. Also steht z in der ersten oder in der letzten Menge.

lesson-als-xy-chain = Vier oder mehr fast nackte Mengen hintereinander, jede mit der nächsten durch eine Ziffer verbunden, nie zweimal nacheinander durch dieselbe. Die erste und die letzte haben z gemeinsam, das in einer davon steht, also fällt es in jeder Zelle weg, die alle Plätze von z in beiden sieht.
    .spot-1 = Zeichne die kleinen Mengen ein: Zellen mit zwei Notizen, zwei Zellen mit dreien, drei Zellen mit vieren.
    .spot-2 = Geh von einer Menge zu einer, mit der sie durch eine Ziffer verbunden ist, und von dort durch eine andere weiter.
    .spot-3 = Kommst du zu einer Menge, die mit der ersten z gemeinsam hat, so sieh nach, was alle Plätze von z in beiden sieht.
    .why = Steht z nicht in der ersten Menge, so behält diese die Ziffer ihrer Verbindung. Die nächste verliert diese Ziffer und behält die der nächsten Verbindung, und so weiter, bis die letzte Menge eine Ziffer verliert und z behält.

lesson-almost-locked-pair = Eine Linie und ein Block treffen sich. Außerhalb davon hat das eine Haus eine Zelle mit nur zwei Ziffern, und das andere nur eine einzige Zelle für diese beiden. Dann hat diese Zelle eine von ihnen, und die andere steht, wo die Häuser sich treffen; also fallen beide im Rest des ersten Hauses weg.
    .spot-1 = Nimm eine Zelle mit zwei Notizen in einer Linie und einen Block, den die Linie anderswo kreuzt.
    .spot-2 = Sieh im Block nach, wo die zwei Ziffern neben der Linie stehen können: Ist es nur eine Zelle?
    .spot-3 = Streiche alle anderen Notizen aus dieser Zelle und beide Ziffern aus dem Rest der Linie.
    .spot-4 = Versuch es auch mit Linie und Block vertauscht.
    .why = Die erste Zelle nimmt eine der zwei Ziffern, also ist für diese am Treffpunkt kein Platz. Das andere Haus braucht sie dann in seiner einen Zelle außerhalb, und die übrige Ziffer am Treffpunkt. Damit sind beide Ziffern in beiden Häusern vergeben.

lesson-almost-locked-triple = Eine Linie und ein Block treffen sich. Außerhalb davon hat das eine Haus zwei Zellen mit nur drei Ziffern, und das andere nur zwei Zellen für diese drei. Dann haben diese beiden dieselben Ziffern wie die ersten zwei, und die dritte Ziffer steht, wo die Häuser sich treffen.
    .spot-1 = Nimm zwei Zellen einer Linie, die zusammen drei Ziffern haben, und einen Block, den die Linie anderswo kreuzt.
    .spot-2 = Sieh im Block nach, wo die drei Ziffern neben der Linie stehen können: Sind es nur zwei Zellen?
    .spot-3 = Streiche alle anderen Notizen aus diesen beiden und die drei Ziffern aus dem Rest der Linie.
    .why = Die ersten zwei Zellen nehmen zwei der drei Ziffern, also ist für diese am Treffpunkt kein Platz. Das andere Haus braucht sie dann in seinen zwei Zellen außerhalb, die damit voll sind, und die dritte Ziffer liegt am Treffpunkt.

lesson-firework = Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb des Blocks können drei Ziffern in der Zeile nur in einer Zelle stehen und in der Spalte nur in einer Zelle, für alle drei dieselben. Dann haben diese zwei Zellen, die Flügel, und die Zelle, in der sich die Linien kreuzen, die drei Ziffern und sonst nichts. Ebenso ist es mit vier Ziffern, wenn zwei davon sich in einer Ecke eines Rechtecks kreuzen und zwei in der gegenüberliegenden.
    .spot-1 = Nimm eine Ziffer und eine Zeile und eine Spalte, in denen sie außerhalb des gemeinsamen Blocks je einen Platz hat.
    .spot-2 = Sieh nach, ob zwei weitere Ziffern außerhalb des Blocks in den zwei Linien nur diese Plätze haben, oder weniger.
    .spot-3 = Streiche alle anderen Ziffern aus der Kreuzung und aus beiden Flügeln.
    .spot-4 = Streiche im Block die drei Ziffern aus den Zellen, die auf keiner der Linien liegen.
    .why = Steht eine der Ziffern in keinem Flügel, so hat die Zeile sie im Block, und die Spalte auch. Der Block hat sie einmal, also an der Kreuzung. Jede der Ziffern steht also in einer der drei Zellen, und drei Ziffern füllen drei Zellen. Steht eine in einem Flügel, so hat der Block sie auf der anderen Linie.

lesson-als-chain = Eine AIC, in der manche starken Verbindungen fast nackte Mengen sind: Hat eine Menge eine ihrer Ziffern nicht, so hat sie alle anderen. Eine Menge darf eine Zelle außerhalb ihres Hauses haben, wenn je zwei ihrer Zellen mit einer gemeinsamen Ziffer einander sehen. Die Kette darf durch Zellen, Häuser, Gruppen und Mengen gehen. Eines ihrer Enden ist wahr, also fällt weg, was beide ausschließen; in einer Schleife hat jede schwache Verbindung ein wahres Ende.
    .spot-1 = Verfolge eine Kette durch Zellen und Häuser, so weit es geht.
    .spot-2 = Wo sie aufhört, suche eine Menge, von der sie alle Plätze einer Ziffer ausschließt.
    .spot-3 = Die Menge behält ihre übrigen Ziffern: Geh von allen Plätzen einer davon weiter.
    .spot-4 = Streiche, was beide Enden der Kette ausschließen.
    .why = Eine Menge, die eine Ziffer verliert, hat so viele Ziffern wie Zellen und keine davon doppelt, also behält sie die übrigen. Das ist eine starke Verbindung wie jede andere: Ist dort die eine Ziffer falsch, so ist die andere wahr. Ist also das erste Ende falsch, so ist das letzte wahr.

lesson-death-blossom = Eine Zelle, der Stiel, und zu jeder ihrer Ziffern eine fast nackte Menge, ein Blütenblatt: Der Stiel sieht alle Plätze dieser Ziffer im Blatt. Was der Stiel auch hat, ein Blatt verliert eine Ziffer und behält die anderen. Eine Ziffer z, die alle Blätter haben, fällt in jeder Zelle weg, die alle ihre Plätze in den Blättern sieht.
    .spot-1 = Nimm eine Zelle mit zwei oder drei Notizen als Stiel.
    .spot-2 = Suche zu jeder Notiz Mengen, von denen der Stiel alle Plätze dieser Ziffer sieht.
    .spot-3 = Wähle zu jeder Notiz eine Menge, so dass alle noch eine Ziffer, z, gemeinsam haben.
    .spot-4 = Streiche z, wo alle ihre Plätze in den Blättern gesehen werden.
    .why = Der Stiel hat eine seiner Ziffern. Das Blatt zu dieser Ziffer verliert sie, hat noch so viele Ziffern wie Zellen und also z. So ist es in jedem Fall, und die Zelle, in der z wegfällt, sieht alle Plätze, an denen es stehen könnte.
