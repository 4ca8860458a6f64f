//! What the page says by itself: one module a language. What is said about steps is in `nonet_tutor`.

pub mod en;
