### Die Beispiele.

samples-easy-name = Leicht

samples-easy-words = Einer genügen

samples-medium-name = Mittel

samples-medium-words = Gebundene Kandidaten und ein Paar

samples-hard-name = Schwer

samples-hard-words = Einer und Paare genügen nicht

samples-x-wing-name = 26 Vorgaben

samples-x-wing-words = Einer füllen zehn Zellen; der schwerste Schritt ist ein X-Wing

samples-newspaper-name = Zeitung

samples-newspaper-words = Vier Sterne, 27 Vorgaben

samples-singles-name = Zwei Phasen

samples-singles-words = Einer in Zeilen, Spalten und Blöcken

samples-pairs-name = Paare

samples-pairs-words = Einer genügen nicht

samples-several-name = 32 Lösungen

samples-several-words = Das vorige ohne die 6 in r5c3
