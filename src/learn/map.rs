//! The map of the course: chapters, and a ring beside each technique. Its view, as plain values, and its drawing.

use super::state::Learn;
use crate::{
    action::{Action, LearnAction, LearnPage, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, Segment, Segments, emits, use_dispatch},
    session::Session,
    text::{self, Text},
};
use nonet_course::{Chapter, Knowledge, NextThing, Ring, drillable, playable};
use nonet_protocol::{Address, Level, Technique};
use yew::prelude::*;

/// The view of the map.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct MapView {
    /// The next thing, to which "Go on" leads: `Learn: X-wing`.
    pub next: AttrValue,
    /// Whether nothing was ever practised. The test is offered then.
    pub is_new: bool,
    /// The technique that is the hardest one of the game that is offered. None if no game is offered.
    pub game: Option<Technique>,
    /// The number of techniques that are due today.
    pub due: usize,
    /// The level that the learner wants to solve.
    pub goal: Level,
    /// The number of techniques that the learner lacks for that level, in a sentence.
    pub lacking: AttrValue,
    /// The chapters.
    pub chapters: Vec<ChapterView>,
}

/// A chapter of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterView {
    /// The chapter.
    pub chapter: Chapter,
    /// Whether the level that the learner wants to solve needs it.
    pub is_needed: bool,
    /// The number of techniques that are known, also those that are due again.
    pub known: usize,
    /// The techniques with their rings.
    pub techniques: Vec<(Technique, Ring)>,
}

pub(super) fn map(learn: &Learn, session: &Session) -> MapView {
    let knowledge = learn.knowledge(session);
    let level = learn.goal(&knowledge);
    MapView {
        next: next_words(learn.best_next(session)).into(),
        is_new: session.attempts.is_empty(),
        game: knowledge.game_technique(playable()),
        due: knowledge.due(drillable()).len(),
        goal: level,
        lacking: text::course::lacking((knowledge.lacking(level) & drillable()).len(), level).into(),
        chapters: Chapter::ALL.into_iter().map(|it| chapter(it, level, &knowledge)).collect(),
    }
}

fn chapter(chapter: Chapter, goal: Level, knowledge: &Knowledge) -> ChapterView {
    // Of a trial there is nothing to be asked: it shows every digit.
    let drilled = chapter.techniques().filter(|technique| drillable().contains(*technique));
    let techniques: Vec<(Technique, Ring)> = drilled.map(|it| (it, knowledge.ring(it))).collect();
    let known = techniques.iter().filter(|(_, ring)| matches!(ring, Ring::Known | Ring::DueAgain)).count();
    ChapterView { chapter, is_needed: chapter.first_level() <= goal, known, techniques }
}

fn next_words(next: NextThing) -> String {
    match next {
        NextThing::Review(technique) => text::course::next_review(technique),
        NextThing::Learn(technique) => text::course::next_lesson(technique),
        NextThing::Practise(technique) => text::course::next_practice(technique),
        NextThing::Mixed => text::course::MIXED_ABOUT.say(),
    }
}

/// The map.
#[component]
pub fn CourseMap(view: &MapView) -> Html {
    let act = Action::Learn;
    let goal = |level| Segment::new(text::level(level), level == view.goal, act(LearnAction::Goal(level)));
    html! {
        <main class="room room--learn">
            <div class="course">
                <section class="course__next" aria-labelledby="course-next">
                    <h2 class="course__title" id="course-next">{text::course::TITLE}</h2>
                    <p class="course__about">{text::course::ABOUT}</p>
                    <div class="course__tools">
                        <Button label={text::course::GO_ON} style={ButtonStyle::Primary} action={act(LearnAction::GoOn)} />
                        <span class="course__what">{&view.next}</span>
                    </div>
                    if view.due > 0 {
                        <p class="course__due">{text::course::due(view.due)}</p>
                    }
                    <div class="course__tools">
                        if view.is_new {
                            <Button label={text::course::TEST} action={act(LearnAction::Test)} />
                        }
                        <Button label={text::course::MIXED} action={act(LearnAction::Mixed)} />
                        if let Some(technique) = view.game {
                            <Button
                                label={text::course::game_for_you(technique)}
                                action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Technique(technique)))}
                            />
                        }
                        if !view.is_new {
                            <Button label={text::course::PROGRESS} action={act(LearnAction::Open(LearnPage::Progress))} />
                        }
                        <Button
                            label={text::course::SHEET}
                            style={ButtonStyle::Quiet}
                            action={act(LearnAction::Open(LearnPage::Sheet))}
                        />
                    </div>
                    if view.is_new {
                        <p class="note-line">{text::course::TEST_ABOUT}</p>
                    }
                </section>
                <section class="course__goal" aria-labelledby="course-goal">
                    <h2 class="course__label" id="course-goal">{text::course::GOAL}</h2>
                    <Segments
                        group="goal"
                        label={text::course::GOAL}
                        segments={Level::ALL.into_iter().map(goal).collect::<Vec<_>>()}
                    />
                    <p class="note-line" role="status">{&view.lacking}</p>
                </section>
                <ol class="chapters">
                    for chapter in &view.chapters {
                        {chapter_card(chapter)}
                    }
                </ol>
            </div>
        </main>
    }
}

fn chapter_card(view: &ChapterView) -> Html {
    let id = format!("chapter-{}", view.chapter);
    let count = view.techniques.len();
    html! {
        <li key={view.chapter.name()} class={classes!("chapter", (!view.is_needed).then_some("chapter--later"))}>
            <h3 class="chapter__title" id={id.clone()}>{chapter_title(view.chapter)}</h3>
            if count > 0 {
                <span class="chapter__count">{text::course::known_of(view.known, count)}</span>
            }
            <p class="chapter__about">{chapter_about(view.chapter)}</p>
            if count > 0 {
                <ul class="nodes" aria-labelledby={id}>
                    for (technique, ring) in &view.techniques {
                        <li key={technique.name()}><Node technique={*technique} ring={*ring} /></li>
                    }
                </ul>
            }
        </li>
    }
}

/// The props of [`Node`].
#[derive(Properties, PartialEq)]
struct NodeProps {
    /// The technique.
    technique: Technique,
    /// Its ring.
    ring: Ring,
}

/// A technique with its ring: a link to its lesson.
#[component]
fn Node(&NodeProps { technique, ring }: &NodeProps) -> Html {
    let dispatch = use_dispatch();
    let onclick = {
        let open = emits(&dispatch, Action::Learn(LearnAction::Lesson(technique)));
        Callback::from(move |event: MouseEvent| {
            // With one of these keys the browser opens the link in a tab or a window of its own, or saves it.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
                event.prevent_default();
                open.emit(event);
            }
        })
    };
    let href = Address::Lesson(technique).to_string();
    html! {
        <a class={classes!("node", ring_class(ring))} {href} aria-description={ring_name(ring)} {onclick}>
            <svg class="node__ring" viewBox="0 0 20 20" aria-hidden="true">
                <circle class="node__track" cx="10" cy="10" r="7" />
                if ring != Ring::NotBegun {
                    <circle class="node__arc" cx="10" cy="10" r="7" pathLength="4" />
                }
            </svg>
            <span>{text::title(technique)}</span>
        </a>
    }
}

/// Returns the class of a ring. None if it is not begun.
const fn ring_class(ring: Ring) -> Option<&'static str> {
    match ring {
        Ring::NotBegun => None,
        Ring::Learning => Some("node--learning"),
        Ring::Known => Some("node--known"),
        Ring::DueAgain => Some("node--due"),
    }
}

/// Returns the name of a ring.
pub(super) fn ring_name(ring: Ring) -> Text {
    match ring {
        Ring::NotBegun => text::course::NOT_BEGUN,
        Ring::Learning => text::course::LEARNING,
        Ring::Known => text::course::KNOWN,
        Ring::DueAgain => text::course::DUE_AGAIN,
    }
}

/// Returns the title of a chapter.
pub(super) fn chapter_title(chapter: Chapter) -> Text {
    match chapter {
        Chapter::Looking => text::course::LOOKING,
        Chapter::Notes => text::course::NOTES,
        Chapter::LockedCandidates => text::course::LOCKED_CANDIDATES,
        Chapter::Subsets => text::course::SUBSETS,
        Chapter::Fish => text::course::FISH,
        Chapter::Wings => text::course::WINGS,
        Chapter::SingleDigit => text::course::SINGLE_DIGIT,
        Chapter::Colouring => text::course::COLOURING,
        Chapter::Chains => text::course::CHAINS,
        Chapter::Uniqueness => text::course::UNIQUENESS,
        Chapter::AlmostLockedSets => text::course::ALMOST_LOCKED_SETS,
        Chapter::Exotic => text::course::EXOTIC,
        Chapter::LastResort => text::course::LAST_RESORT,
    }
}

/// Returns a sentence about what a chapter is about.
fn chapter_about(chapter: Chapter) -> Text {
    match chapter {
        Chapter::Looking => text::course::LOOKING_ABOUT,
        Chapter::Notes => text::course::NOTES_ABOUT,
        Chapter::LockedCandidates => text::course::LOCKED_CANDIDATES_ABOUT,
        Chapter::Subsets => text::course::SUBSETS_ABOUT,
        Chapter::Fish => text::course::FISH_ABOUT,
        Chapter::Wings => text::course::WINGS_ABOUT,
        Chapter::SingleDigit => text::course::SINGLE_DIGIT_ABOUT,
        Chapter::Colouring => text::course::COLOURING_ABOUT,
        Chapter::Chains => text::course::CHAINS_ABOUT,
        Chapter::Uniqueness => text::course::UNIQUENESS_ABOUT,
        Chapter::AlmostLockedSets => text::course::ALMOST_LOCKED_SETS_ABOUT,
        Chapter::Exotic => text::course::EXOTIC_ABOUT,
        Chapter::LastResort => text::course::LAST_RESORT_ABOUT,
    }
}
