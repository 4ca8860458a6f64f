//! The verdict follows every change: none with its reason and a cure, several with a walk through them, complete, wrong.

use crate::page::{until, visit};
use crate::seeds::{SEED_1, SEED_3B, SEED_3C, SOLVE, SOLVED};
use serde_json::json;

/// A puzzle whose hardest step, by Sudoku Explainer, is a chain.
const CHAIN: &str = "024000690000568000000000000108209503309000102000040000070000020900000001000793000";

#[tokio::test]
async fn several_solutions_are_walked_through() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        page.verdict("32 solutions").await;
        page.said("tabpanel", "49 cells").await;
        page.said("tabpanel", "one of 27").await;
        page.click("button", "Next solution").await;
        page.status("Solution 1 of 32").await;
        let first = page.line().await;
        assert!(!first.contains('.'));
        page.click_cell(1, 1).await;
        page.press(">").await;
        page.status("Solution 2 of 32").await;
        assert_ne!(page.line().await, first);
        page.press("<").await;
        page.status("Solution 1 of 32").await;
        page.board(&first).await;
        page.find("slider", "Solution").await.send_keys("\u{e010}").await.unwrap(); // End
        page.status("Solution 32 of 32").await;
        let off =
            "return [...document.querySelectorAll('.walker__bar [aria-disabled]')].map((button) => button.innerText.trim())";
        assert_eq!(page.script(off).await, json!(["Next solution"]), "there is none after the last");
        page.click("button", "Back to the board").await;
        page.board(SEED_3C).await;
        page.click("button", "Add it").await;
        page.verdict("One solution").await;
    })
    .await;
}

#[tokio::test]
async fn a_change_of_the_number_of_solutions_is_spoken_after_a_paste() {
    visit(SOLVE, async |page| {
        page.paste(SEED_3C).await;
        page.status("32 solutions").await;
    })
    .await;
}

#[tokio::test]
async fn counting_all_shows_progress_and_stops() {
    // Seventeen givens fewer than a puzzle needs: more solutions than anybody counts.
    let few = format!("{:.<81}", &SEED_3B[..36]);
    visit(&format!("#p={few}"), async |page| {
        page.verdict(" ").await;
        page.click("tab", "Solutions").await;
        page.click("button", "Count all").await;
        // Once there are some: of none there is nothing to say when it stops.
        let some = |words: &String| words.contains("so far") && words.chars().any(|it| ('1'..='9').contains(&it));
        until("some solutions", async || page.texts("status").await.iter().any(some).then_some(())).await;
        page.click("button", "Stop").await;
        page.status("At least").await;
        page.click("button", "Count all").await;
        page.status("so far").await;
    })
    .await;
}

#[tokio::test]
async fn an_exact_count_beyond_a_thousand() {
    // Seed 3c without its first row and the 5 8 6 of the second.
    let looser = format!("{}{}", ".".repeat(18), &SEED_3C[18..]);
    visit(&format!("#p={looser}"), async |page| {
        page.verdict("More than 1,000 solutions").await;
        page.click("tab", "Solutions").await;
        page.click("button", "Count all").await;
        page.status("Exactly").await;
    })
    .await;
}

#[tokio::test]
async fn a_full_board_is_right_or_wrong() {
    let (_, solution) = SOLVED[0];
    let wrong = format!("{}{}", &solution[..80], "1");
    visit(&format!("#p={solution}"), async |page| {
        page.verdict("Complete and correct").await;
        page.paste(&wrong).await;
        page.verdict("Complete but wrong: two 1s in row 9").await;
    })
    .await;
}

#[tokio::test]
async fn the_keyboard_walks_on_through_the_solutions() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        page.verdict("32 solutions").await;
        page.click("tab", "Solutions").await;
        page.script("document.querySelector('.walker .slider').focus()").await;
        for number in 2..5 {
            page.press("ArrowRight").await;
            page.status(&format!("Solution {number} of 32")).await;
        }
    })
    .await;
}

#[tokio::test]
async fn sudoku_explainers_rating_leads_to_the_step_that_made_it_so() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.said("region", "Hard \u{b7} hardest step: X-wing").await;
        page.click("tab", "Ratings").await;
        for line in ["Score ", "SE 3.2 (1.2.1): the hardest step", "EP 1.2: ", "ED 1.2: "] {
            page.said("listitem", line).await;
        }
        page.click("button", "Hardest step").await;
        page.status("by Sudoku Explainer: X-Wing, 3.2").await;
        page.said("region", "Here Sudoku Explainer takes a step that it rates 3.2").await;
        page.click("button", "Back to the board").await;
        page.board(SEED_1).await;
        // A chain, which that program counts: it is drawn as ours shows it.
        page.open(&format!("#p={CHAIN}")).await;
        page.click("tab", "Ratings").await;
        page.click("button", "Hardest step").await;
        page.said("region", "Drawn is a proof of the same by a technique of Nonet's own").await;
        let links = "return document.querySelectorAll('.board .link').length";
        assert_ne!(page.script(links).await, json!(0));
    })
    .await;
}

/// A digit that is assumed and removed has but the mark of what is removed; a 3D Medusa shows the weak links by which its colours
/// rule candidates out.
#[tokio::test]
async fn the_marks_of_a_step_that_are_explained_are_those_on_the_board() {
    let explained = "return [...document.querySelectorAll('.room__more .legend li')].map(it => it.textContent)";
    for (puzzle, words) in [
        (
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
            json!(["follows, and its contrary too", "removed"]),
        ),
        (
            "000704005020010070000080002090006250600070008053200010400090000030060090200407000",
            json!(["one colour", "the other", "removed", "strong link", "weak link"]),
        ),
    ] {
        visit(&format!("#p={puzzle}"), async |page| {
            page.click("tab", "Ratings").await;
            page.click("button", "Hardest step").await;
            page.said("region", "Here Sudoku Explainer takes a step").await;
            assert_eq!(page.script(explained).await, words);
        })
        .await;
    }
}
