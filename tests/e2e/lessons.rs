//! Tests of lessons in the browser: a player reads about a technique, finds it alone on a board, and plays on.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_1;
use nonet_core::board::{Candidate, Candidates};
use nonet_core::solver;
use nonet_logic::{Options, Technique, next_step, steps_of};
use nonet_tutor::positions;
use serde_json::json;

/// Returns the first position of the lesson on X-wings, and the first elimination of its step.
fn x_wing() -> (Candidates, Candidate) {
    let [at, ..] = positions(Technique::XWing);
    let step = next_step(&at, &Options::to_practise(Technique::XWing)).unwrap();
    (at, step.eliminations().first().unwrap())
}

/// Unfolds the lesson on X-wings, the first of the hard ones.
async fn open_lesson(page: &Page) {
    page.click_first("section[aria-label=Hard] summary").await;
}

/// Opens the first position of the lesson on X-wings.
async fn open_position(page: &Page) {
    page.techniques().await;
    page.click("button", "Position 1").await;
    page.said("region", "Find: X-wing").await;
}

/// Clicks the candidate's cell and presses its digit.
async fn rule_out(page: &Page, it: Candidate) {
    page.click_cell(it.cell.row_index() + 1, it.cell.column_index() + 1).await;
    page.press(&it.digit.to_string()).await;
}

/// A player reads what an X-wing is and finds one alone, with six presses from the first screen.
#[tokio::test]
async fn what_an_x_wing_is_is_learnt_and_one_found_with_six_presses() {
    let (_, it) = x_wing();
    visit("", async |page| {
        page.menu("Menu", "Techniques").await; // 1, 2
        page.techniques().await;
        open_lesson(page).await; // 3
        page.click("button", "Position 1").await; // 4
        page.status("Select a cell and press the digit that can't be there.").await;
        assert!(!page.has("heading", "One solution").await, "the verdict waits");
        rule_out(page, it).await; // 5, 6
        page.status("Yes! X-wing ").await;
        page.find("button", "Next position").await;
    })
    .await;
}

#[tokio::test]
async fn a_position_answers_what_is_tried_and_leads_to_the_next_one() {
    let (at, it) = x_wing();
    let solution = solver::any_solution(at.grid()).unwrap();
    let own: Vec<Candidate> = steps_of(Technique::XWing, &at, &Options::default())
        .iter()
        .flat_map(|step| step.eliminations().iter().collect::<Vec<_>>())
        .collect();
    let needed = at.open().iter().find(|it| solution.grid()[it.cell] == Some(it.digit)).unwrap();
    let other = at.open().iter().find(|it| solution.grid()[it.cell] != Some(it.digit) && !own.contains(it)).unwrap();
    visit("#learn=x_wing", async |page| {
        open_position(page).await;
        page.said("region", "How to spot it").await;
        let filled = at.grid().filled_cells().first().unwrap();
        page.click_cell(filled.row_index() + 1, filled.column_index() + 1).await;
        page.press("5").await;
        page.status("Select one empty cell first.").await;
        rule_out(page, needed).await;
        page.status(&format!("No: {} is {} in the end", needed.cell, needed.digit)).await;
        rule_out(page, other).await;
        page.status(&format!("True, {} is not {}, but ", other.cell, other.digit)).await;
        rule_out(page, it).await;
        page.status("Yes! X-wing ").await;
        page.click("button", "Next position").await;
        page.said("heading", "Position 2 of 3").await;
        page.click("button", "Show it").await;
        page.status("There it is: X-wing ").await;
        page.click("button", "Next position").await;
        page.said("heading", "Position 3 of 3").await;
    })
    .await;
}

/// Both by an address that the page is opened with, and by one that is followed while the list is open.
#[tokio::test]
async fn a_link_to_a_lesson_leads_to_it() {
    const IN_SIGHT: &str = "const place = document.querySelector('details[open] > summary')?.getBoundingClientRect();
        return !!place && place.top >= 0 && place.bottom <= innerHeight && document.activeElement.tagName === 'SUMMARY'";
    visit("#learn=swordfish", async |page| {
        page.screen(390, 844).await;
        page.techniques().await;
        for lesson in ["x_wing", "skyscraper"] {
            page.script(&format!("location.hash = 'learn={lesson}'")).await;
            let open = format!("{IN_SIGHT} && document.querySelectorAll('details[open]').length === 1");
            until(lesson, async || (page.script(&open).await == json!(true)).then_some(())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_position_is_played_on_and_undone() {
    let (at, _) = x_wing();
    let line = at.grid().to_string();
    visit(&format!("#p={SEED_1}"), async |page| {
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        open_lesson(page).await;
        open_position(page).await;
        page.click("button", "Undo").await;
        page.board(SEED_1).await;
        page.verdict("One solution").await;
        page.press("Control+y").await;
        page.said("region", "Find: X-wing").await;
        page.click("button", "Play it").await;
        page.find("radiogroup", "Entry mode").await;
        page.board(&line).await;
    })
    .await;
}

/// The task, the board and the keys are visible together on every screen.
#[tokio::test]
async fn a_position_fits_every_screen() {
    visit("#learn=x_wing", async |page| {
        open_position(page).await;
        for (width, height) in [(360, 560), (360, 640), (390, 844), (768, 1024), (1280, 800), (320, 640)] {
            page.screen(width, height).await;
            let script = "const fits = (it) => { const box = it.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1; };
                return ['.exercise', '.board', '.keypad'].filter((it) => !fits(document.querySelector(it))).join(' ')";
            assert_eq!(page.script(script).await, json!(""), "{width}x{height}");
        }
    })
    .await;
}
