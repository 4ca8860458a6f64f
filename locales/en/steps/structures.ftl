### The judgement of a structure that a person wrote, a chain, a fish, cells with digits, or truths and links: what it proves, where it breaks, and where it can't be read.

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

# The judgement of a structure, as the ones that follow
# $conclusions (String) - what it proves, in signs
structure-proves = it proves { $conclusions }

# $technique (String) - the name of the structure
# $proves (String) - structure-proves
structure-named = { $technique }: { $proves }

structure-proves-nothing = it holds and proves nothing here

structure-undecided = it holds, and what it proves was not decided

structure-contradicts = it cannot be fulfilled: the position has no solution

# $why (String) - break-at
structure-breaks = it breaks at { $why }

# $why (String) - expected-at
structure-unreadable = it can't be read: { $why }

# $candidates (String) - a list of candidates
structure-fins = fins: { $candidates }

# $candidates (String) - a list of candidates that are eliminated and belong to the truths
structure-cannibals = cannibals: { $candidates }

# $candidates (String) - a list of candidates about which nothing was decided
structure-not-decided = not decided: { $candidates }

# $claims (String) - what was claimed and is not proved, in signs
structure-not-proved = not proved: { $claims }

# The number of links above that of truths
# $rank (String) - the number
structure-rank = rank { $rank }

# The name of a structure that has none in the field
structure-own = own structure

# $expected (String) - one of expected-…
# $number (Number) - the character of the text, from 1
expected-at = { $expected } is expected at character { $number }

expected-digit = a digit

expected-row = r and the number of a row

expected-column = c and the number of a column

expected-position = p and a position in the box

expected-digit-of-node = the digit of the first node

expected-link = a link

expected-node = a node

expected-bracket = a closing bracket

expected-parenthesis = a closing parenthesis

expected-opening-brace = an opening brace

expected-closing-brace = a closing brace

expected-set = a set as 1R2 or 3N4

# $announced (Number) - how many sets were announced
# $listed (Number) - how many are listed
expected-sets = the announced number of sets, { $announced }, not { $listed },

expected-houses = the name of a house as r25

expected-relation = <> or =

expected-claim = a claim as r1c1<>2

expected-label = the same sign on both sides of the digit

expected-end = the end of the text

# $length (Number) - the largest number of characters
expected-shorter = a text of { $length } characters at most
