### Lessons on patterns of many cells and digits.

lesson-sk-loop = Four boxes in a rectangle, and in each box two cells beside a corner in its row and two in its column, which makes eight pairs in a ring. Each pair shares digits with the next, and the shared digits count as many as there are cells. Then each shared digit is in one of the two pairs, and can be removed from the rest of their line or box.
    .spot-1 = Look for four filled cells at the corners of a rectangle, in four boxes, with empty cells around them.
    .spot-2 = In each box take the two cells beside the corner in its row, and the two in its column.
    .spot-3 = Go round from pair to pair: mark the digits that a pair has in common with the next, and that its cells still lack.
    .spot-4 = If every candidate is marked, and the marks are as many as the cells, remove the marked digits from the rest of each line and box.
    .why = Every candidate of the cells is a digit that a line or a box can have there once. There are as many such digits as cells, and each cell takes one. So none is left over: each line and each box has its marked digits in its two pairs, and nowhere else.

lesson-msls = Some rows and some columns cross in cells of which many are empty. For each digit, count either the rows or the columns in which it can be in these cells. If the counts come to the number of empty cells, each counted line has its digit in them, and it can be removed from the rest of the line.
    .spot-1 = Look for digits that are given only in a few rows and columns, and choose the lines without them.
    .spot-2 = Count the empty cells where your rows and columns cross.
    .spot-3 = For each digit count the rows or the columns in which it can be in these cells, whichever are fewer.
    .spot-4 = If you count as many as there are cells, remove each digit from the rest of its lines.
    .why = A line has a digit once, so the counted lines can put as many digits into the cells as you counted, and no more. The cells need one each, and there are as many. So each line has to put its digit there, and has it nowhere else.

lesson-tridagon = Four boxes at the corners of a rectangle, in each of them three cells in different rows and columns, and in these twelve cells hardly anything but the same three digits. If the cells slant down to the right in three of the boxes, one of them pushed round perhaps, and the other way in the fourth, three digits cannot fill them. So one of the other candidates there, a guardian, is true.
    .spot-1 = Look for three digits that are missing from the same four boxes at the corners of a rectangle.
    .spot-2 = In each box look for three cells with these digits, no two in a row or a column, and few other candidates.
    .spot-3 = Check that one box, or three of them, slant the other way than the rest.
    .spot-4 = If there is one guardian, it is true; if there are more, remove what all of them rule out.
    .why = In a box, the three digits stand in some order. In the box beside it each row needs another digit, so the order is turned by one row or by two, and with columns it is the same below. A turn never mirrors an order. But where the cells slant the other way, what is a turn by rows is a mirror by columns, and with one such box or three the way round never comes out even.

lesson-junior-exocet = Two cells of a box and a row, the base, hold two of three or four digits. In the other two boxes of the band, one cell each, beside that row, is a target. Three columns matter, those of the targets and that of the base box which the base is not in. If each digit can be in only two of them outside of the band, the targets hold what the base holds. It is so with rows and columns exchanged.
    .spot-1 = Take two cells in a box and a row with three or four notes between them.
    .spot-2 = In each other box of the band, look for a cell beside that row whose partner in the column, beside the row too, has none of these digits.
    .spot-3 = In the three columns, outside of the band, check that the places of each digit lie in two rows, or else leave one column out.
    .spot-4 = Remove all other digits from the targets, and from the base those that no target can hold.
    .spot-5 = Then go through the choices of two digits, and remove what all of them rule out.
    .why = A digit of the base is not elsewhere in its box and its row. So within the band it can be in the three columns only at a target. Outside of the band it is in two of them at most, so it is in a target. That holds for both digits of the base, and there are two targets.
