//! A sheet of drills for a class: its view, as plain values, its form, and its pages.

use super::{
    map::chapter_title,
    sheet::{POSITIONS, SheetForm},
};
use crate::{
    action::{Action, LearnAction, LearnPage, SheetEdit},
    board::{Weight, printed_board},
    controls::{Button, ButtonStyle, Segment, Segments},
    session::Session,
    text,
};
use nonet_course::{Chapter, drillable};
use nonet_protocol::{Address, Drill, Technique};
use nonet_words::Notation;
use std::rc::Rc;
use yew::prelude::*;

/// The number of positions on a page.
const ON_A_PAGE: usize = 6;

/// The number of solutions on a page.
const SOLUTIONS_ON_A_PAGE: usize = 24;

/// The view of a sheet of drills.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct SheetView {
    /// The chapters with their techniques, each with whether it is chosen.
    pub chapters: Vec<(Chapter, Vec<(Technique, bool)>)>,
    /// The number of positions.
    pub positions: u8,
    /// The address of the drills: `#learn=sheet.12345.10.x_wing`. None while no technique is chosen.
    pub address: Option<AttrValue>,
    /// The number of drills that are made, while they are being made for paper. None while they are not.
    pub made: Option<usize>,
    /// The drills, once all of them are made. Empty before.
    pub drills: Rc<Vec<Option<Rc<Drill>>>>,
    /// The notation of the solutions.
    pub notation: Notation,
}

pub(super) fn sheet(form: &SheetForm, session: &Session) -> SheetView {
    let of_chapter = |chapter: Chapter| {
        let drilled = chapter.techniques().filter(|technique| drillable().contains(*technique));
        (chapter, drilled.map(|technique| (technique, form.techniques.contains(technique))).collect())
    };
    SheetView {
        chapters: Chapter::ALL
            .into_iter()
            .map(of_chapter)
            .filter(|(_, techniques): &(_, Vec<_>)| !techniques.is_empty())
            .collect(),
        positions: form.positions,
        address: form.sheet().map(|sheet| Address::Sheet(sheet).to_string().into()),
        made: form.is_printing.then_some(form.drills.len()),
        drills: if form.is_made() { Rc::clone(&form.drills) } else { Rc::default() },
        notation: session.notation(),
    }
}

/// The form, and below it the pages.
#[component]
pub fn DrillSheetForm(view: &SheetView) -> Html {
    let edit = |edit| Action::Learn(LearnAction::EditSheet(edit));
    let positions = |number: u8| Segment::new(number.to_string(), number == view.positions, edit(SheetEdit::Positions(number)));
    let out = |action| view.address.is_some().then_some(action);
    html! {
        <main class="room room--learn">
            <div class="course">
                <div class="course__tools">
                    <Button
                        label={text::course::TO_MAP}
                        style={ButtonStyle::Quiet}
                        action={Action::Learn(LearnAction::Open(LearnPage::Map))}
                    />
                </div>
                <section aria-labelledby="sheet-title">
                    <h2 class="course__title" id="sheet-title">{text::course::SHEET}</h2>
                    <p class="course__about">{text::course::SHEET_ABOUT}</p>
                    <Segments
                        group="positions"
                        label={text::course::POSITIONS}
                        segments={POSITIONS.into_iter().map(positions).collect::<Vec<_>>()}
                    />
                    <div class="course__tools">
                        <Button
                            label={text::course::PRINT_SHEET}
                            style={ButtonStyle::Primary}
                            action={out(edit(SheetEdit::Print)).filter(|_| view.made.is_none())}
                        />
                        <Button label={text::course::COPY_SHEET_LINK} action={out(edit(SheetEdit::CopyLink))} />
                        <Button label={text::course::OTHER_POSITIONS} action={out(edit(SheetEdit::Anew))} />
                    </div>
                    <p class="note-line" role="status">
                        {match (&view.address, view.made) {
                            (None, _) => text::course::CHOOSE_TECHNIQUES.say(),
                            (Some(_), Some(made)) => text::course::sheet_so_far(made, view.positions),
                            (Some(_), None) => String::new(),
                        }}
                    </p>
                    if let Some(address) = &view.address {
                        <p class="note-line"><a href={address}>{text::course::OPEN_SHEET}</a></p>
                    }
                </section>
                for (chapter, techniques) in &view.chapters {
                    <section key={chapter.name()} aria-label={chapter_title(*chapter)}>
                        <h3 class="chapter__title">{chapter_title(*chapter)}</h3>
                        <div class="course__tools">
                            for (technique, on) in techniques {
                                <Button
                                    key={technique.name()}
                                    label={text::title(*technique)}
                                    pressed={*on}
                                    action={edit(SheetEdit::Use(*technique, !on))}
                                />
                            }
                        </div>
                    </section>
                }
            </div>
            if !view.drills.is_empty() {
                <SheetPages drills={Rc::clone(&view.drills)} notation={view.notation} />
            }
        </main>
    }
}

/// The props of [`SheetPages`].
#[derive(Properties, PartialEq)]
struct SheetPagesProps {
    /// The drills. A drill for which no position was found is left out.
    drills: Rc<Vec<Option<Rc<Drill>>>>,
    /// The notation of the solutions.
    notation: Notation,
}

/// The pages: the positions, and at the end their solutions.
#[component]
fn SheetPages(SheetPagesProps { drills, notation }: &SheetPagesProps) -> Html {
    let numbered: Vec<(usize, &Rc<Drill>)> = (1..).zip(drills.iter().flatten()).collect();
    let positions = numbered.chunks(ON_A_PAGE);
    let pages = positions.len();
    html! {
        <div class="book" role="region" aria-label={text::paper::PAGES} tabindex="0">
            for (page, positions) in (1..).zip(positions) {
                <section key={page} class="sheet" data-number={page.to_string()}>
                    <p class="sheet__names"><span>{text::paper::NAME}</span><span>{text::paper::DATE}</span></p>
                    <div class="sheet__boards sheet__boards--2">
                        for (number, drill) in positions {
                            {position_figure(*number, drill)}
                        }
                    </div>
                </section>
            }
            for (page, solutions) in (pages + 1..).zip(numbered.chunks(SOLUTIONS_ON_A_PAGE)) {
                <section key={page} class="sheet" data-number={page.to_string()}>
                    <h2 class="sheet__head">{text::paper::SOLUTIONS}</h2>
                    <ol class="sheet__steps" start={solutions.first().map(|(number, _)| number.to_string())}>
                        for (number, drill) in solutions {
                            <li key={*number}>{solution_line(drill, *notation)}</li>
                        }
                    </ol>
                </section>
            }
        </div>
    }
}

/// Draws a position with its candidates below its caption.
fn position_figure(number: usize, drill: &Drill) -> Html {
    html! {
        <figure key={number} class="leaf">
            <figcaption class="leaf__caption">
                <span>{text::course::numbered(number, drill.seed.technique())}</span>
            </figcaption>
            {printed_board(&drill.position.grid, Weight::Semibold, false, Some(&drill.position.open))}
        </figure>
    }
}

/// Draws a solution: the technique, the notation of its step, and what the step places or rules out.
fn solution_line(drill: &Drill, notation: Notation) -> Html {
    let wording = drill.hint.explained.wording.of(notation);
    html! {
        <>
            <b>{text::title(drill.seed.technique())}</b>
            {": "}
            {&wording.action}
            if wording.notation != wording.action {
                <span class="sheet__notation">{&wording.notation}</span>
            }
        </>
    }
}
