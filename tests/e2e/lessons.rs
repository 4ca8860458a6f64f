//! Tests of the Learn room in the browser: a player is shown a technique, finds it alone on a board, and goes back to a game.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_1;
use nonet_core::{board::Candidate, solver};
use nonet_logic::{Family, Options, Technique, steps_of};
use nonet_protocol::{Answer, Drill, DrillRequest, Question};
use nonet_worker::answer;
use serde_json::json;
use std::time::Duration;

/// The address of a drill in which an X-wing is to be found.
const X_WING: &str = "#learn=x_wing.find.1";

/// Returns that drill, as the worker makes it.
fn x_wing() -> Drill {
    let request = DrillRequest { seed: "x_wing.find.1".parse().unwrap(), level: None };
    let Some(Answer::Drill(Some(drill))) = answer(&Question::Drill(request), &mut |_| {}) else { panic!("no position") };
    drill.as_ref().clone()
}

/// Unfolds the text on X-wings in the list of techniques, the first of the hard ones, and goes to its lesson.
async fn learn_x_wing(page: &Page) {
    page.menu("Menu", "Techniques").await;
    page.techniques().await;
    page.click_first("section[aria-label=Hard] summary").await;
    page.click_first("details[open] .log__tools button").await;
    page.gone("dialog", "Techniques").await;
    page.find("heading", "X-wing").await;
}

/// Clicks the candidate's cell and presses its digit.
async fn rule_out(page: &Page, it: Candidate) {
    page.click_cell(it.cell.row_index() + 1, it.cell.column_index() + 1).await;
    page.press(&it.digit.to_string()).await;
}

/// Waits until the task says this.
async fn task_says(page: &Page, words: &str) {
    page.said("region", words).await;
}

#[tokio::test]
async fn an_x_wing_is_shown_followed_and_found() {
    visit("", async |page| {
        learn_x_wing(page).await;
        task_says(page, "How to spot it").await;
        let is_shown = async || {
            if page.has("button", "Next").await {
                page.click_first(".task__tools .button--primary").await;
            }
            page.has("button", "Now with you").await.then_some(())
        };
        until("all that is shown", is_shown).await;
        page.click("button", "Now with you").await;
        page.find("button", "Show it").await;
        page.click_label("Find it").await;
        task_says(page, "Select a cell and press the digit that can't be there.").await;
        page.click("button", "Show it").await;
        task_says(page, "There it is: X-wing ").await;
        page.click("button", "All chapters").await;
        page.gone("region", "Task").await;
    })
    .await;
}

#[tokio::test]
async fn a_drill_answers_what_is_tried_and_leads_to_the_next_one() {
    let drill = x_wing();
    let (at, it) = (drill.position.candidates(), drill.hint.explained.effect.eliminations().first().unwrap());
    let solution = solver::any_solution(at.grid()).unwrap();
    let own: Vec<Candidate> = steps_of(Technique::XWing, &at, &Options::default())
        .iter()
        .flat_map(|step| step.eliminations().iter().collect::<Vec<_>>())
        .collect();
    let needed = at.open().iter().find(|it| solution.grid()[it.cell] == Some(it.digit)).unwrap();
    let other = at.open().iter().find(|it| solution.grid()[it.cell] != Some(it.digit) && !own.contains(it)).unwrap();
    visit(X_WING, async |page| {
        task_says(page, "How to spot it").await;
        let filled = at.grid().filled_cells().first().unwrap();
        page.click_cell(filled.row_index() + 1, filled.column_index() + 1).await;
        page.press("5").await;
        page.status("Select one empty cell first.").await;
        rule_out(page, needed).await;
        task_says(page, &format!("No: {} is {} in the end", needed.cell, needed.digit)).await;
        rule_out(page, other).await;
        task_says(page, &format!("True, {} is not {}, but ", other.cell, other.digit)).await;
        rule_out(page, it).await;
        task_says(page, "Yes! X-wing ").await;
        page.click("button", "Next position").await;
        let is_next = "return location.hash === '#learn=x_wing.find.2'";
        until("the next drill", async || (page.script(is_next).await == json!(true)).then_some(())).await;
        page.click("button", "Show it").await;
        task_says(page, "There it is: X-wing ").await;
    })
    .await;
}

/// Follows the link to a drill, and answers how many milliseconds later another board is drawn.
const TIME_FIRST: &str = "
    const [address, done] = arguments;
    const board = () => document.querySelector('main [data-board]')?.dataset.board;
    const [before, start] = [board(), performance.now()];
    location.hash = address;
    const look = () => requestAnimationFrame(board() && board() !== before ? () => done(performance.now() - start) : look);
    look()";

/// Presses the button to the next position, and answers how many milliseconds later another board is drawn.
const TIME_NEXT: &str = "
    const done = arguments[arguments.length - 1];
    const board = () => document.querySelector('main [data-board]').dataset.board;
    const [before, start] = [board(), performance.now()];
    [...document.querySelectorAll('.task__tools button, .task button')].find((it) => it.textContent === 'Next position').click();
    const look = () => requestAnimationFrame(board() !== before ? () => done(performance.now() - start) : look);
    look()";

/// Not a test but a measurement, of which benches/README.md tells.
#[tokio::test]
#[ignore = "it measures, on a machine that does nothing else"]
async fn how_long_the_first_drill_and_the_next_one_take() {
    const SEEDS: u64 = 3;
    let techniques: Vec<Technique> = Technique::ALL.into_iter().filter(|it| it.family() <= Family::Chains).collect();
    visit("#learn", async |page| {
        let (mut first, mut next) = (Vec::new(), Vec::new());
        for technique in &techniques {
            for seed in 0..SEEDS {
                let address = json!(format!("learn={}.find.{}", technique.name(), 1000 * (seed + 1)));
                first.push((page.script_with(TIME_FIRST, vec![address]).await.as_f64().unwrap(), technique.name()));
            }
            page.click("button", "Show it").await;
            page.find("button", "Next position").await;
            tokio::time::sleep(Duration::from_secs(2)).await; // the least that a player needs to look at what is shown
            next.push((page.script_async(TIME_NEXT).await.as_f64().unwrap(), technique.name()));
        }
        for (what, mut times) in [("the first drill", first), ("the next one", next)] {
            times.sort_by(|one, other| one.0.total_cmp(&other.0));
            let at = |share: usize| times[(times.len() - 1) * share / 100];
            println!(
                "{what}, {} of {} techniques, ms: median {:?}, 95 % {:?}, most {:?}",
                times.len(),
                techniques.len(),
                at(50),
                at(95),
                at(100)
            );
        }
    })
    .await;
}

/// The link is an address that the page is opened with, or one that is followed while a lesson is open.
#[tokio::test]
async fn a_link_to_a_lesson_leads_to_it() {
    visit("#learn=swordfish", async |page| {
        page.find("heading", "Swordfish").await;
        for (lesson, title) in [("x_wing", "X-wing"), ("skyscraper", "Skyscraper")] {
            page.script(&format!("location.hash = 'learn={lesson}'")).await;
            page.find("heading", title).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_way_back_leads_from_a_lesson_to_the_game_and_its_hint() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.click("button", "More").await;
        let name = "return document.querySelector('.hint__title button')?.textContent ?? ''";
        let named = async || page.script(name).await.as_str().filter(|name| !name.is_empty()).map(str::to_owned);
        let name = until("the name of the technique", named).await;
        page.click("button", &name).await;
        page.find("region", "Task").await;
        page.find("heading", &name).await;
        page.script("history.back()").await;
        page.find("region", "Hint").await;
        page.board(SEED_1).await;
        learn_x_wing(page).await;
        page.script("history.back()").await;
        page.find("region", "Hint").await;
        page.board(SEED_1).await;
    })
    .await;
}

#[tokio::test]
async fn a_sheet_for_a_class_is_printed_with_its_solutions_and_its_link_opens_its_positions() {
    visit("#learn", async |page| {
        page.script("window.print = () => { window.printed = true; dispatchEvent(new Event('beforeprint')) }").await;
        page.click("button", "A sheet for a class").await;
        page.find("heading", "A sheet for a class").await;
        page.click("button", "X-wing").await;
        page.click("button", "Print").await;
        until("to be printed", async || (page.script("return window.printed ?? false").await == json!(true)).then_some(())).await;
        let on_pages = "return ['.leaf', '.sheet__steps li'].map((it) => document.querySelectorAll(it).length)";
        assert_eq!(page.script(on_pages).await, json!([12, 12]));
        assert_eq!(page.printed_pages().await, json!(3), "two of positions and one of solutions");
        page.click_first(".note-line a").await;
        page.find("heading", "X-wing1 of 12").await;
        let first = page.cell_names().await;
        page.open(page.script("return location.hash").await.as_str().unwrap()).await;
        page.find("region", "Task").await;
        let is_same = async || (page.cell_names().await == first).then_some(());
        until("the same position for everybody", is_same).await;
    })
    .await;
}

#[tokio::test]
async fn drills_by_eye_run_against_the_clock_only_if_that_is_switched_on() {
    visit("#learn=hidden_single", async |page| {
        task_says(page, "How to spot it").await;
        page.click("button", "By eye").await;
        task_says(page, "Find it without notes.").await;
        assert_eq!(page.script("return document.querySelector('[role=timer]')").await, json!(null));
        page.click("switch", "Ten against the clock").await;
        task_says(page, "1 of 10").await;
        let has_begun = "return document.querySelector('[role=timer]')?.textContent > '0:00'";
        until("the clock to run", async || (page.script(has_begun).await == json!(true)).then_some(())).await;
        page.click("button", "Show it").await;
        page.click("button", "Next position").await;
        task_says(page, "2 of 10").await;
        page.click("switch", "Ten against the clock").await;
        let is_off = "return document.querySelector('[role=timer]') === null";
        until("the clock to be gone", async || (page.script(is_off).await == json!(true)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn the_game_has_its_cell_again_after_a_drill() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(4, 5).await;
        page.script("location.hash = 'learn=x_wing.find.1'").await;
        task_says(page, "How to spot it").await;
        page.click_cell(9, 9).await;
        page.enter_room("Play").await;
        page.board(SEED_1).await;
        let selected = "return document.querySelector('[role=gridcell][aria-selected=true]')?.ariaLabel ?? ''";
        let is_back =
            async || page.script(selected).await.as_str().is_some_and(|name| name.starts_with("row 4, column 5")).then_some(());
        until("the selected cell of the game", is_back).await;
    })
    .await;
}

/// The task, the board and the keys are visible together on every screen, once the position has come.
#[tokio::test]
async fn a_drill_fits_every_screen() {
    visit(X_WING, async |page| {
        task_says(page, "How to spot it").await;
        for (width, height) in [(360, 560), (360, 640), (390, 844), (768, 1024), (1280, 800), (320, 640)] {
            page.screen(width, height).await;
            let script = "const fits = (it) => { const box = it?.getBoundingClientRect(); return box && box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1; };
                return ['.task', '.board', '.keypad'].filter((it) => !fits(document.querySelector(it))).join(' ')";
            let what = format!("all that is worked with on a screen of {width} by {height}");
            until(&what, async || (page.script(script).await == json!("")).then_some(())).await;
        }
    })
    .await;
}
