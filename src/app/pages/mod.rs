//! The rooms: which components, in which order.

mod make;
mod page;
mod play;
mod solve;

use make::make;
pub use page::page;
use play::play;
use solve::solve;
