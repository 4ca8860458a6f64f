//! The geometry of a drawn board, as numbers and SVG path data: digits, notes, links and rays. The page makes elements of it; the
//! module [`picture`] makes SVG text.

#![forbid(unsafe_code)]

mod digits;
mod ink;
mod links;
mod notes;
mod order;
mod paper;
pub mod picture;
mod qr;
mod rays;
mod roles;
mod route;

pub use digits::{Weight, outline};
pub use ink::Ink;
pub use links::{LinkView, line, links, start};
pub use notes::{centre_apart, note_place};
pub use order::{OrderView, order};
pub use paper::{PAPER_THICK_LINES, PAPER_THIN_LINES, paper_candidates, paper_digits};
pub use picture::DigitPath;
pub use qr::{QR_MARGIN, dark_modules, qr_width};
pub use rays::{RaysView, rays};
pub use roles::{Circle, Shape, marked_digit, role_name, shape, words_class};
