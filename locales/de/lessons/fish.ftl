### Lektionen über Fische: eine Ziffer in mehreren Linien.

lesson-x-wing = In zwei Zeilen hat eine Ziffer nur in denselben zwei Spalten Platz. Diese vier Zellen sind die Ecken eines Rechtecks, und die Ziffer steht in zwei gegenüberliegenden. Also fällt sie im Rest beider Spalten weg.
    .spot-1 = Suche Zeilen, in denen eine Ziffer nur zwei Plätze hat.
    .spot-2 = Finde zwei, deren Plätze in denselben zwei Spalten liegen.
    .spot-3 = Streiche die Ziffer aus dem Rest dieser Spalten.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Zwei Zeilen brauchen die Ziffer in zwei verschiedenen Spalten und haben nur zwei zur Wahl. Also steht sie in jeder dieser Spalten in einer der beiden Zeilen und sonst nirgends.

lesson-swordfish = Ein X-Wing aus drei Linien: In drei Zeilen hat eine Ziffer nur in denselben drei Spalten Platz; keine Zeile braucht alle drei. Im Rest dieser Spalten fällt sie weg.
    .spot-1 = Suche Zeilen, in denen eine Ziffer zwei oder drei Plätze hat.
    .spot-2 = Finde drei, deren Plätze in denselben drei Spalten liegen.
    .spot-3 = Streiche die Ziffer aus dem Rest dieser Spalten.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Drei Zeilen brauchen die Ziffer in drei verschiedenen Spalten und haben nur drei zur Wahl. Also steht sie in jeder dieser Spalten in einer der drei Zeilen und sonst nirgends.

lesson-jellyfish = Ein X-Wing aus vier Linien: In vier Zeilen hat eine Ziffer nur in denselben vier Spalten Platz. Im Rest dieser Spalten fällt sie weg. Das ist selten: Die Ziffer muss im größten Teil des Gitters fehlen.
    .spot-1 = Suche Zeilen, in denen eine Ziffer zwei bis vier Plätze hat.
    .spot-2 = Finde vier, deren Plätze in denselben vier Spalten liegen.
    .spot-3 = Streiche die Ziffer aus dem Rest dieser Spalten.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Vier Zeilen brauchen die Ziffer in vier verschiedenen Spalten und haben nur vier zur Wahl. Also steht sie in jeder dieser Spalten in einer der vier Zeilen und sonst nirgends. Ein größerer Fisch ist nie nötig: Die übrigen Linien bilden einen kleineren.

lesson-finned-x-wing = Ein X-Wing mit einem oder zwei zusätzlichen Plätzen, den Flossen, alle in einem Block. Er räumt nur Zellen, die alle Flossen sehen.
    .spot-1 = Finde zwei Zeilen, in denen eine Ziffer bis auf zusätzliche Plätze in einem Block nur in zwei Spalten liegt.
    .spot-2 = Prüfe, dass jede Zeile mindestens zwei Plätze in diesen Spalten hat.
    .spot-3 = Streiche die Ziffer in diesem Block aus diesen Spalten, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so gilt der X-Wing und räumt seine Spalten. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-sashimi-x-wing = Ein X-Wing mit Flosse, in dem eine Zeile außer den Flossen nur einen Platz hat. Er sieht unvollständig aus und räumt doch dasselbe.
    .spot-1 = Finde eine Zeile mit nur zwei Plätzen für eine Ziffer.
    .spot-2 = Finde eine zweite Zeile mit einem Platz in einer dieser Spalten, deren übrige Plätze, die Flossen, alle im Block der anderen Spalte liegen.
    .spot-3 = Streiche die Ziffer in diesem Block aus der anderen Spalte, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so hat die zweite Zeile die Ziffer in der gemeinsamen Spalte, die erste also in der anderen, und räumt diese. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-finned-swordfish = Ein Schwertfisch mit zusätzlichen Plätzen, den Flossen, alle in einem Block. Er räumt nur Zellen, die alle Flossen sehen.
    .spot-1 = Finde drei Zeilen, in denen eine Ziffer bis auf zusätzliche Plätze in einem Block nur in drei Spalten liegt.
    .spot-2 = Prüfe, dass jede Zeile mindestens zwei Plätze in diesen Spalten hat.
    .spot-3 = Streiche die Ziffer in diesem Block aus diesen Spalten, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so gilt der Schwertfisch und räumt seine Spalten. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-sashimi-swordfish = Ein Schwertfisch mit Flosse, in dem eine Zeile außer den Flossen nur einen Platz hat. Er räumt dasselbe.
    .spot-1 = Finde drei Zeilen, in denen eine Ziffer bis auf zusätzliche Plätze in einem Block nur in drei Spalten liegt.
    .spot-2 = Eine Zeile mit Flossen darf einen einzigen Platz in diesen Spalten haben.
    .spot-3 = Streiche die Ziffer in diesem Block aus diesen Spalten, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so haben die drei Zeilen die Ziffer in drei verschiedenen Spalten und räumen diese. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-finned-jellyfish = Eine Qualle mit zusätzlichen Plätzen, den Flossen, alle in einem Block. Sie räumt nur Zellen, die alle Flossen sehen.
    .spot-1 = Finde vier Zeilen, in denen eine Ziffer bis auf zusätzliche Plätze in einem Block nur in vier Spalten liegt.
    .spot-2 = Prüfe, dass jede Zeile mindestens zwei Plätze in diesen Spalten hat.
    .spot-3 = Streiche die Ziffer in diesem Block aus diesen Spalten, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so gilt die Qualle und räumt ihre Spalten. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-sashimi-jellyfish = Eine Qualle mit Flosse, in der eine Zeile außer den Flossen nur einen Platz hat. Sie ist der seltenste dieser Fische.
    .spot-1 = Finde vier Zeilen, in denen eine Ziffer bis auf zusätzliche Plätze in einem Block nur in vier Spalten liegt.
    .spot-2 = Eine Zeile mit Flossen darf einen einzigen Platz in diesen Spalten haben.
    .spot-3 = Streiche die Ziffer in diesem Block aus diesen Spalten, außerhalb dieser Zeilen.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Ist keine Flosse wahr, so haben die vier Zeilen die Ziffer in vier verschiedenen Spalten und räumen diese. Ist eine Flosse wahr, so räumt sie, was sie sieht. Eine Zelle, die auf beide Arten geräumt wird, kann die Ziffer nicht haben.

lesson-franken-swordfish = Ein Schwertfisch mit Blöcken: Drei Basishäuser, Zeilen und Blöcke, haben alle Plätze einer Ziffer in drei Deckhäusern, Spalten und Blöcken; oder mit Zeilen und Spalten vertauscht. Im Rest der Deckhäuser fällt die Ziffer weg.
    .spot-1 = Nimm eine Ziffer, die in mehreren Blöcken und Zeilen fehlt.
    .spot-2 = Wähle drei Zeilen oder Blöcke, die keinen Platz von ihr gemeinsam haben.
    .spot-3 = Sieh nach, ob drei Spalten oder Blöcke alle diese Plätze enthalten, und streiche die Ziffer aus deren Rest.
    .why = Drei Basishäuser brauchen die Ziffer dreimal, und in jedem der drei Deckhäuser kann sie nur einmal stehen. Also sind alle drei durch die Basishäuser vergeben und haben die Ziffer sonst nirgends.

lesson-franken-jellyfish = Eine Qualle mit Blöcken: Vier Basishäuser, Zeilen und Blöcke, haben alle Plätze einer Ziffer in vier Deckhäusern, Spalten und Blöcken; oder mit Zeilen und Spalten vertauscht. Im Rest der Deckhäuser fällt die Ziffer weg.
    .spot-1 = Beginne mit Blöcken, in denen die Ziffer wenige Plätze hat.
    .spot-2 = Nimm Zeilen hinzu, bis vier Häuser keinen Platz gemeinsam haben.
    .spot-3 = Sieh nach, ob vier Spalten oder Blöcke alle diese Plätze enthalten, und streiche die Ziffer aus deren Rest.
    .why = Vier Basishäuser brauchen die Ziffer viermal, in jedem der vier Deckhäuser höchstens einmal. Also hat jedes Deckhaus seine Ziffer in einem Basishaus und in keiner anderen Zelle.

lesson-finned-franken-x-wing = Ein X-Wing mit einem Block: Eine Zeile und ein Block haben alle Plätze einer Ziffer in zwei Spalten oder in einer Spalte und einem anderen Block, bis auf einige, die Flossen. Entweder ist eine Flosse wahr, oder der Fisch gilt. Also fällt weg, was der Fisch räumen würde, wo alle Flossen gesehen werden. Ein Platz in beiden Basishäusern zählt auch als Flosse.
    .spot-1 = Suche eine Zeile und einen Block, deren Plätze für eine Ziffer bis auf einen oder zwei in zwei Häusern liegen.
    .spot-2 = Nimm diese als Flossen und suche in den zwei Häusern Zellen, die alle Flossen sehen.
    .spot-3 = Streiche die Ziffer aus diesen Zellen, außerhalb der Zeile und des Blocks.
    .why = Ist eine Flosse wahr, so ist es eine Zelle nicht, die sie sieht. Ist keine wahr, so haben die zwei Basishäuser ihre Ziffern in den zwei Deckhäusern und belegen sie. So oder so ist die Zelle nicht die Ziffer.

lesson-finned-franken-swordfish = Ein Franken-Schwertfisch bis auf einige Plätze, die Flossen. Entweder ist eine Flosse wahr, oder die drei Basishäuser belegen die drei Deckhäuser. Also fällt die Ziffer in den Zellen der Deckhäuser weg, die alle Flossen sehen. Ein Platz in zwei Basishäusern zählt als Flosse.
    .spot-1 = Nimm an, die Ziffer stehe in einer bestimmten Zelle, und streich durch, was sie sieht.
    .spot-2 = Suche drei Zeilen oder Blöcke, deren übrige Plätze in zwei Spalten oder Blöcken liegen.
    .spot-3 = Das sind zu wenige: Die Ziffer steht nicht in der Zelle. Was du in den dreien durchgestrichen hast, sind die Flossen und das dritte Deckhaus.
    .why = Ist eine Flosse wahr, so ist eine Zelle, die alle Flossen sieht, nicht die Ziffer. Ist keine wahr, so füllen drei Basishäuser drei Deckhäuser, und keine andere Zelle in diesen hat die Ziffer. In beiden Fällen fällt sie weg.

lesson-finned-franken-jellyfish = Eine Franken-Qualle bis auf einige Plätze, die Flossen. Entweder ist eine Flosse wahr, oder die vier Basishäuser belegen die vier Deckhäuser. Also fällt die Ziffer in den Zellen der Deckhäuser weg, die alle Flossen sehen.
    .spot-1 = Nimm an, die Ziffer stehe in einer bestimmten Zelle, und streich durch, was sie sieht.
    .spot-2 = Suche vier Zeilen oder Blöcke, deren übrige Plätze in drei Spalten oder Blöcken liegen.
    .spot-3 = Dann ist die Zelle nicht die Ziffer.
    .why = Wäre die Zelle die Ziffer, so sähe sie alle Flossen und nähme eines der vier Deckhäuser. Vier Basishäuser hätten drei Deckhäuser übrig, eines zu wenig. Also ist sie es nicht.

lesson-mutant-fish = Ein Fisch aus beliebigen Häusern: Zeilen, Spalten und Blöcke dürfen gemischt sein, bei den Basishäusern und bei den Deckhäusern. Einige Basishäuser, die keinen Platz gemeinsam haben, haben alle Plätze einer Ziffer in ebenso vielen Deckhäusern. Die Ziffer fällt in deren Rest weg, und in Zellen, die in zweien davon liegen.
    .spot-1 = Wähle Häuser beliebiger Art, die keinen Platz der Ziffer gemeinsam haben: Das ist die Basis.
    .spot-2 = Decke alle ihre Plätze mit ebenso vielen anderen Häusern.
    .spot-3 = Streiche die Ziffer, wo gedeckt wird, was nicht zur Basis gehört, und wo doppelt gedeckt wird.
    .why = Jedes Basishaus braucht die Ziffer einmal, und jedes Deckhaus hat sie höchstens einmal. Also hat jedes Deckhaus seine Ziffer in der Basis. Eine Zelle in zwei Deckhäusern nähme zwei davon für ein Basishaus und ließe den anderen zu wenige.

lesson-finned-mutant-fish = Ein Mutantenfisch bis auf einige Plätze, die Flossen: Plätze der Basishäuser, die in keinem Deckhaus liegen oder die zwei Basishäuser gemeinsam haben. Eine der Flossen ist wahr, oder der Fisch gilt. Also fällt weg, was der Fisch räumen würde, wo alle Flossen gesehen werden.
    .spot-1 = Nimm an, die Ziffer stehe in einer bestimmten Zelle, und streich durch, was sie sieht.
    .spot-2 = Suche Häuser beliebiger Art, deren übrige Plätze in weniger anderen Häusern liegen.
    .spot-3 = Dann ist die Zelle nicht die Ziffer; was du in der Basis durchgestrichen hast, ist mit ihr gedeckt oder eine Flosse.
    .why = Ist keine Flosse wahr, so hat jedes Basishaus seine Ziffer in einem Deckhaus, und alle Deckhäuser sind vergeben. Ist eine Flosse wahr, so ist falsch, was sie sieht. Eine Zelle, die alle Flossen sieht und in einem Deckhaus liegt, ist so oder so falsch.

lesson-kraken-fish = Ein Fisch mit Flossen, die nicht in einem Block liegen und nicht sehen müssen, was wegfällt. Ist keine Flosse wahr, so räumt der Fisch seine Spalten. Ist eine Flosse wahr, so führt eine Kette von ihr zum selben Ergebnis: Ein Platz der Ziffer in diesen Spalten, den am Ende jede Flosse ausschließt, fällt weg.
    .spot-1 = Finde zwei, drei oder vier Zeilen, in denen eine Ziffer bis auf wenige zusätzliche Plätze, die Flossen, in ebenso vielen Spalten liegt.
    .spot-2 = Nimm einen Platz der Ziffer in einer dieser Spalten, außerhalb der Zeilen.
    .spot-3 = Verfolge von jeder Flosse eine Kette und sieh nach, ob sie diesen Platz ausschließt.
    .spot-4 = Tun das alle, so streiche ihn. Versuch es auch mit Spalten statt Zeilen.
    .why = Entweder ist eine der Flossen wahr oder keine. Ist keine wahr, so gilt der Fisch: Seine Spalten haben die Ziffer in seinen Zeilen und sonst nirgends. Ist eine wahr, so schließt ihre Kette den Platz aus. Also steht die Ziffer in keinem Fall dort.
