### Lektionen über Wings: wenige Zellen mit wenigen Kandidaten.

lesson-xy-wing = Ein Pivot mit zwei Kandidaten, x und y, sieht zwei Flügel: einen mit x und z, einen mit y und z. Einer der Flügel ist z, also fällt z in jeder Zelle weg, die beide sieht.
    .spot-1 = Wähle eine Zelle mit zwei Notizen als Pivot.
    .spot-2 = Finde zwei weitere solche Zellen, die sie sieht: eine mit ihrer ersten Ziffer, eine mit ihrer zweiten, und beide mit derselben dritten Ziffer.
    .spot-3 = Streiche die dritte Ziffer aus jeder Zelle, die beide Flügel sieht.
    .why = Ist der Pivot x, so ist der erste Flügel z. Ist der Pivot y, so ist der zweite z. Eines von beiden muss er sein.

lesson-xyz-wing = Ein XY-Wing, dessen Pivot außer x und y auch z hat. Eine der drei Zellen ist z, also fällt z in jeder Zelle weg, die alle drei sieht.
    .spot-1 = Wähle eine Zelle mit drei Notizen als Pivot.
    .spot-2 = Finde zwei Zellen, die sie sieht, jede mit zwei ihrer Notizen, aber nicht denselben. Die Ziffer, die beide haben, ist z.
    .spot-3 = Streiche z aus jeder Zelle, die alle drei sieht, meist im Block des Pivots.
    .why = Ist der Pivot x, so ist der erste Flügel z. Ist der Pivot y, so ist der zweite z. Sonst ist er selbst z. Also ist eine der drei Zellen z.

lesson-w-wing = Zwei Zellen haben dieselben zwei Kandidaten, x und y, sehen einander aber nicht. Ein Haus hat nur zwei Plätze für x, und jede der Zellen sieht einen davon. Eine der beiden Zellen ist y, also fällt y in jeder Zelle weg, die beide sieht.
    .spot-1 = Suche zwei Zellen mit denselben zwei Notizen, x und y.
    .spot-2 = Finde ein Haus mit nur zwei Plätzen für x, von denen die erste Zelle den einen sieht und die zweite den anderen.
    .spot-3 = Streiche y aus jeder Zelle, die beide Zellen sieht.
    .why = Wären beide Zellen x, hätte das Haus keinen Platz für x, denn jede sieht einen der beiden. Also ist eine von ihnen y.

lesson-wxyz-wing = Vier Zellen haben zusammen vier Kandidaten und liegen in zwei Häusern, die sich treffen. Alle Ziffern außer einer, z, können nur einmal darin stehen, weil die Zellen, die sie haben, einander sehen. Also steht auch z darin und fällt in jeder Zelle weg, die alle Plätze von z im Wing sieht.
    .spot-1 = Finde vier Zellen mit zusammen nur vier Ziffern, in einer Linie und einem Block, die sich treffen, oder in einer Zeile und einer Spalte samt der Zelle, in der sie sich treffen.
    .spot-2 = Prüfe für jede Ziffer, ob alle ihre Plätze im Wing einander sehen. Genau für eine, z, darf das nicht gelten.
    .spot-3 = Streiche z aus jeder Zelle, die alle Plätze von z im Wing sieht.
    .why = Die anderen drei Ziffern können jeweils nur einmal im Wing stehen, und es sind vier Zellen. Also ist eine von ihnen z.
