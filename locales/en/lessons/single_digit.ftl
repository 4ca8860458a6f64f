### Lessons on short chains of one digit.

lesson-skyscraper = In two rows, a digit has only two places each, and one place of each lies in the same column: the base. The other two are the roofs. At least one roof is true, so the digit can be removed from every cell that sees both.
    .spot-1 = Look for rows in which a digit has only two places.
    .spot-2 = Find two with one place each in the same column.
    .spot-3 = Remove the digit from every cell that sees both roofs.
    .spot-4 = Try again with columns first.
    .why = The two cells of the base see each other, so at least one of them is false. Its row then has the digit at its roof.

lesson-two-string-kite = In a row and in a column, a digit has only two places each, and one place of each lies in the same box. At least one of the two far ends is true, so the digit can be removed from the cell that sees both.
    .spot-1 = Look for a row and a column in which a digit has only two places each.
    .spot-2 = Check that one place of each lies in the same box, in different cells.
    .spot-3 = Remove the digit where one far end's row crosses the other's column.
    .why = The two cells in the box see each other, so at least one of them is false. Its line then has the digit at its far end.

lesson-turbot-fish = In two houses, at least one of them a box, a digit has only two places each, and one place of each sees the other. At least one of the two far ends is true, so the digit can be removed from every cell that sees both.
    .spot-1 = Find a box in which a digit has only two places.
    .spot-2 = From one of them, go along a row or column to a place of another such house.
    .spot-3 = Remove the digit from every cell that sees both far ends.
    .why = The two joined cells see each other, so at least one of them is false. Its house then has the digit at its far end.

lesson-empty-rectangle = In a box, all places for a digit lie in one row and one column, the arms of a cross; the other cells are the empty rectangle. If a line with only two places crosses one arm's line at one of them, the near place, the digit can be removed from the cell in line with the other arm that sees the far place.
    .spot-1 = Find a box in which a digit keeps to one row and one column.
    .spot-2 = Follow one arm out of the box to a cell whose other line has only two places for the digit.
    .spot-3 = Go to the far place, then parallel to the arm to the line of the other arm: remove the digit there.
    .why = If that cell had the digit, the other arm would lack it, so the box would have it in the first arm. The far place would lack it too, so the near place would have it, in line with the first arm: the digit would be in one line twice.
