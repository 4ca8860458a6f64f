### Junior exocets.

# $digits (String) - the digits
# $exocets (String) - exocet-parts, of two exocets joined by list-of-clauses
exocet-pattern = { $digits } ({ $exocets })

# $base (String) - the cells of the base
# $targets (String) - the targets
# $lines (String) - the three lines
exocet-parts = base { $base }, targets { $targets }, { $lines }

# $base (String) - a list of the two cells of the base
# $digits (String) - a list of the digits
exocet-base = { $base } hold two of { $digits }, and rule these out in their box and on their line.

# $boxes (String) - in-houses: the boxes of base and targets
# $lines (String) - on-houses: the three lines
# $targets (String) - a list of the targets
exocet-lines = { $boxes } these two then have no place { $lines } but { $targets }.

# $digits (String) - a list of the digits
exocet-outside = Outside of these boxes, { $digits } can each be on two of these lines at most, since a third place is seen by the others.

# $place (String) - in-one-of-cells: the targets
# $targets (String) - a list of the targets
# $base (String) - a list of the cells of the base
exocet-same = So the third line has each of the two { $place }: { $targets } hold the same two digits as { $base }.

# $targets (String) - a list of the targets
# $removed (String) - which candidates go
exocet-nothing-else = So there is nothing else in { $targets }: { $removed }.

# Why the targets can't be filled in some way.
# $cell (String) - a target
# $digit (String) - the digit
exocet-bar-target = { $cell } has no { $digit }.

# Why the base can't be filled in some way.
# $base (String) - a list of the cells of the base
# $digits (String) - a list of two digits
exocet-bar-base = { $base } can't be { $digits }.

# Why a target can't have a digit.
# $equation (String) - the target with the digit
# $digit (String) - the digit
# $boxes (String) - in-houses: the box of the other target
exocet-bar-band = { $equation } can't be: then { $digit } would have no place { $boxes }.

# Why a target can't have a digit.
# $equation (String) - the target with the digit
# $digit (String) - the digit
# $lines (String) - on-houses: two of the lines
exocet-bar-lines = { $equation } can't be: then { $digit } would have no two places { $lines } outside of these boxes.

# Why the targets can't be filled in some way.
# $one (String) - a target with its digit
# $other (String) - the other target with its digit
exocet-bar-itself = { $one } and { $other } can't both be: they would rule out a part of what they need.

# Digits of both targets.
# $digit (String) - the digit of the first target
# $other (String) - the digit of the second target
exocet-way = { $digit } and { $other }

# The last two of several ways.
# $ways (String) - the ways before the last one
# $last (String) - the last way
exocet-ways = { $ways }, or { $last }

# The ways that are left.
# $count (Number) - how many ways
# $targets (String) - a list of the targets
# $ways (String) - exocet-way, several joined by list-more and exocet-ways
exocet-left = { $count ->
    [1] So { $targets } are { $ways }.
   *[other] So { $targets } are { $ways }, in this order.
}

# $base (String) - a list of the cells of a base
# $targets (String) - a list of the targets of the other exocet
# $digits (String) - a list of the four digits
exocet-bases-apart = { $base } see { $targets }, so the two bases have no digit in common: together they hold { $digits }.

# Ways of two exocets.
# $count (Number) - how many pairs exclude each other
# $clashes (String) - exocet-clash, several joined by list-of-clauses
exocet-not-together = { $count ->
    [0] Not all of these go together.
   *[other] Not all of these go together: { $clashes }.
}

# $one (String) - a cell with its digit
# $other (String) - another one
exocet-clash = { $one } and { $other } see each other

# $removed (String) - which candidates go
# $reasons (String) - one of exocet-with-…, several joined by list-of-clauses
exocet-every-way = Every way rules out { $removed }: { $reasons }.

# Why a digit is ruled out in some of the ways.
# $turn (String) - first, or later: the digit was named before
# $count (Number) - how many cells
# $place (String) - in-one-of-cells: where the digit is
exocet-with-seen = { $turn ->
    [first] { $count ->
        [1] with the digit { $place }, which sees it
       *[other] with the digit { $place }, which see it
    }
   *[later] { $count ->
        [1] with it { $place }, which sees it
       *[other] with it { $place }, which see it
    }
}

# Why a digit is ruled out in some of the ways.
# $turn (String) - first, or later: the digit was named before
# $place (String) - in-one-of-cells: where the digit is
# $lines (String) - on-houses: the lines on which its other places are
exocet-with-lines = { $turn ->
    [first] with the digit { $place }, by its places { $lines } outside of the boxes
   *[later] with it { $place }, by its places { $lines } outside of the boxes
}

# Why a digit is ruled out in some of the ways.
# $turn (String) - first, or later: the digit was named before
# $target (String) - the target that has the digit
# $cells (String) - one-of-cells: its place in the box of the other target
exocet-with-box = { $turn ->
    [first] with the digit in { $target }, by its place in the box of the other target, { $cells }
   *[later] with it in { $target }, by its place in the box of the other target, { $cells }
}

# Why a digit is ruled out in some of the ways: another digit is there.
# $equation (String) - the cell with the other digit
exocet-with-other = with { $equation }

# A part of the pattern.
exocet-part-base = base

# A part of the pattern.
exocet-part-target = target

# A part of the pattern.
exocet-part-outside = other places of the digits

# Two exocets of the same digits, as the title of the step.
exocet-double = Double junior exocet
