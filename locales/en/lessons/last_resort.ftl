### The lesson on the last resort.

lesson-trial = Assume that a candidate is true, and go on with easy steps. If they lead to something impossible, the candidate is false. This needs no pattern, only patience: use it when nothing else is left.
    .spot-1 = Choose a candidate with many consequences, best in a cell with two notes or a house with two places.
    .spot-2 = Pretend that it is true, and go on with singles and pairs only, in light pencil.
    .spot-3 = Look for a cell without a note, a house without a place for a digit, or a digit twice in a house.
    .spot-4 = If you find one, take everything back and remove the candidate. Else try another one.
    .why = Every step follows from the assumption. If they lead to something impossible, no solution has the candidate. The proof is sound, but a short pattern is always worth more.
