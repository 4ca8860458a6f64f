//! The ratings of a puzzle: their view, as plain values, the lines that show them, and the strip of the rating's path.

use super::{display::Viewing, explainer::ExplainerState, state::Solve};
use crate::{
    action::{Action, RatingAction, SolveAction},
    controls::{Button, ButtonStyle, Slider, Ticks, use_dispatch},
    text::{self, Text},
};
use nonet_protocol::Level;
use yew::{AttrValue, Properties, prelude::*};

/// The rating of a puzzle.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct RatingView {
    /// The level of the puzzle.
    pub level: Level,
    /// The words behind the level: ` \u{b7} hardest step: X-Wing`.
    pub words: AttrValue,
    /// The level of each step of the rating's path.
    pub ticks: Vec<Level>,
    /// The index of the shown step of the path, from 0. None if the board shows something else.
    pub at: Option<usize>,
    /// The shown step in words: `Step 12 of 54: X-Wing`.
    pub moment: AttrValue,
    /// The lines of the ratings tab, one for each scale.
    pub lines: Vec<RatingLineView>,
    /// Sudoku Explainer's rating as it is printed: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`. None until it is known.
    pub printed: Option<AttrValue>,
}

/// A line about a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingLineView {
    /// The words of the line.
    pub words: AttrValue,
    /// The label and the action of the button, which shows a step, or stops or resumes the rating. None if there is none.
    pub button: Option<(Text, Action)>,
}

pub(super) fn rating(solve: &Solve) -> Option<RatingView> {
    let rated = solve.rating()?;
    let board = solve.rated_board();
    // The digits that the player entered and the candidates that the player ruled out are part of the rated board; the findings
    // of steps are not.
    let rated_at = match board.is_barred() || *board.grid() != board.puzzle() {
        false => text::solve::RatedAt::Givens,
        true if board == *solve.board() => text::solve::RatedAt::Here,
        true => text::solve::RatedAt::BeforeSteps,
    };
    let hardest = rated.hardest.as_ref()?;
    let at = rated.path.iter().position(|technique| technique == hardest).unwrap_or_default();
    let score = text::solve::score(rated.score, at + 1, rated.path.len(), &text::title(*hardest));
    let mut lines = vec![
        rating_line(text::solve::level_asks(rated.level), None),
        rating_line(score, Some((text::solve::SHOW_HARDEST, SolveAction::Rating(RatingAction::ShowStep(at))))),
        rating_line(text::solve::PATHS.say(), None),
    ];
    let mut printed = None;
    match solve.explained() {
        None => {}
        Some(ExplainerState::Running(steps)) => {
            let stop = (text::solve::STOP_EXPLAINING, SolveAction::Rating(RatingAction::Explain(false)));
            lines.push(rating_line(text::solve::explaining(*steps), Some(stop)));
        }
        Some(ExplainerState::Stopped) => {
            let go_on = (text::solve::GO_ON_EXPLAINING, SolveAction::Rating(RatingAction::Explain(true)));
            lines.push(rating_line(text::solve::NOT_EXPLAINED.say(), Some(go_on)));
        }
        Some(ExplainerState::Known(rating, _)) => {
            let [first, others @ ..] = text::solve::explained_lines(rating);
            lines.push(rating_line(first, Some((text::solve::HARDEST_STEP, SolveAction::Rating(RatingAction::ShowHardest)))));
            lines.extend(others.map(|words| rating_line(words, None)));
            printed = Some(text::solve::explained(rating).into());
        }
    }
    Some(RatingView {
        level: rated.level,
        words: text::solve::hardest_step(&text::title(*hardest), rated_at).into(),
        ticks: rated.path.iter().map(|technique| technique.level()).collect(),
        at: looked_at(solve),
        moment: moment(solve).unwrap_or_default().into(),
        lines,
        printed,
    })
}

impl Solve {
    /// Returns the ratings of the puzzle as they stand in a document, each a line. Empty until the worker has rated it.
    pub(crate) fn ratings_in_words(&self) -> Vec<String> {
        let Some(rated) = self.rating() else { return Vec::new() };
        let hardest = rated.hardest.map(text::title).unwrap_or_default();
        let mut lines = vec![text::rating(rated.level, rated.score, &hardest)];
        if let Some(ExplainerState::Known(rating, _)) = self.explained() {
            lines.push(text::solve::explained(rating));
        }
        lines
    }
}

fn rating_line(words: String, button: Option<(Text, SolveAction)>) -> RatingLineView {
    RatingLineView { words: words.into(), button: button.map(|(label, action)| (label, Action::Solve(action))) }
}

/// Returns the name of the shown position: the hardest step on Sudoku Explainer's path.
pub(super) fn hardest_place(solve: &Solve) -> Option<String> {
    let ExplainerState::Known(rating, _) = solve.explained()? else { return None };
    let step = rating.hardest.as_ref()?;
    Some(text::solve::hardest_place(step.number + 1, rating.steps, &step.explained.title, rating.er))
}

/// Returns the index of the shown step of the rating's path.
pub(super) const fn looked_at(solve: &Solve) -> Option<usize> {
    if let Viewing::PathStep(number) = solve.display.viewing { Some(number) } else { None }
}

/// Returns the name of the shown step of the rating's path.
pub(super) fn moment(solve: &Solve) -> Option<String> {
    let path = &solve.rating()?.path;
    let at = looked_at(solve)?;
    Some(text::solve::moment(at + 1, path.len(), &text::title(*path.get(at)?)))
}

/// The props of [`Ratings`].
#[derive(Properties, PartialEq)]
pub struct RatingsProps {
    /// The lines.
    pub lines: Vec<RatingLineView>,
}

/// The lines, some with a button that shows a step or stops the rating.
#[component]
pub fn Ratings(RatingsProps { lines }: &RatingsProps) -> Html {
    html! {
        <ul class="ratings">
            for (number, RatingLineView { words, button }) in lines.iter().enumerate() {
                <li key={number} class="ratings__line">
                    <span>{words}</span>
                    if let Some((label, action)) = button {
                        <Button label={*label} style={ButtonStyle::Quiet} action={action.clone()} />
                    }
                </li>
            }
        </ul>
    }
}

/// The strip. It has a tick for each step of the path, as high as the step's level; the slider over it chooses a step.
#[component]
pub fn RatingStrip(rating: &RatingView) -> Html {
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |step: usize, dispatch| {
        dispatch.emit(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(step))).into())
    });
    html! {
        <section class="strip" aria-label={text::solve::DIFFICULTY} title={text::solve::ABOUT_STRIP}>
            <Ticks levels={rating.ticks.iter().copied().map(Some).collect::<Vec<_>>()} shown={rating.at} />
            <Slider
                label={text::solve::MOMENT}
                count={rating.ticks.len()}
                at={rating.at.unwrap_or(0)}
                value_text={rating.moment.clone()}
                {onchange}
            />
        </section>
    }
}
