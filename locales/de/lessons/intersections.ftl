### Lektionen darüber, was geschieht, wo sich eine Linie und ein Block treffen.

lesson-locked-candidates-1 = Alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder einer Spalte. Also fällt die Ziffer im Rest dieser Linie weg. HoDoKu nennt das Locked Candidates Typ 1.
    .spot-1 = Nimm einen Block, in dem die Ziffer fehlt, und markiere dort ihre Plätze.
    .spot-2 = Prüfe, ob diese zwei oder drei Zellen in einer Zeile oder einer Spalte liegen.
    .spot-3 = Streiche die Ziffer aus den anderen Zellen dieser Linie.
    .why = Der Block braucht die Ziffer und hat sie in einer dieser Zellen. Sie liegen alle in der Linie, und die hat jede Ziffer nur einmal. Also haben die anderen Zellen der Linie sie nicht.

lesson-locked-candidates-2 = Alle Plätze einer Ziffer in einer Zeile oder einer Spalte liegen in einem Block. Also fällt die Ziffer im Rest dieses Blocks weg. HoDoKu nennt das Locked Candidates Typ 2.
    .spot-1 = Nimm eine Zeile oder eine Spalte, in der die Ziffer fehlt, und markiere dort ihre Plätze.
    .spot-2 = Prüfe, ob diese zwei oder drei Zellen in einem Block liegen.
    .spot-3 = Streiche die Ziffer aus den anderen Zellen dieses Blocks.
    .why = Die Linie braucht die Ziffer und hat sie in einer dieser Zellen. Sie liegen alle in dem Block, und der hat jede Ziffer nur einmal. Also haben die anderen Zellen des Blocks sie nicht.

lesson-locked-pair = Ein nacktes Paar, wo sich eine Linie und ein Block treffen: zwei Zellen mit denselben zwei Kandidaten. Die beiden Ziffern fallen in den anderen Zellen beider Häuser weg.
    .spot-1 = Suche in einem Block zwei Zellen mit denselben zwei Notizen.
    .spot-2 = Prüfe, ob sie auch in derselben Zeile oder Spalte liegen.
    .spot-3 = Streiche diese Ziffern aus den anderen Zellen beider Häuser.
    .why = Zwei Zellen brauchen zwei verschiedene Ziffern und haben nur zwei zur Auswahl. Also steht jede der beiden in einer dieser Zellen und sonst nirgends in der Linie oder im Block.

lesson-locked-triple = Ein nacktes Tripel, wo sich eine Linie und ein Block treffen: drei Zellen, die zusammen nur drei Kandidaten haben. Die drei Ziffern fallen in den anderen Zellen beider Häuser weg.
    .spot-1 = Suche drei leere Zellen, wo sich eine Linie und ein Block treffen.
    .spot-2 = Prüfe, ob ihre Notizen zusammen genau drei Ziffern ergeben. Keine Zelle muss alle drei haben.
    .spot-3 = Streiche diese Ziffern aus den anderen Zellen beider Häuser.
    .why = Drei Zellen brauchen drei verschiedene Ziffern und haben nur drei zur Auswahl. Also steht jede von ihnen in einer dieser Zellen und sonst nirgends in der Linie oder im Block.

lesson-sue-de-coq = Einige Zellen, wo sich eine Linie und ein Block treffen, haben zusammen mit anderen Zellen der Linie und des Blocks genau so viele Ziffern, wie es Zellen sind. Dann ist jede Ziffer an die Linie, an den Block oder an beide gebunden und fällt in deren Rest weg.
    .spot-1 = Suche zwei oder drei leere Zellen, wo sich eine Linie und ein Block treffen, mit mindestens zwei Ziffern mehr als Zellen.
    .spot-2 = Nimm aus dem Rest der Linie und aus dem Rest des Blocks Zellen hinzu, die vor allem diese Ziffern haben.
    .spot-3 = Prüfe, ob die Zellen der Linie und die des Blocks keine Ziffer gemeinsam haben und ob es insgesamt so viele Ziffern wie Zellen sind.
    .spot-4 = Streiche die Ziffern der Linienzellen aus dem Rest der Linie, die der Blockzellen aus dem Rest des Blocks und alle übrigen aus beiden.
    .why = Alle diese Zellen sehen einander, außer denen der Linie und denen des Blocks, und die haben keine Ziffer gemeinsam. Also steht keine Ziffer zweimal da, und weil es so viele Ziffern wie Zellen sind, steht jede einmal da. Eine, die in den Blockzellen fehlt, steht damit in der Linie und sonst nirgends in ihr. Für den Block gilt dasselbe.
