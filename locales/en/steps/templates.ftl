### Templates: all ways to place a digit nine times.

# $digit (String) - the digit
templates-need = Every row, column and box needs { $digit } once.

# $placed (String) - the cells with the digit
templates-in-all = All ways to place it have this in common: { $placed }.

# $removed (String) - which candidates go
templates-in-none = No way to place it uses these cells: { $removed }.
