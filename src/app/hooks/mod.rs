//! The edges of the page: each hook watches a part of the state and does in the browser what it asks for, or listens to the
//! browser and tells the state.

mod address;
mod arrivals;
mod clock;
mod drawn;
mod effect;
mod errands;
mod files;
mod focus;
mod jobs;
mod kept;
mod keys;
mod lock;
mod messages;
mod settings;
mod shelf;
mod theme;
mod voice;

pub use address::{current_address, use_address};
pub use arrivals::use_arrivals;
pub use clock::{today, use_clock};
pub use drawn::use_drawn;
pub use effect::use_effect_with;
pub use errands::use_errands;
pub use files::open_file;
pub use focus::use_focus;
pub use jobs::use_jobs;
pub use kept::{load_kept, use_kept, use_next};
pub use keys::use_keys;
pub use lock::use_lock;
pub use messages::use_messages;
pub use settings::{use_haptics, use_settings};
pub use shelf::use_shelf;
pub use theme::use_theme;
pub use voice::use_voice;
