//! The texts that components give to assistive technology, rendered to a string.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use jiff::civil::{Date, date};
use nonet::{
    action::{Action, ShellAction, Subject, Theme},
    app::{State, Stored, view::page},
    board::{
        Board, BoardProps, KeyView, Keypad, KeypadProps, KeypadView,
        view::{BoardView, CellView, Content},
    },
    browser::{KEY_PREFIX, SETTINGS, THEME},
    generator::PuzzleGenerator,
    learn::{TechniqueList, TechniquesView},
    library::{ImportBar, ImportBarProps, imports::Imports},
    make::{BookPages, BookPagesProps, view::PageLook},
    session::settings::Size,
    shell::{Page, SharePanel, ShareView, state::Shared, view::RoomView},
    solve::{SearchPanel, SearchPanelProps, SolveRoom, SolveRoomProps, view::SearchView},
    statistics::{LevelStatistics, Statistics, StatisticsPanel, StatisticsPanelProps},
    text::{self, returning},
};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, Grid, HouseSet};
use nonet_prose::InEachNotation;
use nonet_protocol::{
    BookPage, LessonText, Level, PageContent, PrintedPuzzle, PrintedSolution, QrCode, Role, Room, SearchLine, SearchTrail,
    SharedPictures, Sharing, Technique, TechniqueEntry, TextSource,
};
use nonet_words::{Language, Notation};
use std::{collections::BTreeMap, env, fs, path::Path, rc::Rc};
use yew::{BaseComponent, LocalServerRenderer, prelude::*};

#[test]
fn the_board_is_a_grid_of_nine_rows_of_nine_cells_in_reading_order() {
    let html = render_board(board());
    let grid = opening_tags(&html, "grid");
    assert_eq!(grid.len(), 1);
    assert_eq!(attribute(&grid[0], "aria-label"), Some("Sudoku"));
    assert_eq!(attribute(&grid[0], "aria-rowcount"), Some("9"));
    let order: Vec<String> = tags(&html).filter_map(|tag| attribute(tag, "role").map(str::to_owned)).collect();
    let row = [vec!["row"], vec!["gridcell"; 9]].concat();
    assert_eq!(order, [vec!["grid"], row.repeat(9)].concat());
    let names: Vec<String> =
        opening_tags(&html, "gridcell").iter().map(|tag| attribute(tag, "aria-label").unwrap().to_owned()).collect();
    for (cell, name) in Cell::all().zip(names) {
        assert!(name.starts_with(&format!("row {}, column {}, ", cell.row_index() + 1, cell.column_index() + 1)), "{name}");
    }
}

#[test]
fn the_colour_of_a_cell_and_what_a_step_rules_out_are_heard_beside_its_name() {
    let mut view = board();
    view.cells[3].colour = Some(Digit::D5);
    view.cells[5].marks[Digit::D9.index()] = Some(Role::Elimination);
    view.cells[6].colour = Some(Digit::D1);
    view.cells[6].marks =
        [Some(Role::Cause), Some(Role::Elimination), None, None, None, None, None, None, Some(Role::Elimination)];
    let cells = opening_tags(&render_board(view), "gridcell");
    let described: Vec<Option<&str>> = cells.iter().map(|tag| attribute(tag, "aria-description")).collect();
    assert_eq!((described[3], described[4]), (Some("blue"), None));
    assert_eq!((described[5], described[6]), (Some("ruled out 9"), Some("orange, ruled out 2 9")));
    assert_eq!(attribute(&cells[3], "aria-label"), Some("row 1, column 4, empty"));
}

#[test]
fn one_cell_is_the_tab_stop() {
    let html = render_board(board());
    let stops: Vec<String> = opening_tags(&html, "gridcell");
    assert_eq!(stops.iter().filter(|tag| attribute(tag, "tabindex") == Some("0")).count(), 1);
    assert_eq!(stops.iter().filter(|tag| attribute(tag, "tabindex") == Some("-1")).count(), 80);
}

#[test]
fn a_cell_says_what_stands_in_it_and_no_more() {
    let notes: DigitSet = [Digit::D1, Digit::D2].into_iter().collect();
    for (change, name, readonly, invalid) in [
        (CellView { content: Content::Given(Digit::D9), ..cell(0) }, "row 1, column 1, given 9", Some("true"), None),
        (
            CellView { content: Content::Entered(Digit::D3), invalid: true, ..cell(0) },
            "row 1, column 1, entered 3",
            None,
            Some("true"),
        ),
        (
            CellView { content: Content::Solved(Digit::D3), role: Some(Role::Target), ..cell(0) },
            "row 1, column 1, solved 3",
            None,
            None,
        ),
        (CellView { notes, differs: true, ..cell(0) }, "row 1, column 1, empty, notes 1 2", None, None),
    ] {
        let mut view = board();
        view.cells[0] = change;
        let html = render_board(view);
        let tag = &opening_tags(&html, "gridcell")[0];
        assert_eq!(attribute(tag, "aria-label"), Some(name));
        assert_eq!(attribute(tag, "aria-readonly"), readonly, "{name}");
        assert_eq!(attribute(tag, "aria-invalid"), invalid, "{name}");
    }
}

#[test]
fn what_a_role_means_is_drawn_as_a_shape() {
    for (role, element, class) in [
        (Role::Cause, "<circle", "mark__shape"),
        (Role::Target, "<circle", "mark__shape mark__shape--filled"),
        (Role::Elimination, "<path", "mark__shape"),
    ] {
        let mut view = board();
        view.cells[40].marks[4] = Some(role);
        let html = render_board(view);
        assert!(tags(&html).any(|tag| tag.starts_with(element) && attribute(tag, "class") == Some(class)), "{role:?}: {html}");
    }
}

#[test]
fn keys_and_actions_have_their_names() {
    let keys = Digit::ALL.map(|digit| KeyView { digit, left: 9, lit: false });
    let html = render::<Keypad>(KeypadProps {
        view: KeypadView {
            keys,
            off: false,
            notes: false,
            colours: false,
            counts: true,
            skips: false,
            locks: false,
            locked: None,
        },
        can_erase: true,
        onlock: None,
    });
    for name in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        assert!(html.contains(&format!(r#"<span class="hidden">{name}</span>"#)), "{name}: {html}");
    }
    let labels: Vec<&str> =
        tags(&html).filter(|tag| tag.starts_with("<button")).filter_map(|tag| attribute(tag, "aria-label")).collect();
    assert_eq!(labels, ["Erase"]);

    let html = render::<SolveRoom>(empty_solve_room());
    for name in [
        "Play it",
        "Next step",
        "Show solution",
        "Undo",
        "Redo",
        "Back to the givens",
        "Empty the board",
        "Digit keys",
        "Stop editing givens",
        "Candidates",
    ] {
        assert!(html.contains(&format!(">{name}</span>")), "{name}: {html}");
    }
    assert!(html.contains(r#"role="switch" aria-checked="false""#), "{html}");
}

#[test]
fn statistics_are_drawn_level_by_level() {
    let easy = LevelStatistics {
        level: Level::Easy,
        games: 3,
        best: Some(200),
        left_out: 1,
        median: 200,
        hints: 3,
        hardest: Some(Technique::NakedPair),
        latest: vec![(245, true), (61, false), (200, true)],
    };
    let hard = LevelStatistics {
        level: Level::Hard,
        games: 1,
        best: None,
        median: 3723,
        hardest: None,
        latest: vec![(3723, false)],
        ..easy.clone()
    };
    let streak = nonet_game::Streak { now: 2, best: 2, ..Default::default() };
    let html = statistics(Statistics { games: 5, streak, levels: vec![easy, hard] });
    for part in [
        "<p>5 games finished. 2 days in a row</p>",
        "<dt>Games</dt><dd>3</dd>",
        "<dt>Best time</dt><dd>3:20</dd>",
        "<dt>Left out of best</dt><dd>1</dd>",
        "<dt>Median time</dt><dd>3:20</dd>",
        "<dt>Hints</dt><dd>3</dd>",
        "<dt>Hardest step</dt><dd>Naked pair</dd>",
        "d=\"M0.1 100h.8v-100h-.8zM2.1 100h.8v-81h-.8z\"",
        "d=\"M1.1 100h.8v-24h-.8z\" class=\"plot__bars plot__bars--left-out\"",
        "d=\"M0 19H12\"",
        "The latest 3 games took from 1:01 to 4:05, the last 3:20. The line is the median.",
        "<p>One game, in 1:02:03 with 3 hints. It is left out of best times.</p>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    let names: Vec<&str> =
        tags(&html).filter(|tag| tag.starts_with("<section")).filter_map(|tag| attribute(tag, "aria-label")).collect();
    assert_eq!(names, ["Easy", "Hard"], "a level in which no game is finished is not named");
    assert_eq!(html.matches("Hardest step").count(), 1, "where none is known, none is named");
}

#[test]
fn statistics_say_that_no_game_is_finished() {
    let html = statistics(Statistics::default());
    assert!(
        html.contains("0 games finished. No streak yet</p><p class=\"note-line\">The games that you finish are counted here"),
        "{html}"
    );
}

#[test]
fn a_technique_has_a_text_and_the_way_to_its_lesson() {
    let html = techniques(vec![entry(Technique::XWing)], Vec::new());
    for part in [
        "class=\"lesson__name\">X-wing<span class=\"lesson__level\">Hard</span></summary>",
        "<p>What &lt;b&gt;</p><ul><li>First</li><li>Second</li></ul><p>Why</p>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert!(html.contains(">Learn it</span>"), "{html}");
    assert!(!html.contains("role=\"switch\""), "there is nothing to be switched: {html}");
}

#[test]
fn techniques_that_assume_one_solution_have_a_switch_together() {
    let entries = || [Technique::XWing, Technique::Uniqueness1, Technique::Uniqueness2].map(entry).to_vec();
    let switches = |html: &str| -> Vec<bool> {
        opening_tags(html, "switch").iter().map(|tag| attribute(tag, "aria-checked") == Some("true")).collect()
    };
    let html = techniques(entries(), vec![true, false, true]);
    // That of all of them, that of their level, and each its own.
    assert_eq!(switches(&html), [true, true, true, false, true], "{html}");
    assert!(html.contains("Techniques that assume one solution") && html.contains("<span>1 of 2</span>"), "{html}");
    assert_eq!(switches(&techniques(entries(), vec![true, false, false])), [false, true, true, false, false]);
}

/// The list of these techniques.
fn techniques(entries: Vec<TechniqueEntry>, used: Vec<bool>) -> String {
    render::<TechniqueList>(TechniquesView { entries: entries.into(), used, profiles: Rc::default() })
}

fn entry(technique: Technique) -> TechniqueEntry {
    let [what, why] = ["What <b>", "Why"].map(str::to_owned);
    TechniqueEntry { technique, lesson: LessonText { what, spot: vec!["First".to_owned(), "Second".to_owned()], why }.into() }
}

#[test]
fn a_search_is_a_list_indented_by_guesses() {
    let line = |depth, words: &str| SearchLine {
        depth,
        words: InEachNotation::new(|notation| match notation {
            Notation::RowColumn => format!("{words} r1c1"),
            Notation::Letters => format!("{words} A1"),
        }),
    };
    let trail = |goes_on| SearchTrail {
        summary: "2 guesses, at most 1 deep".to_owned(),
        lines: vec![line(0, "<First>"), line(1, "Second"), line(12, "Deep")],
        goes_on,
    };
    let search = |goes_on, notation| {
        let search = Some(SearchView { trail: trail(goes_on).into(), notation });
        render::<SearchPanel>(SearchPanelProps { search })
    };
    let html = search(true, Notation::RowColumn);
    for part in [
        "role=\"status\" class=\"trail__summary\">2 guesses, at most 1 deep</p>",
        "<li class=\"depth-0\">&lt;First&gt; r1c1</li>",
        "<li class=\"depth-1\">Second r1c1</li>",
        "<li class=\"depth-7\">Deep r1c1</li><li>and so on</li></ol>",
        "Hide the search",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    let html = search(false, Notation::Letters);
    assert!(html.contains(">Second A1</li>") && !html.contains("and so on"), "{html}");
    let html = render::<SearchPanel>(SearchPanelProps { search: None });
    assert!(html.contains("A program fills singles") && html.contains("How the search went"), "{html}");
}

#[test]
fn what_is_shared_is_a_link_with_pictures() {
    let html = shared("https://example.org/?a=1&b=2#play", "Nonet: Hard\n12:47, <no> hints", Some(code()));
    for part in [
        "<p class=\"share__words\">Nonet: Hard\n12:47, &lt;no&gt; hints</p><input",
        "value=\"https://example.org/?a=1&amp;b=2#play\"",
        "src=\"data:image/svg+xml,%3Csvg/%3E\" alt=\"Sudoku with 26 givens\"",
        "href=\"data:image/svg+xml,%3Csvg/%3E\" download=\"sudoku.svg\" class=\"button\">Save SVG</a>",
        "viewBox=\"0 0 10 10\"",
        "d=\"M4 4h2v1h-2zM5 5h1v1h-1z\"",
        "download=\"sudoku-qr.svg\" class=\"button\">Save QR code</a>",
        ">Copy result</button>",
        ">Save PNG</button>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    let code = opening_tags(&html, "img");
    assert_eq!(attribute(&code[0], "aria-label"), Some("QR code of the link"));
    // A browser that is not known yet has no ways of its own.
    assert!(!html.contains(">Share\u{2026}<") && !html.contains("Copy picture"), "{html}");
}

#[test]
fn without_words_or_a_code_these_are_left_out() {
    let html = shared("#play", "", None);
    assert!(html.contains("The link is too long for a QR code.") && html.contains("Save PNG"), "{html}");
    assert!(!html.contains("Copy result") && !html.contains("share__words"), "{html}");
    assert!(!html.contains("The link leads to the position before this step."), "{html}");
}

fn shared(link: &str, words: &str, code: Option<QrCode>) -> String {
    let [link, words, title] = [link, words, "Sudoku with 26 givens"].map(str::to_owned);
    let sharing = Sharing { link, words, title, board: String::new(), step: None, dark: false };
    let pictures = SharedPictures { board: "<svg/>".to_owned(), code };
    let shared = Some(Shared { sharing: sharing.into(), pictures: pictures.into() });
    let view = ShareView { subject: Subject::Puzzle, shared, look: Theme::Light, has_step: false, omitted: None };
    render::<SharePanel>(view)
}

/// The smallest code, which nobody could read.
fn code() -> QrCode {
    QrCode { size: 2, dark: vec![true, true, false, true], file: "<svg/>".to_owned() }
}

#[test]
fn a_text_or_a_file_that_takes_a_while_is_said_with_a_button_that_stops_it() {
    let bar = |imports: &Imports, reading: Option<&str>| {
        render::<ImportBar>(ImportBarProps { imports: imports.clone(), leads: true, reading: reading.map(Into::into) })
    };
    let mut imports = Imports::default();
    assert!(!bar(&imports, None).contains("Stop"));
    let text = bar(&imports, Some("the text"));
    assert!(text.contains("Reading the text\u{2026}") && text.contains("Stop"), "{text}");
    imports.push(1 << 63, "a.txt".into(), TextSource::File(0));
    assert!(!bar(&imports, None).contains("a.txt"), "a quick one is not shown");
    imports.is_slow = true;
    let file = bar(&imports, None);
    assert!(file.contains("Reading a.txt\u{2026}") && file.contains("Stop"), "{file}");
}

#[test]
fn the_first_page_of_a_book_says_what_it_holds() {
    let title = |puzzles, levels| PageContent::Title { puzzles, levels, solutions_from: 5 };
    let html = book_page(title(12, Some((Level::Easy, Level::Extreme))), PageLook::default());
    let title_line = "<h1 class=\"sheet__title\">&lt;b&gt;&quot;Ada&quot; &amp; Bob</h1><p>12 puzzles, Easy to Extreme</p>";
    assert!(html.replace("\"Ada\"", "&quot;Ada&quot;").contains(title_line), "{html}");
    let html = book_page(title(0, None), PageLook::default());
    assert!(html.contains("<p></p><p class=\"sheet__where\">Solutions from page 5</p>"), "{html}");
}

#[test]
fn a_printed_puzzle_says_where_its_solution_stands_and_links_to_itself() {
    let puzzle = |number, meets, link: Option<&str>| PrintedPuzzle {
        number,
        givens: Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7)),
        level: Level::Medium,
        meets,
        explainer: None,
        link: link.map(str::to_owned),
        solution_page: 5,
    };
    let content = |puzzles| PageContent::Puzzles { columns: 2, puzzles };
    let puzzles = vec![puzzle(5, true, Some("#g=1.a")), puzzle(6, false, Some("#g=1.b&c")), puzzle(7, true, None)];
    let html = book_page(content(puzzles), PageLook { names: true, ..PageLook::default() });
    for part in [
        "<p class=\"sheet__names\"><span>Name</span><span>Date</span></p><div class=\"sheet__boards sheet__boards--2\">",
        "href=\"#g=1.a\" class=\"leaf__link\">5 Medium</a><span>solution p. 5</span>",
        "href=\"#g=1.b&amp;c\" class=\"leaf__link leaf__link--nearest\">6 Medium, nearest found</a><span>sol. p. 5</span>",
        "<span>7</span><span>solution p. 5</span>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert_eq!((html.matches("<figure").count(), html.matches("leaf__link--nearest").count()), (3, 1));
    assert!(!html.contains("leaf__digits--small"), "candidates are printed if that is chosen");
    let look = PageLook { candidates: true, large: true, ..PageLook::default() };
    let html = book_page(content(vec![puzzle(1, true, None)]), look);
    assert!(html.contains("leaf__digits--small") && html.contains("scale(.667 .667)"), "{html}");
    assert!(!html.contains("sheet__names"), "{html}");
}

#[test]
fn a_printed_solution_says_where_its_puzzle_stands() {
    let solution = PrintedSolution { number: 6, grid: Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7)), puzzle_page: 3 };
    let look = PageLook { names: true, large: true, candidates: true };
    let html = book_page(PageContent::Solutions { columns: 3, solutions: vec![solution] }, look);
    for part in [
        "Solutions</h2><div class=\"sheet__boards sheet__boards--3\">",
        "<span>6</span><span>page 3</span>",
        "transform=\"scale(.556 .556)\" d=\"M58 40",
        "class=\"leaf__digits leaf__digits--light\"",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert!(!html.contains("leaf__digits--small") && !html.contains("sheet__names"), "{html}");
}

/// `index.html` shows one of these screens until the page is live. `UPDATE_EXPECT=1` writes them anew.
#[test]
fn the_first_screens_are_what_the_components_draw() {
    let drawn = first_screens();
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write("first.html", &drawn).unwrap();
    }
    let is_same = fs::read_to_string("first.html").unwrap() == drawn;
    assert!(is_same, "first.html is not what the page draws: UPDATE_EXPECT=1 cargo test --test pages writes it anew");
}

#[test]
fn nothing_in_the_first_screens_pretends_to_work() {
    let html = first_screens();
    for role in ["grid", "row", "gridcell"] {
        assert_eq!(opening_tags(&html, role), [""; 0], "the board is live, or it has no roles");
    }
    // Of the elements that are open, whether each is inert, or lies in one that is.
    let mut inert = vec![false];
    for tag in html.split('<').skip(1).filter(|tag| !tag.starts_with('!')) {
        if tag.starts_with('/') {
            inert.pop();
            continue;
        }
        let (tag, _) = tag.split_once('>').unwrap();
        let is_inert = *inert.last().unwrap() || tag.contains(" inert");
        let is_control = !tag.contains("href=\"./\"") // the link that loads the page again
            && ["a ", "button ", "input "].iter().any(|name| tag.starts_with(name))
            || tag.contains("tabindex");
        assert!(is_inert || !is_control, "{tag}");
        if !tag.starts_with("input ") {
            inert.push(is_inert);
        }
    }
    assert_eq!(inert, [false], "all that was opened is closed");
}

/// The day on which a first visit is made.
const DAY: Date = date(2000, 2, 29);

/// The content of the page before it is live: both screens, and their texts in each other language, by number.
fn first_screens() -> String {
    let screens = screens();
    let english = texts_of(&screens);
    let of_language = |tag: &'static str| {
        let (title, texts) = std::thread::scope(|scope| scope.spawn(|| texts_in(tag)).join().unwrap());
        assert_eq!(texts.len(), english.len(), "{tag}: the screens have the same parts in each language");
        let others = english.iter().zip(&texts).enumerate().filter(|(_, (english, text))| english != text);
        let others = others.map(|(number, (_, text))| (number.to_string(), text));
        let others: BTreeMap<String, &String> = others.chain([("title".to_owned(), &title)]).collect();
        format!("{}:{}", serde_json::to_string(tag).unwrap(), serde_json::to_string(&others).unwrap())
    };
    let texts = others().map(of_language).collect::<Vec<_>>().join(",");
    format!(
        "<!-- Drawn by tests/pages.rs: UPDATE_EXPECT=1 cargo test --test pages -->{screens}\n\
        <script type=\"application/json\" id=\"first-texts\">{{{texts}}}</script>\n\
        <script type=\"application/json\" id=\"script-texts\">{}</script>\n",
        serde_json::to_string(&texts_of_scripts()).unwrap()
    )
}

/// A host sends this page for any address at which there is nothing, so it has its texts in all languages.
#[test]
fn the_page_for_lost_addresses_says_it_in_each_language() {
    use text::boot;
    let said = || -> BTreeMap<&str, String> {
        let texts =
            [("page-title", boot::LOST_PAGE_TITLE), ("title", boot::LOST_TITLE), ("lost", boot::LOST), ("open", boot::LOST_OPEN)];
        texts.map(|(key, text)| (key, text.say())).into()
    };
    let page = fs::read_to_string(LOST).unwrap();
    let (before, rest) = page.split_once("id=\"texts\">").unwrap();
    let (_, after) = rest.split_once("</script>").unwrap();
    let written = format!("{before}id=\"texts\">{}</script>{after}", serde_json::to_string(&in_each_language(said)).unwrap());
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(LOST, &written).unwrap();
    }
    assert!(fs::read_to_string(LOST).unwrap() == written, "UPDATE_EXPECT=1 cargo test --test pages writes the texts of {LOST}");
    let english = said();
    for key in ["page-title", "title", "lost", "open"] {
        assert!(page.contains(&format!(">{}</", english[key])), "{key}: without its script the page is in English");
    }
}

/// The page for addresses at which there is nothing.
const LOST: &str = "site/404.html";

/// Returns what is said in each language.
fn in_each_language<T: Send>(said: impl Fn() -> T + Sync) -> BTreeMap<&'static str, T> {
    let of_language = |tag: &'static str| {
        let said = std::thread::scope(|scope| scope.spawn(|| (choose(tag), said()).1).join().unwrap());
        (tag, said)
    };
    [("en", said())].into_iter().chain(others().map(of_language)).collect()
}

/// The tags of the page's languages beside English.
fn others() -> impl Iterator<Item = &'static str> {
    Language::iter().map(|language| &**language).filter(|tag| *tag != "en")
}

/// The texts of the scripts around the page when its programs can't run, in each language.
fn texts_of_scripts() -> BTreeMap<&'static str, BTreeMap<&'static str, String>> {
    use text::boot;
    let said = || {
        let texts = [
            ("old-title", boot::OLD_TITLE),
            ("no-wasm", boot::NO_WASM),
            ("no-simd", boot::NO_SIMD),
            ("stopped-title", boot::STOPPED_TITLE),
            ("missing-title", boot::MISSING_TITLE),
            ("missing", boot::MISSING),
            ("missing-start", boot::MISSING_START),
            ("board", boot::BOARD),
            ("copy", boot::COPY),
            ("reload", boot::RELOAD),
            ("file-title", boot::FILE_TITLE),
            ("file", boot::FILE),
            ("frame-title", boot::FRAME_TITLE),
            ("frame", boot::FRAME),
        ];
        texts.map(|(key, text)| (key, text.say())).into_iter().collect()
    };
    in_each_language(said)
}

/// The title of the page and the texts of the first screens in a language. It is chosen for the thread that asks.
fn texts_in(tag: &str) -> (String, Vec<String>) {
    choose(tag);
    (text::shell::PAGE_TITLE.say(), texts_of(&screens()))
}

/// Chooses a language for this thread.
fn choose(tag: &str) {
    let folder = Path::new("locales").join(tag);
    let files = |folder: &Path| {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let paths = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        paths.map(|path| fs::read_to_string(path).unwrap()).collect::<String>()
    };
    nonet_words::choose(tag, &(files(&folder) + &files(&folder.join("page")))).unwrap();
}

/// The texts of a page in their order, and those of its attributes, as first.js numbers them.
fn texts_of(html: &str) -> Vec<String> {
    const ATTRIBUTES: [&str; 5] = ["aria-label", "aria-description", "title", "placeholder", "data-months"];
    let mut texts = Vec::new();
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap();
        if !tag.starts_with('/') {
            texts.extend(ATTRIBUTES.iter().filter_map(|name| attribute(tag, name)).map(str::to_owned));
        }
        texts.extend(Some(text).filter(|text| !text.trim().is_empty()).map(str::to_owned));
    }
    assert!(texts.iter().all(|text| !text.contains('&')), "a text with an entity would stand there as it is written");
    texts
}

/// A screen that fits whatever the address opens, and in a template that of a first visit.
fn screens() -> String {
    let play = render::<FirstVisit>(());
    let header = part(&play, "header", "class=\"header\"").replace(" aria-current=\"page\"", "");
    let lattice = part(&play, "svg", "class=\"board__lattice\"");
    let any = format!(
        "<div class=\"page\">{header}<main class=\"room\"><div class=\"room__board\"><div class=\"board\">{lattice}</div></div>\
        <div class=\"room__side\"><p class=\"room__verdict\">{}</p></div></main></div>",
        text::shell::TAGLINE
    );
    let givens = nonet_formats::line(&nonet_game::first_puzzle(Level::Easy).unwrap());
    // The facts of the page that first.js has to know are told by attributes.
    let months: Vec<String> = (1..=12).map(|month| returning::day_of_year(date(2000, month, 1)).replace('1', "#")).collect();
    let months = months.join("|");
    let keys = format!("data-prefix=\"{KEY_PREFIX}\" data-settings-key=\"{SETTINGS}\" data-theme-key=\"{THEME}\"");
    let told = format!("data-givens=\"{givens}\" data-months=\"{months}\" {keys}");
    let screens = format!("{any}<template id=\"first-visit\" {told}>{play}</template>");
    let quiet: String = screens.split_inclusive('>').map(quiet).collect();
    let quiet = quiet.replace(&returning::day_of_year(DAY), "<time></time>");
    let (overdue, reload) = (text::boot::OVERDUE, text::boot::RELOAD_PAGE);
    // Seen if nothing has taken the place of all this after a while: then no script of the page has come.
    format!("{quiet}\n<p class=\"overdue\">{overdue} <a href=\"./\">{reload}</a></p>")
}

/// The screen of who comes to the bare address for the first time. first.js says what day it is.
#[component]
fn FirstVisit() -> Html {
    let kept = Stored { today: DAY, generator: PuzzleGenerator::new(0), ..Stored::default() };
    html! { <Page view={Rc::new(page(&State::new(kept).arrived("")))} /> }
}

/// A piece of the page that ends in a tag: without roles and names where a board will be, inert where there are controls, and on a line
/// of its own where a part begins.
fn quiet(piece: &str) -> String {
    let (text, tag) = piece.split_at(piece.find('<').unwrap());
    let (class, role) = (attribute(tag, "class").unwrap_or_default(), attribute(tag, "role").unwrap_or_default());
    let tag = match (role, class) {
        ("grid" | "row" | "gridcell", _) => format!("<div class=\"{class}\">"),
        (_, "header__rooms" | "header__tools" | "room room--play") => tag.replace(" class=", " inert class="),
        _ => tag.to_owned(),
    };
    let parts = ["<div", "<header", "<main", "<nav", "<section", "<fieldset", "<button", "<li", "<template", "<dialog"];
    let begins = role != "gridcell" && parts.iter().any(|part| tag.starts_with(part));
    format!("{text}{}{tag}", if begins { "\n" } else { "" })
}

/// The element of this name that has this attribute.
fn part<'a>(html: &'a str, name: &str, attribute: &str) -> &'a str {
    let at = html.find(attribute).unwrap();
    let (start, end) = (html[..at].rfind(&format!("<{name} ")).unwrap(), format!("</{name}>"));
    &html[start..at + html[at..].find(&end).unwrap() + end.len()]
}

/// A page of a book.
fn book_page(content: PageContent, look: PageLook) -> String {
    let page = BookPage { number: 2, content };
    let pages = Rc::new(vec![Rc::new(page)]);
    render::<BookPages>(BookPagesProps { pages, sample: false, title: "<b>\"Ada\" & Bob".into(), look })
}

fn statistics(statistics: Statistics) -> String {
    render::<StatisticsPanel>(StatisticsPanelProps { statistics: statistics.into() })
}

/// The Solve room before anything stands in it.
fn empty_solve_room() -> SolveRoomProps {
    let page = page(&State::new(Stored::default()).after(Action::Shell(ShellAction::Enter(Room::Solve))));
    let RoomView::Solve(view) = page.room else { panic!("it is another room") };
    SolveRoomProps { view, samples: page.samples }
}

fn cell(index: usize) -> CellView {
    CellView { tab_stop: index == 0, ..CellView::of(Cell::from_index(index).unwrap(), Content::Empty) }
}

fn board() -> BoardView {
    BoardView {
        cells: (0..81).map(cell).collect(),
        editing: false,
        looking: false,
        rays: Default::default(),
        order: Vec::new(),
        houses: HouseSet::EMPTY,
        names: Vec::new(),
        links: Vec::new(),
        lines: Vec::new(),
        tracks_pointer_up: false,
        tinted_cell: Cell::from_index(0),
        solved_at: None,
        completed: (CellSet::EMPTY, 0),
        digit_size: Size::Medium,
        note_size: Size::Medium,
    }
}

fn render_board(view: BoardView) -> String {
    render::<Board>(BoardProps { view: view.into() })
}

fn render<C: BaseComponent>(props: C::Properties) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let renderer = LocalServerRenderer::<C>::with_props(props).hydratable(false);
    tokio::task::LocalSet::new().block_on(&runtime, renderer.render())
}

/// The opening tags of the markup, in order.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split_inclusive('>').filter_map(|piece| piece.find('<').map(|at| &piece[at..])).filter(|tag| !tag.starts_with("</"))
}

/// The opening tags with this role.
fn opening_tags(html: &str, role: &str) -> Vec<String> {
    tags(html).filter(|tag| attribute(tag, "role") == Some(role)).map(str::to_owned).collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}
