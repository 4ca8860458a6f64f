//! The drawing of a step: the parts that candidates play, and a selection of links, rays and numbers that a reader can take in at
//! a glance.

mod clusters;
mod order;
mod rays;
mod roles;

pub(crate) use clusters::{excluders, links, meetings};
pub(crate) use order::{emptied, order};
pub(crate) use rays::{rays, ruled_out};
pub(crate) use roles::{role_of_candidate, roles};
