### Die Lektion über das letzte Mittel.

lesson-trial = Nimm an, dass ein Kandidat wahr ist, und geh mit leichten Schritten weiter. Führen sie zu etwas Unmöglichem, ist der Kandidat falsch. Das braucht kein Muster, nur Geduld: Nimm es, wenn nichts anderes mehr hilft.
    .spot-1 = Wähle einen Kandidaten mit vielen Folgen, am besten in einer Zelle mit zwei Notizen oder einem Haus mit zwei Plätzen.
    .spot-2 = Tu so, als wäre er wahr, und geh nur mit Einern und Paaren weiter, mit leichtem Bleistift.
    .spot-3 = Suche eine Zelle ohne Notiz, ein Haus ohne Platz für eine Ziffer oder eine Ziffer, die zweimal in einem Haus steht.
    .spot-4 = Findest du so etwas, nimm alles zurück und streiche den Kandidaten. Sonst versuche einen anderen.
    .why = Jeder Schritt folgt aus der Annahme. Führen sie zu etwas Unmöglichem, hat keine Lösung diesen Kandidaten. Der Beweis ist sauber, aber ein kurzes Muster ist immer mehr wert.
