//! The rooms: which components, in which order.

mod page;
mod play;
mod solve;

pub use page::page;
use play::play;
use solve::solve;
