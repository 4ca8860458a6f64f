//! How a game went: each digit with the cheapest proof that was there when it was written.

use super::position;
use crate::{
    board::{Candidate, Candidates, Cell, Digit},
    engine::{Options, Phase, Step, Technique, TechniqueSet, next_step, steps_of},
    game::{Game, Move, Truth},
};

/// A digit that was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// The move's number.
    pub number: usize,
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// Seconds of play between the move before and this one.
    pub pause: u32,
    /// What it rested on.
    pub ground: Ground,
}

/// What a digit rested on when it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The hardest technique of the cheapest proof.
    Proved(Technique),
    /// It is right, but nothing that we know proves it there: a guess, not yet provable.
    Guess,
    /// No solution has it.
    Wrong,
}

/// How many candidates a proof may remove one after the other.
const LONGEST: usize = 24;

/// The digits that led to what stands, in order.
#[must_use]
pub fn review(game: &Game, truth: &Truth, options: &Options) -> Vec<Reviewed> {
    let mut reviewed = Vec::new();
    let mut last = 0;
    for (number, made, before) in game.steps() {
        let pause = made.at.saturating_sub(last);
        last = made.at;
        let Move::Set(cells, digit) = made.what else { continue };
        let at = position(game.givens(), &before, truth);
        for cell in cells & game.givens().empty() {
            let ground = ground(Candidate::new(cell, digit), &at, truth, options);
            reviewed.push(Reviewed { number, cell, digit, pause, ground });
        }
    }
    reviewed
}

fn ground(candidate: Candidate, at: &Candidates, truth: &Truth, options: &Options) -> Ground {
    if !truth.allowed().contains(candidate) {
        return Ground::Wrong;
    }
    proof(candidate, at, options).map_or(Ground::Guess, Ground::Proved)
}

/// The hardest technique that it takes to prove a candidate true: a single, after as many eliminations as it needs. Digits of
/// other cells aren't written on the way, since the player didn't write them.
fn proof(candidate: Candidate, at: &Candidates, options: &Options) -> Option<Technique> {
    let eliminating = Options { off: SINGLES.into_iter().fold(options.off, TechniqueSet::with), ..*options };
    let mut at = at.clone();
    let mut hardest = None;
    for _ in 0..LONGEST {
        if let Some(single) = single(candidate, &at) {
            return hardest.or(Some(single));
        }
        let step: Step = next_step(&at, &eliminating)?;
        if step.technique.phase() == Phase::LastResort {
            return None;
        }
        hardest = hardest.max(Some(step.technique));
        if step.placements().contains(candidate) {
            return hardest;
        }
        step.take(&mut at);
    }
    None
}

/// The singles, in hint order.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

/// The easiest single that places the candidate.
fn single(candidate: Candidate, at: &Candidates) -> Option<Technique> {
    let places = |technique| steps_of(technique, at, &Options::default()).iter().any(|it| it.placements().contains(candidate));
    SINGLES.into_iter().find(|&technique| places(technique))
}
