### Lessons on colouring: two ways that all strong links leave.

lesson-simple-colors = Where a house has only two places for a digit, one is true and one false. Colour such pairs in turn with two colours, from cell to cell: one colour is all true, the other all false. A cell that sees both colours loses the digit; a colour that sees itself is false.
    .spot-1 = Choose a digit and a house with only two places for it. Give them different colours.
    .spot-2 = In each house with only two places, if one is coloured, give the other the opposite colour.
    .spot-3 = Remove the digit from every other cell that sees both colours.
    .spot-4 = If two cells of one colour see each other, remove the digit from all its cells.
    .why = One place of each pair is true, so one whole colour is true, though we do not know which. A cell that sees both colours sees the digit either way. A colour that sees itself would put the digit in a house twice.

lesson-multi-colors = Two separate colourings of one digit. If a colour of one sees a colour of the other, they are not both true. So one of their opposites is, and the digit can be removed from every cell that sees both opposites.
    .spot-1 = Make two separate colourings of a digit, as in simple colours.
    .spot-2 = Find a cell of the first that sees a cell of the second.
    .spot-3 = Remove the digit from every cell that sees both opposite colours.
    .spot-4 = If a colour sees both colours of the other colouring, remove the digit from all its cells.
    .why = Of two colours that see each other, at least one is false, so its opposite is true. A cell that sees both opposites sees the digit either way. A colour that sees both colours of the other sees the true one.

lesson-medusa3d = Simple colours over all digits at once: the two candidates of a cell get different colours as well. One net can spread over much of the grid.
    .spot-1 = Give the two notes of a cell different colours.
    .spot-2 = In each house with only two places for a digit, and in each cell with two notes, if one is coloured, give the other the opposite colour.
    .spot-3 = A colour is false if it has two notes of a cell or a digit twice in a house, or leaves a cell without a note or a house without a place for a digit.
    .spot-4 = Else remove every other note that both colours rule out, in its cell or in its houses.
    .why = One note of each pair is true, so one whole colour is true, though we do not know which. A colour that leads to something impossible is false. A note that both colours rule out is false either way.
