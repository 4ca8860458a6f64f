//! What stands on the sheet, and its history.
