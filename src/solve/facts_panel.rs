//! The facts that forums ask of the puzzle: their view, as plain values, and the part of the ratings tab that shows them.

use super::{facts::FactsState, state::Solve};
use crate::{
    action::{Action, RatingAction, SolveAction},
    controls::{Button, ButtonStyle},
    text::{self, Text},
};
use nonet_formats::line;
use nonet_protocol::{BandsAndStacks, PuzzleFacts, UniqueFacts};
use nonet_words::{Notation, Speech, facts as words};
use yew::{AttrValue, Properties, prelude::*};

/// The most backdoors of one digit that are shown before a press.
const SHOWN_BACKDOORS: usize = 6;

/// The most backdoors of two digits that are shown before a press.
const SHOWN_PAIRS: usize = 2;

/// The most backdoors of two digits that are shown after it.
const LISTED_PAIRS: usize = 200;

/// The facts that forums ask of the puzzle.
#[derive(Properties, Clone, PartialEq, Debug, Default)]
pub struct FactsView {
    /// The progress of the search in words. None if it is not running.
    pub running: Option<AttrValue>,
    /// The facts. Empty until they are known.
    pub rows: Vec<FactRow>,
    /// Whether there are no others because the givens have no solution or several.
    pub needs_one_solution: bool,
}

/// A fact with its name and its definition.
#[derive(Clone, PartialEq, Debug)]
pub struct FactRow {
    /// The name.
    pub name: Text,
    /// The fact, shortened if it is a long list.
    pub value: AttrValue,
    /// The definition of what is named.
    pub definition: Text,
    /// The whole list. None if the value is all that there is to tell.
    pub whole: Option<AttrValue>,
    /// The text that is copied by a press. None if there is none.
    pub copied: Option<AttrValue>,
}

impl FactRow {
    fn new(name: Text, value: String, definition: Text) -> FactRow {
        FactRow { name, value: value.into(), definition, whole: None, copied: None }
    }

    /// Adds the whole list, unless the value has it.
    fn with_whole(self, whole: String) -> FactRow {
        let whole = Some(AttrValue::from(whole)).filter(|whole| *whole != self.value);
        FactRow { whole, ..self }
    }
}

/// Returns the view of the facts.
pub(super) fn facts(solve: &Solve, notation: Notation) -> FactsView {
    match solve.facts() {
        None => FactsView::default(),
        Some(FactsState::Running(trials)) => {
            FactsView { running: Some(text::forum::trials(*trials).into()), ..FactsView::default() }
        }
        Some(FactsState::Known(facts)) => {
            FactsView { running: None, rows: rows(facts, text::speech(notation)), needs_one_solution: facts.unique.is_none() }
        }
    }
}

fn rows(facts: &PuzzleFacts, speech: Speech<'_>) -> Vec<FactRow> {
    let unique = facts.unique.as_ref();
    let mut rows = Vec::new();
    if let Some(unique) = unique {
        rows.extend(backdoors(unique, speech));
        rows.push(FactRow::new(text::forum::TRIAL_DEPTH, text::forum::depth(unique), text::forum::ABOUT_TRIAL_DEPTH));
    }
    let automorphisms = text::forum::automorphisms(facts.automorphisms, unique.map(|unique| unique.solution_automorphisms));
    rows.push(FactRow::new(text::forum::AUTOMORPHISMS, automorphisms, text::forum::ABOUT_AUTOMORPHISMS));
    let canonical = line(&facts.canonical);
    let copied = Some(canonical.clone().into());
    rows.push(FactRow { copied, ..FactRow::new(text::forum::CANONICAL, canonical, text::forum::ABOUT_CANONICAL) });
    if let Some(unique) = unique {
        let redundant = words::redundant(unique.redundant, speech);
        rows.push(FactRow::new(text::forum::REDUNDANT, redundant, text::forum::ABOUT_REDUNDANT));
        let range = words::removals_range(&unique.removals, UniqueFacts::MOST_WITHOUT, speech);
        let all = words::removals(&unique.removals, UniqueFacts::MOST_WITHOUT, speech);
        rows.push(FactRow::new(text::forum::REMOVALS, range, text::forum::ABOUT_REMOVALS).with_whole(all));
    }
    let numbers = |of: BandsAndStacks| words::bands_and_stacks(of.bands, of.stacks, speech);
    rows.push(FactRow::new(text::forum::GIVENS, numbers(facts.givens), text::forum::ABOUT_GIVENS));
    if let Some(unique) = unique {
        rows.push(FactRow::new(text::forum::BANDS, numbers(unique.bands), text::forum::ABOUT_BANDS));
    }
    rows
}

fn backdoors(unique: &UniqueFacts, speech: Speech<'_>) -> Vec<FactRow> {
    let singles = |value| FactRow::new(text::forum::BACKDOORS, value, text::forum::ABOUT_BACKDOORS);
    if unique.is_solved_by_singles {
        return vec![singles(text::forum::NEEDS_NONE.say())];
    }
    let of_one = |at_most| words::backdoors(&unique.backdoors, at_most, speech);
    let of_two = |at_most| words::pairs(&unique.pairs, at_most, speech);
    let pairs = FactRow::new(text::forum::PAIRS, of_two(SHOWN_PAIRS), text::forum::ABOUT_PAIRS);
    vec![singles(of_one(SHOWN_BACKDOORS)).with_whole(of_one(usize::MAX)), pairs.with_whole(of_two(LISTED_PAIRS))]
}

/// The facts that forums ask of the puzzle: a button that asks for them, the progress, or the facts, each with its definition a press away.
#[component]
pub fn FactsPanel(view: &FactsView) -> Html {
    let FactsView { running, rows, needs_one_solution } = view;
    let find = |on| Action::Solve(SolveAction::Rating(RatingAction::FindFacts(on)));
    html! {
        <section class="forum" aria-label={text::forum::TITLE}>
            <h3 class="forum__title">{text::forum::TITLE}</h3>
            if let Some(running) = running {
                <p role="status">{running}</p>
                <progress class="progress" aria-label={text::forum::TITLE} />
                <Button label={text::forum::STOP} style={ButtonStyle::Quiet} action={find(false)} />
            } else if rows.is_empty() {
                <p class="note-line">{text::forum::ABOUT}</p>
                <Button label={text::forum::FIND} action={find(true)} />
            } else {
                <p class="note-line" role="status">
                    {if *needs_one_solution { text::forum::NEEDS_ONE_SOLUTION } else { text::forum::PRESS_FOR_MORE }}
                </p>
                <ul class="forum__rows">
                    for row in rows {
                        <li key={row.name.say()}>{fact(row)}</li>
                    }
                </ul>
            }
        </section>
    }
}

/// Draws a fact, under which its definition opens.
fn fact(FactRow { name, value, definition, whole, copied }: &FactRow) -> Html {
    html! {
        <details class="forum__row">
            <summary><span class="forum__name">{*name}</span>{" "}<span class="forum__value">{value}</span></summary>
            <p>{*definition}</p>
            if let Some(whole) = whole {
                <p class="forum__whole">{whole}</p>
            }
            if let Some(copied) = copied {
                <Button
                    label={text::forum::COPY}
                    style={ButtonStyle::Quiet}
                    action={Action::Solve(SolveAction::Copy(copied.as_str().into()))}
                />
            }
        </details>
    }
}
