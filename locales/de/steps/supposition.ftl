### Was aus einer Annahme folgt, und wie zwei Kandidaten verbunden sind.

suppose-false = Angenommen, { $removed }.

so-true = Also gilt { $equation }.

supposition-solved = Damit ist das Rätsel gelöst.

supposition-nothing = Mehr folgt mit Einern und Paaren nicht.

supposition-nothing-at-all = Mit Einern und Paaren folgt daraus nichts.

linked-weakly = { $one } und { $other } sind nicht beide wahr: Höchstens einer der beiden ist es ({ $place }). Das ist eine schwache Verbindung.

not-linked-weakly = { $one } und { $other } können beide wahr sein: Es gibt keine schwache Verbindung.

linked-strongly = { $one } und { $other } sind nicht beide falsch: Einen dritten gibt es nicht ({ $place }). Das ist eine starke Verbindung.

not-linked-strongly = { $one } und { $other } können beide falsch sein: Es gibt keine starke Verbindung. Der Grund: { $fault }.
