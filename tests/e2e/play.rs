//! A game as a player meets it: keys, notes, hints stage by stage, checks, the pause, and coming back.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SEED_3B};
use serde_json::json;

/// The heading of the hint that is open; nothing if none is.
async fn hint(page: &Page) -> String {
    let script = "return document.querySelector('section[aria-label=Hint] h2')?.textContent ?? ''";
    page.script(script).await.as_str().unwrap().to_owned()
}

async fn hint_is(page: &Page, title: &str) {
    until(&format!("the hint {title:?}"), async || (hint(page).await == title).then_some(())).await;
}

#[tokio::test]
async fn a_game_is_played_by_keyboard_and_comes_back_after_the_tab_is_killed() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home Space 1 7").await;
        page.cell(1, 1, "empty, notes 1 7").await;
        page.press("z ArrowRight . 6").await;
        page.cell(1, 4, "entered 6").await;
        page.press("Backspace Control+z").await;
        page.cell(1, 4, "entered 6").await;
        // No goodbye: the page is gone between two moves.
        page.open("").await;
        page.click("link", "Play").await;
        page.cell(1, 4, "entered 6").await;
        page.cell(1, 1, "empty, notes 1 7").await;
        page.click("button", "Undo").await;
        page.cell(1, 4, "empty").await;
        page.click("button", "Redo").await;
        page.cell(1, 4, "entered 6").await;
    })
    .await;
}

#[tokio::test]
async fn the_first_screen_is_a_game_and_levels_lead_to_others() {
    visit("", async |page| {
        page.said("heading", "51 left").await;
        assert_eq!(page.line().await.replace('.', "").len(), 30);
        page.click("button", "Enter or paste a puzzle").await;
        page.find("dialog", "Enter or paste a puzzle").await;
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
        page.said("heading", "Go on with").await;
    })
    .await;
}

#[tokio::test]
async fn hints_come_stage_by_stage_and_are_applied() {
    visit(&format!("#play={SEED_3B}"), async |page| {
        page.click("button", "Fill notes").await;
        let mut stages = 0;
        while stages < 5 {
            page.click("button", "Hint").await;
            hint_is(page, "Where to look").await;
            stages = 1;
            while page.has("button", "More").await {
                assert!(!page.has("button", "Apply").await, "the conclusion waits for its stage");
                page.click("button", "More").await;
                stages += 1;
            }
            page.click("button", "Apply").await;
            page.gone("region", "Hint").await;
        }
        page.click("button", "Hint").await;
        page.click("button", "Do it myself").await;
        page.gone("region", "Hint").await;
    })
    .await;
}

#[tokio::test]
async fn a_mistake_is_counted_before_it_is_shown() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Check").await;
        page.said("status", "No mistakes so far.").await;
        page.click_cell(2, 2).await;
        page.press("5").await;
        page.click("button", "Check").await;
        page.said("status", "1 digit is wrong.").await;
        let invalid = "return document.querySelectorAll('[aria-invalid]').length";
        assert_eq!(page.script(invalid).await, json!(0));
        page.click("button", "More").await;
        page.said("status", "The digit in r2c2.").await;
        assert_eq!(page.script(invalid).await, json!(1));
        page.click("button", "Back to the last correct position").await;
        page.cell(2, 2, "empty").await;
    })
    .await;
}

#[tokio::test]
async fn a_paused_board_holds_nothing_and_the_time_stands() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Pause").await;
        page.find("button", "Resume").await;
        assert!(page.cell_names().await.iter().all(|name| name.ends_with(", empty")));
        page.click("button", "Resume").await;
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
        // The first one lies on the shelf now; after a reload it is still there.
        until("the shelf", async || {
            page.script("return localStorage.getItem('nonet.games').split('\\n').length").await.eq(&json!(1)).then_some(())
        })
        .await;
        page.open("").await;
        page.click("link", "Play").await;
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
        page.script("const s = document.querySelectorAll('dialog[open] select')[1]; s.selectedIndex = 1; s.dispatchEvent(new Event('change', { bubbles: true }))").await;
        page.press("Escape").await;
        page.find("radio", "Centre notes").await;
        page.open(&format!("#play={SEED_1}")).await;
        page.find("radio", "Centre notes").await;
    })
    .await;
}

/// The name under which the browser keeps the game of seed 1, and by which tabs keep apart.
fn key() -> String {
    format!("nonet.game.{}", SEED_1.replace('0', "."))
}

/// What the browser keeps of it.
async fn kept(page: &Page) -> String {
    let script = format!("return localStorage.getItem('{}') ?? ''", key());
    page.script(&script).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_was_kept_and_cannot_be_read_is_said_and_the_game_goes_on() {
    let cases = [
        ("no save at all \u{1}", "A kept game is damaged"),
        ("nonet 1\ngivens 0430", "A kept game is damaged"),
        ("nonet 99\nfrom the future", "A later version of this page saved 1 game"),
    ];
    for (text, words) in cases {
        visit("", async |page| {
            let put = format!("localStorage.setItem('{}', {})", key(), json!(text));
            page.script(&format!("localStorage.setItem('nonet.games', '{SEED_1}'); {put}")).await;
            page.open("").await;
            page.said("status", words).await;
            page.open(&format!("#play={SEED_1}")).await;
            page.click_cell(1, 1).await;
            page.press("7").await;
            page.cell(1, 1, "entered 7").await;
            if words.starts_with("A later") {
                assert_eq!(kept(page).await, text, "what a later version saved is left as it is");
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_full_storage_is_said_and_the_game_goes_on_and_can_be_taken_away() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.script("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }").await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.said("alert", "Games can't be kept").await;
        page.cell(1, 1, "entered 7").await;
        page.click("button", "New game").await;
        page.click("button", "Backup").await;
        assert!(page.download(".txt").await.contains(SEED_1));
    })
    .await;
}

#[tokio::test]
async fn two_tabs_never_overwrite_each_other() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.cell(1, 1, "entered 7").await;
        let before = kept(page).await;
        assert!(!before.is_empty());
        // Another tab takes the game over: it holds the lock on its name.
        let hold = "{ steal: true }, () => new Promise(() => {})";
        let take = format!("navigator.locks.request('{}', {hold}).catch(() => {{}})", key());
        page.script(&take).await;
        page.said("alert", "open in another tab").await;
        page.press("ArrowDown ArrowRight 5").await;
        page.cell(2, 2, "entered 5").await;
        assert_eq!(kept(page).await, before, "nothing is kept from here");
        page.click("button", "Play it here").await;
        page.cell(2, 2, "empty").await;
        page.cell(1, 1, "entered 7").await;
        assert!(!page.has("alert", "open in another tab").await);
    })
    .await;
}
