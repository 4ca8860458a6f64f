//! What is said around the search of the earlier programs.

/// The button that shows the search.
pub const SHOW_SEARCH: &str = "How the search went";

/// The button that hides the search.
pub const HIDE_SEARCH: &str = "Hide the search";

/// The name of the list of what happened.
pub const SEARCH: &str = "The search";

/// What stands at the end of a list that does not tell all.
pub const AND_SO_ON: &str = "and so on";

/// What the search is, before it is shown.
pub const ABOUT_SEARCH: &str = "A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it \
                                back when it meets a contradiction. How often it must guess is a measure of difficulty.";
