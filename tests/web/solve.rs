//! The components of the Solve room: what they draw, and what is dispatched when they are pressed.

use crate::mounted::{Mounted, fire, until};
use nonet::text::Text;
use nonet::{
    action::{
        Action, BoardAction, Export, LearnAction, Overlay, RatingAction, ShellAction, SolutionAction, SolveAction, SolveTab,
        StepAction, StepBoards, Subject,
    },
    app::{State, Stored, view::page},
    controls::{ColumnSeparator, SampleView, VerdictKind, use_dispatch},
    shell::view::RoomView,
    solve::{
        AvailableSteps, AvailableView, Invite, ListedGroup, ListedRow, RatingStrip, Ratings, SearchPanel, SolutionsWalker,
        SolveRoom, SolveToolbar, StepCard, StepLog, TypoList, Verdict, ViewingBar,
        log::{LogEntryView, LogView, StepView},
        ratings::{RatingLineView, RatingView},
        view::{FixView, OneMoreView, SearchView, SolutionsView, SolveTools, SuggestionView, VerdictView, ViewingBarView},
    },
};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid, HouseSet},
    solver::Fix,
};
use nonet_prose::{ExplainedStep, InEachNotation, Prose, Wording};
use nonet_protocol::{Effect, Level, PathForm, PictureForm, PicturedStep, Position, Room, SearchLine, SearchTrail, Technique};
use nonet_words::Notation;
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn an_empty_board_invites_a_puzzle_in() {
    let page = Mounted::new(html! { <Invite /> });
    assert_eq!(page.text("h2").await, "Bring a puzzle");
    page.button("Open file").await;
    page.press("Paste").await;
    assert_eq!(page.actions(), [Action::Shell(ShellAction::AskPaste)]);
}

#[wasm_bindgen_test]
async fn the_verdict_says_what_stands_and_what_comes_next() {
    let fix = Action::Solve(SolveAction::EditGivens(true));
    let suggestion = SuggestionView { words: "Probably r4c7: 5 should be 6".into(), action: fix.clone() };
    let draw = |kind, tools: SolveTools| {
        let suggestion = Some(suggestion.clone()).filter(|_| tools.editing);
        let words = "One solution".into();
        let view = VerdictView { kind, words, count: "26 givens".into(), suggestion, ..VerdictView::default() };
        let rating = RatingView {
            level: Level::Hard,
            words: " \u{b7} hardest step: X-Wing".into(),
            ticks: vec![Level::Hard],
            at: None,
            moment: AttrValue::default(),
            lines: Vec::new(),
            printed: None,
        };
        html! { <Verdict {view} {tools} rating={Some(rating)} /> }
    };
    let playable = SolveTools { can_play: true, ..SolveTools::default() };
    let mut page = Mounted::new(draw(VerdictKind::One, playable));
    assert_eq!(page.text("section.verdict--one[aria-label=Verdict] h2").await, "One solution");
    assert_eq!(page.text(".verdict__digits").await, "26 givens");
    assert_eq!(page.text(".verdict__level").await, "Hard \u{b7} hardest step: X-Wing");
    assert_eq!(page.text(".verdict__level [data-level=Hard]").await, "Hard", "the level has its colour");
    page.draw(draw(VerdictKind::One, SolveTools { can_use_as_puzzle: true, ..playable }));
    page.press("Make these digits the givens").await;
    page.draw(draw(VerdictKind::Several, SolveTools { editing: true, can_use_as_puzzle: true, ..playable }));
    page.press("Probably r4c7: 5 should be 6").await;
    assert_eq!(page.text(".verdict--typing .verdict__typing").await, "Typing the puzzle", "nothing is judged");
    page.draw(draw(VerdictKind::Complete, playable));
    page.element(".verdict--complete").await;
    assert!(page.now(".verdict > button").is_empty(), "nothing comes next");
    assert_eq!(page.actions(), [Action::Solve(SolveAction::UseAsPuzzle), fix]);
}

#[wasm_bindgen_test]
async fn a_verdict_that_shows_after_forced_digits_leads_to_them_and_a_reason_is_said() {
    let view = VerdictView { forced: true, reason: Some("looking for the reason".into()), ..VerdictView::default() };
    let page = Mounted::new(html! { <Verdict {view} tools={SolveTools::default()} rating={None::<RatingView>} /> });
    page.press("Show how").await;
    page.element(".verdict--none.verdict--forced").await;
    assert!(page.text(".verdict__count").await.contains("looking for the reason"));
    assert_eq!(page.actions(), [Action::Solve(SolveAction::ShowForced)]);
}

#[wasm_bindgen_test]
async fn while_a_puzzle_is_typed_only_a_change_of_sort_is_spoken() {
    let draw = |kind, words: &'static str| {
        let view = VerdictView { kind, words: words.into(), typing: true, ..VerdictView::default() };
        html! { <Verdict {view} tools={SolveTools::default()} rating={None::<RatingView>} /> }
    };
    let mut page = Mounted::new(draw(VerdictKind::Several, "12 givens"));
    let voice = page.element(".hidden[role=status]").await;
    let spoken = async |words: &str| {
        until(|| (voice.text_content().as_deref() == Some(words)).then_some(())).await;
        voice.get_attribute("aria-live")
    };
    assert_eq!(spoken("12 givens").await.as_deref(), Some("polite"));
    page.draw(draw(VerdictKind::Several, "32 solutions"));
    assert_eq!(spoken("32 solutions").await.as_deref(), Some("off"), "it can be read, and interrupts nobody");
    page.draw(draw(VerdictKind::One, "One solution"));
    assert_eq!(spoken("One solution").await.as_deref(), Some("polite"));
}

#[wasm_bindgen_test]
async fn the_bar_over_another_board_leads_on_and_back() {
    let [back, on] =
        [SolveAction::Step(StepAction::LookAt(None)), SolveAction::Rating(RatingAction::TakeStep)].map(Action::Solve);
    let viewing = ViewingBarView {
        words: "Step 3 of 7".into(),
        another: true,
        back: back.clone(),
        onward: Some((Text::sign("Take this"), on.clone())),
    };
    let page = Mounted::new(html! { <ViewingBar ..viewing /> });
    page.press("Take this").await;
    page.press("Back to the board").await;
    assert_eq!(page.actions(), [on, back]);
    assert_eq!(page.text(".viewing--another [role=status] h2").await, "Step 3 of 7");
}

#[wasm_bindgen_test]
async fn the_strip_of_the_rating_goes_to_the_moment_that_the_slider_is_at() {
    let rating = RatingView {
        level: Level::Hard,
        words: "Hard".into(),
        ticks: vec![Level::Easy, Level::Easy, Level::Hard],
        at: Some(1),
        moment: "Step 2 of 3: hidden single".into(),
        lines: Vec::new(),
        printed: None,
    };
    let page = Mounted::new(html! { <RatingStrip ..rating /> });
    let strip = "[aria-label=Difficulty] input[type=range]";
    let slider = page.element(strip).await;
    assert_eq!(slider.get_attribute("aria-valuetext").as_deref(), Some("Step 2 of 3: hidden single"));
    assert_eq!(slider.get_attribute("max").as_deref(), Some("3"));
    assert_eq!(page.now(".tick").len(), 3);
    assert_eq!(page.element(".tick--shown").await.get_attribute("data-level").as_deref(), Some("Easy"));
    page.write(strip, "3").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Rating(RatingAction::ShowStep(2)))]);
}

#[wasm_bindgen_test]
async fn the_other_rating_can_be_stopped() {
    let stop = Action::Solve(SolveAction::Rating(RatingAction::Explain(false)));
    let line = |words: &'static str, button| RatingLineView { words: words.into(), button };
    let lines = vec![line("Hard", None), line("12 steps so far", Some((Text::sign("Stop"), stop.clone())))];
    let page = Mounted::new(html! { <Ratings {lines} /> });
    page.press("Stop").await;
    assert_eq!(page.text(".ratings__line:last-child > span").await, "12 steps so far");
    assert_eq!(page.actions(), [stop]);
}

#[wasm_bindgen_test]
async fn what_can_be_done_is_dispatched_by_the_toolbar_and_what_cannot_is_not() {
    let draw = |tools, folded| html! { <SolveToolbar {tools} highlighting=false {folded} /> };
    let all = SolveTools {
        can_undo: true,
        can_redo: true,
        can_clear: true,
        can_restart: true,
        can_use_as_puzzle: true,
        can_solve: true,
        can_step: true,
        can_play: true,
        no_game: None,
        has_steps: true,
        ..SolveTools::default()
    };
    let shell = Action::Shell;
    let path = |form| Export::Path { form, proofs: false, boards: StepBoards::Start };
    let document = Export::Path { form: PathForm::Text, proofs: false, boards: StepBoards::BeyondSingles };
    let expected = [
        ("Play it", shell(ShellAction::PlayThis)),
        ("Next step", Action::Board(BoardAction::Step)),
        ("Show solution", Action::Solve(SolveAction::Solve)),
        ("Undo", Action::Board(BoardAction::Undo)),
        ("Redo", Action::Board(BoardAction::Redo)),
        ("Make these digits the givens", Action::Solve(SolveAction::UseAsPuzzle)),
        ("Back to the givens", Action::Board(BoardAction::Restart)),
        ("Empty the board", Action::Board(BoardAction::Clear)),
        ("Copy steps", shell(ShellAction::Copy(path(PathForm::Text)))),
        ("Steps as text", shell(ShellAction::Download(path(PathForm::Text)))),
        ("Steps as CSV", shell(ShellAction::Download(path(PathForm::Csv)))),
        ("Steps for a post or print\u{2026}", shell(ShellAction::OpenExport(document))),
        ("Clear the steps", Action::Solve(SolveAction::Step(StepAction::Forget))),
        ("Digit keys", Action::Solve(SolveAction::Details(true))),
        ("Edit givens", Action::Solve(SolveAction::EditGivens(true))),
        ("Highlight cells", Action::Board(BoardAction::Highlighting(true))),
        ("Board alone", Action::Solve(SolveAction::Present(true))),
        ("Share", shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)))),
        ("Candidates", Action::Solve(SolveAction::Candidates(true))),
    ];
    let mut page = Mounted::new(draw(all, false));
    for (label, _) in &expected {
        page.press(label).await;
    }
    assert_eq!(page.actions(), expected.clone().map(|(_, action)| action));
    let always = &expected[13..];
    page.draw(draw(SolveTools::default(), false));
    page.element(".button--primary[aria-disabled=true]").await;
    for (label, _) in &expected {
        page.press(label).await;
    }
    assert_eq!(page.actions(), always.iter().map(|(_, action)| action.clone()).collect::<Vec<_>>());
    page.draw(draw(SolveTools { no_game: Some(Text::sign("The board is empty.")), ..SolveTools::default() }, false));
    assert_eq!(
        page.element("[title='The board is empty.'][aria-disabled=true]").await.text_content().as_deref(),
        Some("Play it")
    );
    page.press("Play it").await;
    assert_eq!(page.actions(), [shell(ShellAction::Say("The board is empty.".into()))], "a press says why nothing comes of it");
    page.draw(draw(SolveTools { candidates: true, ..all }, true));
    page.element("[role=switch][aria-checked=true]").await;
    page.press("Digit keys").await;
    page.press("Candidates").await;
    assert_eq!(page.actions(), [SolveAction::Details(false), SolveAction::Candidates(false)].map(Action::Solve));
}

#[wasm_bindgen_test]
async fn the_log_says_what_step_does_until_there_are_steps() {
    let draw = |view: LogView, kind, can_step, can_restart| {
        html! { <StepLog view={Rc::new(view)} {kind} {can_step} {can_restart} /> }
    };
    let mut page = Mounted::new(draw(LogView::default(), VerdictKind::One, true, false));
    assert!(page.text(".note-line").await.starts_with("Next step finds the next thing that can be known"));
    for label in ["Available steps", "All singles", "To the end"] {
        page.press(label).await;
    }
    page.draw(draw(LogView::default(), VerdictKind::Complete, false, true));
    page.press("Back to the givens").await;
    assert_eq!(page.text(".note-line").await, "The board is full.");
    page.draw(draw(LogView::default(), VerdictKind::None, false, false));
    until(|| page.now("button").is_empty().then_some(())).await;
    assert_eq!(page.text(".note-line").await, "There is no solution to reason towards.");
    let message = Some("There is no single now.".into());
    page.draw(draw(LogView { message, ..LogView::default() }, VerdictKind::One, true, false));
    assert_eq!(page.text(".log__message[role=status]").await, "There is no single now.");
    assert_eq!(
        page.actions(),
        [
            Action::Solve(SolveAction::Step(StepAction::List(true))),
            Action::Solve(SolveAction::Step(StepAction::Singles)),
            Action::Solve(SolveAction::Step(StepAction::All)),
            Action::Board(BoardAction::Restart),
        ]
    );
}

#[wasm_bindgen_test]
async fn the_newest_step_comes_first_and_one_that_is_looked_back_at_is_explained_under_its_row() {
    let draw = |shown| {
        let entries = vec![entry("Hidden single", "r1c1 = 1", ""), entry("X-wing", "r2c2 is not 2", "r3c3 = 3")];
        let card = Some(Rc::new(step("X-wing")));
        let view = LogView { entries, shown, card, ..LogView::default() };
        html! { <StepLog view={Rc::new(view)} kind={VerdictKind::One} can_step=true can_restart=false /> }
    };
    let mut page = Mounted::new(draw(Some(0)));
    page.element(".log__list li:last-child [aria-label='This step']").await;
    let rows = page.element("ol[aria-label='Steps taken']").await.text_content().unwrap();
    assert!(rows.starts_with("2X-wingr2c2 is not 2 | r3c3 = 3"), "{rows}");
    assert_eq!(page.text(".log__list [aria-current=step]").await, "1r1c1 = 1", "the card names the technique");
    page.element(".log__list li:first-child button").await.click();
    page.draw(draw(None));
    page.element(".log > [role=status] [aria-label='This step']").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Step(StepAction::LookAt(Some(1))))]);
}

#[wasm_bindgen_test]
async fn a_step_that_can_be_taken_is_drawn_then_explained_then_taken() {
    let draw = |chosen| {
        let row = |number| {
            let folded = if number == 3 { 1 } else { 0 };
            let action = format!("r{number}c1 = 1").into();
            ListedRow { number, action, detail: "1 other way".into(), folded, unfolded: None }
        };
        let group = |technique: &'static str, numbers: [usize; 2]| ListedGroup {
            technique: Some(technique.into()),
            rows: numbers.map(row).to_vec(),
        };
        let groups = vec![group("hidden single", [0, 1]), group("X-wing", [2, 3])];
        let view = AvailableView { words: "4 steps are available".into(), groups, chosen, ..AvailableView::default() };
        html! { <AvailableSteps view={Rc::new(view)} card={Some(Rc::new(step("X-wing")))} /> }
    };
    let mut page = Mounted::new(draw(None));
    let row = page.button("r2c1 = 11 other way").await;
    row.focus().unwrap();
    row.blur().unwrap();
    row.click();
    page.draw(draw(Some(2)));
    page.element("li > [role=status] [aria-label='This step']").await;
    page.element("[aria-label='Available steps'] [aria-current=step]").await.click();
    page.press("1 that shows less").await;
    page.press("Selected cells").await;
    assert_eq!(
        page.actions(),
        [
            SolveAction::Step(StepAction::Preview(Some(2))),
            SolveAction::Step(StepAction::Preview(None)),
            SolveAction::Step(StepAction::Choose(2)),
            SolveAction::Step(StepAction::Take(2)),
            SolveAction::Step(StepAction::Unfold(3, true)),
            SolveAction::Step(StepAction::OnlySelected(true)),
        ]
        .map(Action::Solve)
    );
    assert_eq!(page.now(".choices__technique").len(), 2);
}

#[wasm_bindgen_test]
async fn a_step_in_full_has_its_proof_its_cases_its_lesson_and_its_notation() {
    let view = StepView { cases: (3, None), number: Some(11), ..step("X-wing") };
    let page = Mounted::new(html! { <StepCard step={Rc::new(view)} /> });
    page.press("X-wing").await;
    assert_eq!(page.text(".step__number").await, "12");
    assert_eq!(page.text(".hint__lines li:first-child").await, "In row 1");
    assert_eq!(page.text(".step__expert").await, "2 r15 c37 => r2c3<>2");
    assert_eq!(page.now("[aria-label=Cases] input").len(), 4);
    page.element("[aria-label=Cases] label:nth-child(3)").await.click();
    assert_eq!(page.actions(), [Action::Learn(LearnAction::Lesson(Technique::XWing)), Action::Shell(ShellAction::Case(Some(1)))]);
    page.press("Save the picture as SVG").await;
    page.press("Save the picture as PNG").await;
    let save = |form| Action::Shell(ShellAction::SaveStep(PicturedStep { form, ..picture() }.into()));
    assert_eq!(page.actions(), [save(PictureForm::Svg), save(PictureForm::Png)]);
}

#[wasm_bindgen_test]
async fn solutions_are_walked_through_and_counted() {
    let given = Candidate::new(Cell::FIRST, Digit::D5);
    let view = SolutionsView {
        steps: 1000,
        walked: None,
        place: None,
        differing: "They differ in 49 cells.".into(),
        one_more: Some(OneMoreView { words: "One more given makes it unique".into(), given }),
        can_count: true,
        counting: None,
        counted: None,
    };
    let draw = |view: &SolutionsView| html! { <SolutionsWalker view={view.clone()} true_candidates={Some(false)} /> };
    let mut page = Mounted::new(draw(&view));
    page.press("Add it").await;
    page.press("Count all").await;
    page.press("Only candidates of some solution").await;
    page.press("Previous solution").await; // there is none
    page.press("Next solution").await;
    assert_eq!(page.text(".walker__place").await, "They differ in 49 cells.");
    let walked = SolutionsView {
        walked: Some(3),
        place: Some("Solution 4 of more than 1,000".into()),
        can_count: false,
        counting: Some("12,345 so far".into()),
        ..view
    };
    page.draw(draw(&walked));
    page.press("Stop").await;
    page.press("Take this solution").await;
    page.press("Previous solution").await;
    assert_eq!(page.text(".walker__place").await, "Solution 4 of more than 1,000");
    page.element("progress[aria-label=Counting]").await;
    page.write("input[aria-label=Solution]", "9").await;
    page.draw(draw(&SolutionsView { counting: None, counted: Some("Exactly 12,345 solutions".into()), ..walked }));
    until(|| page.now("progress").is_empty().then_some(())).await;
    assert_eq!(page.text("p[role=status]").await, "Exactly 12,345 solutions");
    assert_eq!(
        page.actions(),
        [
            SolveAction::AddGiven(given),
            SolveAction::Solution(SolutionAction::CountAll),
            SolveAction::TrueCandidates(true),
            SolveAction::Solution(SolutionAction::ShowNext),
            SolveAction::Solution(SolutionAction::StopCount),
            SolveAction::Solution(SolutionAction::Take),
            SolveAction::Solution(SolutionAction::ShowPrevious),
            SolveAction::Solution(SolutionAction::Show(8)),
        ]
        .map(Action::Solve)
    );
}

#[wasm_bindgen_test]
async fn a_suggestion_lights_its_cell_and_is_taken() {
    let change = Fix::Change { cell: Cell::FIRST, from: Digit::D1, to: Digit::D4 };
    let fixes = |fix| Rc::from([FixView { fix, words: "r1c1: 1 should be 4?".into() }]);
    let mut page = Mounted::new(html! { <TypoList fixes={fixes(change)} /> });
    let row = page.button("r1c1: 1 should be 4?").await;
    row.focus().unwrap();
    row.click();
    assert!(page.text("h3").await.starts_with("One digit mistyped?"));
    let lit = Action::Shell(ShellAction::Point(CellSet::of(Cell::FIRST)));
    assert_eq!(page.actions(), [lit, Action::Solve(SolveAction::TakeFix(change))]);
    page.draw(html! { <TypoList fixes={fixes(Fix::Restore(Candidate::new(Cell::FIRST, Digit::D1)))} /> });
    until(|| page.now("h3")[0].text_content()?.starts_with("Ruled out by mistake?").then_some(())).await;
}

#[wasm_bindgen_test]
async fn the_search_is_shown_and_hidden() {
    let mut page = Mounted::new(html! { <SearchPanel search={None::<SearchView>} /> });
    page.press("How the search went").await;
    let line = SearchLine { depth: 1, words: InEachNotation::new(|_| "A line".to_owned()) };
    let trail = SearchTrail { summary: "1 guess, at most 1 deep".to_owned(), lines: vec![line], goes_on: false };
    let search = SearchView { trail: trail.into(), notation: Notation::RowColumn };
    page.draw(html! { <SearchPanel search={Some(search)} /> });
    assert_eq!(page.element("li.depth-1").await.text_content().unwrap(), "A line");
    page.press("Hide the search").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Trail(true)), Action::Solve(SolveAction::Trail(false))]);
}

#[wasm_bindgen_test]
async fn the_room_shows_what_stands_in_it() {
    let state = State::new(Stored::default()).after(Action::Shell(ShellAction::Enter(Room::Solve)));
    let mut page = Mounted::new(room(&state));
    assert_eq!(page.text(".room--solve .invite h2").await, "Bring a puzzle");
    assert_eq!(page.text(".samples h2").await, "Examples");
    page.press("Skip").await;
    assert_eq!(page.actions(), [Action::Board(BoardAction::Zero)]);
    let state = state.after(Action::Shell(ShellAction::Sample(0)));
    page.draw(room(&state));
    assert_eq!(page.text("section[aria-label=Verdict] h2").await, "One solution");
    assert!(page.now(".invite").is_empty() && page.now(".samples").is_empty());
    for (tab, says) in [
        (SolveTab::Steps, "Next step finds the next thing"),
        (SolveTab::Solutions, "There is exactly one."),
        (SolveTab::Search, "A program fills singles"),
    ] {
        page.draw(room(&state.after(Action::Solve(SolveAction::OpenTab(tab)))));
        until(|| page.now("[role=tabpanel] .note-line").first()?.text_content()?.starts_with(says).then_some(())).await;
    }
    page.press("Steps").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::OpenTab(SolveTab::Steps))]);
}

/// The Solve room of this page.
fn room(state: &State) -> Html {
    let RoomView::Solve(view) = page(state).room else { panic!("it is another room") };
    html! { <SolveRoom {view} samples={Vec::<SampleView>::new()} /> }
}

fn entry(technique: &'static str, action: &'static str, consequences: &'static str) -> LogEntryView {
    LogEntryView { technique: technique.into(), action: action.into(), consequences: consequences.into() }
}

/// The picture of a step without evidence.
fn picture() -> PicturedStep {
    let wording = |_| Wording {
        action: "r2c3 is not 2".to_owned(),
        consequences: String::new(),
        proof: Vec::new(),
        notation: "2 r15 c37 => r2c3<>2".to_owned(),
    };
    let explained = ExplainedStep {
        technique: Some(Technique::XWing),
        title: "X-wing".to_owned(),
        single: false,
        effect: Effect::Eliminate(Candidate::new(Cell::FIRST, Digit::D2).into()),
        then: Vec::new(),
        parts: Vec::new(),
        names: Vec::new(),
        houses: HouseSet::EMPTY,
        links: Vec::new(),
        rays: Vec::new(),
        ruled_out: CandidateSet::EMPTY,
        order: Vec::new(),
        emptied: CellSet::EMPTY,
        cases: Vec::new(),
        wording: InEachNotation::new(wording),
    };
    let at = Position::from(&Candidates::new(&Grid::EMPTY));
    PicturedStep { at, explained: Rc::new(explained), case: None, form: PictureForm::Svg, dark: false }
}

fn step(technique: &'static str) -> StepView {
    StepView {
        number: None,
        entry: entry(technique, "r2c3 is not 2", ""),
        lesson: Some(Technique::XWing),
        proof: ["In row 1", "So 2 goes from r2c3"].map(|line| Prose::from(line.to_owned())).to_vec(),
        cases: (0, None),
        expert: "2 r15 c37 => r2c3<>2".into(),
        picture: picture().into(),
        legend: Default::default(),
        arrives: true,
    }
}

#[wasm_bindgen_test]
async fn the_separator_is_moved_by_keys_and_a_double_press() {
    let widen = |width| Action::Solve(SolveAction::Widen(width));
    let draw = |width| html! { <Separated {width} /> };
    let mut page = Mounted::new(draw(30));
    let separator = page.element("[role=separator]").await;
    assert_eq!(separator.get_attribute("aria-valuenow").as_deref(), Some("30"));
    for key in ["Home", "End"] {
        assert!(!fire(&separator, &format!("new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, cancelable: true }})")));
    }
    assert!(fire(&separator, "new MouseEvent('dblclick', { bubbles: true })"));
    assert_eq!(page.actions(), [widen(Some(16)), widen(Some(44)), widen(None)]);
    page.draw(draw(20));
    until(|| separator.get_attribute("aria-valuenow").filter(|now| now == "20")).await;
}

#[derive(Properties, PartialEq)]
struct SeparatedProps {
    width: u8,
}

/// A separator whose width goes to the page.
#[component]
fn Separated(&SeparatedProps { width }: &SeparatedProps) -> Html {
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |width, dispatch| dispatch.emit(Action::Solve(SolveAction::Widen(width)).into()));
    html! { <ColumnSeparator label={Text::sign("Width")} {width} property="--test-share" {onchange} /> }
}
