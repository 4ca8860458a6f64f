### Schablonen: alle Arten, eine Ziffer neunmal zu setzen.

templates-need = Jede Zeile, jede Spalte und jeder Block braucht die { $digit } einmal.

templates-in-all = Alle Möglichkeiten, sie zu setzen, haben dies gemeinsam: { $placed }.

templates-in-none = Keine Möglichkeit, sie zu setzen, nutzt diese Zellen: { $removed }.
