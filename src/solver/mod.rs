//! Exact search: how many solutions a problem has, which, and what is wrong where it has none or several.
