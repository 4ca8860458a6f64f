//! The explanations of steps and games, as plain data: sentences whose parts refer to the board, steps with all that is drawn of them,
//! hints, the reason why a candidate is false, reviews.
//!
//! `nonet-tutor` writes it, `nonet-drawing` draws it, and messages hold it. None of these has to know another.

#![forbid(unsafe_code)]

mod advice;
mod explained_step;
mod judged_structure;
mod marked;
mod prose;
mod review;
mod supposed;
mod technique_record;

pub use advice::Advice;
pub use explained_step::{ExplainedStep, Hint, InEachNotation, NumberedNode, Ray, WhyNot, Wording};
pub use judged_structure::JudgedStructure;
pub use marked::Marked;
pub use prose::{About, Prose, Span};
pub use review::{Ground, Reviewed, hardest_step};
pub use supposed::{Supposed, Supposition};
pub use technique_record::TechniqueRecord;
