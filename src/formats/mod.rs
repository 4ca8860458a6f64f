//! Text in, text out: every form in which people keep a Sudoku.
