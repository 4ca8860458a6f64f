### Lessons on almost locked sets.

lesson-als-xz = An almost locked set is some cells of a house with one digit more than cells. Two such sets share x and z, and all places of x in one see all places of x in the other. Then z is in one of the sets, and can be removed from every cell that sees all places of z in both. If they are linked by two digits, each set keeps all its other digits.
    .spot-1 = Look for cells of a house with one digit more than cells: two notes in one cell, three in two, four in three.
    .spot-2 = Find two such sets that share two digits, and have no cell in common.
    .spot-3 = Check that all places of one of these digits, x, see each other across the sets.
    .spot-4 = Remove the other digit, z, from every cell that sees all its places in both sets.
    .why = The digit x can be in one of the sets only. The set that loses it has as many digits as cells, so it keeps all its other digits, z among them. Whichever set that is, a cell that sees every z of both sets sees a true one.

lesson-als-xy-wing = Three almost locked sets: the middle one is linked to the first by x and to the last by y, each time with all places of the digit seeing each other across the two sets. The first and the last share z, and one of them has it: z can be removed from every cell that sees all places of z in both.
    .spot-1 = Start with a small set in the middle, a cell of two notes or two cells of three.
    .spot-2 = Look for a set that it is linked to by one of its digits, and for another by another of its digits.
    .spot-3 = If these two share a further digit z, remove it where all its places in both are seen.
    .why = If z is not in the first set, that set keeps x. So the middle set loses x and keeps y, the last set loses y, and keeps z. So z is in the first set or in the last.

lesson-als-xy-chain = Four or more almost locked sets in a row, each linked to the next by a digit, and never by the same digit twice running. The first and the last share z, which is in one of them, so it can be removed from every cell that sees all places of z in both.
    .spot-1 = Draw the small sets: cells of two notes, two cells of three, three cells of four.
    .spot-2 = From a set, go to one that it is linked to by a digit, and on from there by another digit.
    .spot-3 = Whenever you come to a set that shares z with the first, look what sees all places of z in both.
    .why = If z is not in the first set, that keeps the digit of its link. The next set loses that digit and keeps the one of the next link, and so on, until the last set loses a digit and keeps z.

lesson-almost-locked-pair = A line and a box meet. Outside of the meeting, one house has a cell with two digits only, and the other house has just one cell for these two digits. Then that cell holds one of the two, and the other one is where the houses meet, so both can be removed from the rest of the first house.
    .spot-1 = Take a cell of two notes in a line, and a box that the line crosses elsewhere.
    .spot-2 = In the box, look where the two digits can be beside the line: is there one cell only?
    .spot-3 = Remove all other notes from that cell, and both digits from the rest of the line.
    .spot-4 = Try it with line and box exchanged.
    .why = The first cell takes one of the two digits, so the meeting has no room for that one. The other house then needs it in its one cell outside, and the digit that is left in the meeting. So both digits are accounted for in both houses.

lesson-almost-locked-triple = A line and a box meet. Outside of the meeting, one house has two cells with three digits only, and the other has just two cells for these three. Then these two hold the same digits as the first two, and the third digit is where the houses meet.
    .spot-1 = Take two cells of a line that have three digits between them, and a box that the line crosses elsewhere.
    .spot-2 = In the box, look where the three digits can be beside the line: are there two cells only?
    .spot-3 = Remove all other notes from these two, and the three digits from the rest of the line.
    .why = The first two cells take two of the three digits, so the meeting has no room for these. The other house then needs them in its two cells outside, which are full with that, and the third digit lies in the meeting.

lesson-firework = A row and a column cross in a box. Outside of the box, three digits can be in the row in one cell only, and in the column in one cell only, the same two cells for all three. Then these two cells, the wings, and the cell where the lines cross hold the three digits, and nothing else. It is so with four digits too, where two of them cross in one corner of a rectangle and two in the opposite one.
    .spot-1 = Take a digit, and a row and a column in which, outside of the box where they cross, it has one place each.
    .spot-2 = Look whether two more digits have only these places in the two lines outside of the box, or fewer.
    .spot-3 = Remove all other digits from the crossing and from both wings.
    .spot-4 = In the box, remove the three digits from the cells that are on neither line.
    .why = If one of the digits is in neither wing, the row has it in the box, and so has the column. The box has it once, so it is where they cross. So each of the digits is in one of the three cells, and three digits fill three cells. One that is in a wing is in the box on the other line.

lesson-als-chain = An alternating inference chain in which some strong links are almost locked sets: if a set has not one of its digits, it has each of the others. A set may have one cell outside of its house, if every two of its cells that share a digit see each other. The chain may go through cells, houses, groups and sets. One of its ends is true, so what both rule out goes; in a loop, every weak link has a true end.
    .spot-1 = Follow a chain as far as it goes by cells and houses.
    .spot-2 = Where it stops, look for a set of which it rules out all places of a digit.
    .spot-3 = The set keeps its other digits: go on from all places of one of them.
    .spot-4 = Remove what both ends of the chain rule out.
    .why = A set that loses a digit has as many digits as cells and none of them twice, so it keeps the rest. That is a strong link like any other: if the one digit is false there, the other one is true. So if the first end is false, the last one is true.

lesson-death-blossom = A cell, the stem, and for each of its digits an almost locked set, a petal: the stem sees all places of that digit in the petal. Whatever the stem holds, one petal loses a digit and keeps the others. A digit z that all petals have can be removed from every cell that sees all its places in the petals.
    .spot-1 = Take a cell of two or three notes as the stem.
    .spot-2 = For each note, look for sets of which the stem sees all places of that digit.
    .spot-3 = Choose one set a note, such that all of them have one more digit, z, in common.
    .spot-4 = Remove z where all its places in the petals are seen.
    .why = The stem holds one of its digits. The petal for that digit loses it, has as many digits as cells left, and so has z. This is so in every case, and the cell that loses z sees all the places where it could be.
