//! How a board is drawn, as numbers and paths: the digits, the way of a link, what rays reach. Whoever draws makes elements of it: the
//! page as it is played, the build the pages of the lessons.

#![forbid(unsafe_code)]

mod digits;
mod links;
mod order;
mod rays;
mod roles;

pub use digits::{Weight, outline};
pub use links::{LinkView, line, links, start};
pub use order::{OrderView, order};
pub use rays::{RaysView, rays};
pub use roles::{Circle, Shape, marked_digit, role_name, shape};
