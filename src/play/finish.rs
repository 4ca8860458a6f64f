//! A finished game: its view, as plain values, which is shown as a card and can be shared, and the card.

use crate::{
    action::{Action, LearnAction, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Ticks},
    play::state::Play,
    session::{Remote, Session},
    statistics::results,
    text,
};
use nonet_course::{DrillKind, drillable};
use nonet_game::{Due, Finished};
use nonet_prose::{Ground, Reviewed, hardest_step};
use nonet_protocol::{Level, Technique, TechniqueSet};
use nonet_words::capital;
use std::cmp::Reverse;
use yew::prelude::*;

/// The most techniques that are offered to be practised after a game.
const MOST_PRACTISED: usize = 3;

/// The view of a finished game.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct FinishView {
    /// The time of the game: `12:47`.
    pub time: String,
    /// The name of the game: `Hard`, `Hard of 22 November`, `Own puzzle`.
    pub title: String,
    /// The hints, the mistakes and the boldest digit: `No hints, 1 mistake, your biggest leap: r1c3 = 4`.
    pub words: String,
    /// The streak with what keeps it: `3 days in a row. Any game tomorrow keeps it.` None if there is no streak.
    pub streak: Option<String>,
    /// Whether the game is of today's puzzle: then it is said when the next one opens.
    pub opens: bool,
    /// The level of the game. None if it is unknown.
    pub level: Option<Level>,
    /// The next harder level. None if there is none.
    pub harder: Option<Level>,
    /// Whether the puzzle belongs to the open list, so that the list's next puzzle is offered.
    pub in_list: bool,
    /// Further sentences: the hardest step, a comparison with other games of the level.
    pub facts: Vec<String>,
    /// The techniques that were missed in the game, each with the way in which that shows: first those at guesses, then those of hints.
    pub missed: Vec<(String, Technique)>,
    /// The other techniques that the game took, the hardest first.
    pub practise: Vec<Technique>,
    /// The strip: for each digit the level of its proof. None for a digit that was ahead of proof, guessed or wrong.
    pub strip: Vec<Option<Level>>,
}

/// Returns the view of the open game, which is finished.
pub(super) fn finish(play: &Play, session: &Session, in_list: bool) -> FinishView {
    let game = &play.game;
    let reviewed = reviewed(play);
    let slips = reviewed.iter().filter(|it| it.ground == Ground::Wrong).count();
    let level = game.level;
    let hardest = hardest_step(reviewed).map(|technique| text::hardest(&text::title(technique)));
    let advantages = session.archive.open_result().as_ref().map(Finished::advantages).unwrap_or_default();
    let compared = match level {
        _ if !advantages.is_empty() => Some(text::returning::left_out(&advantages, game)),
        Some(level) if game.made() > 0 => Some(text::returning::compared(level, game.seconds, results(session, level))),
        _ => None,
    };
    let now = play.finished.streak(session);
    let streak = (now.now > 0).then(|| text::returning::streak_kept(now, play.finished.pauses.is_on()));
    let boldest = boldest(reviewed).map(|it| text::boldest(it, session.notation())).unwrap_or_default();
    let missed = missed(play);
    FinishView {
        time: text::time(game.seconds),
        title: text::returning::which(game, session.today),
        words: match game.made() {
            0 => text::play::COMPLETE_FROM_START.say(),
            _ => capital(&text::returning::hints(game.hint_count())) + &text::slips(slips) + &boldest,
        },
        streak,
        opens: now.due == Due::Tomorrow && game.daily.is_some_and(|daily| daily.day == session.today),
        level,
        in_list,
        harder: level.and_then(|level| Level::ALL.get(level as usize + 1).copied()),
        facts: [compared, hardest].into_iter().flatten().collect(),
        practise: taken(reviewed).into_iter().filter(|it| missed.iter().all(|(_, other)| other != it)).collect(),
        missed,
        strip: reviewed.iter().map(strip_level).collect(),
    }
}

/// Returns the result of the open game for sharing, without the address of its puzzle. It reveals no digit. None if the game is
/// not finished.
pub(crate) fn shared(play: &Play, session: &Session) -> Option<String> {
    let game = &play.game;
    game.is_solved().then(|| {
        let strip: Vec<_> = reviewed(play).iter().map(strip_level).collect();
        text::returning::result(&text::returning::which(game, session.today), game.seconds, game.hint_count(), &strip)
    })
}

/// Returns the worker's review of the game's digits. Empty until the worker has answered.
pub(super) fn reviewed(play: &Play) -> &[Reviewed] {
    match &play.review.reviewed {
        Remote::Ready(reviewed) => reviewed.as_slice(),
        Remote::Idle | Remote::Loading => &[],
    }
}

/// Returns the digit that was hardest to prove when it was written, and right. None if each could be proved by easy steps.
pub(super) fn boldest(reviewed: &[Reviewed]) -> Option<&Reviewed> {
    let hardness = |it: &&Reviewed| match &it.ground {
        Ground::Guess => Some((true, None)),
        Ground::Ahead(technique) => Some((false, Some(technique.hardness()))),
        Ground::Proved(_) | Ground::Choice | Ground::Wrong => None,
    };
    reviewed.iter().rev().filter(|it| it.removed == 0 && hardness(it).is_some()).max_by_key(hardness)
}

/// Returns the techniques that were missed in the game, in words: of those that were there when a digit was guessed up to three, each at
/// its first moment, and of those that hints showed up to three others. The hardest come first. None while the review is awaited, so that
/// all of them appear together.
fn missed(play: &Play) -> Vec<(String, Technique)> {
    if play.review.reviewed == Remote::Loading {
        return Vec::new();
    }
    let mut guesses: Vec<(u32, Technique)> = reviewed(play).iter().filter_map(|it| Some((it.at, it.instead?))).collect();
    guesses.sort_by_key(|(at, technique)| (Reverse(technique.hardness()), *at));
    guesses.dedup_by_key(|(_, technique)| *technique);
    guesses.truncate(MOST_PRACTISED);
    let seen: TechniqueSet = guesses.iter().map(|(_, technique)| *technique).collect();
    let mut hinted: Vec<Technique> = ((play.game.hinted & drillable()) - seen).iter().collect();
    hinted.sort_by_key(|technique| Reverse(technique.hardness()));
    hinted.truncate(MOST_PRACTISED);
    let guessed = |(at, technique)| (text::course::guessed_at(at, technique), technique);
    let hinted = hinted.into_iter().map(|technique| (text::course::hinted(technique), technique));
    guesses.into_iter().map(guessed).chain(hinted).collect()
}

/// Returns up to three techniques above Easy that proved digits of the game, the hardest first. A digit that was written ahead of its proof
/// names none: what proves it is harder than the puzzle, so the game did not take it.
fn taken(reviewed: &[Reviewed]) -> Vec<Technique> {
    let proofs = reviewed.iter().filter_map(|it| it.ground.proof());
    let mut taken: Vec<Technique> = proofs.filter(|technique| technique.level() > Level::Easy).collect();
    taken.sort_by_key(|technique| Reverse(technique.hardness()));
    taken.dedup();
    taken.truncate(MOST_PRACTISED);
    taken
}

fn strip_level(it: &Reviewed) -> Option<Level> {
    it.ground.proof().map(|technique| technique.level())
}

/// The card: the time and the streak, what was fine, a comparison with other games, and the strip. The buttons
/// come before the lines that arrive late, with the worker's review, so that the buttons don't move under a press.
#[component]
pub fn FinishCard(view: &FinishView) -> Html {
    let quiet = |label: AttrValue, action: Action| html! { <Button {label} style={ButtonStyle::Quiet} {action} /> };
    let drill = |technique: Technique| Action::Learn(LearnAction::Practise(technique, DrillKind::Find));
    html! {
        <section class="finish" aria-label={text::play::FINISHED}>
            <div class="finish__head">
                <h2 class="finish__title">{&view.time}</h2>
                <p class="finish__game" data-level={view.level.map(|level| level.name())}>{&view.title}</p>
            </div>
            if let Some(streak) = &view.streak {
                <p class="finish__streak">{streak}</p>
            }
            if view.opens {
                <p class="finish__fact">{text::returning::OPENS_AT_MIDNIGHT}</p>
            }
            <div class="finish__more">
                {quiet(text::shell::CALENDAR.into(), Action::Play(PlayAction::Calendar))}
                {quiet(text::play::PLAY_AGAIN.into(), Action::Play(PlayAction::StartAnew))}
                {quiet(text::play::SEE_IN_SOLVE.into(), Action::Shell(ShellAction::SolveThis))}
                {quiet(text::shell::STATISTICS.into(), Action::Shell(ShellAction::Open(Overlay::Statistics)))}
            </div>
            <p>{&view.words}</p>
            for fact in &view.facts {
                <p class="finish__fact">{fact}</p>
            }
            if !view.missed.is_empty() {
                <ul class="finish__missed">
                    for (words, technique) in &view.missed {
                        <li key={technique.name()} class="finish__practise">
                            <span>{words}</span>
                            <Button
                                label={text::course::PRACTISE}
                                spoken={format!(": {}", text::title(*technique))}
                                style={ButtonStyle::Quiet}
                                action={drill(*technique)}
                            />
                        </li>
                    }
                </ul>
            }
            if !view.practise.is_empty() {
                <div class="finish__practise" role="group" aria-label={text::course::PRACTISE_THESE}>
                    <span>{text::course::PRACTISE_THESE}</span>
                    for technique in &view.practise {
                        {quiet(text::title(*technique).into(), drill(*technique))}
                    }
                </div>
            }
            if !view.strip.is_empty() {
                <div class="strip finish__strip" title={text::play::STRIP}><Ticks levels={view.strip.clone()} /></div>
            }
        </section>
    }
}
