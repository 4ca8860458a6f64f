### Feuerwerke.

firework-pattern = { $corners } (Flügel { $wings })

firework-corner = Außerhalb von { $block } hat { $row } keinen Platz für { $digits } als { $cells }, und { $column } keinen als { $others }.

firework-crossing = Steht eine dieser Ziffern in keiner der beiden Zellen, liegt sie in { $block } auf beiden Linien, also in { $cell }.

firework-count = Also füllen die { $size } Ziffern die { $size } Zellen { $cells }, jede einmal.

firework-box = Steht eine davon in einer der beiden Zellen außerhalb eines Blocks, liegt sie im Block auf der anderen Linie.

firework-part-crossing = wo Zeile und Spalte sich kreuzen

firework-part-wings = Flügel

firework-triple = Feuerwerk-Tripel

firework-quadruple = Feuerwerk-Quadrupel
