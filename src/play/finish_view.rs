//! A finished game as plain values: the card that is looked at and shared.

use crate::{
    play::state::Play,
    session::{Remote, Session},
    text,
};
use nonet_core::{Level, words::capital};
use nonet_game::{Results, Streak};
use nonet_protocol::{Ground, Reviewed, hardest_step};

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishView {
    /// The time: `12:47`.
    pub time: String,
    /// The name of the game: `Hard`, `Hard of 22 November`, `Own puzzle`.
    pub title: String,
    /// `2 hints, 1 slip`.
    pub words: String,
    /// The level, if it is known: then there is another one of it.
    pub level: Option<Level>,
    /// The level above it.
    pub harder: Option<Level>,
    /// Whether its puzzle is of the list that is open: then the next one there comes next.
    pub in_list: bool,
    /// Further sentences: the hardest step, a comparison with others of its level, the streak of days.
    pub facts: Vec<String>,
    /// The strip: the level of what each digit rested on; none for what was ahead of proof, a guess or a slip.
    pub strip: Vec<Option<Level>>,
}

/// The card of the open game, which is finished.
pub(super) fn finish(play: &Play, session: &Session, in_list: bool) -> FinishView {
    let game = &play.game;
    let reviewed = reviewed(play);
    let slips = reviewed.iter().filter(|it| it.ground == Ground::Wrong).count();
    let level = game.level;
    let hardest = hardest_step(reviewed).map(|technique| text::hardest(&technique.title));
    let compared =
        level.filter(|_| game.made() > 0).map(|level| text::returning::compared(level, game.seconds, &results(session, level)));
    let days = game.daily.map_or(0, |_| streak(play, session).now);
    let streak = (days > 0).then(|| text::returning::in_a_row(days));
    FinishView {
        time: text::time(game.seconds),
        title: text::returning::which(game, session.making.day),
        words: match game.made() {
            0 => text::play::COMPLETE_FROM_START.to_owned(),
            _ => capital(&text::returning::hints(game.hint_count())) + &text::slips(slips),
        },
        level,
        in_list,
        harder: level.and_then(|level| Level::ALL.get(level as usize + 1).copied()),
        facts: [hardest, compared, streak].into_iter().flatten().collect(),
        strip: reviewed.iter().map(strip_level).collect(),
    }
}

/// The result of the finished game, to be shared: all but the address of its puzzle. It tells no digit.
pub(crate) fn shared(play: &Play, session: &Session) -> Option<String> {
    let game = &play.game;
    game.is_solved().then(|| {
        let strip: Vec<_> = reviewed(play).iter().map(strip_level).collect();
        text::returning::result(&text::returning::which(game, session.making.day), game.seconds, game.hint_count(), &strip)
    })
}

/// The worker's review of the game's digits, as far as it has come.
pub(super) fn reviewed(play: &Play) -> &[Reviewed] {
    match &play.review {
        Remote::Ready(reviewed) => reviewed.as_slice(),
        Remote::Idle | Remote::Loading => &[],
    }
}

/// The finished games of a level.
pub(super) fn results(session: &Session, level: Level) -> Results {
    Results::of(level, session.archive.finished().into_iter().rev().map(|copy| &*copy.game))
}

/// On how many days in a row the day's puzzle was finished on its date. A game that was deleted counts as long as it is kept.
pub(super) fn streak(play: &Play, session: &Session) -> Streak {
    let done = session.archive.copies().iter().filter_map(|copy| copy.game.day_in_time());
    Streak::of(done, &play.pauses, session.making.day)
}

fn strip_level(it: &Reviewed) -> Option<Level> {
    it.ground.proof().map(|technique| technique.level)
}
