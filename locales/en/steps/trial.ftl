### Trials by contradiction.

# $digit (String) - the digit that is supposed
# $cell (String) - the cell
trial-pattern = of { $digit } in { $cell }

# $equation (String) - the cell and the digit that are supposed
trial-suppose = Suppose that { $equation }.

# A supposition within another one.
# $equation (String) - the cell and the digit that are supposed
trial-suppose-also = Suppose as well that { $equation }.

# $digit (String) - the digit
# $house (String) - the house
trial-twice = But then there are two { $digit }s in { $house }.

# $cell (String) - the cell
trial-no-candidate = But then { $cell } has no candidate left.

# $digit (String) - the digit
# $house (String) - the house
trial-no-place = But then there is no place left for { $digit } in { $house }.

# What follows from a supposition within another one.
# $removed (String) - which candidates go
trial-so-also = So, with what was supposed before, { $removed }.
