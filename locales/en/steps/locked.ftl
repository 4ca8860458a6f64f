### Locked candidates: pointing and claiming.

# What was seen, after the name of the technique in one line.
# $digit (String) - the digit
# $from (String) - the house in which the digit is locked
# $to (String) - the house from which it goes
locked-pattern = { $digit } from { $from } to { $to }

# $count (Number) - how many cells
# $from (String) - the house in which the digit is locked
# $digit (String) - the digit
# $cells (String) - a list of the cells
# $to (String) - the house that holds all these cells
locked-places = { $count ->
    [2] In { $from }, { $digit } can only be in { $cells }, both in { $to }.
   *[other] In { $from }, { $digit } can only be in { $cells }, all in { $to }.
}

# $digit (String) - the digit
# $to (String) - the house from which it goes
locked-reason = One of them must be { $digit }, so nothing else in { $to } can be.
