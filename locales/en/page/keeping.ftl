### The texts on the storage of games and other data.

# The message that a backup holds neither games nor lists.
keeping-no-games = There are no games and no lists in this backup. Its settings are taken where you have changed none.

# The message that a newer build of the page is ready.
keeping-new-version = A new version of Nonet is ready. Your game is kept.

# The message that an opened puzzle has a stored game, which is continued.
keeping-going-on = Going on with your game of this puzzle.

# The message that an opened puzzle was finished earlier.
keeping-finished-before = You finished this puzzle.

# The message that a new game was started and the earlier one is stored.
keeping-earlier-kept = The earlier game is kept.

# The message that another tab is playing the shown game.
keeping-elsewhere = This game is being played in another tab.

# The message that the store refused to delete or restore a game.
keeping-not-binned = Nothing was changed: the browser's storage is full or switched off.

# The message that the store refused to save a star or labels.
keeping-not-tagged = The star and the labels are not kept: the browser's storage is full or switched off.

# The message that a game that is not open got different moves in two tabs.
keeping-other-kept-twice = A game went on differently in two tabs. Both are kept.

# The message that the open game got different moves in another tab.
keeping-both-kept = This game went on differently in another tab. Both are kept: this one as a game of its own.

# The message that the browser's data were cleared while a game was open.
keeping-cleared = The kept games were cleared in this browser. The open game is kept again.

# The message that the store refused the games of a backup.
keeping-not-restored = Not restored: the browser's storage is full or switched off.

# The warning that the browser refuses to store anything.
keeping-not-kept = Your moves are not being kept: the browser's storage is full or switched off. Save a backup (Menu, Library, Backup) before you leave.

# The warning that the browser stores nothing because the page lies in a sandbox, where it may not be allowed to save files either.
keeping-not-kept-in-sandbox = Your moves are not being kept: Nonet lies in a frame of another page that keeps it from storing anything. Open it in a window of its own.

# The message that a backup holds the games, but no lists.
keeping-backup-without-lists = The backup holds your games and settings. The lists could not be read.

# The warning that the browser stores games, but not single moves.
keeping-kept-late = The browser's storage is full or switched off in part: each move is kept a moment after it is made. Save a backup (Menu, Library, Backup) to be safe.

# The warning that the browser stores games in its small storage, but refuses its database.
keeping-kept-in-notes = The browser refuses its database: games are kept in its small storage only. Save a backup (Menu, Library, Backup) to be safe.

# The name of a text that came from no file, within a sentence.
keeping-pasted-text = the text

# The message that the reading of a text was stopped.
keeping-reading-stopped = Stopped reading. The board is as it was.

# The note while the browser's storage tells which games are kept.
keeping-reading-games = Reading your games…

# The message on a backup that was asked for meanwhile.
keeping-reading-first = Your games are still being read. Save the backup in a moment.

# The note on how long the browser keeps what is stored.
keeping-kept-when-full = The browser keeps your games and lists also when its disk is full.

# The note on how long the browser keeps what is stored.
keeping-may-be-deleted = The browser may delete your games and lists when its disk is full. A backup saves them.
