//! The edges of the page. Each module watches a part of the state and acts on the browser, or listens to the browser and reports
//! to the state.

pub(crate) mod address;
pub(crate) mod analyses;
pub(crate) mod archive;
pub(crate) mod arrivals;
pub(crate) mod attempts;
pub mod camera;
pub(crate) mod change;
pub(crate) mod clock;
mod copying;
pub(crate) mod effects;
pub(crate) mod files;
pub(crate) mod focus;
pub(crate) mod imports;
pub(crate) mod keys;
mod language;
pub(crate) mod listeners;
pub(crate) mod messages;
mod other_tabs;
pub(crate) mod photos;
pub(crate) mod profiles;
pub(crate) mod queue;
pub(crate) mod settings;
pub mod sharing;
pub(crate) mod storage;
mod stored;
pub(crate) mod version;
pub(crate) mod worker;
pub(crate) mod worker_pool;
pub(crate) mod write_retry;

pub use address::address_at_start;
pub use clock::today;
pub(crate) use copying::use_copying;
pub use files::open_files;
pub use language::choose_language;
pub use settings::{SETTINGS, THEME};
pub use storage::{KEY_PREFIX, load_stored};
pub use stored::Stored;
