//! The texts of the Make room, other than those of the book and the puzzle editor.

pub use crate::text::generated::make::*;
