### Lessons on what follows in every case.

lesson-nishio-fc = Suppose that a digit is in some cell, and follow that digit alone: wherever a house has one place left for it, put it there. If a house is left without a place, the cell is not that digit.
    .spot-1 = Choose a digit that has few places in many houses.
    .spot-2 = Suppose one of its places, and cross out what that sees.
    .spot-3 = Go on wherever a house has just one place left.
    .spot-4 = If a house has none, remove the digit from the place you started at.
    .why = Each further place is forced by the first one. A house without a place for the digit cannot be, so the first place was wrong. Nothing is guessed: what was supposed turns out wrong, and is taken back.

lesson-cell-forcing-chain = From each candidate of a cell, a chain leads to the same conclusion: a digit somewhere is false, or is true. One of the candidates is right, so the conclusion is right too, whichever it is.
    .spot-1 = Take a cell with three notes or so.
    .spot-2 = For each note, follow what it rules out, and what is then the only one left in a cell or a house.
    .spot-3 = Look for something that follows from all of them.
    .why = The cell holds one of its candidates. In each of these cases the chain shows the same, step by step. So it holds without knowing which of the cases is the true one.

lesson-house-forcing-chain = From each place of a digit in a house, a chain leads to the same conclusion: a digit somewhere is false, or is true. The house needs its digit in one of the places, so the conclusion is right.
    .spot-1 = Take a digit with three places or so in a row, column or box.
    .spot-2 = For each place, follow what it rules out, and what is then the only one left.
    .spot-3 = Look for something that follows from all of them.
    .why = The house has the digit in one of its places. In each of these cases a chain shows the same. So it is proved, although nobody knows yet in which place the digit stands.

lesson-forcing-net = Suppose that a candidate is true, and go on with singles, which may rest on several things that were found before: the reasoning is a net, not a chain. If it ends in something impossible, the candidate is false. Or the nets of all candidates of a cell or a house show the same.
    .spot-1 = Choose a candidate with many consequences.
    .spot-2 = Fill in all singles that follow from it, lightly.
    .spot-3 = Look for a cell without a note, or a house without a place for a digit.
    .spot-4 = If nothing is wrong, do the same for the other candidates of the cell, and compare.
    .why = Each single follows from what was supposed. If they lead to something impossible, that was false. And what follows from every candidate of a cell is true, as one of these candidates is.

lesson-template-set = A template is a way to place one digit in all rows, columns and boxes at once. If all templates that still fit have a cell in common, the digit stands there.
    .spot-1 = This is work for a computer: a digit may have hundreds of templates.
    .spot-2 = By hand, take a digit with few places left, and try to place it everywhere without a certain cell.
    .spot-3 = If that cannot be done, the digit is in that cell.
    .why = The digit's nine places in the solution are one of the templates. What all of them have in common is in that one too, whichever it is.

lesson-template-del = A template is a way to place one digit in all rows, columns and boxes at once. A candidate that is in none of the templates that still fit is false. All fish, and all other patterns of one digit, are found so too.
    .spot-1 = This is work for a computer: a digit may have hundreds of templates.
    .spot-2 = By hand, take a digit with few places left, suppose one of them, and try to place the digit everywhere else.
    .spot-3 = If that cannot be done, remove the candidate.
    .why = The digit's nine places in the solution are one of the templates. A place that none of them uses is not among these nine, so it can go without knowing which template is the right one.
