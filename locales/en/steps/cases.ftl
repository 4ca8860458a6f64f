### Forcing chains and nets: what follows in every case.

# $cell (String) - the cell
cases-from-cell = from { $cell }

# $digit (String) - the digit
# $house (String) - the house
cases-from-house = from { $digit } in { $house }

# A choice.
# $cell (String) - the cell
# $digits (String) - a list of its candidates
cases-of-cell = { $cell } is one of { $digits }.

# A choice.
# $house (String) - the house
# $digit (String) - the digit
# $cells (String) - a list of its places
cases-of-house = In { $house }, { $digit } is in one of { $cells }.

# $equation (String) - the cell and the digit that are supposed
cases-at-once = If { $equation }, that follows at once.

# $equation (String) - the cell and the digit that are supposed
# $links (String) - cases-link, several joined by cases-links
cases-chain = If { $equation }, { $links }.

# $off (String) - node-is-not
# $on (String) - then-node-is, or one of chain-on-…
cases-link = { $off }, so { $on }

# Links one after the other.
# $links (String) - the links so far
# $next (String) - the next link
cases-links = { $links }, { $next }

# $equation (String) - the cell and the digit that are supposed
cases-net = If { $equation }, go on with singles.

# $count (Number) - how many cases there are
# $conclusion (String) - which candidates go, or the cells with their digits
cases-conclusion = { $count ->
    [1] In this case { $conclusion }.
   *[other] So in every case { $conclusion }.
}

# A part of the pattern.
cases-part-true = true

# A part of the pattern.
cases-part-false = false
