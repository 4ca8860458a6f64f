//! The third program: it reads the pictures that the page is given.
//!
//! This library is plain Rust and knows what a picture is read as. The program around it, `main.rs`, decodes pictures in the
//! browser.

#![forbid(unsafe_code)]

mod code;
mod header;
mod reading;

pub use header::{MOST_MEGAPIXELS, fault_of_header, fault_of_undecoded};
pub use reading::{grid_in_frame, read_picture};

/// The long side of a picture as it is read and shown, in pixels. A larger picture is scaled down.
pub const LONG_SIDE: u32 = nonet_photo::LONG_SIDE as u32;
