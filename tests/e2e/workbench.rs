//! The work of an expert in Solve: the list of all steps, the judgement of an own structure, a step beside the list, a path for a post, for
//! paper and as pictures, the board alone, what forums ask of a puzzle.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_3B;
use serde_json::json;
use std::fs;

/// A puzzle that singles don't solve, at whose beginning many chains show the same.
const CHAINS: &str = "850002400720000009004000000000107002305000900040000000000080070017000000000036040";

/// A puzzle with a skyscraper of 6.
const SKYSCRAPER: &str = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548";

/// Easter Monster, of which singles solve nothing, also with two digits more.
const HARDEST: &str = "100000002090400050006000700050903000000070000000850040700000600030009080002000001";

/// A puzzle with 32 solutions.
const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

/// The number of rows of the list of available steps.
async fn rows(page: &Page) -> usize {
    let count = page.script("return document.querySelectorAll('.choices__row').length").await;
    count.as_u64().unwrap_or_default() as usize
}

async fn open_list(page: &Page) -> usize {
    page.verdict("One solution").await;
    page.click("button", "Available steps").await;
    page.find("region", "Available steps").await;
    until("the steps", async || Some(rows(page).await).filter(|rows| *rows > 0)).await
}

#[tokio::test]
async fn the_list_of_steps_is_filtered_unfolded_and_outlasts_a_step() {
    visit(&format!("#p={CHAINS}"), async |page| {
        let all = open_list(page).await;
        assert!(all > 10, "{all} rows");
        page.script("document.querySelector('.choices__more > summary').click()").await;
        page.select("Digit", "7").await;
        until("fewer rows", async || (rows(page).await < all).then_some(())).await;
        page.select("Digit", "Every digit").await;
        until("all rows", async || (rows(page).await == all).then_some(())).await;
        page.select("Order", "Most eliminations first").await;
        until("one list", async || {
            (page.script("return document.querySelectorAll('.choices__technique').length").await == json!(0)).then_some(())
        })
        .await;
        // The steps that are folded under a row open under it.
        page.script("document.querySelector('.choices__row > .button').click()").await;
        let folded = "return document.querySelectorAll('.choices__folded > li').length > 0";
        until("what was folded", async || (page.script(folded).await == json!(true)).then_some(())).await;
        page.select("Size", "Up to 2 cells, nodes or houses").await;
        until("fewer rows", async || (rows(page).await < all).then_some(())).await;
        page.select("Size", "Any size").await;
        until("all rows", async || (rows(page).await == all).then_some(())).await;
        // A cell is chosen by a press on the board.
        page.click("button", "Selected cells").await;
        page.click_cell(1, 1).await;
        page.status("None of the possible steps fits this filter.").await;
        page.click("button", "Selected cells").await;
        until("all rows", async || (rows(page).await == all).then_some(())).await;
        // A step that is taken leaves a list of those that follow.
        for _ in 0..2 {
            page.script("document.querySelector('.choices__row > .row').click()").await;
        }
        let taken = "return document.querySelector('[aria-label=\"Steps taken\"]') !== null";
        until("the step in the log", async || (page.script(taken).await == json!(true)).then_some(())).await;
        page.said("region", "possible step").await;
        assert!(rows(page).await > 0);
    })
    .await;
}

/// The answer about a candidate stands on the board step by step, and leaves the board as it was.
#[tokio::test]
async fn a_candidate_is_asked_about_and_followed_on_the_board() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.verdict("One solution").await;
        page.click("tab", "Own").await;
        page.click_cell(5, 8).await;
        page.find("group", "Candidates of r5c8").await;
        page.click("button", "6 r5c8").await;
        page.said("region", "Either way, r5c7").await;
        page.click_label("If true").await;
        page.said("region", "So r5c8 is not 6.").await;
        page.status("If r5c8 = 6:").await;
        page.click("button", "r5c8 = 6").await;
        page.status("If r5c8 = 6: 1 of").await;
        page.click("button", "Next digit").await;
        page.status("If r5c8 = 6: 2 of").await;
        page.click("button", "Link to another candidate").await;
        page.click("button", "1 r5c8").await;
        page.said("region", "weak link").await;
        page.click("button", "Close").await;
        until("the board as it was", async || {
            (page.script("return document.querySelector('.viewing') === null").await == json!(true)).then_some(())
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn an_own_structure_is_judged_as_it_is_typed_and_taken() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.verdict("One solution").await;
        page.click("tab", "Own").await;
        let field = page.find("textbox", "Your own structure").await;
        field.send_keys("(6)r5c6=r3c6-r3c9=r6c9-r6c4=r6c5").await.unwrap();
        page.status("It breaks at link 5: 6 has another place in row 6: r6c9").await;
        field.clear().await.unwrap();
        field.send_keys("(6)r5x6").await.unwrap();
        page.status("It can't be read").await;
        field.clear().await.unwrap();
        field.send_keys("(6)r5c6=r3c6-r3c9=r6c9 => r5c8<>6").await.unwrap();
        page.status("Skyscraper: it proves r5c7<>6 r5c8<>6 r6c4<>6 r6c5<>6").await;
        let drawn = "return document.querySelectorAll('[role=grid] [class*=role--]').length > 0";
        until("the structure on the board", async || (page.script(drawn).await == json!(true)).then_some(())).await;
        page.click("button", "Take").await;
        page.said("listitem", "Skyscraper").await;
    })
    .await;
}

#[tokio::test]
async fn a_wide_window_has_the_step_in_a_column_of_its_own_and_each_copies_it() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.grant_clipboard().await;
        let board = "return document.querySelector('.room__board').offsetWidth";
        for (width, height, is_wide) in [(1920, 1080, true), (1366, 768, true), (1280, 800, true), (1200, 700, true), (1180, 800, false), (390, 844, false)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SKYSCRAPER}")).await;
            page.verdict("One solution").await;
            let before = page.script(board).await;
            page.click("button", "Next step").await;
            page.find("region", "This step").await;
            let aside = "const aside = document.querySelector('.room__aside'); return aside.checkVisibility() && !!aside.querySelector('.step')";
            assert_eq!(page.script(aside).await, json!(is_wide), "{width}x{height}");
            assert_eq!(page.script(board).await, before, "the board is as large as before: {width}x{height}");
            let beyond = "return document.documentElement.scrollWidth - innerWidth";
            assert!(page.script(beyond).await.as_i64() <= Some(0), "{width}x{height}");
            page.click("button", "Copy notation").await;
            page.status("Copied.").await;
            assert!(page.clipboard().await.contains(" => "), "{width}x{height}");
            page.click("button", "Copy proof").await;
            until("the proof", async || page.clipboard().await.contains('\n').then_some(())).await;
            page.press("Control+z").await;
            page.board(SKYSCRAPER).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_steps_taken_go_out_in_each_form() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        page.cell(5, 2, "solved 4").await;
        for (form, file, says) in [
            ("Text", "sudoku-steps.txt", "  1. "),
            ("BBCode, for forums", "sudoku-steps.bbcode.txt", "[/code]\n1. "),
            ("Markdown", "sudoku-steps.md", "```\n\n1. "),
            ("CSV, a row for each step", "sudoku-steps.csv", "step,technique,place,eliminate,notation\n1,"),
            ("JSON, as nonet steps --json", "sudoku-steps.jsonl", "\"steps\":[{\"technique\":"),
        ] {
            page.menu("Menu", "Export").await;
            page.select("Steps taken", form).await;
            page.click("button", "Download").await;
            let text = page.download(file).await;
            assert!(text.contains(says) && text.contains("r5c2"), "{form}: {text}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_forums_ask_is_found_out_by_a_press_and_each_answer_has_its_definition() {
    visit(&format!("#p={HARDEST}"), async |page| {
        page.verdict("One solution").await;
        page.click("tab", "Ratings").await;
        page.click("button", "Find out").await;
        for answer in [
            "Backdoors of one digit none",
            "Depth of trial and error 2",
            "Automorphisms 1 of the puzzle, 1 of its solution",
            "Redundant givens none: the puzzle is minimal",
            "Solutions without a given 18 to 1,814",
        ] {
            page.said("listitem", answer).await;
        }
        let definition = "Two digits of the solution with which naked and hidden singles solve the rest";
        let is_seen = format!(
            "return [...document.querySelectorAll('.forum__row > p')].some(it => it.checkVisibility() && it.textContent.startsWith('{definition}'))"
        );
        assert_eq!(page.script(&is_seen).await, json!(false));
        page.script("document.querySelectorAll('.forum__row > summary')[1].click()").await;
        until("the definition", async || (page.script(&is_seen).await == json!(true)).then_some(())).await;
        for (width, height) in [(1280, 800), (390, 844), (320, 640)] {
            page.screen(width, height).await;
            let beyond = "return document.documentElement.scrollWidth - innerWidth";
            assert!(page.script(beyond).await.as_i64() <= Some(0), "{width}x{height}");
        }
        // Of another puzzle nothing was asked yet; one with several solutions has what is left.
        page.open(&format!("#p={SEVERAL}")).await;
        page.verdict("32 solutions").await;
        page.click("tab", "Ratings").await;
        page.click("button", "Find out").await;
        page.said("listitem", "Canonical form ").await;
        page.status("This puzzle does not have exactly one solution.").await;
    })
    .await;
}

/// Waits until a picture of pixels is downloaded under this name.
async fn picture(page: &Page, name: &str) {
    until(&format!("the picture {name}"), async || {
        let bytes = fs::read(page.folder().join(name)).ok()?;
        bytes.starts_with(&[0x89, b'P', b'N', b'G']).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_path_goes_out_with_boards_where_they_are_wanted_and_a_step_as_a_picture() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        page.find("region", "This step").await;
        page.click("button", "Save the picture as SVG").await;
        assert!(page.download("sudoku-step.svg").await.starts_with("<svg"));
        page.click("button", "Save the picture as PNG").await;
        picture(page, "sudoku-step.png").await;
        let document = "Steps for a post or print\u{2026}";
        for (boards, grids) in [("The start only", 1), ("Each step", 2)] {
            page.menu("More", document).await;
            page.select("Board at", boards).await;
            page.click("button", "Download").await;
            let text = page.download("sudoku-steps.txt").await;
            assert_eq!(text.lines().filter(|line| line.starts_with(".--")).count(), grids, "{boards}: {text}");
        }
        page.menu("More", document).await;
        page.select("Board at", "The steps I pick").await;
        page.click_label("1. ").await;
        page.select("Steps taken", "Pictures on one sheet, SVG").await;
        page.click("button", "Download").await;
        let sheet = page.download("sudoku-steps.svg").await;
        assert_eq!(sheet.matches("class=\"position__frame\"").count(), 2, "the start, and the step that was picked");
        page.menu("More", document).await;
        page.select("Steps taken", "Pictures on one sheet, PNG").await;
        page.click("button", "Download").await;
        picture(page, "sudoku-steps.png").await;
    })
    .await;
}

#[tokio::test]
async fn a_path_is_printed_with_its_drawn_boards_and_nothing_else() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        page.find("region", "This step").await;
        page.script("window.print = () => { dispatchEvent(new Event('beforeprint')); window.printed = true }").await;
        page.menu("More", "Steps for a post or print\u{2026}").await;
        page.select("Steps taken", "Paper, with drawn boards").await;
        page.select("Board at", "Each step").await;
        page.script("document.querySelector('dialog .button--primary').click()").await;
        until("to be printed", async || (page.script("return window.printed ?? false").await == json!(true)).then_some(())).await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let seen = "const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.checkVisibility()).length;
            return ['.board', '.header', '.document__step', '.document__board'].map(seen)";
        assert_eq!(page.script(seen).await, json!([0, 0, 3, 2]));
        let drawn = "return [...document.querySelectorAll('.document__board')].every(it => it.complete && it.naturalWidth > 0)";
        assert_eq!(page.script(drawn).await, json!(true));
        assert_eq!(page.printed_pages().await, json!(1));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
        page.script("dispatchEvent(new Event('afterprint'))").await;
        let left = "return document.querySelector('.document') === null";
        until("the board to be printed again", async || (page.script(left).await == json!(true)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn the_column_of_the_steps_is_widened_by_hand_and_stays_so() {
    visit(&format!("#p={SKYSCRAPER}"), async |page| {
        page.screen(1600, 900).await;
        page.verdict("One solution").await;
        let width = "return document.querySelector('.room__side').offsetWidth";
        let columns = async || page.script(width).await.as_i64().unwrap_or_default();
        let own = columns().await;
        page.focus("separator", "Width of the steps").await;
        page.press("ArrowRight").await;
        until("a wider column", async || (columns().await >= own + 10).then_some(())).await;
        let middle = "const {left, top, width, height} = document.querySelector('.separator').getBoundingClientRect();
            return [left + width / 2, top + height / 2]";
        let at: (f64, f64) = serde_json::from_value(page.script(middle).await).unwrap();
        page.drag_points(at, (at.0 - 120.0, at.1)).await;
        let narrow = until("a narrower column", async || Some(columns().await).filter(|width| *width < own)).await;
        page.load_anew().await;
        page.verdict("One solution").await;
        until("the column as it was", async || (columns().await == narrow).then_some(())).await;
        let beyond = "return document.documentElement.scrollWidth - innerWidth";
        assert!(page.script(beyond).await.as_i64() <= Some(0));
    })
    .await;
}

#[tokio::test]
async fn the_board_is_shown_alone_and_escape_leads_back() {
    for (width, height) in [(1280, 800), (390, 844)] {
        visit(&format!("#p={SKYSCRAPER}"), async |page| {
            page.screen(width, height).await;
            page.verdict("One solution").await;
            let board = "return document.querySelector('.room__board').offsetWidth";
            let before = page.script(board).await.as_i64();
            page.menu("More", "Board alone").await;
            page.gone("heading", "One solution").await;
            page.find("button", "Show everything again").await;
            assert!(page.script(board).await.as_i64() >= before);
            let beyond = "const {scrollWidth, scrollHeight} = document.documentElement;
                return scrollWidth <= innerWidth && scrollHeight <= innerHeight";
            assert_eq!(page.script(beyond).await, json!(true));
            page.press("Escape").await;
            page.verdict("One solution").await;
            page.menu("More", "Board alone").await;
            page.click("button", "Show everything again").await;
            page.verdict("One solution").await;
        })
        .await;
    }
}
