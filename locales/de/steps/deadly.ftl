### Tödliche Muster: eindeutige Rechtecke und Schleifen.

deadly-pattern = mit { $digits } ({ $cells })

deadly-filled = { $cells } waren nicht vorgegeben, könnten also auch andere Ziffern haben.

deadly-swap = Stünden in { $cells } nur { $digits }, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte eine zweite Lösung.

deadly-places = { $houses } kann die { $digit } nur in diesen Zellen stehen.

deadly-conclusion = Mit { $digits } { $cells } hätte das Muster am Ende nur die beiden Ziffern: { $removed }.
