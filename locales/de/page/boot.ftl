### Was die Skripte um die Seite herum sagen, wenn deren Programme es nicht können.

boot-old-title = Dieser Browser ist zu alt für Nonet

boot-no-wasm = Ihm fehlt WebAssembly, oder es ist abgeschaltet.

boot-no-simd = Ihm fehlt WebAssembly SIMD, das Chrome und Edge seit Version 91 haben, Firefox seit 89 und Safari seit 16.4.

boot-stopped-title = Nonet ist stehen geblieben

boot-missing-title = Nonet ließ sich nicht ganz laden

boot-missing = Statt eines Teils der Seite kam etwas anderes oder nichts: Vielleicht kommt gerade eine neue Version auf den Server. Deine Spiele und Listen bleiben in diesem Browser. Lade die Seite neu, jetzt oder in einer Minute.

boot-missing-start = Statt eines Teils der Seite kam etwas anderes oder nichts: Vielleicht ist das Netz weg, oder es kommt gerade eine neue Version auf den Server. Deine Spiele und Listen bleiben in diesem Browser. Lade die Seite neu, jetzt oder in einer Minute.

boot-board = Das Brett, zum Kopieren

boot-copy = Brett kopieren

boot-reload = Neu laden

boot-file-title = Nonet läuft nicht aus einer Datei

boot-file = Browser lassen eine Seite ihre Programme nur von einem Webserver laden. Öffne Nonet unter seiner Adresse im Web. Oder starte in diesem Ordner einen Webserver, zum Beispiel mit „python3 -m http.server“, und öffne http://localhost:8000 im Browser.

boot-frame-title = Nonet läuft nicht in diesem Rahmen

boot-frame = Die Seite darum herum hat Nonet in eine Sandbox gesetzt, in der der Browser dessen Programme nicht ausführt. Öffne oder kopiere die Adresse, für ein eigenes Fenster:

boot-overdue = Das dauert lange. Wenn nichts mehr kommt, lade die Seite noch einmal: Deine Spiele und Listen bleiben in diesem Browser.

boot-reload-page = Seite neu laden

boot-lost-page-title = Nicht gefunden: Nonet

boot-lost-title = Unter dieser Adresse ist nichts

boot-lost = Sie ist vielleicht vertippt oder veraltet. Die Sudoku-Seite liegt in einem Ordner darüber.

boot-lost-open = Nonet öffnen
