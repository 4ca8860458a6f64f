### Lessons on what rests on the puzzle's having one solution.

lesson-uniqueness-1 = Four cells in two rows, two columns and two boxes make a rectangle, and three of them have only the same two candidates. The fourth has others, and one of these is true, so the two digits can be removed from it.
    .spot-1 = Find two cells with the same two notes in one line.
    .spot-2 = Find a third that makes three corners of a rectangle over two boxes.
    .spot-3 = Remove the two digits from the fourth corner.
    .why = If the fourth corner held one of the two digits, the corners would hold just the two digits, and these could be exchanged: two solutions. Each house would still have both once. But the puzzle has only one solution.

lesson-uniqueness-2 = As in unique rectangle 1, but two corners in one line, the roof, have one further digit, the same one. At least one of them holds it, so it can be removed from every cell that sees both.
    .spot-1 = Find two cells with the same two notes in one line.
    .spot-2 = Find two that complete a rectangle over two boxes, and have these notes and one further digit.
    .spot-3 = Remove the further digit from every cell that sees both roof cells.
    .why = If neither roof cell were the further digit, the corners would hold just the two digits, and these could be exchanged: two solutions. So one of them is.

lesson-uniqueness-5 = As in unique rectangle 2, but the further digit is in two opposite corners or in three. At least one of them holds it, so it can be removed from every cell that sees all of them.
    .spot-1 = Find a rectangle over two boxes with the same two notes in its corners.
    .spot-2 = Check that two opposite corners or three have the same further digit.
    .spot-3 = Remove the further digit from every cell that sees all of them.
    .why = If no corner were the further digit, the corners would hold just the two digits, and these could be exchanged: two solutions. So one of them is.

lesson-uniqueness-3 = As in unique rectangle 2, but the roof has several further digits. One of these is true, so the roof is like one cell that forms a naked subset with others of a house.
    .spot-1 = Find a rectangle over two boxes with the same two notes in its corners, and no others in two corners of one line.
    .spot-2 = Imagine one cell that has just the roof's further digits.
    .spot-3 = In a house of both roof cells, find cells that make a naked subset with it.
    .spot-4 = Remove these digits from the other cells of the house.
    .why = If neither roof cell were a further digit, the corners would hold just the two digits, and these could be exchanged: two solutions. So one of them is, and with it the subset has as many cells as digits.

lesson-uniqueness-4 = As in unique rectangle 2, but the roof has any further digits. In a house of both roof cells, one of the two digits has no other place. Then the other one can be removed from the roof.
    .spot-1 = Find a rectangle over two boxes with the same two notes in its corners, and no others in two corners of one line.
    .spot-2 = In a house of both roof cells, check whether one of the two digits has no other place.
    .spot-3 = Remove the other one from both roof cells.
    .why = One roof cell must be the digit without other places. If the other roof cell were the second digit, the corners would hold just the two digits, and these could be exchanged: two solutions. So neither is.

lesson-uniqueness-6 = As in unique rectangle 4, but the roof is two opposite corners. In both rows, or in both columns, one of the two digits has no place but the corners. Then this digit can be removed from the roof.
    .spot-1 = Find a rectangle over two boxes with the same two notes in its corners, and no others in two opposite ones.
    .spot-2 = In both rows, or in both columns, check whether one of the two digits has no place but the corners.
    .spot-3 = Remove this digit from both roof cells.
    .why = The digit is an X-wing in the corners, so it stands in two opposite ones. If these were the roof, the others would hold the second digit, so the corners would hold just the two digits, and these could be exchanged: two solutions. So the digit is in the others.

lesson-hidden-rectangle = A rectangle over two boxes with only two candidates in one corner. In the row and in the column of the opposite corner, one of these digits has no place but the corners. Then the other one can be removed from the opposite corner.
    .spot-1 = Find a rectangle over two boxes with two notes in one corner, and both also in the opposite corner.
    .spot-2 = In the row and in the column of the opposite corner, check whether one of the two digits has no place but the corners.
    .spot-3 = Remove the other one from the opposite corner.
    .why = If the opposite corner were the second digit, the two corners beside it would be the first, so the corners would hold just the two digits, and these could be exchanged: two solutions. So it is not the second digit.

lesson-avoidable-rectangle-1 = Three corners of a rectangle over two boxes are filled, none of them by a given: two opposite ones with the same digit, the third with another, d. Then d can be removed from the fourth.
    .spot-1 = Remember which digits were given; only those entered later count here.
    .spot-2 = Find the same digit entered in two opposite corners of a rectangle over two boxes.
    .spot-3 = If a third corner was entered too, with a digit d, remove d from the fourth.
    .why = If the fourth corner were d, the corners would hold just the two digits, and these could be exchanged: two solutions. A given cannot be exchanged, so it matters who filled the cells.

lesson-avoidable-rectangle-2 = Two corners of a rectangle over two boxes, in one line, are filled with a and b, neither by a given. The corner opposite a has only a and c, the one opposite b only b and c. One of these is c, so c can be removed from every cell that sees both.
    .spot-1 = Look for two entered digits, a and b, in one line.
    .spot-2 = Find two cells that complete a rectangle over two boxes: opposite a with a and c, opposite b with b and c.
    .spot-3 = Remove c from every cell that sees both.
    .why = If neither of the empty corners were c, the corners would hold just the two digits, and these could be exchanged: two solutions. So one of them is c.

lesson-unique-loop = A unique rectangle of six cells or more: a loop of cells with the same two candidates, each seeing the next, with exactly two in every house that it touches. One or two cells have further digits, and one of these is true.
    .spot-1 = Look for two notes that appear together in many cells.
    .spot-2 = Go from one to another that it sees until you are back, and check that each house touched has exactly two of them.
    .spot-3 = If a single cell has further notes, remove the two digits from it.
    .spot-4 = With two such cells, argue as in unique rectangles: one further digit, a subset, or a digit without other places.
    .why = If no cell were a further digit, the two digits would alternate along the loop, and these could be exchanged: two solutions. Each house would still have both once. But the puzzle has only one solution.

lesson-bug-plus-1 = Every empty cell has two candidates, but for one with three. One digit of that cell has three places in each of its houses, where every other digit has two. That digit is true.
    .spot-1 = Near the end of a puzzle, check whether all empty cells but one have two notes.
    .spot-2 = In that cell, find the note with three places in its row, column and box.
    .spot-3 = Enter it.
    .why = Without that digit, every empty cell would have two candidates, and every house two places for each missing digit. In such a grid, a bivalue universal grave, each solution has a twin with the other candidate in every cell. But the puzzle has only one solution.

lesson-bugn = As in BUG + 1, but with several extra candidates. One of these is true, so what all of them rule out goes.
    .spot-1 = Near the end of a puzzle, find the few cells with more than two notes.
    .spot-2 = In each, find the notes with more than two places in its row, column and box: the extras.
    .spot-3 = Check that without them every cell has two notes, and every house two places for each missing digit.
    .spot-4 = Remove every note that all extras rule out, or argue as in unique rectangles: a subset, or a digit without other places.
    .why = If all extras were false, the grid would be a grave, in which each solution has a twin with the other candidate in every cell. But the puzzle has only one solution. So one of the extras is true.
