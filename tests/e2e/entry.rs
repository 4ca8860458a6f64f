//! A puzzle comes in: by paste, link, box, file, drop and keys. What can't be read is said, and the board stays.

use crate::page::{until, visit, visit_on_screens};
use crate::seeds::{SEED_1, SEED_2, SEED_2_PRINTED, SEED_3A, SEED_3B, SEED_3C, SOLVE, SOLVED, csv};
use serde_json::json;

/// The notes of the text were never cleaned: its lone digits may be givens, or naked singles still to be placed.
#[tokio::test]
async fn two_readings_are_both_offered() {
    let text = include_str!("../../crates/formats/tests/data/candidates_notes_never_cleaned.txt");
    let givens = ".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.";
    visit(SOLVE, async |page| {
        page.paste(text).await;
        page.status("0 givens").await;
        page.board(&".".repeat(81)).await;
        page.click("button", "Take lone digits as givens").await;
        page.board(givens).await;
        page.status("26 givens").await;
        page.press("Control+z").await;
        page.board(&".".repeat(81)).await;
        // A game has givens.
        page.enter_room("Play").await;
        page.find("button", "Hint").await;
        page.paste(text).await;
        page.board(givens).await;
    })
    .await;
}

#[tokio::test]
async fn a_link_opens_the_puzzle_and_a_new_one_replaces_it() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.board(SEED_1).await;
        page.verdict("One solution").await;
        page.script(&format!("location.hash = 'p={}'", SEED_3C.replace('0', "."))).await;
        page.board(SEED_3C).await;
        page.verdict("32 solutions").await;
        page.script("location.hash = 'p=12345'").await;
        page.status("5").await;
        page.board(SEED_3C).await;
        page.script("location.hash = 'nonsense'").await;
        page.board(SEED_3C).await;
    })
    .await;
}

#[tokio::test]
async fn givens_are_typed_one_after_the_other() {
    visit(SOLVE, async |page| {
        // On an empty board, from the first key on: digits go on, zeros, dots and blanks skip.
        for (at, digit) in SEED_2.chars().enumerate() {
            let skip = ["0", ".", "Space"][at % 3].to_owned();
            page.press(&if digit == '0' { skip } else { digit.to_string() }).await;
        }
        page.board(SEED_2).await;
        page.cell(1, 2, "given 6").await;
        page.verdict("One solution").await;
        page.find("region", "Verdict").await;
        page.menu("More", "Stop editing givens").await;
        page.click_cell(1, 1).await;
        page.press("5").await;
        page.cell(1, 1, "entered 5").await;

        // A second puzzle, with the keys of the page; the first comes back with undo.
        page.open_entry().await;
        page.click("button", "Type it").await;
        page.board(&".".repeat(81)).await;
        for key in ["7", "Skip", "8"] {
            page.click("button", key).await;
        }
        page.cell(1, 1, "given 7").await;
        page.cell(1, 2, "empty").await;
        page.cell(1, 3, "given 8").await;
        for _ in 0..3 {
            page.press("Control+z").await;
        }
        page.cell(1, 2, "given 6").await;
    })
    .await;
}

/// The puzzle of yesterday's newspaper is typed on a desktop with the keyboard, or on a phone with the keys of the page, and who is stuck
/// sees what comes next.
#[tokio::test]
async fn a_newspapers_puzzle_is_typed_and_one_gets_unstuck_with_at_most_two_presses_more() {
    visit_on_screens(&[(1280, 800), (360, 640)], "", async |page, (width, _)| {
        let mut presses = 1;
        page.enter_room("Solve").await;
        page.find("button", "Paste").await;
        for (at, digit) in SEED_2.trim_end_matches('0').chars().enumerate() {
            match (width, digit) {
                (1280, '0') => page.press("Space").await,
                (1280, _) => page.press(&digit.to_string()).await,
                (_, '0') => page.click("button", "Skip").await,
                _ => page.click("button", &digit.to_string()).await,
            }
            presses += 1;
            if at == 30 {
                page.verdict("digits so far").await;
                assert!(!page.has("tab", "Steps").await, "nothing is said of a puzzle that is not there yet");
            }
        }
        page.board(SEED_2).await;
        page.verdict("One solution").await;
        for name in ["Play it", "Next step", "Show solution"] {
            let button = page.find("button", name).await;
            assert_eq!(button.attr("aria-disabled").await.unwrap(), None, "{name}");
        }
        page.click("button", "Next step").await;
        presses += 1;
        page.find("region", "This step").await;
        page.cell(1, 4, "solved 7").await;
        assert!(presses <= 81 + 2, "{presses} presses");
    })
    .await;
}

#[tokio::test]
async fn the_box_takes_text_and_marks_the_place_of_a_fault() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.open_entry().await;
        page.type_text(&SEED_2_PRINTED.replacen("0 0 0 | 0 7 0 | 0 1 0", "0 0 0 | 0 7 0 | 0 1", 1)).await;
        page.click("button", "Load puzzle").await;
        page.status("line 5 has 8 cells, expected 9").await;
        page.board(SEED_1).await;
        let is_in_text = "return document.activeElement.matches('textarea')";
        until("the focus in the text", async || (page.script(is_in_text).await == json!(true)).then_some(())).await;
        page.press("Control+a").await;
        page.type_text(SEED_2_PRINTED).await;
        page.click("button", "Load puzzle").await;
        page.board(SEED_2).await;
        page.gone("dialog", "Enter or paste a puzzle").await;
        page.press("Control+z").await;
        page.board(SEED_1).await;
    })
    .await;
}

#[tokio::test]
async fn a_paste_that_is_no_puzzle_is_said_and_changes_nothing() {
    let cases = [
        ("shopping list: milk, bread", "Not read"),
        (&SEED_1[1..], "line 1 has 80 characters, expected 81"),
        ("\u{202e}\u{0}\u{1f600}", "Not read"),
        (&format!("{SEED_2}{}", "x".repeat(1_100_000)), "no puzzles were found"),
    ];
    visit(&format!("#p={SEED_1}"), async |page| {
        page.board(SEED_1).await;
        for (text, words) in cases {
            page.press("Control+Home").await;
            page.paste(text).await;
            page.status(words).await;
            page.board(SEED_1).await;
            page.press("Escape").await;
            page.gone("dialog", "Enter or paste a puzzle").await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_file_is_opened() {
    visit(SOLVE, async |page| {
        page.choose_file("puzzle.txt", SEED_3B.as_bytes()).await;
        page.board(SEED_3B).await;
        page.click("button", "Dismiss").await;
        page.open_entry().await;
        page.choose_file("broken.csv", b"\xff\xfe\xfd\x00\xd8").await;
        page.status("broken.csv").await;
        page.board(SEED_3B).await;
    })
    .await;
}

#[tokio::test]
async fn a_csv_that_is_dropped_comes_back_solved() {
    let (puzzle, solution) = SOLVED[1];
    visit(SOLVE, async |page| {
        page.drop_file("input.csv", &csv(puzzle, ",")).await;
        page.board(solution).await;
        page.verdict("Complete and correct").await;
        page.click("button", "Download CSV").await;
        assert_eq!(page.download(".csv").await.lines().collect::<Vec<_>>(), csv(solution, ",").lines().collect::<Vec<_>>());
        page.press("Control+z").await;
        page.board(&".".repeat(81)).await;
    })
    .await;
}

#[tokio::test]
async fn tables_and_files_of_several_go_to_solve_from_a_game_too() {
    let (puzzle, solution) = SOLVED[1];
    visit("", async |page| {
        page.drop_file("input.csv", &csv(puzzle, ",")).await;
        page.board(solution).await;
        page.find("button", "Download CSV").await;
        page.enter_room("Play").await;
        page.said("heading", "51 left").await;
        page.drop_file("several.txt", &format!("{SEED_3A}\n{SEED_3B}\n")).await;
        page.find("grid", "Puzzles").await;
        page.click("button", "Open in Solve").await;
        page.board(SEED_3A).await;
        page.verdict("One solution").await;
        page.enter_room("Play").await;
        page.drop_file("one.txt", SEED_2).await;
        page.board(SEED_2).await;
        page.said("heading", &format!("{} left", SEED_2.matches('0').count())).await;
    })
    .await;
}

#[tokio::test]
async fn examples_are_offered_on_the_empty_page_and_where_a_puzzle_is_entered() {
    visit(SOLVE, async |page| {
        page.click("button", "Easy Singles are enough").await;
        page.verdict("One solution").await;
        page.open_entry().await;
        page.click("button", "32 solutions The one before without the 6 in r5c3").await;
        page.board(SEED_3C).await;
    })
    .await;
}
