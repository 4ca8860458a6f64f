### Lektionen über kurze Ketten einer Ziffer.

lesson-skyscraper = In zwei Zeilen hat eine Ziffer jeweils nur zwei Plätze, und je einer davon liegt in derselben Spalte: die Basis. Die anderen beiden sind die Dächer. Mindestens ein Dach ist wahr, also fällt die Ziffer in jeder Zelle weg, die beide sieht.
    .spot-1 = Suche Zeilen, in denen eine Ziffer nur zwei Plätze hat.
    .spot-2 = Finde zwei, die je einen Platz in derselben Spalte haben.
    .spot-3 = Streiche die Ziffer aus jeder Zelle, die beide Dächer sieht.
    .spot-4 = Versuch es auch mit Spalten statt Zeilen.
    .why = Die beiden Zellen der Basis sehen einander, also ist mindestens eine von ihnen falsch. Ihre Zeile hat die Ziffer dann an ihrem Dach.

lesson-two-string-kite = In einer Zeile und in einer Spalte hat eine Ziffer jeweils nur zwei Plätze, und je einer davon liegt im selben Block. Mindestens eines der beiden fernen Enden ist wahr, also fällt die Ziffer in der Zelle weg, die beide sieht.
    .spot-1 = Suche eine Zeile und eine Spalte, in denen eine Ziffer jeweils nur zwei Plätze hat.
    .spot-2 = Prüfe, ob je ein Platz davon im selben Block liegt, in verschiedenen Zellen.
    .spot-3 = Streiche die Ziffer dort, wo die Zeile des einen fernen Endes die Spalte des anderen kreuzt.
    .why = Die beiden Zellen im Block sehen einander, also ist mindestens eine von ihnen falsch. Ihre Linie hat die Ziffer dann am fernen Ende.

lesson-turbot-fish = In zwei Häusern, davon mindestens einem Block, hat eine Ziffer jeweils nur zwei Plätze, und ein Platz des einen sieht einen des anderen. Mindestens eines der beiden fernen Enden ist wahr, also fällt die Ziffer in jeder Zelle weg, die beide sieht.
    .spot-1 = Finde einen Block, in dem eine Ziffer nur zwei Plätze hat.
    .spot-2 = Geh von einem davon eine Zeile oder eine Spalte entlang zu einem Platz eines anderen solchen Hauses.
    .spot-3 = Streiche die Ziffer aus jeder Zelle, die beide fernen Enden sieht.
    .why = Die beiden verbundenen Zellen sehen einander, also ist mindestens eine von ihnen falsch. Ihr Haus hat die Ziffer dann am fernen Ende.

lesson-empty-rectangle = In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte, den Armen eines Kreuzes; die anderen Zellen sind das leere Rechteck. Kreuzt eine Linie mit nur zwei Plätzen die Linie eines Arms an einem davon, dem nahen Platz, so fällt die Ziffer in der Zelle weg, die auf der Linie des anderen Arms liegt und den fernen Platz sieht.
    .spot-1 = Finde einen Block, in dem eine Ziffer nur in einer Zeile und einer Spalte Platz hat.
    .spot-2 = Folge einem Arm aus dem Block hinaus zu einer Zelle, deren andere Linie nur zwei Plätze für die Ziffer hat.
    .spot-3 = Geh zum fernen Platz, dann parallel zum Arm bis zur Linie des anderen Arms: Streiche die Ziffer dort.
    .why = Stünde die Ziffer in dieser Zelle, fehlte sie im anderen Arm, und der Block hätte sie im ersten. Auch der ferne Platz hätte sie nicht, also der nahe, auf der Linie des ersten Arms: Die Ziffer stünde zweimal in einer Linie.
