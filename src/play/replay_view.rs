//! A finished game that is gone through once more, as plain values.

use super::finish_view::reviewed;
use crate::{play::state::Play, session::Session, text};
use nonet_protocol::Reviewed;

/// A moment of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayView {
    /// After how many steps.
    pub at: usize,
    /// How many there are.
    pub of: usize,
    /// `12 of 55, 2:14: r4c5 = 3`.
    pub words: String,
    /// What that rested on, if it is known.
    pub ground: String,
    /// Each digit that was written: its place, what it rested on, and a long pause before it.
    pub moves: Vec<ReviewedView>,
}

/// A digit of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedView {
    /// After how many steps of the game it stood.
    pub step: usize,
    /// `r4c5 = 3`.
    pub words: String,
    /// `X-wing`, `A guess: no proof was found at that point`.
    pub ground: String,
    /// `12 minutes here`, if it was long.
    pub pause: Option<String>,
}

/// Seconds before a digit that are worth telling.
const LONG: u32 = 120;

/// The moment of the open game that is looked back at.
pub(super) fn replay(play: &Play, session: &Session) -> Option<ReplayView> {
    let look = play.replay.as_ref()?;
    let (game, notation) = (&play.game, session.notation());
    let steps: Vec<(usize, _)> = game.steps().map(|(number, made, _)| (number, made)).collect();
    let shown = look.at.checked_sub(1).and_then(|last| steps.get(last));
    let view = |it: &Reviewed| ReviewedView {
        step: steps.iter().take_while(|(number, _)| *number <= it.number).count(),
        words: text::reviewed(it, notation),
        ground: text::ground(&it.ground),
        pause: (it.pause >= LONG).then(|| text::pause(it.pause)),
    };
    let moves: Vec<ReviewedView> = reviewed(play).iter().map(view).collect();
    Some(ReplayView {
        at: look.at,
        of: look.of,
        words: text::returning::step(look.at, look.of, shown.map(|(_, made)| *made), look.game.standing(), notation),
        ground: moves.iter().find(|it| it.step == look.at).map_or(String::new(), |it| it.ground.clone()),
        moves,
    })
}
