//! The collections of the chains that are kept: the best, or the best for each effect.

use super::literal::Literal;
use crate::difficulty::Difficulty;
use crate::position::Position;
use nonet_core::board::{Cell, DigitSet};

/// The rank by which chains are sorted; of equal ones the first found comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) difficulty: Difficulty,
    pub(super) complexity: u32,
    pub(super) key: u8,
}

/// The effect of a chain, as far as it tells apart two chains: the candidates that go.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Effect {
    /// This candidate goes, or, if it is on, all others of its cell (which are two or more).
    One(Literal),
    /// These candidates go.
    Many(Vec<(Cell, DigitSet)>),
}

impl Effect {
    /// The effect of a conclusion; none if it removes nothing.
    pub(super) fn of(position: &Position, conclusion: Literal) -> Option<Effect> {
        if !conclusion.is_on() {
            return Some(Effect::One(conclusion));
        }
        let others = position.candidates(conclusion.cell()).without(conclusion.digit());
        match (others.len(), others.first()) {
            (1, Some(other)) => Some(Effect::One(Literal::off(conclusion.cell(), other))),
            (0, _) => None,
            _ => Some(Effect::One(conclusion)),
        }
    }

    /// The effect of these removals.
    pub(super) fn of_removals(position: &Position, removals: Vec<(Cell, DigitSet)>) -> Effect {
        if let [(cell, digits)] = removals[..] {
            if let Some(digit) = digits.single() {
                return Effect::One(Literal::off(cell, digit));
            }
            if let Some(digit) = (position.candidates(cell) - digits).single() {
                return Effect::One(Literal::on(cell, digit));
            }
        }
        Effect::Many(removals)
    }

    /// The candidates that go.
    pub(super) fn removals(&self, position: &Position) -> Vec<(Cell, DigitSet)> {
        match self {
            Effect::One(literal) if literal.is_on() => {
                vec![(literal.cell(), position.candidates(literal.cell()).without(literal.digit()))]
            }
            Effect::One(literal) => vec![(literal.cell(), DigitSet::of(literal.digit()))],
            Effect::Many(removals) => removals.clone(),
        }
    }
}

/// Keeps hints.
pub(super) trait Collector<Hint> {
    /// Whether a hint of this rank may stay, whatever it does.
    fn may_want(&self, rank: Rank) -> bool;
    /// Whether a hint of this rank and effect would stay.
    fn wants(&self, rank: Rank, effect: &Effect) -> bool;
    /// Takes a hint that is wanted.
    fn take(&mut self, rank: Rank, effect: Effect, hint: Hint);
}

/// Keeps the first of the best rank, of those that are not too complex.
pub(super) struct Best<Hint> {
    pub(super) most: u32,
    pub(super) found: Option<(Rank, Effect, Hint)>,
}

impl<Hint> Best<Hint> {
    pub(super) fn new() -> Best<Hint> {
        Best { most: u32::MAX, found: None }
    }

    /// Whether something more complex than is looked for might be better than what was found.
    pub(super) fn may_want_beyond(&self, rank: impl Fn(u32) -> Rank) -> bool {
        self.most < u32::MAX && self.found.as_ref().is_none_or(|(best, ..)| rank(self.most + 1) < *best)
    }
}

impl<Hint> Collector<Hint> for Best<Hint> {
    #[inline]
    fn may_want(&self, rank: Rank) -> bool {
        rank.complexity <= self.most && self.found.as_ref().is_none_or(|(best, ..)| rank < *best)
    }
    #[inline]
    fn wants(&self, rank: Rank, _: &Effect) -> bool {
        self.may_want(rank)
    }
    fn take(&mut self, rank: Rank, effect: Effect, hint: Hint) {
        self.found = Some((rank, effect, hint));
    }
}

/// Keeps the first of the best rank for each effect.
pub(super) struct PerEffect<Hint> {
    kept: Vec<(Rank, usize, Effect, Hint)>,
    found: usize,
    at: Vec<u16>, // For each literal the number of the hint with that effect, if any.
    many: Vec<usize>,
}

const NONE: u16 = u16::MAX;

impl<Hint> PerEffect<Hint> {
    pub(super) fn new() -> PerEffect<Hint> {
        PerEffect { kept: Vec::new(), found: 0, at: vec![NONE; Literal::COUNT], many: Vec::new() }
    }

    fn known(&self, effect: &Effect) -> Option<usize> {
        match effect {
            Effect::One(literal) => Some(self.at[literal.index()]).filter(|&at| at != NONE).map(usize::from),
            Effect::Many(_) => self.many.iter().copied().find(|&at| self.kept[at].2 == *effect),
        }
    }

    /// The hints in the order of their ranks.
    pub(super) fn sorted(mut self) -> impl Iterator<Item = (Rank, Effect, Hint)> {
        self.kept.sort_by_cached_key(|&(rank, found, ..)| (rank, found));
        self.kept.into_iter().map(|(rank, _, effect, hint)| (rank, effect, hint))
    }
}

impl<Hint> Collector<Hint> for PerEffect<Hint> {
    fn may_want(&self, _: Rank) -> bool {
        true
    }
    fn wants(&self, rank: Rank, effect: &Effect) -> bool {
        self.known(effect).is_none_or(|at| rank < self.kept[at].0)
    }
    fn take(&mut self, rank: Rank, effect: Effect, hint: Hint) {
        self.found += 1;
        match self.known(&effect) {
            Some(at) => self.kept[at] = (rank, self.found, effect, hint),
            None => {
                let at = self.kept.len();
                match &effect {
                    Effect::One(literal) => self.at[literal.index()] = u16::try_from(at).unwrap_or(NONE),
                    Effect::Many(_) => self.many.push(at),
                }
                self.kept.push((rank, self.found, effect, hint));
            }
        }
    }
}
