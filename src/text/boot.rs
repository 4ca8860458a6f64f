//! The texts of the scripts around the page, which tests/pages.rs writes into it.

pub use crate::text::generated::boot::*;
