### Why no puzzle is read from a link of a site, or from an id of Simon Tatham's Solo.

# $site (String) - the name of the site
reading-link-id = this { $site } link only names a puzzle on the site's server, open it there and copy its 81 digits instead

# $site (String) - the name of the site
reading-link-encoded = this { $site } link holds the puzzle in a code of its own, open it there and copy its 81 digits instead

# $site (String) - the name of the site
reading-link-damaged = this { $site } link is damaged or cut short, copy the whole of it, or the puzzle's 81 digits instead

# $site (String) - the name of the site
# $cell (String) - the cell
# $code (String) - the characters that stand for it
reading-link-damaged-cell = this { $site } link is damaged at { $cell }, where it has '{ $code }', copy the whole of it, or the puzzle's 81 digits instead

# $site (String) - the name of the site
# $rule (String) - the rule, one of reading-rule…
reading-link-variant = only classic Sudoku is read from { $site }, and this one has { $rule }

reading-link-too-long = the link is longer than 16 kB, copy the puzzle's 81 digits instead

# $site (String) - the name of the site
reading-link-too-much = this { $site } link unpacks to more than 1 MB, copy the puzzle's 81 digits instead

# $host (String) - the host, such as example.org
reading-link-site = this link to { $host } holds no 81 cells, open it and copy the puzzle's 81 digits instead

reading-link-unknown = this link holds no 81 cells, open it and copy the puzzle's 81 digits instead

# Specific is what the program's menu calls it
reading-solo-seed = this id of Simon Tatham's Solo holds a seed from which only that program makes the puzzle, copy the specific id from its menu instead

reading-solo-damaged = this id of Simon Tatham's Solo is damaged, copy the whole of it

# $cells (String) - reading-cells
reading-solo-cells = this id of Simon Tatham's Solo has { $cells }, expected 81, copy the whole of it

# $size (Number) - how many rows the board has; if it is 9, its boxes are not 3 by 3
reading-solo-size = { $size ->
    [9] this game of Simon Tatham's Solo has { $size } rows of { $size } and other boxes, and only 9 rows of 9 with boxes of 3 by 3 are read
   *[other] this game of Simon Tatham's Solo has { $size } rows of { $size }, and only 9 rows of 9 with boxes of 3 by 3 are read
}

# $rule (String) - the rule, one of reading-rule…
reading-solo-variant = only classic Sudoku is read from Simon Tatham's Solo, and this one has { $rule }
