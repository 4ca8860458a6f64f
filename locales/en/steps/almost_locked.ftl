### Almost locked pairs and triples.

# $digits (String) - the digits
# $sure (String) - the house in which cells have only these digits
# $other (String) - the house that has places for them
# $cells (String) - the cells in the first house
# $places (String) - the cells in the other house
almost-locked-pattern = { $digits } in { $sure } and { $other } ({ $cells }, with { $places })

# $count (Number) - how many cells
# $house (String) - the house
# $cells (String) - a list of the cells
# $digits (String) - a list of the digits
# $number (String) - how many of them, in words
almost-locked-taken = { $count ->
    [1] In { $house }, { $cells } has only { $digits }, and so takes { $number } of them.
   *[other] In { $house }, { $cells } have only { $digits }, and so take { $number } of them.
}

# $meet (String) - a list of the cells in which the two houses meet
# $house (String) - the other house
# $cells (String) - a list of its other places
# $digits (String) - a list of the digits
almost-locked-left = What is taken there is not in { $meet }, so { $house } has the same in { $cells }, its only other places for { $digits }.

# $removed (String) - which candidates go
almost-locked-conclusion = So there is nothing else there, and the digit that is left is where the two houses meet: { $removed }.

# A part of the pattern.
almost-locked-cells = the cells in one house

# A part of the pattern.
almost-locked-other-cells = those in the other
