//! A puzzle of a book: what was made, from what, and how it is kept.

use nonet_core::{
    Level,
    board::Grid,
    formats::{Address, line},
    solver::Puzzle,
};
use nonet_protocol::Made;

/// A puzzle of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Its givens.
    pub givens: Grid,
    /// Its solution.
    pub solution: Grid,
    /// Its canonical form, which all its guises share.
    pub form: Grid,
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The name of its hardest technique, as files have it.
    pub hardest: String,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
    /// Seed and recipe as text: `seed-7.hard`.
    pub recipe: String,
}

impl Leaf {
    /// The puzzle that was made, if it is one.
    #[must_use]
    pub fn of(made: &Made) -> Option<Leaf> {
        Some(Leaf {
            givens: made.givens,
            solution: *Puzzle::new(made.givens).ok()?.solution().grid(),
            form: made.form,
            level: made.level,
            score: made.score,
            hardest: made.hardest.name.clone(),
            meets: made.meets,
            recipe: made.recipe.clone(),
        })
    }

    /// The link to it.
    #[must_use]
    pub fn address(&self) -> Address {
        Address::Generated { givens: self.givens, recipe: self.recipe.clone() }
    }

    /// It as a line of a table, as the example `generate` writes it.
    pub(super) fn csv(&self) -> String {
        let seed = self.recipe.split('.').next().and_then(|seed| seed.strip_prefix("seed-")).unwrap_or_default();
        let (level, count) = (self.level.name(), self.givens.filled().len());
        format!("{},{},{level},{},{},{count},{seed}", line(&self.givens), line(&self.solution), self.score, self.hardest)
    }

    /// It as it is kept, a line.
    pub(super) fn text(&self) -> String {
        let (level, meets) = (self.level as usize, u8::from(self.meets));
        let (givens, form) = (line(&self.givens), line(&self.form));
        format!("{givens} {form} {level} {} {} {meets} {}", self.score, self.hardest, self.recipe)
    }

    /// What [`text`](Leaf::text) wrote; none if it is damaged.
    fn read(text: &str) -> Option<Leaf> {
        let mut fields = text.split(' ');
        let mut next = || fields.next();
        let (givens, form): (Grid, Grid) = (next()?.parse().ok()?, next()?.parse().ok()?);
        Some(Leaf {
            givens,
            form,
            solution: *Puzzle::new(givens).ok()?.solution().grid(),
            level: *Level::ALL.get(next()?.parse::<usize>().ok()?)?,
            score: next()?.parse().ok()?,
            hardest: next()?.to_owned(),
            meets: next()? == "1",
            recipe: next()?.to_owned(),
        })
    }
}

/// How many puzzles were tried, and those that were taken; none if any of it is damaged.
pub(super) fn read_leaves(text: &str) -> Option<(u32, Vec<Leaf>)> {
    let mut lines = text.lines();
    Some((lines.next()?.parse().ok()?, lines.map(Leaf::read).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf() -> Leaf {
        let givens: Grid = "100003026320140800005009000500930600000000000008067001000400900009075032260300007".parse().unwrap();
        Leaf {
            givens,
            solution: *Puzzle::new(givens).unwrap().solution().grid(),
            form: givens,
            level: Level::Easy,
            score: 240,
            hardest: "hidden_single".to_owned(),
            meets: true,
            recipe: "seed-7.easy".to_owned(),
        }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let text = format!("5\n{}\n{}", leaf().text(), leaf().text());
        assert_eq!(read_leaves(&text), Some((5, vec![leaf(), leaf()])));
        assert_eq!(read_leaves("0"), Some((0, Vec::new())));
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        let text = format!("5\n{}", leaf().text());
        for place in [0, 3, 60, 120, 170] {
            assert!(read_leaves(&text[..place]).is_none_or(|(_, leaves)| leaves.is_empty()), "cut at {place}");
        }
        assert_eq!(read_leaves(&text.replacen(&line(&leaf().givens), &line(&Grid::EMPTY), 1)), None, "no puzzle");
        assert_eq!(read_leaves(&text.replace(" 0 240", " 9 240")), None, "no level");
    }
}
