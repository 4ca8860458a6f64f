### Was der Befehl `nonet` über Rätsel, Schritte und Strukturen sagt.

command-expected-one = { $status }, erwartet wird genau eine

command-no-step = hier ist kein Schritt bekannt

command-nothing-to-rate = es gibt nichts zu bewerten

command-solved = Gelöst.

command-no-further-step = { $count ->
    [one] Kein weiterer Schritt ist bekannt: { $count } Zelle ist leer.
   *[other] Kein weiterer Schritt ist bekannt: { $count } Zellen sind leer.
}

command-same-as = gleich wie { $place }

command-isomorph-of = isomorph zu { $place }

command-without = es fehlt: { $parts }

command-not-held = { $without }, denn die Form { $form } hat dafür keinen Platz

command-proves = sie beweist { $conclusions }

command-named = { $technique }: { $proves }

command-proves-nothing = sie stimmt und beweist hier nichts

command-undecided = sie stimmt, aber was sie beweist, wurde nicht entschieden

command-contradicts = sie ist nicht erfüllbar: Die Stellung hat keine Lösung

command-breaks = sie bricht an dieser Stelle: { $why }

command-unreadable = sie ist nicht lesbar: { $why }

command-fins = Flossen: { $candidates }

command-cannibals = Kannibalen: { $candidates }

command-not-decided = nicht entschieden: { $candidates }

command-not-proved = nicht bewiesen: { $claims }

command-rank = Rang { $rank }

command-solutions-left-out = { $count ->
    [one] { $number } Lösung, die neben ihrem Rätsel steht, ist weggelassen
   *[other] { $number } Lösungen, die neben ihren Rätseln stehen, sind weggelassen
}

command-nothing = Nichts zu lesen; gebraucht werden Rätsel

command-other-columns = Ihre Spalten sind nicht die der Datei davor
