### Steps of Sudoku Explainer's own path.

# $rating (String) - its rating of the step
# $rule (String) - its name of the rule
explainer-step = Here Sudoku Explainer takes a step that it rates { $rating }: { $rule }.

# What follows, and is drawn, is how a technique of ours shows the same.
# $technique (String) - the title of the technique
explainer-drawn = Drawn is a proof of the same by a technique of Nonet's own: { $technique }.

# $equation (String) - the cell and its digit
explainer-placed = So { $equation }.

# Besides the candidates that go.
# $equation (String) - the cell and its digit
explainer-also-placed = Then { $equation }.

# $house (String) - the house
# $digit (String) - the digit
explainer-hidden-single = In { $house } it is the only place left for { $digit }.

# $cell (String) - the cell
explainer-naked-single = { $cell } has one candidate left.

# $digit (String) - the digit
# $base (String) - a house
# $cover (String) - another house
explainer-locked = All places of { $digit } in { $base } lie in { $cover }.

# $house (String) - the house
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits
explainer-naked-set = In { $house }, { $cells } hold only { $digits }.

# $house (String) - the house
# $digits (String) - a list of the digits
# $cells (String) - a list of the cells
explainer-hidden-set = In { $house }, { $digits } have only { $cells }.

# $base (String) - row or column
# $digit (String) - the digit
# $size (Number) - how many lines of each kind
# $cells (String) - a list of the cells
explainer-fish = { $base ->
    [row] { $digit } has places in { $size } rows that lie in { $size } columns: { $cells }.
   *[column] { $digit } has places in { $size } columns that lie in { $size } rows: { $cells }.
}

# $pivot (String) - the pivot
# $digit (String) - the digit
# $cells (String) - a list of the cells of which one has it
explainer-wing = Whatever { $pivot } holds, { $digit } comes into one of { $cells }.

# $cells (String) - a list of the cells
# $digits (String) - a list of two digits
explainer-loop = { $cells } could be filled with { $digits } in two ways if nothing else were in them.

# $count (Number) - how many cells
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits
explainer-bug = { $count ->
    [1] All other empty cells have two candidates; { $cells } also has { $digits }.
   *[other] All other empty cells have two candidates; { $cells } also have { $digits }.
}

# $cells (String) - a list of the cells
explainer-exclusion = Not all combinations of { $cells } leave a candidate to each cell that sees them.

# $cells (String) - a list of the cells
explainer-cycle = A cycle of links goes through { $cells }.

# $start (String) - node-is or node-is-not: what is supposed
# $count (String) - how many links
explainer-chain = If { $start }, a chain of { $count } links, which the rating counts, leads to the contrary.

# $start (String) - node-is or node-is-not: what is supposed
# $equation (String) - a cell and its digit
# $count (String) - how many links
explainer-contradiction = If { $start }, then { $equation } follows, and its contrary too: { $count } links, which the rating counts.

# $equation (String) - a cell and its digit
# $conclusion (String) - node-is or node-is-not
explainer-double = Whether { $equation } or not, it follows that { $conclusion }.

# $cell (String) - the cell
# $digits (String) - a list of its candidates
# $conclusion (String) - node-is or node-is-not
explainer-cell = From each candidate of { $cell }, which is one of { $digits }, it follows that { $conclusion }.

# $digit (String) - the digit
# $house (String) - the house
# $conclusion (String) - node-is or node-is-not
explainer-house = From each place of { $digit } in { $house }, it follows that { $conclusion }.

# A part of what is drawn.
explainer-part-true = assumed true

# A part of what is drawn.
explainer-part-false = assumed false

# A part of what is drawn.
explainer-part-follows = follows, and its contrary too
