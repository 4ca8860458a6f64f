//! What is drawn of a step beside the parts that candidates play: a choice that a reader takes in at a glance.

mod clusters;
mod order;
mod rays;

pub(crate) use clusters::{links, meetings};
pub(crate) use order::{emptied, order};
pub(crate) use rays::{rays, ruled_out};
