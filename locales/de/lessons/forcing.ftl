### Lektionen darüber, was in jedem Fall folgt.

lesson-nishio-fc = Nimm an, dass eine Ziffer in einer bestimmten Zelle steht, und verfolge nur diese Ziffer: Wo ein Haus nur noch einen Platz für sie hat, setze sie dorthin. Bleibt ein Haus ohne Platz, ist die Zelle nicht diese Ziffer.
    .spot-1 = Wähle eine Ziffer, die in vielen Häusern wenige Plätze hat.
    .spot-2 = Nimm einen ihrer Plätze an und streiche, was er sieht.
    .spot-3 = Geh weiter, wo ein Haus nur noch einen Platz hat.
    .spot-4 = Hat ein Haus keinen mehr, streiche die Ziffer an dem Platz, an dem du angefangen hast.
    .why = Jeder weitere Platz ist durch den ersten erzwungen. Ein Haus ohne Platz für die Ziffer kann es nicht geben, also war der erste Platz falsch. Geraten wird dabei nicht: Was angenommen war, erweist sich als falsch und wird zurückgenommen.

lesson-cell-forcing-chain = Von jedem Kandidaten einer Zelle führt eine Kette zum selben Schluss: Eine Ziffer ist irgendwo falsch, oder sie ist wahr. Einer der Kandidaten stimmt, also stimmt auch der Schluss, welcher es auch ist.
    .spot-1 = Nimm eine Zelle mit etwa drei Notizen.
    .spot-2 = Verfolge für jede Notiz, was sie ausschließt und was dann als Einziges in einer Zelle oder einem Haus bleibt.
    .spot-3 = Suche etwas, das aus allen folgt.
    .why = Die Zelle hat einen ihrer Kandidaten. In jedem dieser Fälle zeigt die Kette Schritt für Schritt dasselbe. Also gilt es, ohne dass du weißt, welcher Fall der wahre ist.

lesson-house-forcing-chain = Von jedem Platz einer Ziffer in einem Haus führt eine Kette zum selben Schluss: Eine Ziffer ist irgendwo falsch, oder sie ist wahr. Das Haus braucht seine Ziffer an einem der Plätze, also stimmt der Schluss.
    .spot-1 = Nimm eine Ziffer mit etwa drei Plätzen in einer Zeile, einer Spalte oder einem Block.
    .spot-2 = Verfolge für jeden Platz, was er ausschließt und was dann als Einziges bleibt.
    .spot-3 = Suche etwas, das aus allen folgt.
    .why = Das Haus hat die Ziffer an einem ihrer Plätze. In jedem dieser Fälle zeigt eine Kette dasselbe. Also ist es bewiesen, obwohl noch niemand weiß, an welchem Platz die Ziffer steht.

lesson-forcing-net = Nimm an, dass ein Kandidat wahr ist, und geh mit Einern weiter, die sich auf mehreres stützen dürfen, was du vorher gefunden hast: Der Gedankengang ist ein Netz, keine Kette. Endet er in etwas Unmöglichem, ist der Kandidat falsch. Oder die Netze aller Kandidaten einer Zelle oder eines Hauses zeigen dasselbe.
    .spot-1 = Wähle einen Kandidaten mit vielen Folgen.
    .spot-2 = Trag leicht alle Einer ein, die aus ihm folgen.
    .spot-3 = Suche eine Zelle ohne Notiz oder ein Haus ohne Platz für eine Ziffer.
    .spot-4 = Ist nichts falsch, mach dasselbe mit den anderen Kandidaten der Zelle und vergleiche.
    .why = Jeder Einer folgt aus der Annahme. Führen sie zu etwas Unmöglichem, war sie falsch. Und was aus jedem Kandidaten einer Zelle folgt, ist wahr, weil einer dieser Kandidaten es ist.

lesson-template-set = Eine Schablone ist eine Art, eine Ziffer in allen Zeilen, Spalten und Blöcken zugleich unterzubringen. Haben alle Schablonen, die noch passen, eine Zelle gemeinsam, so steht die Ziffer dort.
    .spot-1 = Das ist Arbeit für einen Computer: Eine Ziffer kann Hunderte von Schablonen haben.
    .spot-2 = Von Hand nimm eine Ziffer, die nur noch wenige Plätze hat, und versuche, sie überall ohne eine bestimmte Zelle unterzubringen.
    .spot-3 = Geht das nicht, steht die Ziffer in dieser Zelle.
    .why = Die neun Plätze der Ziffer in der Lösung sind eine der Schablonen. Was alle gemeinsam haben, hat auch diese eine, welche es auch ist.

lesson-template-del = Eine Schablone ist eine Art, eine Ziffer in allen Zeilen, Spalten und Blöcken zugleich unterzubringen. Ein Kandidat, der in keiner Schablone liegt, die noch passt, ist falsch. So finden sich auch alle Fische und alle anderen Muster einer Ziffer.
    .spot-1 = Das ist Arbeit für einen Computer: Eine Ziffer kann Hunderte von Schablonen haben.
    .spot-2 = Von Hand nimm eine Ziffer, die nur noch wenige Plätze hat, nimm einen davon an und versuche, sie überall sonst unterzubringen.
    .spot-3 = Geht das nicht, streiche den Kandidaten.
    .why = Die neun Plätze der Ziffer in der Lösung sind eine der Schablonen. Ein Platz, den keine von ihnen nutzt, gehört nicht zu diesen neun. Er kann also weg, ohne dass du weißt, welche Schablone die richtige ist.
