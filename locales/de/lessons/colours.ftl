### Lektionen über das Färben: zwei Möglichkeiten, die alle starken Verbindungen lassen.

lesson-simple-colors = Wo ein Haus nur zwei Plätze für eine Ziffer hat, ist einer wahr und einer falsch. Färbe solche Paare von Zelle zu Zelle abwechselnd mit zwei Farben: Eine Farbe ist ganz wahr, die andere ganz falsch. Eine Zelle, die beide Farben sieht, verliert die Ziffer; eine Farbe, die sich selbst sieht, ist falsch.
    .spot-1 = Wähle eine Ziffer und ein Haus mit nur zwei Plätzen für sie. Gib ihnen verschiedene Farben.
    .spot-2 = Ist in einem Haus mit nur zwei Plätzen einer gefärbt, gib dem anderen die andere Farbe.
    .spot-3 = Streiche die Ziffer aus jeder anderen Zelle, die beide Farben sieht.
    .spot-4 = Sehen zwei Zellen einer Farbe einander, streiche die Ziffer aus allen Zellen dieser Farbe.
    .why = Ein Platz jedes Paars ist wahr, also ist eine ganze Farbe wahr, auch wenn wir nicht wissen, welche. Eine Zelle, die beide Farben sieht, sieht die Ziffer so oder so. Eine Farbe, die sich selbst sieht, brächte die Ziffer zweimal in ein Haus.

lesson-multi-colors = Zwei getrennte Färbungen einer Ziffer. Sieht eine Farbe der einen eine Farbe der anderen, sind nicht beide wahr. Also ist eine ihrer Gegenfarben wahr, und die Ziffer fällt in jeder Zelle weg, die beide Gegenfarben sieht.
    .spot-1 = Mach zwei getrennte Färbungen einer Ziffer, wie bei der einfachen Färbung.
    .spot-2 = Finde eine Zelle der ersten, die eine Zelle der zweiten sieht.
    .spot-3 = Streiche die Ziffer aus jeder Zelle, die beide Gegenfarben sieht.
    .spot-4 = Sieht eine Farbe beide Farben der anderen Färbung, streiche die Ziffer aus allen Zellen dieser Farbe.
    .why = Von zwei Farben, die einander sehen, ist mindestens eine falsch, also ihre Gegenfarbe wahr. Eine Zelle, die beide Gegenfarben sieht, sieht die Ziffer so oder so. Eine Farbe, die beide Farben der anderen Färbung sieht, sieht die wahre.

lesson-medusa3d = Die einfache Färbung über alle Ziffern zugleich: Auch die beiden Kandidaten einer Zelle bekommen verschiedene Farben. Ein solches Netz kann sich über einen großen Teil des Gitters ziehen.
    .spot-1 = Gib den beiden Notizen einer Zelle verschiedene Farben.
    .spot-2 = Ist in einem Haus mit nur zwei Plätzen für eine Ziffer oder in einer Zelle mit zwei Notizen eine davon gefärbt, gib der anderen die andere Farbe.
    .spot-3 = Eine Farbe ist falsch, wenn sie zwei Notizen einer Zelle oder eine Ziffer zweimal in einem Haus hat, oder wenn sie einer Zelle keine Notiz oder einem Haus keinen Platz für eine Ziffer lässt.
    .spot-4 = Sonst streiche jede andere Notiz, die beide Farben ausschließen, in ihrer Zelle oder in ihren Häusern.
    .why = Eine Notiz jedes Paars ist wahr, also ist eine ganze Farbe wahr, auch wenn wir nicht wissen, welche. Eine Farbe, die zu etwas Unmöglichem führt, ist falsch. Eine Notiz, die beide Farben ausschließen, ist so oder so falsch.
