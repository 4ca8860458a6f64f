### Lessons on chains of any length.

lesson-remote-pair = A chain of cells with the same two candidates, each seeing the next. Cells an odd number of links apart hold different digits, so both digits can be removed from every cell that sees both.
    .spot-1 = Look for four or more cells with the same two notes.
    .spot-2 = Go from one to another that it sees, and count: the first and the fourth hold different digits, or the first and the sixth.
    .spot-3 = Remove both digits from every cell that sees two such cells.
    .why = The two digits alternate along the chain. So after an odd number of links, one end has each digit, and a cell that sees both ends sees both digits.

lesson-x-chain = A chain of places for one digit, joined in turn by strong links (the only two places of a house: if one is false, the other is true) and weak links (two places that see each other: if one is true, the other is false). Its first and last links are strong, so one of the ends is true, and the digit can be removed from every cell that sees both.
    .spot-1 = Mark every house in which a digit has only two places.
    .spot-2 = Cross from one place of such a pair to the other, step to a place of a further pair that it sees, and go on.
    .spot-3 = After each pair, remove the digit from every cell that sees both ends.
    .why = If the first end is false, the second place is true, the third is false, and so on: the last end is true. So one of the ends is true.

lesson-xy-chain = A chain of cells with two candidates, each seeing the next and sharing a digit with it. If both ends have z beside the digit that joins them to the chain, one of the ends is z, so z can be removed from every cell that sees both.
    .spot-1 = Start in a cell with two notes; call the one left behind z.
    .spot-2 = Take the other note to a cell that it sees, with this note and one more, and go on with that one.
    .spot-3 = Whenever that is z, remove z from every cell that sees both ends.
    .why = If the first end is not z, it is its other digit, so the second cell is not that digit but its other one, and so on: the last end is z. So one of the ends is z.

lesson-nice-loop = An alternating inference chain: strong and weak links in turn, over any digits. Its first and last links are strong, so one of the ends is true. If the ends rule each other out, it closes to a loop, in which every weak link works both ways.
    .spot-1 = Strong links: the two notes of a cell, or the only two places of a digit in a house. Weak links: any two notes of a cell, or any two places of a digit that see each other.
    .spot-2 = From any note, follow strong and weak links in turn, the first and the last of them strong.
    .spot-3 = Remove what both ends rule out: the same digit in cells that see both, or each other's digit if they see each other.
    .spot-4 = If the chain comes back to the note it started from, that note is true. In a loop, remove what both ends of any weak link rule out.
    .why = If the first end is false, each strong link makes a note true and each weak link the next one false: the last end is true. So one of the ends is true. In a loop this holds from any strong link on, so for the ends of each weak link as well.

lesson-grouped-x-chain = An X-chain with groups: two or three places of the digit where a line and a box meet count as one link of the chain. A group is true if the digit is in one of its cells, and false if it is in none. One end of the chain is true, so the digit can be removed from every cell that sees all of both ends.
    .spot-1 = Look for houses whose places for the digit lie in two parts, each a cell or a group in a line and a box.
    .spot-2 = From one part, cross to the other; from there step to a part of a further house that it sees as a whole.
    .spot-3 = Remove the digit from every cell that sees all cells of both ends.
    .why = The two parts hold all places of their house, so if one is false the other is true. A cell that sees a whole group can't be true together with it. So the chain works as one of single cells does, and one of its ends is true.

lesson-grouped-nice-loop = An alternating inference chain over any digits in which two or three places of a digit where a line and a box meet may count as one link. One end is true, so what both ends rule out goes. If the ends rule each other out, the chain is a loop, and every weak link has a true end.
    .spot-1 = Follow strong and weak links in turn, as in any nice loop.
    .spot-2 = Where a house has three places or more, see whether they lie in two parts, each in a line and a box.
    .spot-3 = A group rules out its digit in every cell that sees all of it, and is ruled out only as a whole.
    .spot-4 = Remove what both ends rule out.
    .why = A group is true if its digit is in one of its cells. The two parts of a house can't both be false, and what sees a whole group can't be true with it: the links hold as for single cells, and so does the chain.

lesson-aic-ur = An alternating inference chain with a strong link that a unique rectangle gives. Four cells in two rows, two columns and two boxes have the same two digits, and besides them, in all, just two other candidates, the guardians. If one guardian is false, the other one is true, or there would be two solutions. The chain uses that like any other strong link.
    .spot-1 = Look for a rectangle in two boxes with the same two digits in all corners, and a corner without others.
    .spot-2 = Count the other candidates: there should be two, or two digits that are each in one line of the rectangle.
    .spot-3 = From one guardian follow a chain on, and from the other one too.
    .spot-4 = Remove what both ends of the chain rule out.
    .why = With neither guardian, the four cells would hold the two digits crosswise, and the digits could be swapped. A puzzle with one solution does not allow that, so one of the guardians is true: that is a strong link, and a chain may pass over it.
