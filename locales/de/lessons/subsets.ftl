### Lektionen über Teilmengen: so viele Zellen wie Ziffern.

lesson-naked-pair = Zwei Zellen eines Hauses haben dieselben zwei Kandidaten und keine anderen. Die beiden Ziffern sind dort vergeben und fallen in den anderen Zellen des Hauses weg.
    .spot-1 = Suche Zellen mit zwei Notizen.
    .spot-2 = Finde zwei mit denselben zwei Notizen in einer Zeile, einer Spalte oder einem Block.
    .spot-3 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
    .why = Nähme eine andere Zelle des Hauses eine der Ziffern, bliebe beiden Zellen des Paars nur die andere, und das Haus hätte sie zweimal. Also nimmt keine andere Zelle eine der beiden.

lesson-hidden-pair = Zwei Ziffern eines Hauses haben nur in denselben zwei Zellen Platz. Alle anderen Kandidaten, die das Paar verstecken, fallen in diesen Zellen weg.
    .spot-1 = Zähle in einem Haus die Plätze jeder fehlenden Ziffer.
    .spot-2 = Finde zwei Ziffern mit nur zwei Plätzen, in denselben Zellen.
    .spot-3 = Streiche alle anderen Kandidaten aus diesen Zellen.
    .why = Zwei Ziffern brauchen zwei verschiedene Zellen, und nur diese zwei können sie aufnehmen. Also nimmt jede der Zellen eine der beiden Ziffern und nichts anderes.

lesson-naked-triple = Drei Zellen eines Hauses haben zusammen nur drei Kandidaten; keine Zelle muss alle drei haben. Die drei Ziffern fallen in den anderen Zellen des Hauses weg.
    .spot-1 = Sieh dir in einem Haus die Zellen mit zwei oder drei Notizen an.
    .spot-2 = Finde drei, deren Notizen zusammen genau drei Ziffern ergeben; auch 12, 23 und 13 sind ein Tripel.
    .spot-3 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
    .why = Drei Zellen brauchen drei verschiedene Ziffern und haben nur drei zur Auswahl. Also steht jede von ihnen in einer dieser Zellen und sonst nirgends im Haus.

lesson-hidden-triple = Drei Ziffern eines Hauses haben nur in denselben drei Zellen Platz; keine Ziffer muss in allen dreien möglich sein. Alle anderen Kandidaten fallen in diesen Zellen weg.
    .spot-1 = Suche in einem Haus Ziffern mit zwei oder drei Plätzen.
    .spot-2 = Finde drei, deren Plätze zusammen genau drei Zellen sind.
    .spot-3 = Streiche alle anderen Kandidaten aus diesen Zellen.
    .why = Drei Ziffern brauchen drei verschiedene Zellen, und nur diese drei können sie aufnehmen. Also nimmt jede der Zellen eine der drei Ziffern und nichts anderes. (Die anderen leeren Zellen des Hauses bilden eine nackte Teilmenge: Nimm, was du leichter siehst.)

lesson-naked-quadruple = Vier Zellen eines Hauses haben zusammen nur vier Kandidaten. Die vier Ziffern fallen in den anderen Zellen des Hauses weg. Sind weniger als acht Zellen leer, sagt eine kleinere versteckte Teilmenge dasselbe.
    .spot-1 = Wähle ein Haus mit acht oder neun leeren Zellen.
    .spot-2 = Lass die Zellen mit mehr als vier Notizen aus und finde vier, deren Notizen zusammen genau vier Ziffern ergeben.
    .spot-3 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
    .why = Vier Zellen brauchen vier verschiedene Ziffern und haben nur vier zur Auswahl. Also steht jede von ihnen in einer dieser Zellen und sonst nirgends im Haus.

lesson-hidden-quadruple = Vier Ziffern eines Hauses haben nur in denselben vier Zellen Platz. Alle anderen Kandidaten fallen in diesen Zellen weg. Meist zeigen die anderen leeren Zellen vorher eine kleinere nackte Teilmenge.
    .spot-1 = Wähle ein Haus mit acht oder neun leeren Zellen.
    .spot-2 = Sieh dir die Ziffern mit zwei bis vier Plätzen an und finde vier, deren Plätze zusammen genau vier Zellen sind.
    .spot-3 = Streiche alle anderen Kandidaten aus diesen Zellen.
    .why = Vier Ziffern brauchen vier verschiedene Zellen, und nur diese vier können sie aufnehmen. Also nimmt jede der Zellen eine der vier Ziffern und nichts anderes.
