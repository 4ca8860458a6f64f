### Tridagons.

tridagon-pattern = { $digits } in { $boxes } ({ $cells }), Wächter { $guardians }

tridagon-cells = In jedem { $boxes } liegen drei der Zellen { $cells } in verschiedenen Zeilen und Spalten. Angenommen, sie enthielten nur { $digits }.

tridagon-order = Dann hätte jeder Block die drei Ziffern in einer bestimmten Reihenfolge, und der nächste, daneben oder darunter, dieselbe um einen oder zwei Plätze verschoben, denn keine Linie hat eine Ziffer zweimal.

tridagon-mirror = Aber die Zellen verlaufen nicht überall gleich schräg: In einem der Blöcke oder in dreien spiegeln sie die Reihenfolge. Auf dem Weg durch alle vier passt sie also am Ende nicht mehr.

tridagon-placed = Also stimmt der eine andere Kandidat dort: { $equation }.

tridagon-guardians = Also stimmt einer dieser Kandidaten: { $candidates }.

tridagon-conclusion = Welcher es auch ist, er schließt diese aus: { $removed }.

tridagon-part-guardian = Wächter
