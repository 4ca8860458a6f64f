### Lektionen über Ketten.

lesson-remote-pair = Eine Kette von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Zellen, zwischen denen eine ungerade Zahl von Verbindungen liegt, haben verschiedene Ziffern, also fallen beide Ziffern in jeder Zelle weg, die beide sieht.
    .spot-1 = Suche vier oder mehr Zellen mit denselben zwei Notizen.
    .spot-2 = Geh von einer zur anderen, die sie sieht, und zähle: Die erste und die vierte haben verschiedene Ziffern, oder die erste und die sechste.
    .spot-3 = Streiche beide Ziffern aus jeder Zelle, die zwei solche Zellen sieht.
    .why = Die zwei Ziffern wechseln sich entlang der Kette ab. Nach einer ungeraden Zahl von Verbindungen hat also jedes Ende eine davon, und eine Zelle, die beide Enden sieht, sieht beide Ziffern.

lesson-x-chain = Eine Kette von Plätzen einer Ziffer, abwechselnd durch starke Verbindungen (die einzigen zwei Plätze eines Hauses: ist der eine falsch, so ist der andere wahr) und schwache (zwei Plätze, die einander sehen: ist der eine wahr, so ist der andere falsch). Die erste und die letzte Verbindung sind stark, also ist eines der Enden wahr, und die Ziffer fällt in jeder Zelle weg, die beide sieht.
    .spot-1 = Markiere jedes Haus, in dem eine Ziffer nur zwei Plätze hat.
    .spot-2 = Geh vom einen Platz eines solchen Paars zum anderen, weiter zu einem Platz eines anderen Paars, den er sieht, und so fort.
    .spot-3 = Streiche nach jedem Paar die Ziffer aus jeder Zelle, die beide Enden sieht.
    .why = Ist das erste Ende falsch, so ist der zweite Platz wahr, der dritte falsch und so weiter: Das letzte Ende ist wahr. Also ist eines der Enden wahr.

lesson-xy-chain = Eine Kette von Zellen mit zwei Kandidaten, von denen jede die nächste sieht und eine Ziffer mit ihr gemeinsam hat. Haben beide Enden außer der Ziffer, die sie mit der Kette verbindet, ein z, so ist eines der Enden z, also fällt z in jeder Zelle weg, die beide sieht.
    .spot-1 = Beginne in einer Zelle mit zwei Notizen; die zurückgelassene heißt z.
    .spot-2 = Geh mit der anderen zu einer Zelle, die sie sieht und die diese Notiz und noch eine hat, und mit der anderen davon weiter.
    .spot-3 = Ist diese z, so streiche z aus jeder Zelle, die beide Enden sieht.
    .why = Ist das erste Ende nicht z, so ist es seine andere Ziffer; also ist die zweite Zelle nicht diese, sondern ihre andere, und so weiter: Das letzte Ende ist z. Also ist eines der Enden z.

lesson-nice-loop = Eine AIC: starke und schwache Verbindungen abwechselnd, durch beliebige Ziffern. Die erste und die letzte sind stark, also ist eines der Enden wahr. Schließen die Enden einander aus, so schließt sich die Kette zur Schleife, in der jede schwache Verbindung in beide Richtungen wirkt.
    .spot-1 = Starke Verbindungen: die zwei Notizen einer Zelle oder die einzigen zwei Plätze einer Ziffer in einem Haus. Schwache: zwei beliebige Notizen einer Zelle oder zwei Plätze einer Ziffer, die einander sehen.
    .spot-2 = Folge von einer Notiz aus abwechselnd starken und schwachen Verbindungen, die erste und die letzte davon stark.
    .spot-3 = Streiche, was beide Enden ausschließen: dieselbe Ziffer in Zellen, die beide sehen, oder die Ziffer des anderen, wenn sie einander sehen.
    .spot-4 = Kommt die Kette zur Notiz zurück, bei der sie begann, so ist diese wahr. In einer Schleife streiche, was beide Enden einer schwachen Verbindung ausschließen.
    .why = Ist das erste Ende falsch, so macht jede starke Verbindung eine Notiz wahr und jede schwache die nächste falsch: Das letzte Ende ist wahr. Also ist eines der Enden wahr. In einer Schleife gilt das von jeder starken Verbindung an, also auch für die Enden jeder schwachen.

lesson-grouped-x-chain = Eine X-Kette mit Gruppen: Zwei oder drei Plätze der Ziffer, wo sich eine Linie und ein Block treffen, zählen als ein Glied der Kette. Eine Gruppe ist wahr, wenn die Ziffer in einer ihrer Zellen steht, und falsch, wenn in keiner. Ein Ende der Kette ist wahr, also fällt die Ziffer in jeder Zelle weg, die beide Enden ganz sieht.
    .spot-1 = Suche Häuser, deren Plätze für die Ziffer in zwei Teilen liegen, jeder eine Zelle oder eine Gruppe in einer Linie und einem Block.
    .spot-2 = Geh vom einen Teil zum anderen, und von dort zu einem Teil eines weiteren Hauses, den er als Ganzes sieht.
    .spot-3 = Streiche die Ziffer aus jeder Zelle, die alle Zellen beider Enden sieht.
    .why = Die zwei Teile enthalten alle Plätze ihres Hauses; ist also der eine falsch, so ist der andere wahr. Eine Zelle, die eine ganze Gruppe sieht, kann nicht mit ihr zugleich wahr sein. Also wirkt die Kette wie eine aus einzelnen Zellen, und eines ihrer Enden ist wahr.

lesson-grouped-nice-loop = Eine AIC durch beliebige Ziffern, in der zwei oder drei Plätze einer Ziffer, wo sich eine Linie und ein Block treffen, als ein Glied zählen dürfen. Ein Ende ist wahr, also fällt weg, was beide Enden ausschließen. Schließen die Enden einander aus, so ist die Kette eine Schleife, und jede schwache Verbindung hat ein wahres Ende.
    .spot-1 = Folge abwechselnd starken und schwachen Verbindungen, wie bei jedem Nice Loop.
    .spot-2 = Hat ein Haus drei oder mehr Plätze, so sieh nach, ob sie in zwei Teilen liegen, jeder in einer Linie und einem Block.
    .spot-3 = Eine Gruppe schließt ihre Ziffer in jeder Zelle aus, die sie ganz sieht, und wird nur als Ganzes ausgeschlossen.
    .spot-4 = Streiche, was beide Enden ausschließen.
    .why = Eine Gruppe ist wahr, wenn ihre Ziffer in einer ihrer Zellen steht. Die zwei Teile eines Hauses können nicht beide falsch sein, und was eine ganze Gruppe sieht, kann nicht mit ihr wahr sein: Die Verbindungen gelten wie für einzelne Zellen, und also auch die Kette.

lesson-aic-ur = Eine AIC mit einer starken Verbindung, die ein eindeutiges Rechteck liefert. Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben dieselben zwei Ziffern und außer ihnen zusammen nur zwei weitere Kandidaten, die Wächter. Ist ein Wächter falsch, so ist der andere wahr, sonst gäbe es zwei Lösungen. Die Kette nutzt das wie jede andere starke Verbindung.
    .spot-1 = Suche ein Rechteck in zwei Blöcken mit denselben zwei Ziffern in allen Ecken und einer Ecke ohne andere.
    .spot-2 = Zähle die übrigen Kandidaten: Es sollten zwei sein, oder zwei Ziffern, die je in einer Linie des Rechtecks stehen.
    .spot-3 = Verfolge von einem Wächter eine Kette, und vom anderen auch.
    .spot-4 = Streiche, was beide Enden der Kette ausschließen.
    .why = Ohne beide Wächter hätten die vier Zellen die zwei Ziffern über Kreuz, und man könnte sie vertauschen. Das lässt ein Rätsel mit einer Lösung nicht zu, also ist einer der Wächter wahr: Das ist eine starke Verbindung, über die eine Kette gehen darf.
