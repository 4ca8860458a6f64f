### Lessons on fish: one digit in as many lines one way as the other.

lesson-x-wing = In two rows, a digit has places in the same two columns only. These four cells are the corners of a rectangle, and the digit stands in two opposite ones. So remove it from the rest of both columns.
    .spot-1 = Look for rows in which a digit has only two places.
    .spot-2 = Find two whose places lie in the same two columns.
    .spot-3 = Remove the digit from the rest of these columns.
    .spot-4 = Try again with columns first.
    .why = Two rows need the digit in two different columns, and have only two to choose from. So each of these columns has its digit in one of the two rows, and nowhere else.

lesson-swordfish = An X-wing of three lines: in three rows, a digit has places in the same three columns only; no row needs all three. It can be removed from the rest of these columns.
    .spot-1 = Look for rows in which a digit has two or three places.
    .spot-2 = Find three whose places lie in the same three columns.
    .spot-3 = Remove the digit from the rest of these columns.
    .spot-4 = Try again with columns first.
    .why = Three rows need the digit in three different columns, and have only three to choose from. So each of these columns has its digit in one of the three rows, and nowhere else.

lesson-jellyfish = An X-wing of four lines: in four rows, a digit has places in the same four columns only. It can be removed from the rest of these columns. This is rare: the digit must be missing from most of the grid.
    .spot-1 = Look for rows in which a digit has two to four places.
    .spot-2 = Find four whose places lie in the same four columns.
    .spot-3 = Remove the digit from the rest of these columns.
    .spot-4 = Try again with columns first.
    .why = Four rows need the digit in four different columns, and have only four to choose from. So each of these columns has its digit in one of the four rows, and nowhere else. A larger fish is never needed: the other lines form a smaller one.

lesson-finned-x-wing = An X-wing with one or two extra places, the fins, all in one box. It clears only cells that see all fins.
    .spot-1 = Find two rows in which a digit keeps to two columns but for extra places, all in one box.
    .spot-2 = Check that each row has at least two places in these columns.
    .spot-3 = In this box, remove the digit from these columns, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the X-wing is real, and clears its columns. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-sashimi-x-wing = A finned X-wing in which a row has only one place besides the fins. It looks broken, yet clears the same.
    .spot-1 = Find a row with only two places for a digit.
    .spot-2 = Find a second row with a place in one of these columns, and all others, the fins, in one box with the other column.
    .spot-3 = In this box, remove the digit from the other column, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the second row has the digit in the shared column, so the first row has it in the other, and clears that. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-finned-swordfish = A swordfish with extra places, the fins, all in one box. It clears only cells that see all fins.
    .spot-1 = Find three rows in which a digit keeps to three columns but for extra places, all in one box.
    .spot-2 = Check that each row has at least two places in these columns.
    .spot-3 = In this box, remove the digit from these columns, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the swordfish is real, and clears its columns. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-sashimi-swordfish = A finned swordfish in which a row has only one place besides the fins. It clears the same.
    .spot-1 = Find three rows in which a digit keeps to three columns but for extra places, all in one box.
    .spot-2 = A row with fins may have a single place in these columns.
    .spot-3 = In this box, remove the digit from these columns, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the three rows have the digit in three different columns, and clear these. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-finned-jellyfish = A jellyfish with extra places, the fins, all in one box. It clears only cells that see all fins.
    .spot-1 = Find four rows in which a digit keeps to four columns but for extra places, all in one box.
    .spot-2 = Check that each row has at least two places in these columns.
    .spot-3 = In this box, remove the digit from these columns, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the jellyfish is real, and clears its columns. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-sashimi-jellyfish = A finned jellyfish in which a row has only one place besides the fins. It is the rarest of these fish.
    .spot-1 = Find four rows in which a digit keeps to four columns but for extra places, all in one box.
    .spot-2 = A row with fins may have a single place in these columns.
    .spot-3 = In this box, remove the digit from these columns, outside these rows.
    .spot-4 = Try again with columns first.
    .why = If no fin is true, the four rows have the digit in four different columns, and clear these. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.

lesson-franken-swordfish = A swordfish with boxes: three base houses, rows and boxes, have all their places for a digit in three cover houses, columns and boxes; or with rows and columns exchanged. The digit can be removed from the rest of the cover houses.
    .spot-1 = Take a digit that is missing in several boxes and rows.
    .spot-2 = Choose three rows or boxes that share no place of it.
    .spot-3 = See whether three columns or boxes hold all these places, and remove the digit from the rest of them.
    .why = Three base houses need the digit three times, and it can be but once in each of the three cover houses. So all three are taken by the base houses, and have the digit nowhere else.

lesson-franken-jellyfish = A jellyfish with boxes: four base houses, rows and boxes, have all their places for a digit in four cover houses, columns and boxes; or with rows and columns exchanged. The digit can be removed from the rest of the cover houses.
    .spot-1 = Begin with boxes in which the digit has few places.
    .spot-2 = Add rows until four of them share no place.
    .spot-3 = See whether four columns or boxes hold all these places, and remove the digit from the rest of them.
    .why = Four base houses need the digit four times, once in each of the four cover houses at most. So every cover house has its digit in a base house, and in no other cell.

lesson-finned-franken-x-wing = An X-wing with a box: a row and a box have all their places for a digit in two columns, or in a column and another box, but for some, the fins. Either a fin is true, or the fish is. So what the fish would remove goes where all fins are seen. A place in both base houses counts as a fin too.
    .spot-1 = Look for a row and a box whose places for a digit lie in two houses, but for one or two.
    .spot-2 = Take these as fins, and look for cells of the two houses that see them all.
    .spot-3 = Remove the digit from such cells, outside of the row and the box.
    .why = If a fin is true, a cell that sees it is not. If none is, the two base houses have their digits in the two cover houses, and take them up. Either way the cell is not the digit.

lesson-finned-franken-swordfish = A Franken swordfish but for some places, the fins. Either a fin is true, or the three base houses take up the three cover houses. So the digit can be removed from the cells of the cover houses that see all fins. A place in two base houses counts as a fin.
    .spot-1 = Suppose that the digit is in a certain cell, and cross out what it sees.
    .spot-2 = Look for three rows or boxes whose places that are left lie in two columns or boxes.
    .spot-3 = That is too few: the digit is not in the cell. What you crossed out in the three is the fins and the third cover.
    .why = With a fin true, a cell that sees all fins is not the digit. With none true, three base houses fill three cover houses, and no other cell of these has the digit. So in both cases it goes.

lesson-finned-franken-jellyfish = A Franken jellyfish but for some places, the fins. Either a fin is true, or the four base houses take up the four cover houses. So the digit can be removed from the cells of the cover houses that see all fins.
    .spot-1 = Suppose that the digit is in a certain cell, and cross out what it sees.
    .spot-2 = Look for four rows or boxes whose places that are left lie in three columns or boxes.
    .spot-3 = Then the cell is not the digit.
    .why = Were the cell the digit, it would see all fins, and take one of the four cover houses. Four base houses would have three cover houses left, one too few. So it is not.

lesson-mutant-fish = A fish of any houses: rows, columns and boxes may be mixed, among the base houses and among the cover houses. So many base houses, none of which share a place, have all their places for a digit in as many cover houses. The digit can be removed from the rest of these, and from cells in two of them.
    .spot-1 = Choose houses of any kind that share no place of the digit: these are the base.
    .spot-2 = Cover all their places with as many other houses.
    .spot-3 = Remove the digit from what is covered but not in the base, and from what is covered twice.
    .why = Each base house needs the digit once, and each cover house has it once at most. So every cover house has its digit in the base. A cell in two cover houses would take two of them for one base house, and leave too few for the others.

lesson-finned-mutant-fish = A mutant fish but for some places, the fins: places of the base houses that no cover house has, or that two base houses share. One of the fins is true, or the fish is. So what the fish would remove goes where all fins are seen.
    .spot-1 = Suppose that the digit is in a certain cell, and cross out what it sees.
    .spot-2 = Look for houses of any kind whose places that are left lie in fewer other houses.
    .spot-3 = Then the cell is not the digit; what you crossed out in the base is covered with it, or is a fin.
    .why = If no fin is true, each base house has its digit in a cover house, and all cover houses are taken up. If a fin is true, what sees it is false. A cell that sees all fins and lies in a cover house is false either way.

lesson-kraken-fish = A fish with fins, which need not lie in one box nor see what goes. If no fin is true, the fish clears its columns. If a fin is true, a chain leads from it to the same: a place of the digit in these columns that every fin rules out in the end goes.
    .spot-1 = Find two, three or four rows in which a digit keeps to as many columns but for a few extra places, the fins.
    .spot-2 = Take a place of the digit in one of these columns, outside of the rows.
    .spot-3 = From each fin follow a chain, and look whether it rules that place out.
    .spot-4 = If all of them do, remove it. Try again with columns first.
    .why = Either one of the fins is true, or none is. If none is, the fish is real: its columns have the digit in its rows and nowhere else. If one is, its chain rules the place out. So the digit is not there in any case.
