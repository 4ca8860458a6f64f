//! Human reasoning: steps, each with the evidence that proves it, found by techniques.
//!
//! A [`Technique`] is found by one file of `techniques`; it gives [`Step`]s with their [`Evidence`], from which sentences
//! (`nonet-tutor`) and colours are made elsewhere. [`next_step`] says what a person would see next; [`solve_path`] goes
//! all the way. [`trail`](trail()) is a plain search by singles and guesses, told guess by guess.

#![forbid(unsafe_code)]

mod bits;
mod check;
mod contradiction;
pub mod evidence;
mod exhaust;
mod options;
mod path;
mod queues;
mod rating;
pub mod se;
mod sink;
mod step;
mod techniques;
mod trail;

pub use check::{Unproved, check};
pub use contradiction::Contradiction;
pub use evidence::Evidence;
pub use nonet_techniques::{Effect, Level, Link, Node, Options, Phase, Technique, TechniqueSet, UnknownTechnique};
pub use path::{Order, Outcome, Path, all_steps, all_steps_while, next_step, refute, solve_path, solve_path_while, steps_of};
pub use rating::{Rating, rate};
pub use step::{FollowingSingles, Step};
pub use trail::{Event, Limits, Trail, trail};

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
