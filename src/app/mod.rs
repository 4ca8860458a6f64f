//! The page: state that changes in one pure place ([`view`] draws nothing, it says what is to be drawn), and components.

pub mod view;
