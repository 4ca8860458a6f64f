//! Rates a puzzle as Sudoku Explainer does, with the steps: `cargo run --release -p nonet-se --example rate -- 043080250600000000...`

use nonet_core::board::{Candidates, Grid};
use nonet_se::{Path, Scale};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let grid: Grid = env::args().nth(1).ok_or("usage: rate LINE")?.parse()?;
    let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
    while let Some(step) = path.step(&mut || true)? {
        println!("{step}");
    }
    let rating = path.rating();
    println!("{}/{}/{}", rating.er, rating.ep, rating.ed);
    Ok(())
}
