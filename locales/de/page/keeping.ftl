### The texts on the storage of games and other data.

keeping-no-games = There are no games and no lists in this backup. Its settings are taken where you have changed none.

keeping-new-version = A new version of Nonet is ready. Your game is kept.

keeping-going-on = Going on with your game of this puzzle.

keeping-finished-before = You finished this puzzle.

keeping-earlier-kept = The earlier game is kept.

keeping-elsewhere = This game is being played in another tab.

keeping-not-binned = Nothing was changed: the browser's storage is full or switched off.

keeping-not-tagged = The star and the labels are not kept: the browser's storage is full or switched off.

keeping-other-kept-twice = A game went on differently in two tabs. Both are kept.

keeping-both-kept = This game went on differently in another tab. Both are kept: this one as a game of its own.

keeping-cleared = The kept games were cleared in this browser. The open game is kept again.

keeping-not-restored = Not restored: the browser's storage is full or switched off.

keeping-not-kept = Your moves are not being kept: the browser's storage is full or switched off. Save a backup (Menu, Library, Backup) before you leave.

keeping-not-kept-in-sandbox = Your moves are not being kept: Nonet lies in a frame of another page that keeps it from storing anything. Open it in a window of its own.

keeping-backup-without-lists = The backup holds your games and settings. The lists could not be read.

keeping-kept-late = The browser's storage is full or switched off in part: each move is kept a moment after it is made. Save a backup (Menu, Library, Backup) to be safe.

keeping-kept-in-notes = The browser refuses its database: games are kept in its small storage only. Save a backup (Menu, Library, Backup) to be safe.

keeping-pasted-text = the text

keeping-reading-stopped = Stopped reading. The board is as it was.

keeping-reading-games = Reading your games…

keeping-reading-first = Your games are still being read. Save the backup in a moment.

keeping-kept-when-full = The browser keeps your games and lists also when its disk is full.

keeping-may-be-deleted = The browser may delete your games and lists when its disk is full. A backup saves them.
