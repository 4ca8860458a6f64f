//! Tests that this build reads what any build ever kept, and that it means what it meant: `kept/` has an example of each form,
//! `NAME-VERSION.txt`, and of what was added within a version. The examples of the latest versions are also what this build writes: where
//! that is to change, the version of the form rises, and its example stays.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet::{
    action::{MakeTab, PageEvent, SolveTab, Theme},
    analysis::{Analysis, AnalysisId, BranchEnd, BranchId, BranchLog, Entry, NotRead, Place},
    app::{State, Stored},
    generator::PuzzleGenerator,
    make::{
        keeping::KeptMake,
        rules::SetterRules,
        state::{Book, BookOrder, OtherBook},
    },
    play::visit::Visit,
    session::{
        Settings, backup_line, profiles_with, read_profiles,
        settings::{
            BookCount, BookLevel, BookSettings, Checking, ExplainerRange, FirstStage, KeyOrder, NoteStyle, OnAPage, Paper,
            Setting, Side, Size, Symmetry,
        },
    },
    solve::{display::Viewing, kept::KeptSolve},
    statistics::PAUSES_FORMAT,
};
use nonet_core::board::{self, Cell, CellSet, Digit, Grid};
use nonet_course::Log;
use nonet_game::{History, Pauses, save};
use nonet_protocol::{BookPuzzle, Level, OwnProfiles, ProfileName, Technique, TechniqueSet};
use nonet_words::{Language, Notation};
use std::{env, fs};

fn kept(name: &str) -> String {
    fs::read_to_string(format!("tests/kept/{name}.txt")).unwrap()
}

/// The settings of the examples, none of them a default. A setting that is newer than the examples has its default in all of them.
#[allow(clippy::needless_update)] // a setting that is added later needs it
fn settings() -> Settings {
    Settings {
        language: Some(Language::De),
        theme: Some(Theme::Dark),
        checking: Checking::OnRequest,
        notes: NoteStyle::CornerAndCentre,
        first_stage: FirstStage(3),
        uniqueness: false,
        time: false,
        peers: false,
        same: false,
        digit_size: Size::Large,
        note_size: Size::Small,
        letters: true,
        notation: Notation::Letters,
        key_side: Side::Left,
        key_order: KeyOrder::SevenFirst,
        haptics: true,
        shortcuts: false,
        book: BookSettings {
            count: BookCount(36),
            level: BookLevel::Of(Level::Hard),
            explainer: ExplainerRange(Some((66, 71))),
            needs: Some(Technique::XyWing),
            symmetry: Symmetry(6),
            minimal: true,
            on_a_page: OnAPage(6),
            paper: Paper::A5,
            large: true,
            candidates: true,
            names: true,
        },
        ..Settings::default()
    }
}

/// The file holds the words of every build, so a word that is missing in this one would make it forget what was chosen.
#[test]
fn every_setting_is_known_by_the_words_that_it_was_ever_kept_by() {
    let words =
        |setting: &Setting| (0..).map(|value| setting.word(value)).take_while(|word| !word.is_empty()).collect::<Vec<_>>();
    let now: Vec<String> = Setting::all().map(|setting| format!("{} {}\n", setting.key, words(setting).join(" "))).collect();
    let ever = kept("setting-words");
    for line in ever.lines() {
        let (key, ever) = line.split_once(' ').unwrap();
        let known = words(Setting::named(key).unwrap_or_else(|| panic!("{key} is no setting")));
        assert_eq!(ever.split(' ').filter(|word| !known.contains(word)).collect::<Vec<_>>(), [""; 0], "{key}");
    }
    if env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write("tests/kept/setting-words.txt", now.concat()).unwrap();
    }
    assert_eq!(now.concat(), ever, "UPDATE_EXPECT=1 cargo test --test kept adds what is new");
}

#[test]
fn settings_mean_what_they_meant() {
    let latest = kept("settings-3-language");
    assert_eq!(Settings::read(&latest), settings());
    let without_language = Settings { language: None, ..settings() };
    assert_eq!(Settings::read(&kept("settings-3")), without_language);
    // The theme was kept by itself.
    let [theme, language, names] = ["theme", "language", "names"].map(|key| Setting::named(key).unwrap());
    for name in ["settings-0", "settings-1", "settings-2"] {
        assert_eq!(Settings::read(&kept(name)), Settings { theme: None, ..without_language }, "{name}");
        // Once a setting is chosen, what an earlier version kept becomes the latest.
        let text = Settings::text_with(&kept(name), names, names.chosen(settings()));
        let text = Settings::text_with(&text, theme, theme.chosen(settings()));
        assert_eq!(Settings::text_with(&text, language, language.chosen(settings())), latest, "{name}");
    }
    let of_backup = |name| kept(name).split_once("\n\n").unwrap().0.to_owned();
    assert_eq!(Settings::read(&of_backup("backup-1")), Settings { theme: None, ..without_language });
    assert_eq!(Settings::read(&of_backup("backup-1-theme")), without_language);
    // A backup has lines to this day, which earlier versions of the page read.
    let latest = of_backup("backup-1-language");
    assert_eq!(Settings::read(&latest), settings());
    let written = format!("nonet backup 1\n{}pause 2026-10-01 2026-10-02", settings().text());
    // A setting that is newer than the example adds a line.
    let known: Vec<&str> = written.lines().filter(|line| latest.lines().any(|known| known == *line)).collect();
    assert_eq!(known, latest.lines().collect::<Vec<_>>());
}

/// Builds that know of no attempts read the settings and the pauses, whose lines stand before theirs.
#[test]
fn attempts_are_found_and_a_backup_of_them_is_read_as_before() {
    let text = kept("attempts-1");
    let mut log = Log::default();
    log.add_text(&text).unwrap();
    assert_eq!(log.lines().map(|line| line.log_text()).collect::<Vec<_>>(), [text]);
    let [backup, before] = ["backup-1-attempts", "backup-1-language"].map(kept);
    let [own, own_before] = [&backup, &before].map(|text| text.split_once("\n\n").unwrap().0);
    assert_eq!((Settings::read(own), Pauses::read(own)), (settings(), Pauses::read(own_before)));
    let restored = State::new(Stored::default()).after(PageEvent::Pasted(backup.clone())).session;
    assert_eq!((restored.attempts.len(), log.without(&restored.attempts)), (2, Log::default()));
    let written: String = restored.attempts.lines().map(|line| format!("\nattempts {line}")).collect();
    assert_eq!(format!("{own_before}{written}"), own);
}

#[test]
fn named_profiles_are_found_and_a_backup_of_them_is_read_as_before() {
    let name = |text| ProfileName::new(text).unwrap();
    let mut profiles = OwnProfiles::default();
    profiles.save(name("For Ada"), TechniqueSet::from([Technique::HiddenSingle, Technique::XWing]));
    profiles.save(name("Ohne Ketten \"1\""), TechniqueSet::EMPTY);
    assert_eq!(read_profiles(&kept("profiles-1")), profiles);
    let write = |text: String, (name, techniques): (&ProfileName, _)| profiles_with(&text, name, techniques);
    assert_eq!(OwnProfiles::default().changes_to(&profiles).fold(String::new(), write), kept("profiles-1"));

    let [backup, before] = ["backup-1-profiles", "backup-1-attempts"].map(kept);
    let [own, own_before] = [&backup, &before].map(|text| text.split_once("\n\n").unwrap().0);
    assert_eq!((Settings::read(own), Pauses::read(own)), (settings(), Pauses::read(own_before)));
    let restored = |profiles: &OwnProfiles, text: &str| {
        let state = State::new(Stored { profiles: profiles.clone().into(), ..Stored::default() });
        state.after(PageEvent::Pasted(text.to_owned())).session
    };
    let nothing = OwnProfiles::default();
    assert_eq!(*restored(&nothing, &before).profiles, nothing, "a backup of a build that knew none");
    let session = restored(&nothing, &backup);
    assert_eq!((&*session.profiles, session.attempts.len()), (&profiles, 2));
    assert!(own.contains(&format!("\n{}", backup_line(&profiles))));
    let mut own_one = OwnProfiles::default();
    own_one.save(name("For Ada"), TechniqueSet::ALL);
    let both = restored(&own_one, &backup).profiles;
    assert_eq!((both.get(&name("For Ada")), both.iter().count()), (Some(TechniqueSet::ALL), 2), "that of this browser stays");
}

#[test]
fn the_make_room_is_found_as_it_was_left() {
    let grid = |digit| Grid::EMPTY.with(Cell::FIRST, Some(digit));
    let [five, seven] = [Digit::D5, Digit::D7].map(grid);
    let set = |history| KeptMake { part: MakeTab::Editor, history, title: "For Ada".into(), ..KeptMake::default() };
    assert_eq!(KeptMake::read(&kept("make-0")), set(History::new(five)));
    let latest = set(History::with_past(vec![Grid::EMPTY, five], seven));
    for name in ["make-0-acts", "make-1", "make-2"] {
        assert_eq!(KeptMake::read(&kept(name)), latest, "{name}");
    }
    assert_eq!(latest.text(), kept("make-2"));
    let mask = CellSet::ALL.without(Cell::FIRST);
    let rules = SetterRules { mask, locked: Cell::FIRST.into(), symmetry: board::Symmetry::HalfTurn };
    let ruled = KeptMake { rules, masks: vec![mask], ..latest };
    assert_eq!((KeptMake::read(&kept("make-2-rules")), ruled.text()), (ruled.clone(), kept("make-2-rules")));
}

fn puzzle() -> BookPuzzle {
    let givens: Grid = "100003026320140800005009000500930600000000000008067001000400900009075032260300007".parse().unwrap();
    BookPuzzle {
        givens,
        form: givens,
        level: Level::Easy,
        score: 240,
        hardest: Some(Technique::HiddenSingle),
        meets: true,
        recipe: "seed-7.easy".to_owned(),
        explainer: None,
    }
}

fn rated_leaf() -> BookPuzzle {
    BookPuzzle {
        level: Level::Hard,
        score: 1240,
        hardest: Some(Technique::XyWing),
        meets: false,
        recipe: "seed-7.se-66-71".to_owned(),
        explainer: Some(66),
        ..puzzle()
    }
}

#[test]
fn a_book_is_found_with_its_puzzles() {
    let books = [["book-0", "book-1", "book-2"], ["book-0-of-a-list", "book-1-of-a-list", "book-2-of-a-list"]];
    for [oldest, older, latest] in books {
        let order = BookOrder::read(&kept(latest));
        for name in [oldest, older] {
            assert_eq!(BookOrder::read(&kept(name)), order, "{name}");
        }
        assert_eq!((order.wanted, order.text()), (36, kept(latest)));
    }
    let order = BookOrder::read(&kept("book-2"));
    let other = |name| OtherBook::read(&kept(name)).unwrap();
    let latest = other("other-book-2");
    assert_eq!((&*latest.title, latest.book.order, &*latest.book.puzzles), ("For Ada", order, &vec![puzzle(), rated_leaf()]));
    for name in ["other-book-0", "other-book-1"] {
        assert_eq!(other(name), latest, "{name}");
    }
    assert_eq!((latest.text(), latest.book.text()), (kept("other-book-2"), kept("leaves-2")));
    let puzzles = |name| {
        let mut book = Book::kept(order, &kept(name));
        book.load();
        book.puzzles
    };
    assert_eq!(*puzzles("leaves-0"), [puzzle()]);
    for name in ["leaves-0-rated", "leaves-1", "leaves-2"] {
        assert_eq!(*puzzles(name), [puzzle(), rated_leaf()], "{name}");
    }
}

#[test]
fn pauses_and_the_next_puzzles_are_found() {
    let pauses = Pauses::read(&kept("pauses-0"));
    assert!(pauses.is_on());
    assert_eq!(Pauses::read(PAUSES_FORMAT.read(&kept("pauses-1")).unwrap().body), pauses);
    assert_eq!(PAUSES_FORMAT.write(&pauses.text()), kept("pauses-1"));
    let next = [Some(puzzle().givens), None, Some(puzzle().givens), None, None];
    for name in ["next-0", "next-1"] {
        assert_eq!(PuzzleGenerator::read_next(&kept(name)), next, "{name}");
    }
    assert_eq!(PuzzleGenerator::text(&next), kept("next-1"));
}

#[test]
fn the_latest_visit_is_found() {
    let visit = Visit::read(&kept("visit-1")).unwrap();
    assert_eq!((visit.0.to_string().as_str(), visit.text()), ("2026-11-22", kept("visit-1")));
}

#[test]
fn the_solve_room_is_found_as_it_was_left() {
    let read = |name| KeptSolve::read(&kept(name), &kept("solve-logs-0")).unwrap();
    let latest = read("solve-4");
    assert_eq!(
        (latest.viewing, latest.tab, latest.candidates, latest.editing),
        (Viewing::Solution(3), SolveTab::Solutions, true, true)
    );
    assert_eq!(
        (latest.typed_at, latest.switched),
        ("r1c2".parse().ok(), [Technique::HiddenSingle, Technique::XWing].into_iter().collect())
    );
    assert_eq!(latest.history.past().count(), 1);
    // Up to version 3 the position of a lesson was kept here, which nobody misses: lessons have a room of their own.
    for name in ["solve-1-logs", "solve-2", "solve-2-exercise", "solve-3", "solve-3-exercise"] {
        assert_eq!(read(name), latest, "{name}");
    }
    let wide = read("solve-4-width");
    assert_eq!((&wide, wide.text()), (&KeptSolve { middle: Some(35), ..latest.clone() }, kept("solve-4-width")));
    assert_eq!(read("solve-2-ratings"), KeptSolve { tab: SolveTab::Ratings, ..latest.clone() });
    let switched = KeptSolve { typed_at: None, ..latest.clone() };
    assert_eq!(read("solve-1-switched"), switched);
    let with_acts = KeptSolve { switched: Default::default(), ..switched };
    assert_eq!(read("solve-1-acts"), with_acts);
    let first = KeptSolve { history: History::new(latest.history.now().clone()), ..with_acts };
    assert_eq!(read("solve-1"), first);
}

#[test]
fn logs_are_found_with_their_steps() {
    let read = |logs: &str| KeptSolve::read(&kept("solve-4"), &kept(logs)).unwrap();
    assert_eq!(read("solve-logs-0").history.now().log, [], "only the build that wrote them could read them");
    let latest = read("solve-logs-2");
    assert_eq!(read("solve-logs-1"), latest);
    let techniques: Vec<_> = latest.history.now().log.iter().map(|step| step.explained.technique).collect();
    assert_eq!(techniques, [Some(Technique::HiddenSingle)]);
    assert_eq!(latest.log_text(), kept("solve-logs-2"));
}

#[test]
fn an_analysis_is_found_with_its_branches_and_steps() {
    let read = Analysis::read(&kept("analysis-1")).unwrap();
    let [first, second] = &read.branches[..] else { panic!("{} branches", read.branches.len()) };
    assert_eq!((read.name.as_str(), read.own.as_str(), read.open, read.revision), ("For Ada", "(1)r1c1", BranchId(1), 3));
    assert_eq!((first.end, first.first, second.end), (BranchEnd::Stuck, None, BranchEnd::Contradiction));
    assert_eq!(second.first, Some(Entry::Struck("7r1c1".parse().unwrap())));
    for branch in [first, second] {
        assert_eq!(branch.log.steps().len(), branch.log.len());
        assert_eq!(branch.log.steps()[0].explained.technique, Some(Technique::HiddenSingle));
    }
    assert_eq!(read.text(), kept("analysis-1"), "as it is stored");
    let mut loaded = read.clone();
    loaded.branches.iter_mut().for_each(|branch| branch.log = BranchLog::Steps(branch.log.steps()));
    assert_eq!((loaded.text(), &loaded), (kept("analysis-1"), &read), "and as it is written");
    let later = kept("analysis-1").replacen("analysis 1", "analysis 2", 1);
    assert_eq!(Analysis::read(&later), Err(NotRead::Later));
    assert_eq!(Analysis::read("nonet analysis 1\n{}"), Err(NotRead::Damaged));
}

#[test]
fn the_solve_room_knows_its_branch() {
    let read = KeptSolve::read(&kept("solve-4-place"), "").unwrap();
    let place = |branch| Some(Place { analysis: AnalysisId::numbered(0xa1), branch: BranchId(branch) });
    assert_eq!((read.place, read.is_stored, read.history.now().place), (place(1), true, place(1)));
    assert_eq!(read.history.past().next().and_then(|snapshot| snapshot.place), place(0));
    assert_eq!(read.text(), kept("solve-4-place"));
}

#[test]
fn games_are_played_on() {
    let moves = |name: &str| {
        let game = save::read(&kept(name)).unwrap().game;
        (game.moves().len(), game.made(), game.seconds, game.level)
    };
    assert_eq!(moves("game-1-first"), (4, 2, 0, None));
    assert_eq!(moves("game-1-timed"), (4, 3, 754, None));
    for name in ["game-1-level", "game-1", "game-1-hinted"] {
        assert_eq!(moves(name), (4, 3, 754, Some(Level::Medium)), "{name}");
    }
    for (name, hinted) in [("game-1", ""), ("game-1-hinted", "hidden_single x_wing")] {
        let save = save::read(&kept(name)).unwrap();
        assert_eq!((save.game.hinted.to_string().as_str(), save::write_whole(&save)), (hinted, kept(name)));
    }
}
