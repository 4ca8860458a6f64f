//! The review of a finished game, step by step: its view, as plain values, and its drawing.

use super::{
    finish::{boldest, reviewed},
    state::Play,
};
use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle, Icon, Row, Slider, use_dispatch},
    session::Session,
    text::{self, Text},
};
use nonet_prose::{Ground, Reviewed};
use nonet_protocol::Level;
use yew::prelude::*;

/// A position in the review of a finished game.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct ReplayView {
    /// The number of steps before the position.
    pub at: usize,
    /// The number of steps of the game.
    pub of: usize,
    /// The last step in words: `12 of 55, 2:14: r4c5 = 3`.
    pub words: String,
    /// The ground of the last step: what its proof is. Empty if it is unknown.
    pub ground: String,
    /// Up to three moments that are worth a look, each with its name.
    pub moments: Vec<(Text, ReviewedView)>,
    /// The digits of the game: the step, the ground, and a long pause before each.
    pub moves: Vec<ReviewedView>,
}

/// A digit of a finished game, or several in a row that nothing proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedView {
    /// The number of steps up to and including the digit, or the first one of several.
    pub step: usize,
    /// The number of steps up to and including the last digit.
    pub last_step: usize,
    /// The digit in words: `r4c5 = 3`. The number of digits where several in a row have no proof.
    pub words: String,
    /// The ground of the digit, `X-wing`, or the times of the first and the last one of several.
    pub ground: String,
    /// The pause before the digit, `12 minutes here`. None if it was short.
    pub pause: Option<String>,
}

/// The length from which a pause is shown, in seconds.
const LONG: u32 = 120;
/// The least number of digits in a row without a proof that are one line in the list of all digits.
const RUN: usize = 3;
/// The length from which a pause is a moment of the game, in seconds.
const THOUGHT: u32 = 30;

/// Returns the view of the review. None if the game is not being reviewed.
pub(super) fn replay(play: &Play, session: &Session) -> Option<ReplayView> {
    let replay = play.review.replay.as_ref()?;
    let (game, notation) = (&play.game, session.notation());
    let steps: Vec<(usize, _)> = game.steps().map(|(number, made, _)| (number, made)).collect();
    let shown = replay.at.checked_sub(1).and_then(|last| steps.get(last));
    let step = |it: &Reviewed| steps.iter().take_while(|(number, _)| *number <= it.number).count();
    let view = |it: &Reviewed, ground: String, long: u32| ReviewedView {
        step: step(it),
        last_step: step(it),
        words: text::reviewed(it, notation),
        ground,
        pause: (it.pause >= long).then(|| text::pause(it.pause)),
    };
    let reviewed = reviewed(play);
    let shown_one = reviewed.iter().find(|it| step(it) == replay.at);
    Some(ReplayView {
        at: replay.at,
        of: replay.of,
        words: text::returning::step(replay.at, replay.of, shown.map(|(_, made)| *made), replay.game.standing(), notation),
        ground: shown_one.map(told_ground).unwrap_or_default(),
        moments: moments(reviewed).into_iter().map(|(name, it)| (name, view(it, told_ground(it), THOUGHT))).collect(),
        moves: reviewed
            .chunk_by(|one, next| is_unproved(one) && is_unproved(next))
            .flat_map(|row| match row {
                [first, .., last] if row.len() >= RUN => {
                    let (words, ground) = (text::unproved_in_a_row(row.len()), text::from_to(first.at, last.at));
                    vec![ReviewedView { step: step(first), last_step: step(last), words, ground, pause: None }]
                }
                row => row.iter().map(|it| view(it, text::short_ground(&it.ground), LONG)).collect(),
            })
            .collect(),
    })
}

/// Returns whether this is a digit that nothing proved when it was written.
fn is_unproved(it: &Reviewed) -> bool {
    it.ground == Ground::Guess && it.removed == 0
}

/// Returns the ground of a move, with the easier step that was there instead.
fn told_ground(it: &Reviewed) -> String {
    let ground = text::ground(&it.ground);
    it.instead.map_or_else(|| ground.clone(), |technique| text::simpler_step(&ground, technique))
}

/// Returns up to three moments of a game, each with its name: the first mistake, the boldest digit, the hardest step that was
/// proved, and the longest pause.
fn moments(reviewed: &[Reviewed]) -> Vec<(Text, &Reviewed)> {
    let mistake = reviewed.iter().find(|it| it.ground == Ground::Wrong);
    let proved = |it: &&Reviewed| match &it.ground {
        Ground::Proved(technique) if technique.level() > Level::Easy => Some(technique.hardness()),
        _ => None,
    };
    let hardest = reviewed.iter().rev().filter(|it| proved(it).is_some()).max_by_key(proved);
    let longest = reviewed.iter().rev().filter(|it| it.pause >= THOUGHT).max_by_key(|it| it.pause);
    let all = [
        (text::play::MISTAKE_MOMENT, mistake),
        (text::play::BOLDEST_MOMENT, boldest(reviewed)),
        (text::play::HARDEST_MOMENT, hardest),
        (text::play::LONGEST_MOMENT, longest),
    ];
    let mut moments: Vec<(Text, &Reviewed)> = Vec::new();
    for (name, it) in all.into_iter().filter_map(|(name, it)| Some((name, it?))) {
        if moments.len() < 3 && moments.iter().all(|(_, other)| other.number != it.number) {
            moments.push((name, it));
        }
    }
    moments
}

/// The shown step, the slider over all steps, three moments, and folded the digits with the ground of each.
#[component]
pub fn ReviewPanel(view: &ReplayView) -> Html {
    let (at, of) = (view.at, view.of);
    let to = |at| Action::Play(PlayAction::Replay(at));
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, move |at, dispatch| dispatch.emit(to(at).into()));
    let bare = |label, icon, action: Option<Action>| html! { <Button {label} {icon} style={ButtonStyle::Bare} {action} /> };
    html! {
        <section class="replay" aria-label={text::play::REVIEW}>
            <p class="replay__step">
                {&view.words}
                if !view.ground.is_empty() {
                    <span class="replay__ground">{&view.ground}</span>
                }
            </p>
            <div class="replay__bar">
                {bare(text::play::STEP_BACK, Icon::Previous, at.checked_sub(1).map(to))}
                <Slider label={text::play::STEP_OF_GAME} count={of + 1} {at} value_text={view.words.clone()} {onchange} />
                {bare(text::play::STEP_ON, Icon::Next, (at < of).then(|| to(at + 1)))}
                {bare(text::play::CLOSE_REVIEW, Icon::Close, Some(Action::Play(PlayAction::CloseHelp)))}
            </div>
            <div class="scroller replay__list">
                if !view.moments.is_empty() {
                    <h3 class="games__title">{text::play::MOMENTS}</h3>
                    <ul class="replay__moves">
                        for (name, view) in &view.moments {
                            <li key={*name}><ReviewedRow name={Some(*name)} view={view.clone()} is_shown={view.step == at} /></li>
                        }
                    </ul>
                }
                if !view.moves.is_empty() {
                    <details>
                        <summary class="replay__fold">{text::play::EVERY_DIGIT}</summary>
                        <ol class="replay__moves">
                            for view in &view.moves {
                                <li><ReviewedRow view={view.clone()} is_shown={(view.step..=view.last_step).contains(&at)} /></li>
                            }
                        </ol>
                    </details>
                }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct ReviewedRowProps {
    /// The name of the moment. None in the list of all digits.
    #[prop_or_default]
    name: Option<Text>,
    /// The view of the digit.
    view: ReviewedView,
    /// Whether the board shows the position after the digit.
    is_shown: bool,
}

/// The row of a digit in the review of a finished game. Pressing it shows the position after the digit.
#[component]
fn ReviewedRow(ReviewedRowProps { name, view, is_shown }: &ReviewedRowProps) -> Html {
    html! {
        <Row action={Action::Play(PlayAction::Replay(view.step))} current={*is_shown}>
            <span>
                if let Some(name) = *name {
                    {name}
                    {": "}
                }
                <b>{&view.words}</b>
                {": "}
                {&view.ground}
                if let Some(pause) = &view.pause {
                    <i>{", "}{pause}</i>
                }
            </span>
        </Row>
    }
}
