### Where a structure breaks that a person wrote, and why: a chain, a fish, cells with digits, or truths and links.

# $place (String) - the place in the structure
# $fault (String) - one of fault-…
break-at = { $place }: { $fault }

# A node of a chain
# $number (Number) - its number, from 1
break-node = node { $number }

# A link of a chain
# $number (Number) - its number, from 1
break-link = link { $number }

# A truth of truths and links
# $number (Number) - its number, from 1
break-truth = truth { $number }

# A link set of truths and links
# $number (Number) - its number, from 1
break-link-set = link set { $number }

break-whole = the structure

# $digit (String) - the digit
# $cells (String) - the cells, with commas
fault-absent = { $digit } is no candidate of { $cells }

fault-no-node = a node has a digit, and a cell for each of its digits

fault-strong-after-strong = a strong link follows a strong link

fault-weak-after-weak = a weak link follows a weak link

# $count (Number) - how many cells
# $digit (String) - the digit
# $house (String) - the house
# $cells (String) - the cells, with commas
fault-third-place = { $count ->
    [one] { $digit } has another place in { $house }: { $cells }
   *[other] { $digit } has other places in { $house }: { $cells }
}

# $cell (String) - the cell
# $digits (String) - the digits, with spaces
fault-third-digit = { $cell } has other candidates: { $digits }

# $cells (String) - the cells, with commas
# $digit (String) - the digit
fault-no-common-house = no house has all of { $cells } as places of { $digit }

fault-unrelated = different digits in different cells have no strong link

# $cells (String) - the cells, with commas
# $digits (String) - the digits, with spaces
fault-not-almost-locked = { $cells } is no almost locked set: its candidates are { $digits }

# $cells (String) - the cells, with commas
# $digit (String) - the digit
fault-twice = { $cells } may hold { $digit } twice

# $digits (String) - the digits, with spaces
fault-sides = the almost locked set has not { $digits } on one side alone

# $candidate (String) - the candidate
fault-in-both-nodes = { $candidate } belongs to both nodes

# $one (String) - a candidate
# $other (String) - another one
fault-not-seen = { $one } and { $other } may both be true

fault-filled = the cell is filled, or the digit placed in the house

fault-repeated = the set is listed twice

# $digits (String) - the digits, with spaces
fault-other-digits = the cell has other candidates: { $digits }

fault-empty = there is nothing to judge

# $truths (Number) - how many
# $most (Number) - how many there may be
fault-too-large = { $truths } truths are more than { $most }
