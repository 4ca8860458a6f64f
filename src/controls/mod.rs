//! Controls that every room uses: one component a file. What a press does is told to the page through [`use_dispatch`].

mod button;
mod dialog;
mod dispatch;
mod file_button;
mod highlight;
mod icon;
mod keypad;
mod menu;
mod prose;
mod radio;
mod row;
mod scroll;
mod segments;
mod slider;
mod switch;
mod tabs;
mod ticks;
mod toolbar;

pub use button::{Button, ButtonStyle, button, icon_button};
pub use dialog::Dialog;
pub use dispatch::{DispatchConsumer, telling, use_dispatch};
pub use file_button::file_button;
pub use highlight::highlight_row;
pub use icon::{Icon, icon};
pub use keypad::{Keypad, KeypadProps};
pub use menu::menu;
pub use prose::sentence;
pub use radio::radio;
pub use row::{Row, lighting, row_words};
pub use scroll::Shown;
pub use segments::segments;
pub use slider::slider;
pub use switch::Switch;
pub use tabs::Tabs;
pub use ticks::ticks;
pub use toolbar::toolbar;
