### Lessons on wings: a few cells of few candidates.

lesson-xy-wing = A pivot with two candidates, x and y, sees two pincers: one with x and z, one with y and z. One of the pincers is z, so z can be removed from every cell that sees both.
    .spot-1 = Choose a cell with two notes as the pivot.
    .spot-2 = Find two more such cells that it sees: one shares its first digit, one its second, and both have the same third digit.
    .spot-3 = Remove the third digit from every cell that sees both pincers.
    .why = If the pivot is x, the first pincer is z. If the pivot is y, the second is z. It must be one or the other.

lesson-xyz-wing = An XY-wing whose pivot has z as well as x and y. One of the three cells is z, so z can be removed from every cell that sees all of them.
    .spot-1 = Choose a cell with three notes as the pivot.
    .spot-2 = Find two cells that it sees, each with two of its notes, not the same two. The digit that both have is z.
    .spot-3 = Remove z from every cell that sees all three, usually in the pivot's box.
    .why = If the pivot is x, the first pincer is z. If the pivot is y, the second is z. Else it is z itself. So one of the three is z.

lesson-w-wing = Two cells have the same two candidates, x and y, but do not see each other. A house has only two places for x, and each cell sees one of them. One of the two cells is y, so y can be removed from every cell that sees both.
    .spot-1 = Look for two cells with the same two notes, x and y.
    .spot-2 = Find a house with only two places for x, one seen by the first cell and one by the second.
    .spot-3 = Remove y from every cell that sees both cells.
    .why = If both cells were x, the house would have no place for x, since each sees one. So one of them is y.

lesson-wxyz-wing = Four cells have four candidates between them, and lie in two houses that meet. All digits but one, z, can be there only once, since the cells that have them see each other. So z is there too, and can be removed from every cell that sees all its places in the wing.
    .spot-1 = Find four cells with only four digits between them, in a line and a box that meet, or in a row and a column with the cell where they meet.
    .spot-2 = For each digit, check whether all its places in the wing see each other. Exactly one, z, may fail this.
    .spot-3 = Remove z from every cell that sees all its places in the wing.
    .why = The other three digits can each be in the wing only once, and there are four cells. So one of them is z.
