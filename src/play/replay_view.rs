//! The view of a finished game's review, as plain values.

use super::finish_view::reviewed;
use crate::{play::state::Play, session::Session, text};
use nonet_protocol::Reviewed;

/// A position in the review of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayView {
    /// The number of steps before the position.
    pub at: usize,
    /// The number of steps of the game.
    pub of: usize,
    /// The last step in words: `12 of 55, 2:14: r4c5 = 3`.
    pub words: String,
    /// The ground of the last step: what its proof is. Empty if it is unknown.
    pub ground: String,
    /// The digits of the game: the step, the ground, and a long pause before each.
    pub moves: Vec<ReviewedView>,
}

/// A digit of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedView {
    /// The number of steps up to and including the digit.
    pub step: usize,
    /// The digit in words: `r4c5 = 3`.
    pub words: String,
    /// The ground of the digit: `X-wing`, `A guess: no proof was found at that point`.
    pub ground: String,
    /// The pause before the digit, `12 minutes here`. None if it was short.
    pub pause: Option<String>,
}

/// The length from which a pause is shown, in seconds.
const LONG: u32 = 120;

/// Returns the view of the review. None if the game is not being reviewed.
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
