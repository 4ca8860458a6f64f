//! How the puzzles of a book are kept.

use nonet_core::{Level, board::Grid, solver::Puzzle};
use nonet_formats::line;
use nonet_protocol::{Leaf, Made};

/// The puzzle that was made.
pub(super) fn leaf_of(made: &Made) -> Leaf {
    Leaf {
        givens: made.givens,
        form: made.form,
        level: made.level,
        score: made.score,
        hardest: made.hardest.name.clone(),
        meets: made.meets,
        recipe: made.recipe.clone(),
        explainer: made.explainer,
    }
}

/// It as it is kept, a line.
pub(super) fn line_of(leaf: &Leaf) -> String {
    let (level, meets) = (leaf.level as usize, u8::from(leaf.meets));
    let (givens, form) = (line(&leaf.givens), line(&leaf.form));
    let explainer = leaf.explainer.map_or_else(String::new, |tenths| format!(" {tenths}"));
    format!("{givens} {form} {level} {} {} {meets} {}{explainer}", leaf.score, leaf.hardest, leaf.recipe)
}

/// What [`line_of`] wrote; none if it is damaged.
fn read(text: &str) -> Option<Leaf> {
    let mut fields = text.split(' ');
    let mut next = || fields.next();
    let (givens, form): (Grid, Grid) = (next()?.parse().ok()?, next()?.parse().ok()?);
    Puzzle::new(givens).ok()?;
    Some(Leaf {
        givens,
        form,
        level: *Level::ALL.get(next()?.parse::<usize>().ok()?)?,
        score: next()?.parse().ok()?,
        hardest: next()?.to_owned(),
        meets: next()? == "1",
        recipe: next()?.to_owned(),
        explainer: next().and_then(|tenths| tenths.parse().ok()), // earlier builds kept none
    })
}

/// How many puzzles were tried, and those that were taken; none if any of it is damaged.
pub(super) fn read_leaves(text: &str) -> Option<(u32, Vec<Leaf>)> {
    let mut lines = text.lines();
    Some((lines.next()?.parse().ok()?, lines.map(read).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf() -> Leaf {
        let givens: Grid = "100003026320140800005009000500930600000000000008067001000400900009075032260300007".parse().unwrap();
        Leaf {
            givens,
            form: givens,
            level: Level::Easy,
            score: 240,
            hardest: "hidden_single".to_owned(),
            meets: true,
            recipe: "seed-7.easy".to_owned(),
            explainer: None,
        }
    }

    fn text_of() -> String {
        line_of(&leaf())
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let text = format!("5\n{}\n{}", text_of(), text_of());
        assert_eq!(read_leaves(&text), Some((5, vec![leaf(), leaf()])));
        assert_eq!(read_leaves("0"), Some((0, Vec::new())));
        let rated = Leaf { explainer: Some(89), meets: false, recipe: "seed-7.se-90-65535".to_owned(), ..leaf() };
        assert_eq!(read_leaves(&format!("5\n{}", line_of(&rated))), Some((5, vec![rated])));
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        let text = format!("5\n{}", text_of());
        for place in [0, 3, 60, 120, 170] {
            assert!(read_leaves(&text[..place]).is_none_or(|(_, leaves)| leaves.is_empty()), "cut at {place}");
        }
        assert_eq!(read_leaves(&text.replacen(&line(&leaf().givens), &line(&Grid::EMPTY), 1)), None, "no puzzle");
        assert_eq!(read_leaves(&text.replace(" 0 240", " 9 240")), None, "no level");
    }
}
