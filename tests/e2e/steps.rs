//! Reasoning step by step, the log, how the search went, and what can be copied and downloaded.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SEED_2_PRINTED, SEED_3A, SEED_3B, SOLVED, csv};
use serde_json::json;

#[tokio::test]
async fn steps_are_said_drawn_applied_and_logged() {
    visit(&format!("#p={SEED_3A}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        until("a digit that the program placed", async || {
            page.cell_names().await.iter().any(|name| name.contains("solved")).then_some(())
        })
        .await;
        let after_one = page.line().await;
        let drawn = page.script("return document.querySelectorAll('[role=grid] [class*=role--]').length").await;
        assert!(drawn.as_u64() > Some(0), "the step is drawn on the board");
        page.click("button", "To the end").await;
        page.board(SOLVED[2].1).await;
        page.menu("More", "Steps as text").await;
        let text = page.download(".txt").await;
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(" => ")).collect();
        page.menu("More", "Steps as CSV").await;
        let table = page.download(".csv").await;
        assert!(lines.len() > 1 && table.lines().count() > lines.len(), "{text}\n{table}");
        page.press("Control+z").await;
        page.board(&after_one).await;
        page.press("Control+z").await;
        page.board(SEED_3A).await;
    })
    .await;
}

/// Takes two steps of [`SEED_3B`], looks back at the first, and gives the board after both.
async fn replay(page: &Page) -> String {
    page.verdict("One solution").await;
    page.click("button", "Next step").await;
    page.cell(5, 2, "solved 4").await;
    page.click("button", "Next step").await;
    page.cell(6, 4, "solved 6").await;
    let now = page.line().await;
    page.click("button", "1 Hidden single r5c2 = 4").await;
    page.status("Step 1 of 2").await;
    now
}

/// The number of empty cells of the line.
fn empty(line: &str) -> usize {
    line.matches(['.', '0']).count()
}

#[tokio::test]
async fn what_is_looked_at_goes_out_as_it_is_shown_and_that_is_said() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        replay(page).await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let seen = "return ['.board', '.viewing__words', '.viewing__tools', '.verdict'].filter(part => document.querySelector(part).checkVisibility())";
        assert_eq!(page.script(seen).await, json!([".board", ".viewing__words"]), "no count of another board is beside it");
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;

        let says = "return document.querySelector('dialog[open]')?.innerText.includes('Step 1 of 2, before it was taken') ?? false";
        for item in ["Export", "Print"] {
            page.menu("Menu", item).await;
            until(item, async || (page.script(says).await == json!(true)).then_some(())).await;
            page.click("button", "Close").await;
        }
        page.menu("Menu", "Share").await;
        page.click_label("Position").await;
        until("the position", async || (page.script(says).await == json!(true)).then_some(())).await;
        let link = "return document.querySelector('.share__link')?.value ?? ''";
        let before = format!("#p={}", SEED_3B.replace('.', "0"));
        until("its link", async || page.script(link).await.as_str()?.ends_with(&before).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn the_difficulty_strip_leads_along_the_path() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        let strip = page.find("slider", "Moment of the rating path").await;
        strip.click().await.expect("the middle of the path");
        page.status("Step ").await;
        until("digits", async || (empty(&page.line().await) < 45).then_some(())).await;
        page.press("End").await;
        until("the last step of the path", async || (empty(&page.line().await) == 1).then_some(())).await;
        page.click("button", "Back to the board").await;
        page.board(SEED_3B).await;
        page.press("Control+z").await;
        page.board(SEED_3B).await; // it was only a look, and the puzzle came first
        let strip = page.find("slider", "Moment of the rating path").await;
        strip.click().await.expect("the middle of the path");
        page.click("button", "Take this").await;
        until("digits that stand", async || (empty(&page.line().await) < 45).then_some(())).await;
        page.press("Control+z").await;
        page.board(SEED_3B).await;
    })
    .await;
}

/// The chosen step is the current one, and its button's space is still its own.
#[tokio::test]
async fn a_listed_step_is_chosen_and_taken_by_the_space_bar() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.click("button", "Available steps").await;
        page.focus("button", "r5c2 = 4").await;
        page.press("Space").await;
        page.find("button", "Take").await;
        page.press("Space").await;
        page.cell(5, 2, "solved 4").await;
    })
    .await;
}

#[tokio::test]
async fn one_of_the_steps_there_are_is_taken_and_singles_all_at_once() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Available steps").await;
        page.find("region", "Available steps").await;
        let levels = "return [...document.querySelectorAll('h1, h2, h3, h4')].filter((it) => it.checkVisibility()).map((it) => +it.tagName[1])";
        let levels: Vec<u8> = serde_json::from_value(page.script(levels).await).unwrap();
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "no heading is a level too deep: {levels:?}");
        // A step that has the focus is drawn; a step that is pressed is explained; neither changes the board.
        page.find("button", "r5c2 = 4").await;
        let focus = "[...document.querySelectorAll('.choices button')].find(it => it.innerText.trim() == 'r5c2 = 4').focus()";
        page.script(focus).await;
        let drawn = "return document.querySelector('[data-cell=\"37\"]').className.includes('role--')";
        until("the step to be drawn", async || (page.script(drawn).await == json!(true)).then_some(())).await;
        page.click("button", "r5c2 = 4").await;
        page.status("Hidden single").await;
        page.click("button", "Back to the board").await;
        page.board(SEED_3B).await;
        // Pressed again, it is taken.
        page.script(focus).await;
        page.press("Enter").await;
        page.find("button", "Take").await;
        page.press("Enter").await;
        page.cell(5, 2, "solved 4").await;
        page.press("Control+z").await;
        page.board(SEED_3B).await;
        page.click("button", "All singles").await;
        until("more digits", async || (empty(&page.line().await) + 1 < empty(SEED_3B)).then_some(())).await;
        page.press("Control+z").await;
        page.board(SEED_3B).await;
    })
    .await;
}

/// A step that is chosen from the list is explained under its row, which stays in sight: a second press there takes it.
#[tokio::test]
async fn a_step_of_the_list_is_explained_under_its_row_and_taken_there() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.screen(1180, 800).await; // a wider window explains it in a column of its own
        page.verdict("One solution").await;
        page.click("button", "Available steps").await;
        let row = page.find("button", "r5c2 = 4").await;
        row.click().await.unwrap();
        page.said("region", "r5c2").await;
        let apart = "const row = [...document.querySelectorAll('.choices button')].find(it => it.innerText.trim() == 'r5c2 = 4');
            const [above, below] = [row, document.querySelector('.room__more .step')].map(it => it.getBoundingClientRect());
            const panel = row.closest('.tabs__panel').getBoundingClientRect();
            return [above.top >= panel.top, Math.abs(below.top - above.bottom) < 12]";
        assert_eq!(page.script(apart).await, json!([true, true]));
        page.board(SEED_3B).await;
        page.find("button", "r5c2 = 4").await.click().await.unwrap();
        page.cell(5, 2, "solved 4").await;
    })
    .await;
}

/// On a phone on its side, what is said of a step is read whole: what is around it scrolls.
#[tokio::test]
async fn a_step_is_told_whole_where_the_window_is_low() {
    visit("", async |page| {
        for (width, height) in [(640, 400), (844, 390)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SEED_3B}")).await;
            page.click("button", "Next step").await;
            page.find("region", "This step").await;
            let cut = "const step = document.querySelector('.room__more .step');
                for (let around = step.parentElement; !around.matches('.room__side'); around = around.parentElement)
                    if (around.scrollHeight > around.clientHeight + 1 && getComputedStyle(around).overflowY != 'visible') return around.className;
                return document.querySelector('.tabs').offsetHeight > step.offsetHeight ? '' : 'tabs'";
            assert_eq!(page.script(cut).await, json!(""), "{width}x{height}");
            let in_sight = "const { top, bottom } = document.querySelector('.room__actions').getBoundingClientRect();
                return top >= document.querySelector('.header').getBoundingClientRect().bottom && bottom <= innerHeight";
            assert_eq!(page.script(in_sight).await, json!(true), "the next step is at hand at {width}x{height}");
        }
    })
    .await;
}

/// If there isn't room for all of a step, nothing of what is above it takes room: it would be cut.
#[tokio::test]
async fn a_step_begins_where_its_place_begins() {
    visit("", async |page| {
        for (width, height) in [(390, 844), (844, 390), (640, 400), (1180, 800)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SEED_3B}")).await;
            page.verdict("One solution").await;
            for number in 1..=6 {
                let taken = "return document.querySelectorAll('.log__list > li').length";
                let before = page.script(taken).await;
                page.click("button", "Next step").await;
                until("the step", async || (page.script(taken).await != before).then_some(())).await;
                let is_cut = "const place = it => it.getBoundingClientRect();
                    const row = place(document.querySelector('.log__list .row'));
                    const title = place(document.querySelector('.room__more .step__title'));
                    const above = [...document.querySelectorAll('.tabs__row, .room__actions, .header')].map(it => place(it).bottom);
                    const edge = Math.max(...above.filter(bottom => bottom <= title.top + 3));
                    const panel = document.querySelector('.tabs__panel');
                    const scrolls = getComputedStyle(panel).overflowY == 'auto';
                    const end = scrolls ? place(panel).bottom : innerHeight;
                    const fits = place(document.querySelector('.room__more .step')).bottom <= end + 1;
                    return !fits && row.top < edge - 1 && row.bottom > edge + 3";
                let what = format!("step {number} to begin in sight at {width}x{height}");
                until(&what, async || (page.script(is_cut).await == json!(false)).then_some(())).await;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_sentence_lights_the_cells_it_speaks_of() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        page.cell(5, 2, "solved 4").await;
        let lit = "return document.querySelectorAll('.cell--pointed').length";
        assert_eq!(page.script(lit).await.as_u64(), Some(0));
        page.script("[...document.querySelectorAll('.step [tabindex]')].filter(it => it.checkVisibility()).at(-1).focus()").await;
        until("a lit cell", async || (page.script(lit).await.as_u64() > Some(0)).then_some(())).await;
        page.script("document.activeElement.blur()").await;
        until("none", async || (page.script(lit).await.as_u64() == Some(0)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn techniques_are_switched_off_read_and_learnt() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        page.menu("Menu", "Techniques").await;
        page.click("switch", "Hidden single").await;
        let whole = "Techniques that assume one solution";
        let checked = async |name: &str| page.find("switch", name).await.attr("aria-checked").await.unwrap();
        page.said("dialog", "13 of 13").await;
        page.click("switch", whole).await;
        page.said("dialog", "0 of 13").await;
        assert_eq!([checked(whole).await, checked("Unique loop").await].map(Option::unwrap), ["false", "false"]);
        page.click("switch", "Unique loop").await;
        page.said("dialog", "1 of 13").await;
        assert_eq!(checked(whole).await.as_deref(), Some("true"));
        for _ in 0..2 {
            page.find("switch", whole).await.send_keys(" ").await.unwrap(); // it may lie under the dialog's head
        }
        page.said("dialog", "13 of 13").await;
        assert_eq!(checked("Unique loop").await.as_deref(), Some("true"));
        page.press("Escape").await;
        page.gone("dialog", "Techniques").await;
        page.click("button", "Next step").await;
        until("another technique", async || {
            let title = page.script("return document.querySelector('.step__title')?.textContent ?? ''").await;
            title.as_str().filter(|title| !title.is_empty() && !title.contains("Hidden single")).map(|_| ())
        })
        .await;
        page.press("Control+z").await;
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        page.find("searchbox", "Search by name").await.send_keys("x-wing").await.unwrap();
        page.gone("switch", "Hidden single").await;
        page.script("document.querySelector('.techniques__row summary').click()").await;
        page.script("document.querySelector('details[open] button').click()").await;
        page.gone("dialog", "Techniques").await;
        page.find("heading", "X-wing").await;
        page.script("history.back()").await;
        page.board(SEED_3B).await;
    })
    .await;
}

#[tokio::test]
async fn the_name_of_a_technique_leads_to_its_lesson_and_the_way_back_to_the_step() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        let name = "return document.querySelector('.step__title button')?.textContent ?? ''";
        let named = async || page.script(name).await.as_str().filter(|name| !name.is_empty()).map(str::to_owned);
        let name = until("the name of the step", named).await;
        let line = page.line().await;
        page.click("button", &name).await;
        page.find("region", "Task").await;
        page.find("heading", &name).await;
        page.script("history.back()").await;
        page.find("region", "This step").await;
        page.board(&line).await;
    })
    .await;
}

#[tokio::test]
async fn a_lesson_has_an_address_and_the_way_back_leads_out_of_it_and_of_the_list() {
    visit("", async |page| {
        page.go_to("learn/x-wing.html").await;
        page.click("link", "Find more of them in Nonet").await;
        page.find("heading", "X-wing").await;
        assert_eq!(page.script("return location.hash").await, json!("#learn=x_wing"));
        assert!(!page.has("button", "Dismiss").await, "no message lies over the board");
        page.script("history.back()").await;
        page.find("link", "Find more of them in Nonet").await;
        page.open(&format!("#p={SEED_3B}")).await;
        page.click("tab", "Solutions").await;
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        page.press("Escape").await;
        page.gone("dialog", "Techniques").await;
        // The page has gone back by itself, so that the way back leads from here to what was there before the list.
        until("the room's own entry", async || (page.script("return history.state").await == json!(null)).then_some(())).await;
        page.find("tabpanel", "Solutions").await;
        assert!(!page.has("dialog", "Techniques").await, "what was closed is not opened again");
        page.menu("Menu", "Techniques").await;
        page.switch_off("Hidden single").await;
        page.load_anew().await;
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        assert!(page.is_off("Hidden single").await, "it is kept");
        page.press("Escape").await;
        page.gone("dialog", "Techniques").await;
        page.find("tabpanel", "Solutions").await; // what the list lay over
    })
    .await;
}

#[tokio::test]
async fn techniques_are_read_in_a_game_without_switches() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Hint").await;
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        assert!(!page.has("switch", "Naked pair").await, "hints take all techniques");
        page.find("searchbox", "Search by name").await.send_keys("x-wing").await.unwrap();
        page.gone("switch", "Hidden single").await;
        page.script("document.querySelector('.techniques__row summary').click()").await;
        page.find("button", "Learn it").await;
        page.script("history.back()").await;
        page.gone("dialog", "Techniques").await;
        page.board(SEED_1).await;
    })
    .await;
}

#[tokio::test]
async fn the_board_goes_out_in_every_form() {
    visit(&format!("#p={SEED_2}"), async |page| {
        page.verdict("One solution").await;
        page.paste(SEED_2).await; // grants the clipboard
        for (form, ending, expected) in [("Grid", ".txt", SEED_2_PRINTED), ("CSV", ".csv", &csv(SEED_2, ","))] {
            page.menu("Menu", "Export").await;
            page.script(&format!("[...document.querySelectorAll('label')].find(e => e.innerText.startsWith('{form}')).click()"))
                .await;
            page.click("button", "Download").await;
            assert_eq!(page.download(ending).await.replace("\r\n", "\n").trim(), expected.replace("\r\n", "\n").trim());
        }
        page.menu("Menu", "Export").await;
        page.script("[...document.querySelectorAll('label')].find(e => e.innerText.startsWith('Line')).click()").await;
        page.click("button", "Copy").await;
        until("the line on the clipboard", async || (page.clipboard().await.trim().replace('.', "0") == SEED_2).then_some(()))
            .await;
    })
    .await;
}
