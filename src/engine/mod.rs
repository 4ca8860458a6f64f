//! Human reasoning: steps, each with the evidence that proves it, found by techniques.

mod role;

pub use role::Role;
