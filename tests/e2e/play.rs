//! A game as a player meets it: keys, notes, hints stage by stage, checks, the pause, and coming back.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SOLVED};
use serde_json::json;

/// The heading of the hint that is open; nothing if none is.
async fn hint(page: &Page) -> String {
    let script = "return document.querySelector('section[aria-label=Hint] h2')?.textContent ?? ''";
    page.script(script).await.as_str().unwrap().to_owned()
}

async fn hint_is(page: &Page, title: &str) {
    until(&format!("the hint {title:?}"), async || (hint(page).await == title).then_some(())).await;
}

/// Whether the focus has followed the cursor.
const AT_CURSOR: &str = "return document.activeElement.matches('[data-cell][tabindex=\"0\"]')";

#[tokio::test]
async fn a_game_is_played_by_keyboard_and_comes_back_after_the_tab_is_killed() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home").await;
        let coloured = async || page.script("return document.querySelectorAll('[data-cell].colour--3').length").await;
        let moves = [
            ("Space 1 7", "row 1, column 1, empty, notes 1 7", 0),
            ("z . 6", "row 1, column 4, entered 6", 0),
            ("v 3 z . 9", "row 1, column 6, entered 9", 1),
            ("Backspace", "row 1, column 6, empty", 1),
            ("Control+z", "row 1, column 6, entered 9", 1),
            ("[ [", "row 1, column 6, empty", 0),
        ];
        for (keys, name, colours) in moves {
            page.press(keys).await;
            let is_there = async || page.cell_names().await.iter().any(|it| it == name) && coloured().await == json!(colours);
            until(name, async || (is_there().await && page.script(AT_CURSOR).await == json!(true)).then_some(())).await;
            // No goodbye: the page is gone between two moves.
            let (before, cursor) = (page.cell_names().await, page.focus_name().await);
            page.open("").await;
            assert_eq!(page.cell_names().await, before, "after {keys}");
            assert_eq!(coloured().await, json!(colours), "after {keys}");
            page.tab_to("gridcell").await;
            assert_eq!(page.focus_name().await, cursor, "after {keys}");
        }
        page.draw_slowly().await;
        assert_eq!(page.script(KEPT_WHEN_SEEN).await, json!(1), "a move is kept before it is seen");
        page.stored(SEED_1, 4).await;
        page.press("Control+z").await;
        let undone = async || page.kept().await.iter().any(|save| save.contains("made 3")).then_some(());
        until("what is taken back is kept", undone).await;
        page.click("button", "Undo").await;
        page.cell(1, 4, "empty").await;
        page.click("button", "Redo").await;
        page.cell(1, 4, "entered 6").await;
    })
    .await;
}

/// The script that counts the games that are kept otherwise than before as soon as the cell shows what a key began. On a slow device the
/// browser may show a frame before the page has done all that follows.
const KEPT_WHEN_SEEN: &str = "
    return (async () => {
        const games = () => Object.entries(localStorage).filter(([key]) => key.startsWith('nonet.note.')).map(String);
        const before = games();
        const cell = document.activeElement;
        const seen = new Promise((resolve) => {
            new MutationObserver(() => resolve(games())).observe(cell, { attributes: true, attributeFilter: ['aria-label'] });
        });
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: '8', code: 'Digit8', bubbles: true }));
        const after = await seen;
        return after.filter((game) => !before.includes(game)).length;
    })()";

/// Remembers the cells as they are, and which of them are touched from now on.
const WATCH: &str = "
    const parts = '[role=gridcell]';
    const before = new Map([...document.querySelectorAll(parts)].map((part) => [part, part.outerHTML]));
    const touched = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes) touched.add(target.closest(parts));
    }).observe(document.querySelector('[role=grid]').parentNode, { subtree: true, attributes: true, childList: true, characterData: true });
    window.drawn = () => [...before].map(([part, was]) => [touched.has(part), part.outerHTML !== was]);";

/// The number of cells that were touched since, and of those that look different for it.
async fn drawn(page: &Page) -> (usize, usize) {
    let parts = page.script("return window.drawn()").await;
    let count = |which: usize| parts.as_array().unwrap().iter().filter(|part| part[which].as_bool().unwrap()).count();
    assert_eq!(parts.as_array().unwrap().len(), 81);
    (count(0), count(1))
}

#[tokio::test]
async fn a_key_draws_only_the_cells_that_it_changes() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Fill notes").await;
        page.tab_to("gridcell").await;
        page.press("Control+Home ArrowDown ArrowRight").await;
        page.focused("row 2, column 2, empty, notes 5 7 8 9").await;
        page.script(WATCH).await;
        page.press("Shift+5").await;
        page.cell(2, 2, "empty, notes 7 8 9").await;
        assert_eq!(drawn(page).await, (1, 1), "a note: its cell");
        page.press("ArrowRight").await;
        page.focused("row 2, column 3, empty, notes 1 2 5 7 8 9").await;
        assert_eq!(drawn(page).await, (2, 2), "an arrow: the cell that it leaves and the one that it comes to");
        page.press("ArrowLeft 7").await;
        page.cell(2, 2, "entered 7").await;
        let (touched, different) = drawn(page).await;
        assert_eq!(touched, different, "a digit: what shows it, loses its note or lights up");
        assert!(different < 41, "not half of the board: {different}");
    })
    .await;
}

#[tokio::test]
async fn the_first_screen_is_a_game_and_levels_lead_to_others() {
    visit("", async |page| {
        page.said("heading", "51 left").await;
        assert_eq!(page.line().await.replace('.', "").len(), 30);
        page.open_entry().await;
        page.press("Escape").await;
        page.click("button", "New game").await;
        page.find("dialog", "Games").await;
        let hard = "[...document.querySelectorAll('dialog[open] .games__levels button')][2]";
        page.script(&format!("{hard}.focus()")).await;
        page.press("Enter").await;
        page.said("heading", "52 left").await;
        // The keys act at once.
        page.focused("row 1, column 1, empty").await;
        page.press("8").await;
        page.cell(1, 1, "entered 8").await;
        page.paste(SEED_2).await;
        page.cell(1, 2, "given 6").await;
        page.click("button", "New game").await;
        page.said("heading", "Continue").await;
    })
    .await;
}

#[tokio::test]
async fn a_clash_is_said_where_it_is_and_wrongly_removed_notes_come_before_any_hint() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        page.press("4").await;
        page.status("4 twice in row 1").await;
        let clashing = "return [...document.querySelectorAll('[aria-invalid=true]')].map(it => it.ariaLabel)";
        assert_eq!(page.script(clashing).await, json!(["row 1, column 1, entered 4", "row 1, column 2, given 4"]));
        page.press("Control+z").await;
        page.said("heading", "55 left").await;
        page.status("r1c1: empty.").await;
        page.click("button", "Fill notes").await;
        page.cell(1, 1, "empty, notes 1 7").await;
        page.press("Shift+1").await;
        page.cell(1, 1, "empty, notes 7").await;
        page.click("button", "Hint").await;
        hint_is(page, "One note is missing").await;
        page.status("“More” says where.").await;
        page.click("button", "More").await;
        page.status("Removed by mistake: 1 in r1c1.").await;
        page.click("button", "Back to the last correct position").await;
        page.cell(1, 1, "empty, notes 1 7").await;
    })
    .await;
}

#[tokio::test]
async fn a_game_ends_quietly_and_is_looked_back_on_and_shared() {
    let (puzzle, solution) = SOLVED[0];
    // All but the last row is given.
    let most = format!("{}{}", &solution[..72], &puzzle[72..]);
    visit(&format!("#play={most}"), async |page| {
        page.click_cell(9, 1).await;
        for digit in solution[72..].chars() {
            page.press(&format!("{digit} ArrowRight")).await;
        }
        page.said("heading", "Solved").await;
        page.status("Solved. 0:0").await;
        page.status("No hints").await;
        page.find("region", "Finished").await;
        // Once it is rated there is another one of its level.
        page.find("button", "Another Easy").await;
        page.click("button", "Review").await;
        page.click("DisclosureTriangle", "Every digit, and what it needed").await;
        page.said("listitem", "r9c1 = 5: Full house").await;
        page.click("button", "Close the review").await;
        page.grant_clipboard().await;
        page.click("button", "Share").await;
        page.click("button", "Copy result").await;
        page.status("Copied.").await;
        let link = page.clipboard().await.replace('.', "0");
        assert!(link.ends_with(&format!("#play={most}")), "{link}");
        // It stays finished.
        page.press("Escape Control+z").await;
        page.find("region", "Finished").await;
        page.click("button", "Open in the solver").await;
        page.verdict("One solution").await;
    })
    .await;
}

#[tokio::test]
async fn save_points_and_guesses_within_guesses_are_gone_back_from() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Game menu").await;
        page.find("textbox", "Name of the bookmark").await.send_keys("the fork").await.unwrap();
        page.click("button", "Save").await;
        page.status("Saved: the fork.").await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.click("button", "Game menu").await;
        page.click("button", "Back to the fork").await;
        page.cell(1, 1, "empty").await;
        for (button, row, digit) in [("Try a guess", 1, "1"), ("Another guess", 3, "2")] {
            page.click("button", "Game menu").await;
            page.click("button", button).await;
            page.click_cell(row, 1).await;
            page.press(digit).await;
            let told = "return document.querySelector('.verdict__count').innerText.startsWith('A guess is open')";
            until("the open guess, before what a phone cuts off", async || {
                (page.script(told).await == json!(true)).then_some(())
            })
            .await;
        }
        for (row, digit, other) in [(3, "2", Some("entered 1")), (1, "1", None)] {
            page.cell(row, 1, &format!("entered {digit}")).await;
            page.click("button", "Game menu").await;
            page.click("button", "Drop the guess").await;
            page.cell(row, 1, "empty").await;
            page.cell(1, 1, other.unwrap_or("empty")).await;
        }
        page.press("Control+z Control+z").await;
        page.cell(3, 1, "entered 2").await;
    })
    .await;
}

#[tokio::test]
async fn why_not_is_answered_and_filters_pick_out() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Game menu").await;
        page.click("button", "Why not a digit here?").await;
        page.status("Rule out which digit?").await;
        // The keys act on the board at once.
        page.focused("row 1, column 1, empty").await;
        page.press("4").await;
        hint_is(page, "Why not 4 in r1c1?").await;
        page.click("button", "More").await;
        page.status("4 stands in r1c2, in the same row.").await;
        page.press("Escape w 1").await;
        page.status("Nothing proves yet that 1 is not in r1c1.").await;
        page.press("Escape").await;
        page.click("button", "Fill notes").await;
        page.click_cell(5, 5).await;
        let length = async |what: &str| {
            let sum = format!(
                "return [...document.querySelectorAll('{what}')].reduce((sum, e) => sum + e.getAttribute('d').length, 0)"
            );
            page.script(&sum).await.as_u64()
        };
        page.press("f 1").await;
        let picked = async || page.script("return document.querySelectorAll('.cell--fits').length").await;
        let of_the_digit = until("cells of the digit", async || picked().await.as_u64().filter(|&count| count > 0)).await;
        page.click("button", "Links").await;
        until("links", async || (length(".link").await > Some(0)).then_some(())).await;
        page.click("button", "Pairs").await;
        until("fewer cells", async || (picked().await.as_u64() < Some(of_the_digit)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn a_paused_board_holds_nothing_and_the_time_stands() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Pause").await;
        page.said("heading", "Paused").await;
        assert!(page.cell_names().await.iter().all(|name| name.ends_with(", hidden")));
        page.load_anew().await;
        page.said("heading", "Paused").await;
        assert!(page.cell_names().await.iter().all(|name| name.ends_with(", hidden")), "whoever paused is still away");
        page.click_first(".paused button").await;
        page.cell(1, 2, "given 4").await;
        page.load_anew().await;
        page.cell(1, 2, "given 4").await;
    })
    .await;
}

#[tokio::test]
async fn games_are_kept_and_gone_on_with() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.paste(SEED_2).await;
        page.cell(1, 2, "given 6").await;
        page.click_cell(1, 1).await;
        page.press("4").await;
        page.stored(SEED_2, 1).await;
        page.open("").await;
        page.enter_room("Play").await;
        page.click("button", "New game").await;
        let picture = "document.querySelector('dialog[open] .games__game .row')";
        until("the kept game", async || page.script(&format!("return {picture} !== null")).await.eq(&json!(true)).then_some(()))
            .await;
        page.script(&format!("{picture}.click()")).await;
        page.cell(1, 1, "entered 7").await;
    })
    .await;
}

#[tokio::test]
async fn settings_are_kept() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Game menu").await;
        page.click("button", "Settings").await;
        page.find("combobox", "Notes").await.select_by_label("Corner and centre").await.unwrap();
        page.click("switch", "Show the time").await;
        page.script("[...document.querySelectorAll('dialog[open] label')].find(it => it.innerText === 'Dark').click()").await;
        page.press("Escape").await;
        page.find("radio", "Centre").await;
        page.open(&format!("#play={SEED_1}")).await;
        page.find("radio", "Centre").await;
        assert!(!page.has("timer", "Time").await);
        let scheme = "return getComputedStyle(document.documentElement).colorScheme";
        assert_eq!(page.script(scheme).await, json!("dark"));
        // In every room they are in the menu.
        page.enter_room("Solve").await;
        page.menu("Menu", "Settings").await;
        page.find("combobox", "Names of cells").await.select_by_label("A1").await.unwrap();
        page.press("Escape").await;
        page.gone("dialog", "Settings").await;
    })
    .await;
}

#[tokio::test]
async fn a_full_storage_is_said_and_the_game_goes_on_and_can_be_taken_away() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let refuse = "() => { throw new DOMException('', 'QuotaExceededError') }";
        page.script(&format!("Storage.prototype.setItem = {refuse}")).await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.said("alert", "each move is kept a moment after it is made").await;
        page.stored(SEED_1, 1).await;
        page.script(&format!("IDBObjectStore.prototype.put = {refuse}")).await;
        page.press("ArrowDown 7").await;
        page.said("alert", "Your moves are not being kept").await;
        page.cell(1, 1, "entered 7").await;
        page.click("button", "New game").await;
        page.click("button", "Backup").await;
        assert!(page.download(".txt").await.contains(SEED_1));
    })
    .await;
}
