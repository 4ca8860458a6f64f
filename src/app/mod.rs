//! The page: state that changes in one pure place, what is to be drawn of it ([`view`] says it, and draws nothing), and components.

pub mod action;
pub mod components;
pub mod pages;
pub mod view;
