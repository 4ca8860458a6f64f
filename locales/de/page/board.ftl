### Das Brett und seine Legende.

board-board = Sudoku

board-role-cause = Muster

board-role-target = gesetzt

board-role-elimination = gestrichen

board-role-fin = Flosse

board-role-pivot = Pivot

board-role-on = an

board-role-off = aus

board-role-house = Haus

board-ruled-out = ausgeschlossen

board-ruled-out-earlier = vorher ausgeschlossen

board-strong-link = starke Verbindung

board-weak-link = schwache Verbindung

board-orange = orange

board-sky-blue = himmelblau

board-green = grün

board-yellow = gelb

board-blue = blau

board-red = rot

board-pink = rosa

board-grey = grau

board-lime = limettengrün

board-place = Zeile { $row }, Spalte { $column }

board-given = { $place }, Vorgabe { $digit }

board-entered = { $place }, eingetragen { $digit }

board-solved = { $place }, gelöst { $digit }

board-empty = { $place }, leer

board-noted = { $place }, leer, Notizen { $notes }

board-centre-noted = { $place }, leer, Notizen in der Mitte { $centre }

board-both-noted = { $place }, leer, Notizen { $notes }, in der Mitte { $centre }

board-hidden = { $place }, verdeckt

board-removed = ausgeschlossen { $digits }

board-rule-outside = muss leer bleiben

board-rule-locked = gesperrt

board-rule-lacking = für die Symmetrie fehlt eine Vorgabe

board-rule-forced = erzwungen
