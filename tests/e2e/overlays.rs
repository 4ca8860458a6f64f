//! Dialogs over the page: the way back out of them, what lies behind them, and what comes while they are open.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SOLVE};
use serde_json::json;

/// The dialogs that buttons of a game open: the path of buttons to each, and its title.
const DIALOGS: [(&[&str], &str); 12] = [
    (&["Enter or paste a puzzle"], "Enter or paste a puzzle"),
    (&["Menu", "Share"], "Share"),
    (&["Menu", "Export"], "Export"),
    (&["Menu", "Print"], "Print"),
    (&["Menu", "Library"], "Library"),
    (&["Menu", "Techniques"], "Techniques"),
    (&["Menu", "Keys"], "Keys"),
    (&["Menu", "Settings"], "Settings"),
    (&["New game"], "Games"),
    (&["New game", "Calendar"], "Calendar"),
    (&["New game", "Statistics"], "Statistics"),
    (&["Game menu"], "Game menu"),
];

async fn open(page: &Page, path: &[&str], title: &str) {
    match path {
        [menu, item] => page.menu(menu, item).await,
        _ => {
            for button in path {
                page.click("button", button).await;
            }
        }
    }
    page.find("dialog", title).await;
}

async fn has_dialog(page: &Page) -> bool {
    page.script("return document.querySelector('dialog[open]') != null").await == json!(true)
}

async fn none_open(page: &Page) {
    until("no dialog", async || (!has_dialog(page).await).then_some(())).await;
}

/// Waits until the entry of the browser's history is none of a dialog: when a dialog closes, the page goes back by itself.
async fn is_back(page: &Page) {
    until("the entry of the room", async || (page.script("return history.state").await == json!(null)).then_some(())).await;
}

#[tokio::test]
async fn the_way_back_leads_out_of_every_dialog_and_only_then_off_the_page() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        let before = page.line().await;
        for (path, title) in DIALOGS {
            open(page, path, title).await;
            page.script("history.back()").await;
            none_open(page).await;
            assert_eq!(page.line().await, before, "{title}");
            open(page, path, title).await;
            page.press("Escape").await;
            none_open(page).await;
            is_back(page).await;
            assert_eq!(page.line().await, before, "{title}");
        }
        // No dialog has left an entry behind.
        page.script("history.back()").await;
        until("the page before", async || {
            (page.script("return !location.href.startsWith('http')").await == json!(true)).then_some(())
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn what_a_dialog_leads_to_is_left_by_one_way_back() {
    visit(SOLVE, async |page| {
        page.open_entry().await;
        page.script("document.querySelector('dialog textarea').focus()").await;
        page.type_text(SEED_1).await;
        page.click("button", "Load puzzle").await;
        page.board(SEED_1).await;
        none_open(page).await;
        is_back(page).await;
        page.enter_room("Play").await;
        let game = page.line().await;
        open(page, &["New game"], "Games").await;
        page.load_anew().await;
        page.board(&game).await;
        is_back(page).await;
        page.script("history.back()").await;
        page.board(SEED_1).await;
        page.verdict("One solution").await;
    })
    .await;
}

#[tokio::test]
async fn keys_and_pastes_do_nothing_behind_a_dialog() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1 ArrowDown ArrowRight 2").await;
        page.cell(2, 2, "entered 2").await;
        let before = page.line().await;
        open(page, &["Menu", "Settings"], "Settings").await;
        page.press("Control+z Control+z Control+y Delete 5 p h").await;
        page.paste(SEED_2).await;
        page.status("What was pasted, dropped or sent here waits to be opened.").await;
        page.press("Escape").await;
        none_open(page).await;
        assert_eq!(page.line().await, before);
        assert!(!page.has("region", "Hint").await);
        page.find("button", "Pause").await;
        page.click("button", "Open it").await;
        page.board(SEED_2).await;
    })
    .await;
}

/// The browser closes a dialog by itself at the way back of a phone, and reports it a while later.
#[tokio::test]
async fn a_dialog_that_is_asked_for_just_after_another_was_closed_appears() {
    visit(&format!("#play={SEED_1}"), async |page| {
        for is_slow in [false, true] {
            if is_slow {
                page.draw_slowly().await;
            }
            for _ in 0..6 {
                open(page, &["Menu", "Keys"], "Keys").await;
                let both = "document.querySelector('dialog[open]').close();
                    [...document.querySelectorAll('.menu button')].find(it => it.textContent === 'Settings').click()";
                page.script(both).await;
                page.find("dialog", "Settings").await;
                page.press("Escape").await;
                page.press("?").await;
                page.find("dialog", "Keys").await;
                page.press("Escape").await;
                none_open(page).await;
            }
        }
    })
    .await;
}

/// An event of a drag at the first element that the selector finds. Gives whether the page took it, so that the browser does nothing.
async fn drag(page: &Page, kind: &str, selector: &str, text: &str) -> bool {
    let script = format!(
        "const dataTransfer = new DataTransfer();
         dataTransfer.setData('text/plain', {text:?});
         const event = new DragEvent({kind:?}, {{ bubbles: true, cancelable: true, dataTransfer }});
         document.querySelector({selector:?}).dispatchEvent(event);
         return event.defaultPrevented"
    );
    page.script(&script).await == json!(true)
}

#[tokio::test]
async fn a_text_field_takes_what_is_dropped_into_it_and_what_is_dragged_on_the_page_brings_no_puzzle() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.open_entry().await;
        for kind in ["dragover", "drop"] {
            assert!(!drag(page, kind, "dialog textarea", SEED_2).await, "{kind} over the field is the browser's");
        }
        page.press("Escape").await;
        none_open(page).await;
        let link = page.script("return document.querySelector('.room-tab:nth-child(2)').href").await;
        drag(page, "dragstart", ".room-tab:nth-child(2)", link.as_str().unwrap()).await;
        for kind in ["dragover", "drop"] {
            assert!(!drag(page, kind, "[role=grid]", link.as_str().unwrap()).await, "{kind} of a link of the page");
        }
        drag(page, "dragend", ".room-tab:nth-child(2)", "").await;
        assert!(drag(page, "dragover", "[role=grid]", SEED_2).await);
        assert!(drag(page, "drop", "[role=grid]", SEED_2).await);
        page.board(SEED_2).await; // which is read behind whatever came before
        assert!(!has_dialog(page).await);
    })
    .await;
}

#[tokio::test]
async fn a_key_that_is_held_moves_on_but_switches_nothing() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home").await;
        page.focused("row 1, column 1, empty").await;
        let hold = "for (const [key, code, shiftKey] of [['p', 'KeyP'], ['h', 'KeyH'], ['%', 'Digit5', true], ['n', 'KeyN'], ['ArrowDown', 'ArrowDown']])
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, repeat: true, bubbles: true, cancelable: true }))";
        page.script(hold).await;
        page.focused("row 2, column 1, given 6").await;
        page.cell(1, 1, "empty").await;
        page.find("button", "Pause").await;
        assert!(!page.has("region", "Hint").await);
    })
    .await;
}

/// Browsers allow to copy only shortly after a press, and the worker may take its time.
#[tokio::test]
async fn a_copy_is_asked_for_at_its_press_however_late_its_text_is_written() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.verdict("One solution").await;
        page.grant_clipboard().await;
        open(page, &["Menu", "Export"], "Export").await;
        page.hold_workers().await;
        let note = "const write = navigator.clipboard.write;
            navigator.clipboard.write = function (items) { window.asked = navigator.userActivation.isActive; return write.call(this, items) }";
        page.script(note).await;
        page.press_in_dialog("Copy").await;
        until("the browser to be asked", async || (page.script("return window.asked").await != json!(null)).then_some(())).await;
        page.let_workers_answer().await;
        page.status("Copied").await;
        assert_eq!(page.clipboard().await.trim().replace('.', "0"), SEED_1);
    })
    .await;
}
