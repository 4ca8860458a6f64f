### Lessons on subsets: as many cells as digits.

lesson-naked-pair = Two cells of a house have the same two candidates and no others. The two digits are used up there, and can be removed from the other cells of the house.
    .spot-1 = Look for cells with two notes.
    .spot-2 = Find two with the same two notes in one row, column or box.
    .spot-3 = Remove these digits from the other cells of the house.
    .why = If another cell of the house took one of the digits, both cells of the pair would be left with the other one, and the house would have it twice. So no other cell takes either.

lesson-hidden-pair = Two digits of a house have places in the same two cells only. All other candidates, which hide the pair, can be removed from these cells.
    .spot-1 = In one house, count the places of each missing digit.
    .spot-2 = Find two digits with only two places, in the same cells.
    .spot-3 = Remove all other candidates from these cells.
    .why = Two digits need two different cells, and only these two can take them. So each cell takes one of the two digits, and nothing else.

lesson-naked-triple = Three cells of a house have only three candidates between them; no cell needs all three. The three digits can be removed from the other cells of the house.
    .spot-1 = In one house, look at the cells with two or three notes.
    .spot-2 = Find three whose notes together are exactly three digits; 12, 23 and 13 make a triple as well.
    .spot-3 = Remove these digits from the other cells of the house.
    .why = Three cells need three different digits, and have only three to choose from. So each of these is in one of the cells, and nowhere else in the house.

lesson-hidden-triple = Three digits of a house have places in the same three cells only; no digit needs all three. All other candidates can be removed from these cells.
    .spot-1 = In one house, look for digits with two or three places.
    .spot-2 = Find three whose places together are exactly three cells.
    .spot-3 = Remove all other candidates from these cells.
    .why = Three digits need three different cells, and only these three can take them. So each cell takes one of the three digits, and nothing else. (The other empty cells of the house form a naked subset: choose whichever is easier to see.)

lesson-naked-quadruple = Four cells of a house have only four candidates between them. The four digits can be removed from the other cells of the house. With fewer than eight empty cells, a smaller hidden subset says the same.
    .spot-1 = Choose a house with eight or nine empty cells.
    .spot-2 = Leave out the cells with more than four notes, and find four whose notes together are exactly four digits.
    .spot-3 = Remove these digits from the other cells of the house.
    .why = Four cells need four different digits, and have only four to choose from. So each of these is in one of the cells, and nowhere else in the house.

lesson-hidden-quadruple = Four digits of a house have places in the same four cells only. All other candidates can be removed from these cells. The other empty cells usually show a smaller naked subset first.
    .spot-1 = Choose a house with eight or nine empty cells.
    .spot-2 = Look at the digits with two to four places, and find four whose places together are exactly four cells.
    .spot-3 = Remove all other candidates from these cells.
    .why = Four digits need four different cells, and only these four can take them. So each cell takes one of the four digits, and nothing else.
