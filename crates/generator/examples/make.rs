//! Makes a hard puzzle whose givens lie symmetrically: `cargo run --release -p nonet-generator --example make -- 7`

use nonet_generator::{Recipe, Seed, Symmetry, generate};
use nonet_logic::Level;
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = Seed(env::args().nth(1).ok_or("usage: make SEED")?.parse()?);
    let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::of(Level::Hard) };
    let made = generate(seed, &recipe, &mut |_| true).ok_or("no puzzle was found")?;
    println!("{}\n{}", made.puzzle.givens(), made.puzzle.solution());
    println!("{}, score {}", made.rating.level, made.rating.score);
    Ok(())
}
