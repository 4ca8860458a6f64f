//! The Play room: its cards, its dialogs, and the room itself.

use crate::mounted::{Mounted, fire, focused, key, until};
use jiff::{
    ToSpan,
    civil::{Date, date},
};
use nonet::text::Text;
use nonet::{
    action::{Action, BoardAction, LearnAction, Mode, Overlay, PlayAction, PuzzleRequest, RestoredGame, ShellAction, Subject},
    app::{State, Stored, view::page},
    board::{KeyView, KeypadView, LegendView},
    play::{
        AboutCard, AboutView, FinishCard, FinishView, GameKeys, GameMenu, GameStatus, GameTools, GamesList, GamesPanel,
        GamesView, HintCard, HintView, KeptGameView, NextTools, PlayRoom, PlayTools, ReplayView, RestoredGames, ReviewPanel,
        ReviewedView,
    },
    session::settings::GENERAL,
    shell::view::RoomView,
    statistics::{Calendar, CalendarView, DayView, LevelStatistics, Statistics, StatisticsPanel},
};
use nonet_core::board::{Cell, CellSet, Digit};
use nonet_course::DrillKind;
use nonet_game::{Daily, DayMark, Streak, archive::GameId};
use nonet_protocol::{CollectionEvent, Level, LibraryPart, TableAction, Technique};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

fn play(action: PlayAction) -> Action {
    Action::Play(action)
}

fn open(overlay: Overlay) -> Action {
    Action::Shell(ShellAction::Open(overlay))
}

fn ask(request: PuzzleRequest) -> Action {
    Action::Shell(ShellAction::NewPuzzle(request))
}

const DAY: Date = date(2026, 11, 22);

#[wasm_bindgen_test]
async fn the_status_of_a_game_is_told_and_it_is_paused() {
    let draw = |solved: bool, elsewhere: bool| {
        html! {
            <GameStatus
                words="38 left"
                counts=true
                spoken="3 twice in row 4"
                about="Hard"
                time="1:02:03"
                {solved}
                paused=false
                {elsewhere}
                guess=true
            />
        }
    };
    let mut page = Mounted::new(draw(false, false));
    assert_eq!(page.text("h2.verdict__words--count").await, "38 left");
    assert_eq!(page.text(".verdict__count").await, "A guess is open \u{b7} Hard");
    assert_eq!(page.text("[role=status]").await, "3 twice in row 4");
    assert_eq!(page.text("[role=timer].time--hours").await, "1:02:03");
    page.press("Pause").await;
    page.press("New game").await;
    assert_eq!(page.actions(), [play(PlayAction::TogglePause), open(Overlay::Games)]);
    page.draw(draw(false, true));
    until(|| page.now("[aria-disabled]").pop()).await;
    page.press("Pause").await;
    assert_eq!(page.actions(), []);
    page.draw(draw(true, false));
    until(|| page.now(".verdict--complete .verdict__icon").pop()).await;
    assert_eq!(page.now("button").len(), 1, "a finished game can't be paused");
}

#[wasm_bindgen_test]
async fn what_the_keys_write_is_chosen_and_digits_are_locked() {
    let draw = |elsewhere: bool| {
        let keys = Digit::ALL.map(|digit| KeyView { digit, left: 9, lit: false });
        let keypad =
            KeypadView { keys, off: false, notes: false, colours: false, counts: true, skips: false, locks: true, locked: None };
        const MODES: &[(Text, Mode)] = &[(Text::sign("Digit"), Mode::Digit), (Text::sign("Colour"), Mode::Colour)];
        html! { <GameKeys modes={MODES} mode={Mode::Digit} {keypad} can_erase=true {elsewhere} /> }
    };
    let mut page = Mounted::new(draw(false));
    assert_eq!(page.texts("label").await, ["Digit", "Colour"]);
    page.elements("label").await[1].click();
    let five = page.element("[data-digit='5']").await;
    for event in ["pointerdown", "pointerup", "pointerdown", "pointerup", "dblclick"] {
        let class = if event == "dblclick" { "MouseEvent" } else { "PointerEvent" };
        fire(&five, &format!("new {class}('{event}', {{ bubbles: true }})"));
    }
    assert_eq!(page.actions(), [play(PlayAction::Mode(Mode::Colour)), play(PlayAction::Lock(Digit::D5))]);
    page.draw(draw(true));
    page.press("Play it here").await;
    assert_eq!(page.actions(), [play(PlayAction::TakeOver)]);
    assert!(page.now("[data-digit]").is_empty(), "keys that write nothing would only mislead");
}

#[wasm_bindgen_test]
async fn the_tools_of_a_game_are_there_as_far_as_they_can_be_used() {
    let tools = PlayTools { plays: true, can_undo: true, can_hint: true, ..PlayTools::default() };
    let page = Mounted::new(html! { <GameTools ..tools /> });
    for label in ["Undo", "Redo", "Fill notes", "Check", "Hint", "Game menu"] {
        page.press(label).await;
    }
    assert_eq!(
        page.actions(),
        [
            Action::Board(BoardAction::Undo),
            play(PlayAction::FillNotes),
            play(PlayAction::Check),
            play(PlayAction::Hint),
            open(Overlay::GameMenu),
        ]
    );
    let toolbar = page.element("[role=group]").await;
    assert!(!fire(&toolbar, "new MouseEvent('mousedown', { bubbles: true, cancelable: true })"), "the board keeps the focus");
}

fn hint() -> HintView {
    HintView {
        title: "X-wing".to_owned(),
        lesson: Some(Technique::XWing),
        headline: "So it is".to_owned().into(),
        lines: vec!["First".to_owned().into(), "Second".to_owned().into()],
        numbered: true,
        unfolded: false,
        stage: 4,
        stages: vec![0, 1, 2, 3, 4],
        can_more: false,
        can_apply: true,
        can_back: false,
        missing: Some("This step uses 1 note".to_owned()),
        by_notes: None,
        cases: (2, None),
        legend: LegendView::default(),
    }
}

#[wasm_bindgen_test]
async fn a_hint_is_told_stage_by_stage() {
    let mut page = Mounted::new(html! { <HintCard ..hint() /> });
    assert_eq!(page.text(".hint__headline").await, "So it is");
    assert_eq!(page.texts("ol.hint__lines li").await, ["First", "Second"]);
    assert_eq!(page.text(".hint__missing").await, "This step uses 1 note");
    for label in ["X-wing", "The technique", "Apply", "Write notes", "I'll continue", "Show all", "Close the hint"] {
        page.press(label).await;
    }
    assert_eq!(
        page.actions(),
        [
            Action::Learn(LearnAction::Lesson(Technique::XWing)),
            play(PlayAction::Stage(1)),
            play(PlayAction::Apply),
            play(PlayAction::WriteMissing),
            play(PlayAction::CloseHelp),
            play(PlayAction::Unfold(true)),
            play(PlayAction::CloseHelp),
        ]
    );
    assert_eq!(page.now(".stages__bar--told").len(), 5);
    assert_eq!(page.texts("[role=radiogroup] label").await, ["All cases", "1", "2"]);
    let first = HintView { stage: 0, numbered: false, can_more: true, can_apply: false, missing: None, ..hint() };
    page.draw(html! { <HintCard ..first /> });
    until(|| (page.now(".stages__bar--told").len() == 1).then_some(())).await;
    page.press("More").await;
    assert_eq!(page.actions(), [play(PlayAction::More)]);
    assert_eq!(page.texts(".hint__tools button").await, ["More", "I'll continue", "Show all"]);
    assert_eq!(page.now("ol").len(), 0);
}

#[wasm_bindgen_test]
async fn mistakes_lead_back() {
    let view = HintView { stages: Vec::new(), can_back: true, can_apply: false, missing: None, ..hint() };
    let page = Mounted::new(html! { <HintCard ..view /> });
    page.press("Back to the last correct position").await;
    assert_eq!(page.actions(), [play(PlayAction::BackToFine)]);
    assert_eq!(page.texts(".hint__tools button").await, ["Back to the last correct position", "Show all"]);
}

#[wasm_bindgen_test]
async fn a_hint_that_rests_on_notes_says_so_and_can_be_asked_for_without_them() {
    let by_notes = Some("By your notes, r8c4 can only be 4.".to_owned());
    let page = Mounted::new(html! { <HintCard ..HintView { by_notes, missing: None, ..hint() } /> });
    assert_eq!(page.texts(".hint__headline + .hint__notes").await, ["By your notes, r8c4 can only be 4."]);
    page.press("Without my notes").await;
    assert_eq!(page.actions(), [play(PlayAction::HintWithoutNotes)]);
}

#[wasm_bindgen_test]
async fn a_finished_game_has_a_card_and_what_comes_next() {
    let view = FinishView {
        time: "12:47".to_owned(),
        title: "Hard".to_owned(),
        words: "No hints".to_owned(),
        streak: Some("3 days in a row".to_owned()),
        opens: true,
        level: Some(Level::Hard),
        harder: Some(Level::Unfair),
        in_list: false,
        facts: vec!["Your first Hard game".to_owned()],
        missed: vec![("At 3:10 you guessed".to_owned(), Technique::Skyscraper)],
        practise: vec![Technique::XWing],
        strip: vec![Some(Level::Easy), None],
    };
    let mut page = Mounted::new(html! { <FinishCard ..view.clone() /> });
    assert_eq!((page.text("h2").await.as_str(), page.text(".finish__streak").await.as_str()), ("12:47", "3 days in a row"));
    assert_eq!(page.texts(".finish__fact").await, ["Tomorrow\u{2019}s puzzle opens at midnight.", "Your first Hard game"]);
    assert_eq!(page.now(".tick").len(), 2);
    for label in ["Play again", "Open in the solver", "Calendar", "Statistics", "Practise: Skyscraper", "X-wing"] {
        page.press(label).await;
    }
    let solve = Action::Shell(ShellAction::SolveThis);
    let statistics = open(Overlay::Statistics);
    let [missed, taken] = [Technique::Skyscraper, Technique::XWing]
        .map(|technique| Action::Learn(LearnAction::Practise(technique, DrillKind::Find)));
    assert_eq!(page.actions(), [play(PlayAction::StartAnew), solve, play(PlayAction::Calendar), statistics, missed, taken]);
    page.draw(html! { <FinishCard ..FinishView { streak: None, opens: false, ..view } /> });
    until(|| (page.now(".finish__fact").len() == 1 && page.now(".finish__streak").is_empty()).then_some(())).await;
}

#[wasm_bindgen_test]
async fn after_a_game_comes_another() {
    let draw = |level: Option<Level>, in_list: bool, reviewing: bool| {
        html! { <NextTools {level} harder={level.map(|_| Level::Unfair)} {in_list} {reviewing} /> }
    };
    let mut page = Mounted::new(draw(Some(Level::Hard), false, false));
    for label in ["Another Hard", "One harder", "Review", "Share"] {
        page.press(label).await;
    }
    let share = open(Overlay::Share(Subject::Puzzle));
    let [hard, unfair] = [Level::Hard, Level::Unfair].map(|level| ask(PuzzleRequest::Level(level)));
    assert_eq!(page.actions(), [hard, unfair, play(PlayAction::Replay(0)), share]);
    page.draw(draw(None, false, true));
    page.press("Another game").await;
    page.press("Review").await;
    assert_eq!(page.actions(), [open(Overlay::Games), play(PlayAction::CloseHelp)]);
    page.draw(draw(Some(Level::Hard), true, false));
    page.press("Next of the list").await;
    assert_eq!(page.actions(), [Action::from(TableAction::Next)]);
    assert_eq!(page.texts("button").await, ["Next of the list", "Review", "Share"]);
}

#[wasm_bindgen_test]
async fn a_game_is_gone_through_once_more() {
    let moves = (1..=2).map(|step| ReviewedView {
        step,
        last_step: step,
        words: format!("r1c{step} = 3"),
        ground: "X-wing".to_owned(),
        pause: (step == 2).then(|| "12 minutes here".to_owned()),
    });
    let moves: Vec<ReviewedView> = moves.collect();
    let moments = vec![(Text::sign("The hardest"), ReviewedView { step: 1, last_step: 1, ..moves[0].clone() })];
    let view = ReplayView { at: 2, of: 2, words: "2 of 2".to_owned(), ground: "X-wing".to_owned(), moments, moves };
    let page = Mounted::new(html! { <ReviewPanel ..view /> });
    assert_eq!(page.text("[aria-current=step]").await, "r1c2 = 3: X-wing, 12 minutes here");
    page.press("Step back").await;
    page.press("Step on").await;
    page.write("input[type=range]", "1").await;
    page.press("The hardest: r1c1 = 3: X-wing").await;
    page.press("Close the review").await;
    let look = |at| play(PlayAction::Replay(at));
    assert_eq!(page.actions(), [look(1), look(0), look(1), play(PlayAction::CloseHelp)]);
}

#[wasm_bindgen_test]
async fn what_is_worth_knowing_of_a_game_is_told_in_figures() {
    let view = AboutView {
        title: "Hard".to_owned(),
        asks: Some(Text::sign("Fish")),
        filled: 12,
        of: 55,
        facts: vec![(Text::sign("Hints"), "2".to_owned()), (Text::sign("Streak"), "3 days".to_owned())],
    };
    let page = Mounted::new(html! { <AboutCard ..view /> });
    assert_eq!(
        (page.texts("dt").await, page.texts("dd").await),
        (vec!["Hints".into(), "Streak".into()], vec!["2".into(), "3 days".into()])
    );
    assert_eq!(page.attribute(".about__bar", "viewBox").await.as_deref(), Some("0 0 55 1"));
    assert_eq!(page.attribute(".about__filled", "d").await.as_deref(), Some("M0 0h12v1H0z"));
}

fn games() -> GamesView {
    let daily = |level| Daily { day: DAY, level };
    let marks = [DayMark::Solved, DayMark::None, DayMark::Begun, DayMark::None, DayMark::None];
    GamesView {
        today: "22 November".to_owned(),
        about: None,
        daily: Level::ALL.into_iter().map(daily).zip(marks).collect(),
        kept: vec![KeptGameView {
            id: GameId::numbered(7),
            words: "Hard, 44 left".to_owned(),
            givens: CellSet::of(Cell::FIRST),
            entered: CellSet::EMPTY,
        }],
        analyses: Vec::new(),
    }
}

#[wasm_bindgen_test]
async fn games_are_begun_and_gone_on_with() {
    let page = Mounted::new(html! { <GamesPanel ..games() /> });
    for label in
        ["EasyNo notes needed. 5 to 10 minutes", "Easy of the day, solved", "Medium of the day", "Hard, 44 left", "Library"]
    {
        page.press(label).await;
    }
    assert_eq!(
        page.actions(),
        [
            ask(PuzzleRequest::Level(Level::Easy)),
            ask(PuzzleRequest::Day(Daily { day: DAY, level: Level::Easy })),
            ask(PuzzleRequest::Day(Daily { day: DAY, level: Level::Medium })),
            play(PlayAction::Continue(GameId::numbered(7))),
            CollectionEvent::OpenLibrary(LibraryPart::All).into(),
        ]
    );
    assert_eq!(page.texts("h3").await, ["New game", "Puzzle of the day, 22 November", "Continue"]);
    assert_eq!(page.now(".games__game .picture").len(), 1);
}

#[wasm_bindgen_test]
async fn the_list_of_games_leads_to_a_backup_and_the_settings() {
    let page = Mounted::new(html! { <GamesList ..GamesView { kept: Vec::new(), ..games() } /> });
    page.press("Backup").await;
    page.press("Settings").await;
    assert_eq!(page.actions(), [play(PlayAction::Backup), open(GENERAL.overlay())]);
    assert_eq!(page.now(".games__kept").len(), 0);
    let games = vec![RestoredGame { words: "Hard".to_owned(), fate: "Added".into() }];
    let page = Mounted::new(html! { <RestoredGames games={Rc::new(games)} /> });
    assert_eq!(page.text("li").await, "HardAdded");
}

#[wasm_bindgen_test]
async fn what_is_done_in_the_game_menu_closes_it() {
    let draw = |guess: bool, plays: bool| {
        let tools = PlayTools { plays, ..PlayTools::default() };
        html! { <GameMenu {guess} adding=false points={vec![("Two ways".to_owned(), 12)]} {tools} highlighting=false /> }
    };
    let close = Action::Shell(ShellAction::Close);
    let mut page = Mounted::new(draw(false, true));
    page.element(".tools__row").await.click();
    page.press("Start again").await;
    assert_eq!(page.actions(), [], "a gap and a disabled button do nothing");
    page.press("Try a guess").await;
    assert_eq!(page.actions(), [play(PlayAction::Guess), close.clone()]);
    page.press("Back to Two ways").await;
    assert_eq!(page.actions(), [play(PlayAction::BackTo(12)), close]);
    page.press("Select several cells by tapping").await;
    page.press("Highlight digits, pairs and links").await;
    page.press("Settings").await;
    let highlighting = Action::Board(BoardAction::Highlighting(true));
    assert_eq!(page.actions(), [play(PlayAction::Adding(true)), highlighting, open(GENERAL.overlay())]);
    page.write("input[type=text]", "Here").await;
    page.press("Save").await;
    assert_eq!(page.actions(), [play(PlayAction::SetPoint("Here".to_owned()))]);
    page.draw(draw(true, false));
    let drop = page.button("Drop the guess").await;
    assert_eq!(drop.get_attribute("aria-disabled").as_deref(), Some("true"));
    let set = page.button("Save").await;
    until(|| set.has_attribute("disabled").then_some(())).await;
}

#[wasm_bindgen_test]
async fn keys_go_from_day_to_day() {
    let month = DAY.first_of_month();
    let day = |day: Date| DayView {
        daily: Daily { day, level: Level::Hard },
        name: day.day().to_string(),
        mark: if day.day() == 1 { DayMark::Solved } else { DayMark::None },
        counts: day.day() == 2,
        is_today: day == DAY,
        is_ahead: day > DAY,
    };
    let view = CalendarView {
        month,
        title: "November 2026".to_owned(),
        level: Level::Hard,
        days: month.series(1.day()).take(30).map(day).collect(),
        offset: 6,
        has_next: false,
        streak: "3 days in a row".to_owned(),
        next: "The puzzles of 23 November open at midnight.".to_owned(),
        paused: false,
    };
    let page = Mounted::new(html! { <Calendar ..view /> });
    let days = page.elements(".calendar__day").await;
    assert_eq!(days.iter().filter(|day| day.get_attribute("tabindex").as_deref() == Some("0")).count(), 1);
    days[21].focus().unwrap();
    for (from, press, to) in [
        (21, "ArrowUp", 14),
        (14, "ArrowRight", 15),
        (15, "ArrowDown", 22),
        (22, "End", 29),
        (29, "ArrowDown", 29),
        (29, "Home", 0),
    ] {
        assert!(key(&days[from], press), "{press}");
        focused(&days[to]).await;
    }
    assert!(!key(&days[0], "Tab"));
    days[20].click();
    days[25].click(); // it is still to come
    page.press("Month before").await;
    page.press("Month after").await;
    page.press("Pause the streak").await;
    page.elements("label").await[0].click();
    assert_eq!(
        page.actions(),
        [
            ask(PuzzleRequest::Day(Daily { day: date(2026, 11, 21), level: Level::Hard })),
            open(Overlay::Calendar(date(2026, 10, 1), Level::Hard)),
            play(PlayAction::PauseStreak(true)),
            open(Overlay::Calendar(month, Level::Easy)),
        ]
    );
    assert_eq!(page.now(".calendar__day--solved .icon").len(), 1);
    assert_eq!(page.texts(".calendar__day--counts").await, ["2"]);
}

#[wasm_bindgen_test]
async fn statistics_tell_each_level() {
    let level = LevelStatistics {
        level: Level::Hard,
        games: 2,
        best: Some(200),
        left_out: 1,
        median: 130,
        hints: 3,
        hardest: None,
        latest: vec![(61, false), (200, true)],
    };
    let statistics = Statistics { games: 2, streak: Streak::default(), levels: vec![level.clone()] };
    let mut page = Mounted::new(html! { <StatisticsPanel statistics={Rc::new(statistics)} /> });
    assert_eq!(page.texts("dd").await, ["2", "3:20", "2:10", "3", "1"]);
    assert_eq!(page.attribute("section", "aria-label").await.as_deref(), Some("Hard"));
    assert_eq!(
        page.attribute(".plot__bars--left-out", "d").await.as_deref(),
        Some("M0.1 100h.8v-30h-.8z"),
        "the first is marked"
    );
    page.press("Save as a table (CSV)").await;
    assert_eq!(page.actions(), [play(PlayAction::SaveResults)]);
    let none = LevelStatistics { best: None, left_out: 2, ..level };
    let statistics = Statistics { games: 2, streak: Streak::default(), levels: vec![none] };
    page.draw(html! { <StatisticsPanel statistics={Rc::new(statistics)} /> });
    until(|| page.now("dd").get(1).filter(|best| best.text_content().as_deref() == Some("none yet")).map(drop)).await;
}

#[wasm_bindgen_test]
async fn the_room_shows_the_game_with_what_can_be_done() {
    let state = State::new(Stored::default());
    let room = |state: &State| {
        let RoomView::Play(view) = page(state).room else { panic!("it is another room") };
        html! { <PlayRoom {view} /> }
    };
    let mut mounted = Mounted::new(room(&state));
    assert_eq!(mounted.elements("[role=gridcell]").await.len(), 81);
    assert!(mounted.now(".games__levels").len() == 1, "where nothing was done yet, other games are offered");
    let paused = state.after(play(PlayAction::TogglePause));
    mounted.draw(room(&paused));
    mounted.press("Resume").await;
    assert_eq!(mounted.actions(), [play(PlayAction::TogglePause)]);
}
