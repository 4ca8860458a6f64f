### What the scripts around the page say when its programs can't. They stand in index.html, since nothing else may be there.

# The title of the panel for an old browser.
boot-old-title = This browser is too old for Nonet

# What the browser lacks.
boot-no-wasm = It lacks WebAssembly, or has it switched off.

# What the browser lacks.
boot-no-simd = It lacks WebAssembly SIMD, which Chrome and Edge have since version 91, Firefox since 89 and Safari since 16.4.

# The title of the panel after an error that ended the program.
boot-stopped-title = Nonet has stopped

# The title of the panel when a file of the page is missing.
boot-missing-title = Nonet could not be loaded whole

# A file of the page is missing.
boot-missing = Something else came in the place of a part of it, or nothing: a new version may be on its way to the server just now. Your games and lists stay kept in this browser. Reload, now or in a minute.

# The script that starts the page is missing.
boot-missing-start = Something else came in the place of a part of it, or nothing: the network may be gone, or a new version on its way to the server just now. Your games and lists stay kept in this browser. Reload, now or in a minute.

# The label of the field with the board.
boot-board = The board, to copy

# The button that copies the board.
boot-copy = Copy the board

# The button that loads the page again.
boot-reload = Reload

# The title of the panel in a page that was opened from a file.
boot-file-title = Nonet does not run from a file

# The page was opened from a file.
boot-file = Browsers let a page load its programs from a web server only. Open Nonet at its address on the web. Or start a web server in this folder, for instance with “python3 -m http.server”, and open http://localhost:8000 in the browser.

# The title of the panel in a frame with a sandbox.
boot-frame-title = Nonet does not run in this frame

# The page lies in a sandbox. The address follows, as a link.
boot-frame = The page around it has put Nonet into a sandbox, in which the browser refuses its programs. Open or copy its address, for a window of its own:

# Seen if nothing comes for a while.
boot-overdue = This takes long. If nothing more comes, load the page again: your games and lists stay kept in this browser.

# The link that loads the page again.
boot-reload-page = Reload the page

# The title of the page at an address at which there is nothing, in the browser's tab.
boot-lost-page-title = Not found: Nonet

# The heading of that page.
boot-lost-title = There is nothing at this address

# What that page says.
boot-lost = It may be mistyped or out of date. The Sudoku page is in a folder above it.

# The link of that page.
boot-lost-open = Open Nonet
