//! Reads the puzzles of any text: `cargo run -p nonet-formats --example read < FILE`

use nonet_formats::{Puzzles, line};
use std::io::stdin;

fn main() {
    for puzzle in Puzzles::new(stdin().lock()) {
        match puzzle.result {
            Ok(reading) => println!("{} ({})", line(&reading.grid), reading.description()),
            Err(error) => eprintln!("{error}"),
        }
    }
}
