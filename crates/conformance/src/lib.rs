//! Comparisons with other programs and with the exact solver, a module each. The program `conformance` runs them by name.

#![forbid(unsafe_code)]

mod files;
pub mod library;
pub mod make_check;
pub mod se_check;
pub mod soundness;
pub mod strength;
