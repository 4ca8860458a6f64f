//! The review of a game: each digit, and each removed note, with the cheapest proof that was available at that moment.

use super::position;
use nonet_core::board::{Candidate, CandidateSet, Candidates};
use nonet_core::solver;
use nonet_game::{Game, Move, Standing, Truth};
use nonet_logic::{Family, Level, Options, Order, Outcome, Step, Technique, next_step, solve_path, steps_of};
use nonet_prose::{Ground, Reviewed};

/// The maximum number of steps of a proof: far more than there are before chains are needed, and few enough for a short wait at
/// every digit of a hard game.
const LONGEST: usize = 200;

/// Returns the reviewed digits and removals that led to the current position, in order.
#[must_use]
pub fn review(game: &Game, truth: &Truth, options: &Options) -> Vec<Reviewed> {
    let mut reviewed = Vec::new();
    let most = most(game, truth, options);
    let judged = |ground| match ground {
        Ground::Proved(technique) if technique.level() > most => Ground::Ahead(technique),
        _ => ground,
    };
    let mut last = 0;
    let steps: Vec<_> = game.steps().collect();
    let after = steps.iter().skip(1).map(|(_, _, before)| before).chain([game.standing()]);
    for ((number, made, before), after) in steps.iter().zip(after) {
        let pause = made.at.saturating_sub(last);
        last = made.at;
        let at = || position(game.givens(), before, truth);
        let mut tell = |Candidate { cell, digit }, removed, ground, instead| {
            reviewed.push(Reviewed { number: *number, cell, digit, removed, at: made.at, pause, ground, instead });
        };
        match made.what {
            Move::Set(cells, digit) => {
                let at = at();
                for cell in cells & game.givens().empty_cells() {
                    let candidate = Candidate::new(cell, digit);
                    let ground = judged(ground(candidate, &at, truth, options));
                    tell(candidate, 0, ground, instead(ground, &at, options));
                }
            }
            Move::Note(..) | Move::Strike(_) => {
                let at = at();
                // A removed note that a digit rules out needs no proof: it was written by mistake, and taken back. What is right and
                // was a mark alone is no mistake.
                let struck = after.ruled_out().struck - before.ruled_out().struck;
                let removed = struck & *at.open() & (after.ruled_out().certain() | !*truth.allowed());
                if let Some(first) = removed.first() {
                    tell(first, removed.len(), judged(ground_of_removal(&removed, &at, truth, options)), None);
                }
            }
            _ => {}
        }
    }
    reviewed
}

/// Returns the highest level of a step on the puzzle's path. Extreme if the path doesn't solve it.
fn most(game: &Game, truth: &Truth, options: &Options) -> Level {
    let path = solve_path(&position(game.givens(), &Standing::default(), truth), Order::Hint, options);
    let steps = path.steps.iter().map(|step| step.technique.level()).max();
    steps.filter(|_| path.outcome == Outcome::Solved).unwrap_or(Level::Extreme)
}

fn ground_of_removal(removed: &CandidateSet, at: &Candidates, truth: &Truth, options: &Options) -> Ground {
    if !(*removed & *truth.allowed()).is_empty() && truth.is_unique() {
        return Ground::Wrong;
    }
    if !truth.is_unique() && !(*removed & solver::true_candidates(at.grid())).is_empty() {
        return Ground::Choice;
    }
    let gone = |at: &Candidates| (*removed & *at.open()).is_empty().then_some(Technique::FullHouse);
    proof(gone, |_| false, at, options).map_or(Ground::Guess, Ground::Proved)
}

fn ground(candidate: Candidate, at: &Candidates, truth: &Truth, options: &Options) -> Ground {
    if !truth.allowed().contains(candidate) {
        return Ground::Wrong;
    }
    if !truth.is_unique() && solver::true_candidates(at.grid()).digits_in(candidate.cell).len() > 1 {
        return Ground::Choice;
    }
    proof(|at| single(candidate, at), |step| step.placements().contains(candidate), at, options)
        .map_or(Ground::Guess, Ground::Proved)
}

/// Returns the technique of the easiest step at the position of a digit with this ground, if it was there to be taken instead.
fn instead(ground: Ground, at: &Candidates, options: &Options) -> Option<Technique> {
    let proof = match ground {
        Ground::Guess => None,
        Ground::Ahead(technique) => Some(technique),
        Ground::Proved(_) | Ground::Choice | Ground::Wrong => return None,
    };
    let step = next_step(at, options).filter(|step| step.technique.family() < Family::Forcing)?;
    Some(step.technique).filter(|easier| proof.is_none_or(|proof| easier.hardness() < proof.hardness()))
}

/// The subsets. They are also searched for at the start of a proof, and those are kept for all of it: later eliminations may
/// leave one of their cells with a single candidate, which is not written, and no subset with such a cell is found later.
const SUBSETS: [Technique; 8] = [
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
];

/// Returns the first of the steps that still removes a candidate at the position.
fn still_removes<'a>(steps: &'a [Step], at: &Candidates) -> Option<&'a Step> {
    steps.iter().find(|step| !(step.eliminations() & *at.open()).is_empty())
}

/// Returns the hardest technique of the proof: steps are taken until `done` returns a technique, or `proves` accepts a step. Only
/// eliminations are taken; digits of other cells aren't written on the way, since the player didn't write them. None if there is
/// no proof.
fn proof(
    done: impl Fn(&Candidates) -> Option<Technique>,
    proves: impl Fn(&Step) -> bool,
    at: &Candidates,
    options: &Options,
) -> Option<Technique> {
    let eliminating = options.without(SINGLES.into());
    let used = SUBSETS.into_iter().filter(|technique| !options.disabled().contains(*technique));
    let first: Vec<Step> = used.flat_map(|technique| steps_of(technique, at, options)).collect();
    let mut at = at.clone();
    let mut hardest = None;
    for _ in 0..LONGEST {
        if let Some(last) = done(&at) {
            return hardest.or(Some(last));
        }
        let found = next_step(&at, &eliminating);
        let earlier = still_removes(&first, &at).filter(|step| found.as_ref().is_none_or(|it| step.technique < it.technique));
        let step = earlier.cloned().or(found)?;
        if step.technique.family() >= Family::Forcing {
            return None;
        }
        hardest = hardest.max(Some(step.technique));
        if proves(&step) {
            return hardest;
        }
        step.apply(&mut at);
    }
    None
}

/// The singles, in hint order.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

/// Returns the easiest single that places the candidate. None if there is none.
fn single(candidate: Candidate, at: &Candidates) -> Option<Technique> {
    let places = |technique| steps_of(technique, at, &Options::default()).iter().any(|it| it.placements().contains(candidate));
    SINGLES.into_iter().find(|&technique| places(technique))
}
