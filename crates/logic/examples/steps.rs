//! Solves a puzzle as a person would: `cargo run -p nonet-logic --example steps -- 043080250600000000...`

use nonet_core::board::{Candidates, Grid};
use nonet_logic::{Options, next_step};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let grid: Grid = env::args().nth(1).ok_or("usage: steps LINE")?.parse()?;
    let mut position = Candidates::new(&grid);
    while let Some(step) = next_step(&position, &Options::UNIQUE) {
        println!("{step}");
        step.apply(&mut position);
    }
    println!("{}", position.grid());
    Ok(())
}
