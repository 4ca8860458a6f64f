//! The list of available steps: its view, as plain values, and its drawing.

use super::{
    display::Viewing,
    log::StepView,
    state::Solve,
    step_card::StepCard,
    step_list::{ListedStep, STEP_SIZES},
};
use crate::{
    action::{Action, SolveAction, StepAction, StepOrder},
    controls::{Button, ButtonStyle, Choice, Row, RowText, ScrollIntoView, Select, use_dispatch},
    text,
};
use nonet_core::board::{CellSet, Digit};
use nonet_protocol::Technique;
use nonet_words::Notation;
use std::rc::Rc;
use yew::{AttrValue, prelude::*};

/// The available steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AvailableView {
    /// The number of rows in words: `12 possible steps.`
    pub words: AttrValue,
    /// The rows in their order, in groups.
    pub groups: Vec<ListedGroup>,
    /// The index of the chosen step. None if no step is chosen.
    pub chosen: Option<usize>,
    /// Whether the steps are those of an earlier board, because the worker is looking for those of the current one.
    pub is_late: bool,
    /// The order of the rows.
    pub order: StepOrder,
    /// The digit that every listed step is about. None if the steps about all digits are listed.
    pub digit: Option<Digit>,
    /// The techniques of the available steps, each once.
    pub techniques: Vec<Technique>,
    /// The technique of every listed step. None if those of all techniques are listed.
    pub technique: Option<Technique>,
    /// The most cells, nodes and houses that the pattern of a listed step has. None if the steps of any size are listed.
    pub size: Option<usize>,
    /// Whether only the steps about the selected cells are listed.
    pub only_selected: bool,
}

/// A group of rows under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGroup {
    /// The name of the technique of all rows. None if the rows are not in order of their techniques.
    pub technique: Option<AttrValue>,
    /// The rows.
    pub rows: Vec<ListedRow>,
}

/// A row of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedRow {
    /// The index of the step.
    pub number: usize,
    /// The action of the step.
    pub action: AttrValue,
    /// The technique, unless the heading names it, the number of candidates that go, and the number of other ways to the same.
    pub detail: AttrValue,
    /// The number of steps that are folded under this one.
    pub folded: usize,
    /// The folded steps, as far as they are shown.
    pub unfolded: Option<Vec<ListedRow>>,
}

/// Returns the available steps. None while the list is closed, or until the worker has answered.
pub(super) fn available(solve: &Solve, selected: CellSet, notation: Notation) -> Option<AvailableView> {
    let list = &solve.stepping.list;
    let found = list.found.as_ref()?;
    let row = |number: usize, names_technique: bool| {
        let ListedStep { step, .. } = found.get(number)?;
        let wording = step.explained.wording.of(notation);
        let technique = names_technique.then(|| text::technique(&step.explained.title));
        let detail = text::solve::listed_detail(technique, step);
        let row = ListedRow { number, action: wording.action.clone().into(), detail: detail.into(), folded: 0, unfolded: None };
        Some((step, row))
    };
    let rows = list.rows(selected);
    let by_technique = list.order == StepOrder::Easiest;
    let mut groups: Vec<ListedGroup> = Vec::new();
    for fold in &rows {
        let Some((step, own)) = row(fold.number, !by_technique) else { continue };
        let is_unfolded = list.is_unfolded(&step.explained.effect) && !fold.folded.is_empty();
        let folded = || fold.folded.iter().filter_map(|number| Some(row(*number, true)?.1)).collect();
        let own = ListedRow { folded: fold.folded.len(), unfolded: is_unfolded.then(folded), ..own };
        let technique = by_technique.then(|| AttrValue::from(text::technique(&step.explained.title)));
        match groups.iter_mut().find(|group| group.technique == technique) {
            Some(group) => group.rows.push(own),
            None => groups.push(ListedGroup { technique, rows: vec![own] }),
        }
    }
    let all = found.iter().filter_map(|listed| listed.step.explained.technique);
    let mut techniques: Vec<Technique> = all.chain(list.filter.technique).collect();
    techniques.sort_unstable();
    techniques.dedup();
    Some(AvailableView {
        words: if rows.is_empty() && !found.is_empty() {
            text::solve::NO_STEP_FITS.into()
        } else {
            text::solve::available(rows.len()).into()
        },
        groups,
        chosen: if let Viewing::Available(number) = solve.display.viewing { Some(number) } else { None },
        is_late: !list.is_current,
        order: list.order,
        digit: list.filter.digit,
        techniques,
        technique: list.filter.technique,
        size: list.filter.size,
        only_selected: list.filter.selected,
    })
}

/// The props of [`AvailableSteps`].
#[derive(Properties, PartialEq)]
pub struct AvailableStepsProps {
    /// The available steps.
    pub view: Rc<AvailableView>,
    /// The card of the chosen step. None if no step is chosen.
    pub card: Option<Rc<StepView>>,
    /// The cards of the steps that were chosen before, each with the index of its step.
    #[prop_or_default]
    pub opened: Vec<(usize, Rc<StepView>)>,
}

/// The list of all available steps. A step under the pointer is drawn on the board. A pressed step is explained right below its row, so
/// that the row stays in place and can be pressed again.
#[component]
pub fn AvailableSteps(AvailableStepsProps { view, card, opened }: &AvailableStepsProps) -> Html {
    let row = |row: &ListedRow| listed(row, view, card.as_ref(), opened);
    html! {
        <ScrollIntoView class="choices" label={text::solve::AVAILABLE_STEPS}>
            <ListTools view={Rc::clone(view)} />
            <p class="note-line" role="status">{if view.is_late { text::solve::LOOKING_FOR_STEPS.into() } else { view.words.clone() }}</p>
            for group in &view.groups {
                if let Some(technique) = &group.technique {
                    <h3 class="choices__technique">{technique}</h3>
                }
                <ul class="log__list">{for group.rows.iter().map(row)}</ul>
            }
        </ScrollIntoView>
    }
}

/// The props of [`ListTools`].
#[derive(Properties, PartialEq)]
struct ListToolsProps {
    /// The available steps.
    view: Rc<AvailableView>,
}

/// The order of the list, and its filter.
#[component]
fn ListTools(ListToolsProps { view }: &ListToolsProps) -> Html {
    let dispatch = use_dispatch();
    let act = |action| Action::Solve(SolveAction::Step(action));
    let onorder = use_callback(dispatch.clone(), move |number: usize, dispatch| {
        dispatch.emit(act(StepAction::Sort(StepOrder::ALL.get(number).copied().unwrap_or_default())).into());
    });
    let ondigit = use_callback(dispatch.clone(), move |number: usize, dispatch| {
        let digit = number.checked_sub(1).and_then(|number| Digit::ALL.get(number).copied());
        dispatch.emit(act(StepAction::OnlyDigit(digit)).into());
    });
    let techniques = view.techniques.clone();
    let onsize = use_callback(dispatch.clone(), move |number: usize, dispatch| {
        let size = number.checked_sub(1).and_then(|number| STEP_SIZES.get(number).copied());
        dispatch.emit(act(StepAction::OnlySize(size)).into());
    });
    let ontechnique = use_callback((dispatch, techniques), move |number: usize, (dispatch, techniques)| {
        let technique = number.checked_sub(1).and_then(|number| techniques.get(number).copied());
        dispatch.emit(act(StepAction::OnlyTechnique(technique)).into());
    });
    let orders = StepOrder::ALL.map(|order| Choice::new(text::solve::step_order(order))).to_vec();
    let digits = std::iter::once(Choice::new(text::solve::EVERY_DIGIT))
        .chain(Digit::ALL.map(|digit| Choice::new(digit.to_string())))
        .collect::<Vec<_>>();
    let sizes = std::iter::once(Choice::new(text::solve::EVERY_SIZE))
        .chain(STEP_SIZES.map(|size| Choice::new(text::solve::up_to_size(size))))
        .collect::<Vec<_>>();
    let name = |technique: &Technique| Choice::new(text::technique(&text::title(*technique)));
    let techniques: Vec<Choice> =
        std::iter::once(Choice::new(text::solve::EVERY_TECHNIQUE)).chain(view.techniques.iter().map(name)).collect();
    let technique = view.technique.map_or(Some(0), |it| view.techniques.iter().position(|other| *other == it).map(|at| at + 1));
    html! {
        <details class="choices__more">
            <summary>{text::solve::LIST_TOOLS}</summary>
            <div class="choices__tools">
                <Select
                    label={text::solve::STEP_ORDER}
                    choices={orders}
                    chosen={StepOrder::ALL.iter().position(|order| *order == view.order)}
                    onchange={onorder}
                />
                <Select
                    label={text::solve::ONLY_DIGIT}
                    choices={digits}
                    chosen={view.digit.map_or(0, |digit| digit.index() + 1)}
                    onchange={ondigit}
                />
                <Select
                    label={text::solve::ONLY_SIZE}
                    choices={sizes}
                    chosen={view.size.map_or(Some(0), |it| STEP_SIZES.iter().position(|size| *size == it).map(|at| at + 1))}
                    onchange={onsize}
                />
                <Select label={text::solve::ONLY_TECHNIQUE} choices={techniques} chosen={technique} onchange={ontechnique} />
                <Button
                    label={text::solve::SELECTED_CELLS}
                    pressed={view.only_selected}
                    action={act(StepAction::OnlySelected(!view.only_selected))}
                />
            </div>
        </details>
    }
}

/// Draws a row, and below it what is folded under it, as far as it is shown.
fn listed(row: &ListedRow, view: &AvailableView, card: Option<&Rc<StepView>>, opened: &[(usize, Rc<StepView>)]) -> Html {
    let unfold = |on| Action::Solve(SolveAction::Step(StepAction::Unfold(row.number, on)));
    html! {
        <li key={row.number} class="choices__row">
            {step(row, view.chosen == Some(row.number), card, opened)}
            if row.folded > 0 {
                <Button
                    label={text::solve::folded_steps(row.folded)}
                    style={ButtonStyle::Quiet}
                    expanded={row.unfolded.is_some()}
                    action={unfold(row.unfolded.is_none())}
                />
            }
            if let Some(unfolded) = &row.unfolded {
                <ul class="log__list choices__folded">
                    for row in unfolded {
                        <li key={row.number}>{step(row, view.chosen == Some(row.number), card, opened)}</li>
                    }
                </ul>
            }
        </li>
    }
}

/// Draws a step. The first press chooses the step, the second takes it.
fn step(row: &ListedRow, chosen: bool, card: Option<&Rc<StepView>>, opened: &[(usize, Rc<StepView>)]) -> Html {
    let number = row.number;
    let before = opened.iter().find(|(of, _)| *of == number).map(|(_, card)| card);
    let card = if chosen { card } else { before };
    let press = if chosen { SolveAction::Step(StepAction::Take(number)) } else { SolveAction::Step(StepAction::Choose(number)) };
    let preview = |number| Action::Solve(SolveAction::Step(StepAction::Preview(number)));
    html! {
        <>
            <Row action={Action::Solve(press)} current={chosen} pointed={(preview(Some(number)), preview(None))}>
                if row.detail.is_empty() {
                    <span class="row__text">{&row.action}</span>
                } else {
                    <RowText title={row.action.clone()}>{&row.detail}</RowText>
                }
            </Row>
            if chosen || card.is_some() {
                <div role={chosen.then_some("status")}>
                    if let Some(step) = card {
                        <StepCard step={Rc::clone(step)} />
                    }
                </div>
            }
        </>
    }
}
