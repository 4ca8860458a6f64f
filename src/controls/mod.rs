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
mod toolbar;

pub use button::{Button, ButtonStyle};
pub use dialog::Dialog;
pub use dispatch::{telling, use_dispatch};
pub use file_button::FileButton;
pub use highlight::highlight_row;
pub use icon::{Icon, icon};
pub use keypad::{Keypad, KeypadProps};
pub use menu::menu;
pub use prose::Sentence;
pub use radio::Radio;
pub use row::{Row, lighting, row_words};
pub use scroll::use_scroll_into_view;
pub use segments::segments;
pub use slider::Slider;
pub use switch::Switch;
pub use tabs::Tabs;
pub use toolbar::toolbar;
