//! Solves a puzzle: `cargo run -p nonet-core --example solve -- 043080250600000000...`

use nonet_core::{
    board::Grid,
    solver::{Solutions, solve},
};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let grid: Grid = env::args().nth(1).ok_or("usage: solve LINE")?.parse()?;
    match solve(&grid) {
        Solutions::None => println!("no solution"),
        Solutions::One(solution) => println!("{solution}"),
        Solutions::Many(one, other) => println!("several solutions, for example\n{one}\n{other}"),
    }
    Ok(())
}
