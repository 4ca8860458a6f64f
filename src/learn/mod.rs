//! Learning: the list of all techniques, and a lesson on each.

mod list;

pub(crate) use list::techniques;
pub use list::{TechniqueList, TechniquesView};
