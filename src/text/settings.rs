//! The names of the settings and of their values.

pub use crate::text::generated::settings::*;
