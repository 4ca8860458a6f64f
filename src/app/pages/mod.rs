//! The rooms: which components, in which order.

mod page;
mod play;
mod solve;

pub use page::page;
pub use play::Play;
pub use solve::Solve;
