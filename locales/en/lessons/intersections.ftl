### Lessons on what happens where a line and a box meet.

lesson-locked-candidates-1 = All places for a digit in a box lie in one row or column. So the digit can be removed from the rest of that line. HoDoKu calls this locked candidates type 1.
    .spot-1 = Take a box that lacks the digit, and mark its places there.
    .spot-2 = Check that these two or three cells lie in one row or column.
    .spot-3 = Remove the digit from the other cells of that line.
    .why = The box needs the digit, and has it in one of these cells. All of them lie in the line, which holds each digit once. So its other cells do not have it.

lesson-locked-candidates-2 = All places for a digit in a row or column lie in one box. So the digit can be removed from the rest of that box. HoDoKu calls this locked candidates type 2.
    .spot-1 = Take a row or column that lacks the digit, and mark its places there.
    .spot-2 = Check that these two or three cells lie in one box.
    .spot-3 = Remove the digit from the other cells of that box.
    .why = The line needs the digit, and has it in one of these cells. All of them lie in the box, which holds each digit once. So its other cells do not have it.

lesson-locked-pair = A naked pair where a line and a box meet: two cells with the same two candidates. The two digits can be removed from the other cells of both houses.
    .spot-1 = Look for two cells of a box with the same two notes.
    .spot-2 = Check that they also share a row or column.
    .spot-3 = Remove these digits from the other cells of both houses.
    .why = Two cells need two different digits, and have only two to choose from. So each of these is in one of the cells, and nowhere else in the line or in the box.

lesson-locked-triple = A naked triple where a line and a box meet: three cells with only three candidates between them. The three digits can be removed from the other cells of both houses.
    .spot-1 = Look for three empty cells where a line and a box meet.
    .spot-2 = Check that their notes together are exactly three digits. No cell needs all three.
    .spot-3 = Remove these digits from the other cells of both houses.
    .why = Three cells need three different digits, and have only three to choose from. So each of these is in one of the cells, and nowhere else in the line or in the box.

lesson-sue-de-coq = A few cells where a line and a box meet, with others of the line and of the box, have exactly as many digits as cells. Then each digit is tied to the line, to the box or to both, and can be removed from the rest of it.
    .spot-1 = Find two or three empty cells where a line and a box meet, with at least two digits more than cells.
    .spot-2 = Add cells from the rest of the line and from the rest of the box that have mostly these digits.
    .spot-3 = Check that the line's cells and the box's have no digit in common, and that all together have as many digits as cells.
    .spot-4 = Remove the digits of the line's cells from the rest of the line, those of the box's from the rest of the box, and all others from both.
    .why = All these cells see each other, except the line's and the box's, which share no digit. So no digit is there twice, and with as many digits as cells, each is there once. One that the box's cells lack is then in the line, and nowhere else in it; the same holds for the box.
