### The texts on the storage of games and other data.

# The message that a backup holds neither games nor lists.
keeping-no-games = There are no games and no lists in this backup. Its settings are taken where you have changed none.

# The message that a newer build of the page is ready.
keeping-new-version = A new version of Nonet is ready. Your game is kept.

# The message that an opened puzzle has a stored game, which is continued.
keeping-going-on = Continuing your game.

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

# The message on a backup that was asked for while the analyses are read.
keeping-reading-analyses-first = Your analyses are still being read. Save the backup in a moment.

# The message on a backup that was asked for while the attempts at drills are read.
keeping-reading-attempts-first = Your attempts at drills are still being read. Save the backup in a moment.

# The note on how long the browser keeps what is stored.
keeping-kept-when-full = The browser keeps your games and lists also when its disk is full.

# The note on how long the browser keeps what is stored.
keeping-may-be-deleted = The browser may delete your games and lists when its disk is full. A backup saves them.

# Games of a later version of the page can't be read
# $count (Number) - how many
keeping-later-games = { $count ->
    [1] A later version of this page saved 1 game. It is kept as it is: Menu, Library, Show: Unreadable.
   *[other] A later version of this page saved { $count } games. They are kept as they are: Menu, Library, Show: Unreadable.
}

# Kept games are damaged
# $count (Number) - how many
keeping-damaged-games = { $count ->
    [1] A kept game is damaged. It is kept as it is: Menu, Library, Show: Unreadable.
   *[other] { $count } kept games are damaged. They are kept as they are: Menu, Library, Show: Unreadable.
}

# A game in the library that a later version saved
# $characters (String) - its number of characters
keeping-saved-later = Saved by a later version, { $characters }

# A damaged game in the library
# $characters (String) - its number of characters
keeping-damaged = Damaged, { $characters }

# A backup was read
# $what (String) - its games and lists, counted
keeping-restored = Read { $what } from the backup.

# Attempts of a backup, some of which were not kept here before
# $count (Number) - how many
# $number (String) - how many, as it is written
keeping-attempts-added = { $count ->
    [1] One of them is new, the others were here already.
   *[other] { $number } of them are new, the others were here already.
}

# Games of another program's file are kept
# $count (Number) - how many
keeping-begun-elsewhere = { $count ->
    [1] One game in it was begun: it is kept in the library, with its digits, notes and time.
   *[other] { $count } games in it were begun: they are kept in the library, with their digits, notes and time.
}

# How many games of a backup were read
# $games (String) - how many
keeping-read-in-part = Read { $games }.

# How many games of a backup are damaged
# $count (Number) - how many
keeping-some-damaged = { $count ->
    [1] One is damaged.
   *[other] { $count } are damaged.
}

# How many games of a backup a later version saved
# $count (Number) - how many
keeping-some-later = { $count ->
    [1] One is of a later version of this page.
   *[other] { $count } are of a later version of this page.
}

# The browser refuses to keep something
# $parts (String) - what, with commas
keeping-refused = Not kept for the next visit: { $parts }. The browser's storage is full or switched off; they are kept as soon as it takes them.

# Something was kept by a later version
# $parts (String) - what, with commas
keeping-later = Kept by a later version of Nonet, and left as it is: { $parts }. What you change of it here is not kept for the next visit. Reload the page to get the later version.

# A part of what is kept, in a list
keeping-the-settings = the settings

# A part of what is kept, in a list
keeping-the-pauses = the pauses of your streak

# A part of what is kept, in a list
keeping-the-make-room = the Make room with the book

# A part of what is kept, in a list
keeping-the-solve-room = the Solve room

# A part of what is kept, in a list
keeping-the-attempts = your attempts at drills

# A part of what is kept, in a list
keeping-the-analyses = your analyses

# A file is being read
# $name (String) - the file's name
keeping-reading = Reading { $name }…

# A file is being read
# $name (String) - the file's name
# $rows (String) - the rows so far
keeping-reading-rows = Reading { $name }: { $rows }

# A file waits for other files
# $name (String) - the file's name
keeping-import-waits = { $name } is read next

# The player stopped the reading of a file
# $name (String) - the file's name
# $rows (String) - the rows so far
keeping-import-stopped = Stopped reading { $name } after { $rows }. Nothing of it is kept.

# The page was closed while a file was read
# $name (String) - the file's name
keeping-import-interrupted = { $name } was not read to its end, since the page was closed. Nothing of it is kept: open the file again.

# A file was read
# $name (String) - the file's name
# $rows (String) - its rows
keeping-imported = { $name } is read: { $rows }.
