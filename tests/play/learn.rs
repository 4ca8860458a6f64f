//! Tests of the Learn room: the map, the acts of a lesson, drills with right, other, wrong and true answers, the test, and what is noted
//! of them.

use super::{played::*, *};
use jiff::civil::date;
use nonet::{
    action::{Action, BoardAction, LearnAction, LearnPage, LessonAct, PageEvent, PuzzleRequest, SheetEdit, ShellAction},
    app::{State, Stored},
    learn::{MapView, SheetView, TaskView, Tone, view::LearnView},
    session::BrowserEffect,
    shell::view::RoomView,
};
use nonet_core::{
    board::{Candidate, Candidates, Digit},
    solver::any_solution,
};
use nonet_course::{Answer, Attempt, AttemptId, Chapter, DrillKind, DrillSeed, Finding, Ring};
use nonet_logic::{Options, Technique, steps_of};
use nonet_protocol::{Address, Question, Room};
use nonet_tutor::follow::{Marked, questions};
use std::rc::Rc;

fn learn(action: LearnAction) -> Action {
    Action::Learn(action)
}

fn room(played: &Played) -> LearnView {
    let RoomView::Learn(view) = played.view().room else { panic!("it is another room") };
    view
}

fn map(played: &Played) -> MapView {
    let LearnView::Map(map) = room(played) else { panic!("a position is shown") };
    Rc::unwrap_or_clone(map)
}

fn task(played: &Played) -> TaskView {
    let LearnView::Task(task) = room(played) else { panic!("no position is shown") };
    Rc::unwrap_or_clone(task)
}

fn told(task: &TaskView) -> String {
    task.told.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn reply(task: &TaskView) -> (Tone, String) {
    let (tone, lines) = task.reply.clone().expect("there is a reply");
    (tone, lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn labels(task: &TaskView) -> Vec<String> {
    task.others.iter().chain(&task.primary).map(|(label, _)| label.say()).collect()
}

/// Opens the room at an address, with the drill made.
fn opened(address: &str) -> Played {
    Played::at(address).wait()
}

fn position(played: &Played) -> Candidates {
    played.0.learn.task.as_ref().unwrap().position().unwrap()
}

/// Types a digit into a cell.
fn typed(played: &Played, it: Candidate) -> Played {
    let selected = played.act_again(Action::Board(BoardAction::Select(it.cell)));
    selected.act(Action::Board(BoardAction::Digit(it.digit)))
}

/// Returns the page after its effects were carried out as the browser does: attempts get a day and an id.
fn dated(mut played: Played, at: jiff::civil::DateTime) -> Played {
    let waiting: Vec<_> = played.0.session.effects.waiting().cloned().collect();
    for (number, effect) in waiting {
        if let BrowserEffect::DateAttempt(undated) = effect {
            let id = AttemptId::new(u64::from(number) + at.hour() as u64 * 1_000);
            played = played.act(PageEvent::Attempted(undated.attempt(at, id)));
        }
        played = played.act(PageEvent::CarriedOut(number));
    }
    played
}

fn ring(played: &Played, technique: Technique) -> Ring {
    let map = map(&played.act_again(learn(LearnAction::Open(LearnPage::Map))));
    let nodes = map.chapters.into_iter().flat_map(|chapter| chapter.techniques);
    nodes.into_iter().find(|(it, _)| *it == technique).unwrap().1
}

#[test]
fn the_map_has_all_chapters_and_goes_on_with_the_first_technique() {
    let played = Played::at("#learn");
    let view = map(&played);
    assert_eq!(view.chapters.len(), Chapter::COUNT);
    assert_eq!((view.next.as_str(), view.is_new, view.due), ("New: Full house", true, 0));
    assert_eq!(view.lacking, "For Easy you lack 3 techniques.");
    assert!(view.chapters.iter().filter(|chapter| chapter.is_needed).map(|it| it.chapter).eq([Chapter::Looking]));
    let hard = map(&played.act(learn(LearnAction::Goal(nonet_protocol::Level::Hard))));
    assert!(hard.chapters.iter().filter(|chapter| chapter.is_needed).count() > 5);
    assert!(hard.lacking.starts_with("For Hard you lack "));
}

#[test]
fn a_lesson_shows_the_pattern_stage_by_stage_and_then_asks() {
    let mut played = opened("#learn=x_wing");
    assert_eq!(played.0.address(), Address::Lesson(Technique::XWing));
    let first = task(&played);
    assert_eq!((first.title.as_str(), first.act), ("X-wing", Some(LessonAct::See)));
    let mut stages = vec![told(&first)];
    while task(&played).primary.unwrap().0 == "Next" {
        played = played.act(learn(LearnAction::Next));
        stages.push(told(&task(&played)));
    }
    assert_eq!(stages.len(), 5);
    let whole = task(&played);
    assert!(whole.board.cells.iter().any(|cell| cell.marks.iter().any(Option::is_some)), "the pattern is drawn");
    let back = played.act_again(whole.others[0].1.into_action());
    assert_eq!(told(&task(&back)), stages[3]);
    let followed = played.keys("Enter").wait();
    assert_eq!(task(&followed).act, Some(LessonAct::Follow));
    assert_eq!(followed.0.address(), Address::Lesson(Technique::XWing));
    assert!(followed.asked().is_none(), "what was shown is no attempt");
}

trait IntoAction {
    fn into_action(self) -> Action;
}

impl IntoAction for LearnAction {
    fn into_action(self) -> Action {
        learn(self)
    }
}

/// Marks what an answer says, by presses on the board.
fn marked(mut played: Played, answer: Marked) -> Played {
    match answer {
        Marked::Houses(houses) => {
            for house in houses.iter() {
                let view = task(&played);
                if !view.house_kinds.is_empty() {
                    played = played.act(learn(LearnAction::MarkHouses(house.kind())));
                }
                // A cell of the house at which no other marked house is marked as well.
                let cell = house.cells().iter().next().unwrap();
                played = played.tap(&cell.to_string(), Digit::D1);
            }
        }
        Marked::Cells(cells) => {
            for cell in cells.iter() {
                played = played.tap(&cell.to_string(), Digit::D1);
            }
        }
        Marked::Candidates(candidates) => {
            for it in candidates.iter() {
                played = played.tap(&it.cell.to_string(), it.digit);
            }
        }
    }
    played
}

#[test]
fn a_guided_drill_is_answered_on_the_board_to_its_end() {
    for technique in
        [Technique::XWing, Technique::NakedPair, Technique::XyWing, Technique::Skyscraper, Technique::LockedCandidates1]
    {
        let mut played = opened(&format!("#learn={technique}.follow.5"));
        let at = position(&played);
        let step = steps_of(technique, &at, &Options::to_practise(technique)).into_iter().next().unwrap();
        let asked = questions(&step, &at);
        for question in &asked {
            let before = task(&played);
            assert!(before.primary.is_none(), "nothing is marked: {}", told(&before));
            played = marked(played, question.answers[0]);
            assert!(task(&played).marks.is_some());
            played = played.keys("Enter").wait();
            assert_eq!(reply(&task(&played)).0, Tone::Right, "{technique}: {}", reply(&task(&played)).1);
        }
        assert_eq!(reply(&task(&played)).1, "Right. That is the whole pattern.");
        assert!(matches!(played.asked(), Some(BrowserEffect::DateAttempt(it)) if it.answer == Answer::Found && it.wrong == 0));
    }
}

#[test]
fn wrong_marks_are_answered_with_what_is_the_case_and_missing_ones_with_their_number() {
    let played = opened("#learn=x_wing.follow.5");
    let at = position(&played);
    let step = &steps_of(Technique::XWing, &at, &Options::to_practise(Technique::XWing))[0];
    let Marked::Houses(base) = questions(step, &at)[0].answers[0] else { panic!() };
    let one = base.iter().next().unwrap().cells().iter().next().unwrap();
    let missing = played.act_again(Action::Board(BoardAction::Select(one))).keys("Space Enter").wait();
    assert_eq!(reply(&task(&missing)).0, Tone::Partly);
    let wrong_house =
        nonet_core::board::House::all().find(|it| it.kind() == base.iter().next().unwrap().kind() && !base.contains(*it));
    let cell = wrong_house.unwrap().cells().iter().next().unwrap();
    let wrong = played.act(Action::Board(BoardAction::Select(cell))).keys("Space Enter").wait();
    let (tone, words) = reply(&task(&wrong));
    assert!(tone == Tone::Wrong && !words.is_empty(), "{words}");
    assert_eq!(wrong.0.learn.task.as_ref().unwrap().wrong, 1);
    assert!(task(&wrong.keys("Delete")).marks.is_none(), "the marks can be taken away");
}

#[test]
fn a_find_is_right_other_wrong_needed_or_gone() {
    let played = opened("#learn=x_wing.find.5");
    assert_eq!(played.0.address().to_string(), "#learn=x_wing.find.5");
    let at = position(&played);
    let solution = *any_solution(at.grid()).unwrap().grid();
    let steps = steps_of(Technique::XWing, &at, &Options::to_practise(Technique::XWing));
    let own = |it: Candidate| steps.iter().any(|step| step.eliminations().contains(it));
    let right = at.open().iter().find(|it| own(*it)).unwrap();
    let found = typed(&played, right);
    assert_eq!(reply(&task(&found)).0, Tone::Right);
    assert_eq!(labels(&task(&found)), ["Next position"]);
    let needed = at.open().iter().find(|it| solution[it.cell] == Some(it.digit)).unwrap();
    assert_eq!(reply(&task(&typed(&played, needed))).0, Tone::Wrong);
    let other = at.open().iter().find(|it| solution[it.cell] != Some(it.digit) && !own(*it)).unwrap();
    let true_otherwise = typed(&played, other);
    assert_eq!(reply(&task(&true_otherwise)).0, Tone::Partly);
    assert_eq!(true_otherwise.0.learn.task.as_ref().unwrap().wrong, 0, "what is true is no wrong answer");
    let cell = at.empty_cells().first().unwrap();
    let gone = Digit::ALL.into_iter().find(|digit| !at.of_cell(cell).contains(*digit)).unwrap();
    assert_eq!(reply(&task(&typed(&played, Candidate { cell, digit: gone }))).0, Tone::Partly);
    let nothing = played.act(Action::Board(BoardAction::Digit(Digit::D1)));
    assert!(task(&nothing).reply.is_none(), "no cell is selected");
}

#[test]
fn help_comes_in_stages_and_is_noted_and_the_last_stage_shows_all() {
    let mut played = opened("#learn=x_wing.find.5");
    let mut stages = 0;
    while labels(&task(&played)).contains(&"Hint".to_owned()) {
        played = played.keys("h");
        stages += 1;
    }
    assert_eq!(stages, 5);
    let Some(BrowserEffect::DateAttempt(attempt)) = played.asked() else { panic!() };
    assert_eq!((attempt.answer, attempt.help), (Answer::Shown, 5));
    assert_eq!(labels(&task(&played)), ["Next position"]);
}

#[test]
fn one_of_four_techniques_is_chosen_before_it_is_found() {
    let played = opened("#learn=x_wing.which.5");
    let before = task(&played);
    assert_eq!((before.title.as_str(), before.choices.len(), before.takes_digits), ("Which is it?", 4, false));
    assert_eq!(played.0.address(), Address::Room(Room::Learn), "the address would tell the technique");
    let wrong = *before.choices.iter().find(|it| **it != Technique::XWing).unwrap();
    let missed = played.act(learn(LearnAction::Choose(wrong)));
    assert_eq!(reply(&task(&missed)).0, Tone::Wrong);
    let named = missed.act(learn(LearnAction::Choose(Technique::XWing)));
    let after = task(&named);
    assert_eq!((after.title.as_str(), after.choices.len(), after.takes_digits), ("X-wing", 0, true));
    let at = position(&named);
    let step = &steps_of(Technique::XWing, &at, &Options::to_practise(Technique::XWing))[0];
    let found = typed(&named, step.eliminations().first().unwrap());
    assert!(matches!(found.asked(), Some(BrowserEffect::DateAttempt(it)) if it.answer == Answer::Found && it.wrong == 1));
}

#[test]
fn by_eye_no_notes_are_shown_until_the_end() {
    let played = opened("#learn=hidden_single.by_eye.5");
    assert!(task(&played).board.cells.iter().all(|cell| cell.notes.is_empty()));
    let at = position(&played);
    let step = &steps_of(Technique::HiddenSingle, &at, &Options::to_practise(Technique::HiddenSingle))[0];
    let found = typed(&played, step.placements().first().unwrap());
    assert_eq!(reply(&task(&found)).0, Tone::Right);
}

#[test]
fn what_was_found_changes_the_ring_and_the_next_thing_and_comes_back_a_week_later() {
    let kept = Stored { today: date(2026, 11, 30), ..Stored::default() };
    let start = Played(State::new(kept)).act(learn(LearnAction::Practise(Technique::XWing, DrillKind::Find))).wait();
    assert_eq!(start.0.session.room, Room::Learn);
    let at = position(&start);
    let step = &steps_of(Technique::XWing, &at, &Options::to_practise(Technique::XWing))[0];
    let found = dated(typed(&start, step.eliminations().first().unwrap()), date(2026, 11, 30).at(9, 0, 0, 0));
    assert_eq!(found.0.session.attempts.len(), 1);
    assert_ne!(ring(&found, Technique::XWing), Ring::NotBegun);
    let first = found.0.session.attempts.iter().next().unwrap().drill;
    let later = found.act(learn(LearnAction::Open(LearnPage::Map))).act(PageEvent::Today(date(2027, 3, 1)));
    assert_eq!(map(&later).due, 1);
    assert_eq!(map(&later).next, "Again: X-wing");
    let again = later.act(learn(LearnAction::GoOn)).wait();
    let drill = again.0.learn.task.as_ref().unwrap().drill().unwrap();
    assert_eq!(drill.seed.technique(), Technique::XWing);
    assert_ne!(drill.seed.number(), first.number(), "the position is one that was never seen");
}

#[test]
fn the_test_ends_after_two_that_were_not_found_and_takes_one_answer() {
    let mut played = Played::at("#learn").act(learn(LearnAction::Test)).wait();
    assert_eq!(task(&played).place.as_deref(), Some("1 of at most 6"));
    for _ in 0..2 {
        assert!(!labels(&task(&played)).contains(&"Hint".to_owned()));
        played = played.act(learn(LearnAction::Show)).act(learn(LearnAction::Next)).wait();
    }
    assert_eq!(map(&played).chapters.len(), Chapter::COUNT);
    assert_eq!(played.said(), "The test is over: you found 0 of 2. The map shows what you know.");
}

#[test]
fn the_next_drill_is_asked_for_before_it_is_wanted() {
    let played = Played::at("#learn=x_wing.find.5").answered(|question| matches!(question, Question::Drill(_)));
    let ahead = played.0.learn.ahead.as_ref().unwrap();
    assert_eq!(ahead.0.seed.to_string(), "x_wing.find.6", "all who have the link get the same row");
    assert!(ahead.1.is_some());
    let next = played.act(learn(LearnAction::Show)).act(learn(LearnAction::Next));
    assert!(next.0.learn.task.as_ref().unwrap().drill().is_some(), "it is there at once");
    assert_eq!(next.0.learn.task.as_ref().unwrap().seed().to_string(), "x_wing.find.6");
}

#[test]
fn the_way_back_leads_to_the_map_and_the_game_stands_as_it_was() {
    let before = Played::at(&format!("#play={SEED_1}")).keys("1");
    let line = before.line();
    let lesson = before.act(learn(LearnAction::Lesson(Technique::XWing))).wait();
    assert_eq!(lesson.0.session.room, Room::Learn);
    let map_again = lesson.act(PageEvent::Address("#learn".to_owned()));
    assert_eq!(map(&map_again).chapters.len(), Chapter::COUNT);
    let back = map_again.act(Action::Shell(ShellAction::Enter(Room::Play)));
    assert_eq!(back.line(), line);
}

/// Returns a learner who has found techniques once each, with help.
fn learner(techniques: &[Technique]) -> Played {
    let attempts = techniques.iter().zip(1..).map(|(technique, number)| {
        let drill = DrillSeed::new(*technique, DrillKind::Find, number).unwrap();
        let mut attempt = Attempt::new(AttemptId::new(number), date(2026, 11, 30).at(9, 0, 0, 0), drill, Answer::Found);
        (attempt.help, attempt.seconds) = (1, 30);
        attempt
    });
    let mut state = State::new(Stored { today: date(2026, 11, 30), ..Stored::default() });
    state.session.attempts = Rc::new(attempts.collect());
    Played(state.arrived("#learn"))
}

#[test]
fn a_game_is_offered_whose_hardest_technique_is_the_one_that_is_being_learnt() {
    assert_eq!(map(&learner(&[])).game, None, "nothing is being learnt");
    assert_eq!(map(&learner(&[Technique::SkLoop])).game, None, "such a puzzle is not made quickly");
    let several = learner(&[Technique::NakedPair, Technique::LockedCandidates1, Technique::SkLoop]);
    assert_eq!(map(&several).game, Some(Technique::NakedPair), "the latest in the order of learning of which a game is made");
    let asked = several.act_alone(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Technique(Technique::NakedPair))));
    assert_eq!(asked.said(), "Making a puzzle: Naked pair");
    let game = asked.wait();
    assert_eq!((game.0.session.room, game.said().as_str()), (Room::Play, "Hardest step of this game: Naked pair"));
    let rating = nonet_logic::rate(&Candidates::new(game.0.play.game.givens()), &Options::UNIQUE).unwrap();
    assert_eq!(rating.hardest, Some(Technique::NakedPair));
    let back = game.act(PageEvent::Address("#learn".to_owned()));
    assert_eq!(map(&back).game, Some(Technique::NakedPair));
}

#[test]
fn a_technique_has_a_plot_of_its_latest_attempts() {
    let played = learner(&[Technique::XWing]).act(learn(LearnAction::Open(LearnPage::Progress)));
    let LearnView::Progress(progress) = room(&played) else { panic!() };
    let row = &progress.rows[0];
    assert_eq!((row.technique, row.latest.len()), (Technique::XWing, 1));
    assert_eq!((row.latest[0].finding, row.latest[0].height), (Finding::WithHelp, 100));
    assert_eq!(nonet::text::course::plotted(&row.latest), "Latest attempts, the last one at the end: with help in 0:30.");
}

/// Finds the hidden single that a drill by eye asks for, after some seconds.
fn found_by_eye(played: Played, seconds: usize) -> Played {
    let waited = (0..seconds).fold(played, |played, _| played.act_alone(PageEvent::Tick));
    let at = position(&waited);
    let steps = steps_of(Technique::HiddenSingle, &at, &Options::to_practise(Technique::HiddenSingle));
    dated(typed(&waited, steps[0].placements().first().unwrap()), date(2026, 11, 30).at(9, 0, 0, 0))
}

#[test]
fn ten_drills_by_eye_are_a_row_against_the_clock_if_the_learner_wants_it() {
    let by_eye = Played::at("#learn").act(learn(LearnAction::Practise(Technique::HiddenSingle, DrillKind::ByEye))).wait();
    let off = task(&by_eye);
    assert_eq!((off.clock, off.time, off.place.as_deref()), (Some(false), None, Some("By eye")));
    assert_eq!(task(&opened("#learn=hidden_single.find.5")).clock, None, "other drills have no clock");
    let mut played = by_eye.act(learn(LearnAction::AgainstClock(true))).wait();
    let ticked = played.0.after(PageEvent::Tick);
    assert_eq!(ticked.learn.task.unwrap().clock_seconds(), Some(1));
    assert_ne!(ticked.drawn, played.0.drawn, "the clock is drawn each second");
    for number in 1..=10 {
        let view = task(&played);
        assert_eq!((view.clock, view.place), (Some(true), Some(format!("{number} of 10").into())));
        assert_eq!(view.time.as_deref(), Some(nonet::text::course::seconds(2 * (number - 1))).as_deref());
        played = found_by_eye(played, 2);
        assert_eq!(reply(&task(&played)).0, Tone::Right);
        assert_eq!(told(&task(&played)).contains("Found alone:"), number == 10);
        if number < 10 {
            played = played.keys("Enter").wait();
        }
    }
    let end = task(&played);
    assert!(told(&end).starts_with("Found alone: 10 of 10, 0:02 each. That is your best ten in a row."), "{}", told(&end));
    assert_eq!(end.primary.unwrap().0, "Another ten");
    let again = played.keys("Enter").wait();
    assert_eq!((task(&again).place.as_deref(), task(&again).time.as_deref()), (Some("1 of 10"), Some("0:00")));
    let off = again.act(learn(LearnAction::AgainstClock(false))).wait();
    assert_eq!((task(&off).clock, task(&off).time), (Some(false), None));
}

#[test]
fn a_slower_row_is_compared_with_the_best_one() {
    let mut played = Played::at("#learn").act(learn(LearnAction::Practise(Technique::HiddenSingle, DrillKind::ByEye)));
    for (row, seconds) in [(0, 1), (1, 5)] {
        played = played.act(learn(LearnAction::AgainstClock(true))).wait();
        for number in 0..10 {
            played = found_by_eye(played, seconds);
            played = if number < 9 { played.keys("Enter").wait() } else { played };
        }
        if row == 1 {
            let told = told(&task(&played));
            let words = "Found alone: 10 of 10, 0:05 each. Your best ten in a row: 10 of 10, 0:01 each.";
            assert!(told.starts_with(words), "{told}");
        }
    }
}

fn sheet(played: &Played) -> SheetView {
    let LearnView::Sheet(sheet) = room(played) else { panic!("no sheet is shown") };
    Rc::unwrap_or_clone(sheet)
}

fn edit(edit: SheetEdit) -> Action {
    learn(LearnAction::EditSheet(edit))
}

#[test]
fn a_sheet_for_a_class_has_a_link_that_opens_the_same_drills_for_everybody() {
    let form = learner(&[Technique::XWing]).act(learn(LearnAction::Open(LearnPage::Sheet)));
    let chosen = |view: &SheetView| -> Vec<Technique> {
        let all = view.chapters.iter().flat_map(|(_, techniques)| techniques);
        all.filter(|(_, on)| *on).map(|(technique, _)| *technique).collect()
    };
    assert_eq!(chosen(&sheet(&form)), [Technique::XWing], "what is being learnt is chosen");
    let none = form.act_again(edit(SheetEdit::Use(Technique::XWing, false)));
    assert_eq!(sheet(&none).address, None);
    let two = form.act(edit(SheetEdit::Use(Technique::Skyscraper, true))).act(edit(SheetEdit::Positions(6)));
    let address = sheet(&two).address.unwrap();
    assert!(address.starts_with("#learn=sheet.") && address.ends_with(".6.x_wing.skyscraper"), "{address}");
    let other = two.act_again(edit(SheetEdit::Anew));
    assert_ne!(sheet(&other).address.as_ref(), Some(&address));
    let copied = two.act_again(edit(SheetEdit::CopyLink));
    let link = format!("{}{address}", copied.0.session.site);
    assert!(copied.0.session.effects.waiting().any(|(_, effect)| *effect == BrowserEffect::Copy(Some(link.clone()))));

    let (mut here, there) = (opened(&address), opened(&address));
    assert_eq!(position(&here), position(&there));
    assert_eq!((here.0.address().to_string().as_str(), task(&here).place.as_deref()), (&*address, Some("1 of 6")));
    let mut techniques = Vec::new();
    for number in 1..=6 {
        techniques.push(here.0.learn.task.as_ref().unwrap().technique());
        here = here.act(learn(LearnAction::Show));
        assert_eq!(task(&here).primary.unwrap().0, if number == 6 { "Done" } else { "Next position" });
        here = here.keys("Enter").wait();
    }
    assert_eq!(techniques, [[Technique::XWing, Technique::Skyscraper]; 3].concat());
    assert_eq!(here.said(), "That was the last of 6 positions.");
    assert_eq!(map(&here).chapters.len(), Chapter::COUNT);
}

#[test]
fn a_sheet_is_printed_once_all_of_its_positions_are_made() {
    let form = learner(&[Technique::XWing]).act(learn(LearnAction::Open(LearnPage::Sheet))).act(edit(SheetEdit::Positions(6)));
    let making = form.act_alone(edit(SheetEdit::Print));
    assert_eq!((sheet(&making).made, sheet(&making).drills.len()), (Some(0), 0));
    assert!(making.asked().is_none(), "nothing is printed yet");
    let left = making.act_again(learn(LearnAction::Open(LearnPage::Map))).wait();
    assert!(left.asked().is_none(), "nothing is printed elsewhere");
    let printed = making.wait();
    let view = sheet(&printed);
    assert_eq!((view.made, view.drills.len()), (None, 6));
    assert_eq!(printed.asked(), Some(&BrowserEffect::Print));
    let seeds: Vec<u64> = view.drills.iter().flatten().map(|drill| drill.seed.number()).collect();
    assert!(seeds.windows(2).all(|two| two[1] == two[0] + 1), "those of the link: {seeds:?}");
    assert!(view.drills.iter().flatten().all(|drill| !drill.hint.explained.wording.of(view.notation).action.is_empty()));
    let changed = printed.act(edit(SheetEdit::Use(Technique::Skyscraper, true)));
    assert!(sheet(&changed).drills.is_empty(), "the pages are those of the sheet");
}

#[test]
fn a_drill_and_the_game_keep_each_its_selection_and_lit_digits() {
    let ui = |played: &Played| {
        let board = &played.0.session.board;
        (board.selection.cells, board.selection.cursor, board.lit)
    };
    let enter = |played: &Played, room| played.act_again(Action::Shell(ShellAction::Enter(room)));
    let game = Played::at(&format!("#play={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r4c5"))));
    let drill = game.act_again(learn(LearnAction::Practise(Technique::XWing, DrillKind::Find))).wait();
    assert!(ui(&drill).0.is_empty(), "nothing is selected in a drill that begins");
    let selected = drill.act(Action::Board(BoardAction::Select(cell("r9c9"))));
    let back = enter(&selected, Room::Play);
    assert_eq!(ui(&back), ui(&game));
    assert_eq!(ui(&enter(&back, Room::Learn)), ui(&selected));
    assert_eq!(ui(&enter(&enter(&back, Room::Learn), Room::Play)), ui(&game));
    let by_address = selected.act(PageEvent::Address(format!("#play={SEED_2}")));
    assert_eq!(ui(&by_address).0.len(), 1, "another game has its own cell");
}

#[test]
fn a_digit_in_learn_changes_no_game() {
    let before = Played::at(&format!("#play={SEED_1}"));
    let line = before.line();
    let learnt = before.act(PageEvent::Address("#learn=x_wing.find.5".to_owned())).wait().keys("ArrowRight 5 S-5 Delete C-z");
    assert_eq!(learnt.act(Action::Shell(ShellAction::Enter(Room::Play))).line(), line);
}
