### Rules of variants, which a classic Sudoku has not.

# $rule (String) - the rule, one of reading-rule…
reading-variant = only classic Sudoku is read, and this one has { $rule }

# Data of a program
# $rule (String) - the rule, one of reading-rule…
reading-data-variant = only classic Sudoku is read from such data, and this one has { $rule }

# A rule, after "this one has"
# $id (String) - the id of the rule
reading-rule = { $id ->
    [anti-king] the anti-king rule
    [anti-knight] the anti-knight rule
    [arrows] arrows
    [between-lines] between lines
    [cages] cages
    [cages-with-sums] cages with sums
    [clones] clones
    [constraints] constraints
    [diagonal] a diagonal
    [diagonals] diagonals
    [difference-dots] difference dots
    [disjoint-groups] disjoint groups
    [dots] dots between cells
    [double-arrows] double arrows
    [drawn-lines] lines drawn on the board
    [drawn-shapes] shapes drawn on the board
    [drawn-signs] signs drawn on the board
    [drawn-words] words drawn on the board
    [entropic-lines] entropic lines
    [even-cells] even cells
    [even-odd] even and odd cells
    [extra-regions] extra regions
    [fog] fog
    [irregular-regions] irregular regions
    [killer-cages] killer cages
    [letters] letters in place of digits
    [lines] lines
    [little-killer-sums] little killer sums
    [lockout-lines] lockout lines
    [maximum-cells] maximum cells
    [minimum-cells] minimum cells
    [nabner-lines] nabner lines
    [negative-constraints] negative constraints
    [non-consecutive] the non-consecutive rule
    [odd-cells] odd cells
    [overlapping-boards] overlapping boards
    [palindromes] palindromes
    [quadruples] quadruples
    [ratio-dots] ratio dots
    [region-sum-lines] region sum lines
    [renban-lines] renban lines
    [sandwich-sums] sandwich sums
    [shapes] regions of other shapes than boxes
    [signs-between-cells] signs between cells
    [skyscrapers] skyscrapers
    [slow-thermometers] slow thermometers
    [thermometers] thermometers
    [whisper-lines] whisper lines
    [x-sums] X-sums
   *[xv-clues] XV clues
}

# A rule, after "this one has"
# $columns (String) - how many columns
# $rows (String) - how many rows
reading-rule-size = a board of { $columns } by { $rows }

# A rule, after "this one has"
# $rows (Number) - how many, never 9
reading-rule-rows = a board of { $rows } rows

# A rule, after "this one has"
# $name (String) - what its program calls this kind of puzzle
reading-rule-genre = the rules of '{ $name }'

# A rule, after "this one has"
reading-rule-more = a rule more

# A rule of which only its key in data is known, after "this one has"
# $key (String) - the key
reading-rule-key = { $key }
