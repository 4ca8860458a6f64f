### Was der Befehl `nonet` über Rätsel, Schritte und Strukturen sagt.

command-expected-one = { $status }, erwartet wird genau eine

command-no-step = hier ist kein Schritt bekannt

command-nothing-to-rate = es gibt nichts zu bewerten

command-same-as = gleich wie { $place }

command-isomorph-of = isomorph zu { $place }

command-without = es fehlt: { $parts }

command-not-held = { $without }, denn die Form { $form } hat dafür keinen Platz

command-solutions-left-out = { $count ->
    [one] { $number } Lösung, die neben ihrem Rätsel steht, ist weggelassen
   *[other] { $number } Lösungen, die neben ihren Rätseln stehen, sind weggelassen
}

command-nothing = Nichts zu lesen; gebraucht werden Rätsel

command-other-columns = Ihre Spalten sind nicht die der Datei davor
