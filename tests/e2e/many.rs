//! Files of many puzzles: they open as a table, are rated, sorted, filtered, gone through and taken out.

use crate::page::{Page, until, visit, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2, SEED_3A, SEED_3B, SOLVE, SOLVED};
use serde_json::json;

/// The numbers of the rows that are drawn, in their order.
async fn rows(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[role=grid][aria-label=Puzzles] [role=gridcell][data-column=place]')].map(it => it.textContent)";
    let found = page.script(script).await;
    found.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

async fn shows(page: &Page, words: &str) {
    let script = format!("return document.querySelector('dialog')?.textContent.includes('{words}') ?? false");
    until(words, async || (page.script(&script).await == json!(true)).then_some(())).await;
}

async fn first_rows(page: &Page, expected: &[&str]) {
    until(&format!("rows {expected:?}"), async || {
        let found = rows(page).await;
        found.iter().map(String::as_str).take(expected.len()).eq(expected.iter().copied()).then_some(())
    })
    .await;
}

async fn all_rows(page: &Page, expected: &[&str]) {
    until(&format!("only the rows {expected:?}"), async || (rows(page).await == expected).then_some(())).await;
}

/// Chooses a value of the field with this name.
async fn choose(page: &Page, name: &str, value: &str) {
    let script = format!(
        "const field = document.querySelector('[aria-label=\"{name}\"]');
         field.value = [...field.options].find(option => option.text === '{value}').value;
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.script(&script).await;
}

/// Two puzzles in turn, so many in all.
fn lines(count: usize) -> String {
    (0..count).map(|row| format!("{}\n", [SEED_1, SEED_2][row % 2])).collect()
}

#[tokio::test]
async fn a_dropped_file_of_many_is_a_table_with_its_bad_rows() {
    visit(SOLVE, async |page| {
        let text = format!("id;puzzle;by\n1;{SEED_3B};a\n\n\n2;{};b\n3;{SEED_2};c\n4;{SEED_1};d\n", &SEED_1[1..]);
        page.drop_file("four.csv", &text).await;
        page.find("grid", "Puzzles").await;
        shows(page, "4 of 4 checked").await;
        shows(page, "4 rows, 1 with errors").await;
        shows(page, "line 5 has 80 characters, expected 81").await;
        first_rows(page, &["1", "2", "3", "4"]).await;
        page.click("button", "Score").await;
        first_rows(page, &["3"]).await;
        page.click("button", "Download CSV").await;
        let csv = page.download(".csv").await;
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(
            lines[0],
            "id;puzzle;by;solutions;solution;level;score;hardest;steps;error;solutions_counted;hardest_name;step_names"
        );
        assert_eq!(lines.len(), 5);
        assert!(lines[1].starts_with(&format!("3;{SEED_2};c;1;")), "{csv}");
        assert!(lines[4].starts_with("2;") && lines[4].contains("line 5 has 80 characters"), "{csv}");
    })
    .await;
}

/// By keys alone: the second of two columns is chosen and read; closed, nothing is.
#[tokio::test]
async fn a_table_with_two_columns_of_puzzles_asks_which_is_meant() {
    visit(SOLVE, async |page| {
        let text = format!("id,left,right\n1,{SEED_1},{SEED_2}\n2,{SEED_2},{SEED_1}\n3,{SEED_1},{SEED_2}\n4,{SEED_2},{SEED_1}\n");
        page.drop_file("two.csv", &text).await;
        page.find("dialog", "Which column?").await;
        page.focused("left: 26, 27, 26 digits in its first rows").await;
        let shown = "return [...document.querySelectorAll('.columns__field')].map(it => it.textContent)";
        assert_eq!(page.script(shown).await, json!([SEED_1, SEED_2, SEED_1, SEED_2, SEED_1, SEED_2]), "three rows of each");
        page.press("Escape").await;
        page.gone("dialog", "Which column?").await;
        assert!(!page.has("grid", "Puzzles").await, "nobody chose");
        page.drop_file("two.csv", &text).await;
        page.focused("left: 26, 27, 26 digits in its first rows").await;
        page.press("ArrowDown Tab Enter").await;
        page.find("grid", "Puzzles").await;
        shows(page, "4 of 4 checked").await;
        page.press("Enter").await;
        page.board(SEED_2).await;
    })
    .await;
}

/// A file of another program, of which one game was begun and one is damaged.
#[tokio::test]
async fn a_game_that_was_begun_in_another_program_is_in_the_library() {
    visit(SOLVE, async |page| {
        let cell = |(place, digit): (usize, char)| match (place, digit) {
            (0, _) => "1|0|0|1|".to_owned(),
            (_, '0') => "0|0|0|1|".to_owned(),
            (_, digit) => format!("{digit}|0|0|0|"),
        };
        let begun: String = SEED_1.chars().enumerate().map(cell).collect();
        let text = format!(
            "<opensudoku>\n<game data=\"{SEED_2}\"/>\n<game time=\"90500\" data=\"version: 4&#10;{begun}\"/>\n\
             <game data=\"version: 4&#10;0|0|\"/>\n</opensudoku>"
        );
        page.drop_file("mine.opensudoku", &text).await;
        page.find("grid", "Puzzles").await;
        page.said("status", "line 4: this game is damaged at r1c1").await;
        page.said("status", "One game in it was begun").await;
        shows(page, "3 rows, 1 with errors").await;
        first_rows(page, &["1", "2", "3"]).await;
        shows(page, "Begun").await;
    })
    .await;
}

/// A list, a grid and a table.
#[tokio::test]
async fn files_of_different_forms_are_one_list() {
    visit(SOLVE, async |page| {
        let grid: String = SEED_3A.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect();
        let table = format!("id;puzzle\n7;{SEED_3B}\n8;{}\n", &SEED_3B[1..]);
        page.drop_files(&[("two.sdm", &format!("{SEED_1}\n{SEED_2}\n")), ("one.sdk", &grid), ("table.csv", &table)]).await;
        shows(page, "5 of 5 checked").await;
        shows(page, "5 rows, 1 with errors").await;
        shows(page, "table.csv: line 3 has 80 characters").await;
    })
    .await;
}

#[tokio::test]
async fn a_list_is_rated_as_sudoku_explainer_does_and_sorted_by_its_own_columns() {
    visit(SOLVE, async |page| {
        page.drop_file("three.csv", &format!("id,puzzle\n10,{SEED_1}\n9,{SEED_2}\n100,{SEED_3A}\n")).await;
        page.find("grid", "Puzzles").await;
        shows(page, "3 of 3 checked").await;
        page.select("Sort by a column of the file", "Sort: id").await;
        first_rows(page, &["2", "1", "3"]).await;
        page.select("Sort by a column of the file", "Sort: id, last first").await;
        first_rows(page, &["3", "1", "2"]).await;
        page.click("button", "Rate by SE").await;
        page.gone("button", "Rate by SE").await;
        shows(page, "3 of 3 checked, with SE").await;
        page.click("button", "SE").await;
        first_rows(page, &["2", "3", "1"]).await;
        page.click("button", "Download CSV").await;
        let csv = page.download(".csv").await;
        let ratings: Vec<Vec<&str>> = csv.lines().map(|line| line.rsplit(',').skip(3).take(4).collect()).collect();
        assert_eq!(ratings[0], ["error", "se_ed", "se_ep", "se_er"]);
        assert!(ratings[1..].iter().all(|row| row[1..].iter().all(|tenths| tenths.parse::<f32>().is_ok())), "{csv}");
    })
    .await;
}

#[tokio::test]
async fn a_file_of_one_puzzle_is_that_puzzle() {
    visit(SOLVE, async |page| {
        page.drop_file("one.csv", &format!("id,puzzle\n7,{SEED_2}\n")).await;
        page.board(SEED_2).await;
        page.drop_file("one.sdm", &format!("{SEED_1}\n")).await;
        page.board(SEED_1).await;
        assert!(!page.has("grid", "Puzzles").await);
    })
    .await;
}

#[tokio::test]
async fn a_file_without_puzzles_is_refused_in_a_sentence() {
    visit(SOLVE, async |page| {
        page.drop_file("words.txt", "nothing here\nis a puzzle\n").await;
        page.said("status", "words.txt").await;
        assert!(!page.has("grid", "Puzzles").await);
    })
    .await;
}

/// The row is in sight also before anybody has scrolled, in a window that shows two rows.
#[tokio::test]
async fn the_row_that_the_keys_go_to_is_in_sight() {
    visit("", async |page| {
        page.screen(640, 400).await;
        page.drop_file("many.sdm", &lines(12)).await;
        shows(page, "12 of 12 checked").await;
        let whole = "const dialog = document.querySelector('dialog[open]'); return [dialog.scrollTop, dialog.scrollHeight - dialog.clientHeight]";
        assert_eq!(page.script(whole).await, json!([0, 0]), "the rows have the focus, and all that is around them is in sight");
        for keys in ["ArrowDown ArrowDown ArrowDown ArrowDown", "End", "PageUp", "Home"] {
            page.press(keys).await;
            let inside = "const rows = document.querySelector('.collection__list').getBoundingClientRect();
                const row = document.querySelector('.collection__row--current')?.getBoundingClientRect();
                return !!row && row.top >= rows.top && row.bottom <= rows.bottom + 1";
            until(keys, async || (page.script(inside).await == json!(true)).then_some(())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn after_a_puzzle_of_a_list_the_next_one_of_the_list_comes_next() {
    let nearly = format!("{}0", &SOLVED[0].1[..80]);
    visit("", async |page| {
        page.paste(&format!("{nearly}\n{SEED_2}\n")).await;
        shows(page, "2 of 2 checked").await;
        page.press_named("Play").await;
        page.board(&nearly).await;
        page.click_cell(9, 9).await;
        page.press("6").await;
        page.click("button", "Next of the list").await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn pasted_puzzles_are_gone_through_one_by_one() {
    visit(SOLVE, async |page| {
        page.paste(&format!("{SEED_1}\n{SEED_2}\n{SEED_3A}\n")).await;
        page.find("grid", "Puzzles").await;
        shows(page, "3 of 3 checked").await;
        page.press("ArrowDown").await;
        page.press("Enter").await;
        page.board(SEED_2).await;
        page.click("button", "Next unsolved").await;
        page.board(SEED_3A).await;
        page.click("button", "List").await;
        page.find("grid", "Puzzles").await;
        page.click("button", "Library").await;
        page.click("button", "Delete: Pasted puzzles").await;
        page.gone("button", "Delete: Pasted puzzles").await;
        // The focus is where the same is undone, and done.
        page.focused("Undo: Pasted puzzles").await;
        page.press("Enter").await;
        page.focused("Delete: Pasted puzzles").await;
        page.press("Enter").await;
        page.select("Show", "Bin").await;
        page.find("button", "Put back: Pasted puzzles").await;
        let undo = "document.querySelector('[aria-label=\"Put back: Pasted puzzles\"]')";
        page.script(&format!("{undo}.focus()")).await;
        page.press("Enter").await;
        page.gone("button", "Put back: Pasted puzzles").await;
        page.focused("Show").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_solved_is_passed_over() {
    visit("", async |page| {
        page.paste(&format!("{SEED_1}\n{SEED_2}\n")).await;
        page.find("grid", "Puzzles").await;
        page.click("button", "Play").await;
        page.board(SEED_1).await;
        let solution = SOLVED.iter().find(|(puzzle, _)| *puzzle == SEED_1).unwrap().1;
        for (place, digit) in solution.char_indices().filter(|(place, _)| SEED_1.as_bytes()[*place] == b'0') {
            page.click_cell(place / 9 + 1, place % 9 + 1).await;
            page.press(&digit.to_string()).await;
        }
        page.click("button", "List").await;
        shows(page, "Solved").await;
        page.click_label("Unsolved").await;
        all_rows(page, &["2"]).await;
    })
    .await;
}

#[tokio::test]
async fn rows_are_sorted_filtered_and_picked_for_a_book_and_files() {
    visit(SOLVE, async |page| {
        page.drop_file("papers.txt", &format!("{SEED_3B}\n{SEED_3A}\nnothing\n{SEED_2}\n")).await;
        page.find("grid", "Puzzles").await;
        shows(page, "4 of 4 checked").await;
        choose(page, "Rows", "Can\\'t be read").await;
        all_rows(page, &["3"]).await;
        shows(page, "1 of 4 rows shown").await;
        choose(page, "Rows", "All rows").await;
        choose(page, "Level", "Easy").await;
        all_rows(page, &["2", "4"]).await;
        choose(page, "Level", "All levels").await;
        choose(page, "Givens", "at most 17 givens").await;
        all_rows(page, &[]).await;
        choose(page, "Givens", "Any givens").await;
        page.click("button", "No.").await;
        all_rows(page, &["4", "3", "2", "1"]).await;
        page.script("document.querySelector('.collection__list').focus()").await;
        page.press("Home").await;
        page.press("Space").await;
        page.press("End").await;
        page.press("Space").await;
        shows(page, "2 picked").await;
        page.click("button", "Download .sdm").await;
        assert_eq!(page.download(".sdm").await, [SEED_2, SEED_3B].map(|line| format!("{line}\n")).concat());
        page.click("button", "Download .sdk").await;
        assert_eq!(page.download(".sdk").await.matches("[Puzzle]").count(), 2);
        page.click("button", "Make a book").await;
        until("a book of two", async || {
            let count = page.script("return document.querySelectorAll('.book .leaf').length").await;
            (count.as_u64() >= Some(2)).then_some(())
        })
        .await;
        // The book that is made after it has neither its words nor its name.
        page.status("2 puzzles of a list").await;
        let title = "return document.querySelector('.maker input[type=text]').value";
        assert_eq!(page.script(title).await, json!("papers"));
        page.click("button", "Make another").await;
        page.status("12 puzzles made").await;
        assert_eq!(page.script(title).await, json!("Sudoku"));
    })
    .await;
}

/// A file that takes its time, paused, looked through, loaded anew and gone on with.
async fn a_long_file_is_gone_on_with(page: &Page) {
    page.open_entry().await;
    page.choose_file("many.txt", lines(LONG).as_bytes()).await;
    page.press_once_shown("Pause", "Pause").await;
    shows(page, "paused").await;
    page.script("document.querySelector('.collection__list').focus()").await;
    page.press("End").await;
    until("the last row", async || (rows(page).await.last().map(String::as_str) == Some("40,000")).then_some(())).await;
    assert!(rows(page).await.len() < 80, "no more rows are drawn than around those in sight");
    page.load_anew().await;
    page.click("button", "List").await;
    shows(page, "paused").await;
    page.click("button", "Go on").await;
    shows(page, "40,000 of 40,000 checked").await;
}

/// A number of rows that are not all rated in the moment in which their list opens.
const LONG: usize = 40_000;

#[tokio::test]
async fn a_long_file_goes_on_after_the_page_is_loaded_anew() {
    visit("", a_long_file_is_gone_on_with).await;
}

#[tokio::test]
async fn a_long_file_goes_on_in_firefox() {
    visit_in_firefox("", a_long_file_is_gone_on_with).await;
}

#[tokio::test]
async fn a_thousand_puzzles_open_from_the_picker_on_a_phone() {
    visit("", async |page| {
        page.screen(390, 844).await;
        page.open_entry().await;
        page.choose_file("thousand.txt", lines(1_000).as_bytes()).await;
        shows(page, "1,000 of 1,000 checked").await;
        assert_eq!(page.script("return document.documentElement.scrollWidth <= innerWidth").await, json!(true));
        page.click("button", "Next unsolved").await;
        page.board(SEED_1).await;
    })
    .await;
}

#[tokio::test]
async fn the_way_back_and_a_reload_leave_the_list_over_the_room() {
    visit("", async |page| {
        page.drop_file("few.sdm", &lines(3)).await;
        shows(page, "3 of 3 checked").await;
        page.press_named("Play").await;
        let place = async |words: &str| {
            let bar = "return document.querySelector('.collection-bar')?.textContent ?? ''";
            let is_there = async || page.script(bar).await.as_str().is_some_and(|bar| bar.contains(words)).then_some(());
            until(&format!("{words:?} over the room"), is_there).await;
            page.find("button", "Next unsolved").await;
        };
        place("1 of 3").await;
        page.click("button", "Next unsolved").await;
        place("2 of 3").await;
        page.script("history.back()").await;
        place("1 of 3").await;
        page.click("button", "Next unsolved").await;
        place("2 of 3").await;
        page.load_anew().await;
        place("2 of 3").await;
        page.click("button", "List").await;
        let cursor = "return document.querySelector('[role=grid][aria-label=Puzzles]')?.getAttribute('aria-activedescendant')";
        until("the open row", async || (page.script(cursor).await == json!("place-1")).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn board_and_panels_give_way_to_the_bar_of_a_list() {
    visit("", async |page| {
        page.drop_file("few.sdm", &lines(3)).await;
        shows(page, "3 of 3 checked").await;
        page.press_named("Play").await;
        page.find("button", "Next unsolved").await;
        for (width, height) in [(1280, 800), (1920, 1080), (844, 390), (640, 400), (390, 844), (360, 560)] {
            page.screen(width, height).await;
            let fits = "const [bar, board] = ['.collection-bar', '.board'].map(it => document.querySelector(it).getBoundingClientRect());
                return bar.height < 50 && board.top >= bar.bottom && board.bottom <= innerHeight
                    && document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth";
            until(&format!("all to fit {width}x{height}"), async || (page.script(fits).await == json!(true)).then_some(())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_stopped_waits_in_the_list_of_all() {
    visit(SOLVE, async |page| {
        page.drop_file("many.txt", &lines(LONG)).await;
        page.press_once_shown("Pause", "Stop").await; // it is read, and is being judged
        page.find("button", "Go on").await;
        page.load_anew().await;
        page.menu("Menu", "Library").await;
        page.find("button", "Delete: many.txt").await;
    })
    .await;
}
