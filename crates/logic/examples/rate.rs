//! Rates a puzzle as HoDoKu does: `cargo run --release -p nonet-logic --example rate -- 043080250600000000...`

use nonet_core::board::{Candidates, Grid};
use nonet_logic::{Options, rate};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let grid: Grid = env::args().nth(1).ok_or("usage: rate LINE")?.parse()?;
    let rating = rate(&Candidates::new(&grid), &Options::UNIQUE).ok_or("it has not exactly one solution")?;
    println!("{}, score {}", rating.level, rating.score);
    Ok(())
}
