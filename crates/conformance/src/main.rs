//! `cargo run -p conformance --release -- NAME ...`: runs a comparison.

use clap::Parser;
use conformance::{library, make_check, se_check, soundness, strength};
use std::process::ExitCode;

/// Compares HoDoKu and Sudoku Explainer with Nonet, and what Nonet finds and makes with the exact solver.
#[derive(Parser)]
#[command(name = "conformance")]
enum Comparison {
    Library(library::Arguments),
    Strength(strength::Arguments),
    SeCheck(se_check::Arguments),
    Soundness(soundness::Arguments),
    MakeCheck(make_check::Arguments),
}

fn main() -> ExitCode {
    match Comparison::parse() {
        Comparison::Library(arguments) => library::run(&arguments),
        Comparison::Strength(arguments) => strength::run(&arguments),
        Comparison::SeCheck(arguments) => se_check::run(&arguments),
        Comparison::Soundness(arguments) => soundness::run(&arguments),
        Comparison::MakeCheck(arguments) => make_check::run(&arguments),
    }
}
