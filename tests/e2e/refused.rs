//! Browsers that refuse what the page needs: from a file, in a frame, without storage, without workers, without a printer. The page
//! says why and what helps, or it plays and says what is not kept; and what it advises is possible then.

use crate::page::{Page, until, visit, visit_bad_host, visit_without_storage};
use crate::seeds::{SEED_1, SOLVED};
use serde_json::json;

#[tokio::test]
async fn a_page_that_is_opened_from_its_file_says_why_it_does_not_run_and_what_helps() {
    visit_bad_host(async |page| {
        page.open_file().await;
        page.find("dialog", "Nonet does not run from a file").await;
        page.said("alert", "start a web server in this folder").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_in_a_sandbox_that_refuses_its_scripts_says_so_with_its_address() {
    visit_bad_host(async |page| {
        page.open_in_sandbox("allow-scripts", &format!("#play={SEED_1}")).await;
        page.said("alert", "has put Nonet into a sandbox").await;
        let link =
            "const link = document.querySelector('.breakage[open] a'); return [link.target, link.textContent === location.href]";
        assert_eq!(page.script(link).await, json!(["_blank", true]));
    })
    .await;
}

#[tokio::test]
async fn a_page_in_a_sandbox_that_lets_its_scripts_run_plays_and_says_what_is_not_kept_and_does_not_work() {
    visit_bad_host(async |page| {
        page.serve_to_all_origins();
        page.open_in_sandbox("allow-scripts", &format!("#play={SEED_1}")).await;
        page.until_live().await;
        page.said("alert", "Your moves are not being kept: Nonet lies in a frame of another page").await;
        page.said("alert", "The browser refuses to start the part of Nonet that reasons").await;
        page.click_cell(1, 1).await;
        page.press("1").await;
        page.cell(1, 1, "entered 1").await;
        // The driver knows no roles in such a frame.
        for name in ["Menu", "Print"] {
            let press = format!(
                "const it = [...document.querySelectorAll('button')].find((it) => it.innerText.trim() === '{name}' && it.checkVisibility());
                 it?.click();
                 return it != null"
            );
            until(name, async || (page.script(&press).await == json!(true)).then_some(())).await;
        }
        page.press_in_dialog("Print").await;
        page.status("The browser did not print.").await;
    })
    .await;
}

/// Saves a backup as the warning says, and demands that the open game is in it.
async fn save_backup(page: &Page) {
    page.menu("Menu", "Library").await;
    page.click("button", "Backup").await;
    let backup = page.download(".txt").await;
    assert!(backup.contains(SEED_1) && backup.contains("set 1 r1c1"), "{backup}");
}

#[tokio::test]
async fn without_storage_the_page_plays_and_says_so_and_the_backup_that_it_advises_is_possible() {
    visit_without_storage(&format!("#play={SEED_1}"), async |page| {
        page.said("alert", "Your moves are not being kept").await;
        page.said("alert", "Save a backup (Menu, Library, Backup)").await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        save_backup(page).await;
    })
    .await;
}

/// Ways in which browsers and their extensions refuse a worker.
const NO_WORKER: [&str; 4] = [
    "delete window.Worker",
    "window.Worker = class { constructor() { throw new DOMException('denied', 'SecurityError') } }",
    "window.Worker = class extends EventTarget { constructor() { super(); setTimeout(() => this.dispatchEvent(new Event('error'))) } terminate() {} }",
    "window.Worker = class extends Worker { constructor(_, options) { super('data:text/javascript,', options) } }",
];

#[tokio::test]
async fn without_workers_the_page_plays_and_says_what_does_not_work() {
    for no_worker in NO_WORKER {
        visit_bad_host(async |page| {
            page.go_to("robots.txt").await;
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": no_worker })).await;
            page.open(&format!("#play={SEED_1}")).await;
            page.said("alert", "The browser refuses to start the part of Nonet that reasons").await;
            page.press("Control+Home 1").await;
            page.cell(1, 1, "entered 1").await;
            page.click("button", "Hint").await;
            page.status("the browser refused to start it").await;
            save_backup(page).await;
        })
        .await;
    }
}

/// A worker that never says that it is there.
const SILENT_WORKER: &str = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} }";

#[tokio::test]
async fn the_list_of_techniques_says_that_it_is_loading_and_closes_where_the_worker_cant_tell_it() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SILENT_WORKER })).await;
        page.open(&format!("#play={SEED_1}")).await;
        page.menu("Menu", "Techniques").await;
        page.said("status", "Loading the techniques…").await;
        page.focused("Close").await;
        page.press("Escape").await;
        page.gone("dialog", "Techniques").await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
    })
    .await;
    visit_bad_host(async |page| {
        page.go_to("robots.txt").await;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NO_WORKER[2] })).await;
        page.open(&format!("#play={SEED_1}")).await;
        page.press("Control+Home 1").await;
        page.menu("Menu", "Techniques").await;
        page.status("the browser refused to start it").await;
        page.gone("dialog", "Techniques").await;
        let time = page.texts("timer").await;
        until("the clock goes on", async || (page.texts("timer").await != time).then_some(())).await;
    })
    .await;
}

/// Has the page print.
async fn print(page: &Page) {
    page.menu("Menu", "Print").await;
    page.press_in_dialog("Print").await;
}

#[tokio::test]
async fn a_print_that_does_nothing_is_said_and_one_that_begins_is_not() {
    visit(&format!("#play={SEED_1}"), async |page| {
        for refused in ["window.print = () => {}", "window.print = undefined"] {
            page.script(refused).await;
            print(page).await;
            page.status("The browser did not print.").await;
            page.click("button", "Dismiss").await;
        }
        // Notes when the page has waited for the printer.
        page.script(
            "const { setTimeout } = window;
             window.waits = 0;
             window.setTimeout = (act, time, ...rest) => {
                 waits += 1;
                 return setTimeout(() => { act(...rest); waits -= 1 }, time);
             };
             window.print = () => { window.printed = true; dispatchEvent(new Event('beforeprint')) }",
        )
        .await;
        print(page).await;
        until("the page to wait no more", async || {
            (page.script("return window.printed && window.waits === 0").await == json!(true)).then_some(())
        })
        .await;
        assert!(!page.texts("status").await.iter().any(|text| text.contains("did not print")));
    })
    .await;
}

#[tokio::test]
async fn the_library_says_whether_the_browser_keeps_the_games_when_its_disk_is_full() {
    visit("", async |page| {
        let answers = "if (window.StorageManager) { // an empty page has none
            StorageManager.prototype.persisted = async () => false;
            StorageManager.prototype.persist = async () => true;
        }";
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": answers })).await;
        let (_, solution) = SOLVED[0];
        let (first, rest) = solution.split_at(1);
        page.open(&format!("#play=0{rest}")).await;
        let note = async |words: &str| {
            page.menu("Menu", "Library").await;
            let said = format!("return document.querySelector('dialog[open]')?.innerText.includes({words:?}) ?? false");
            until(words, async || (page.script(&said).await == json!(true)).then_some(())).await;
            page.press("Escape").await;
            page.gone("dialog", "Library").await;
        };
        note("The browser may delete your games and lists when its disk is full.").await;
        page.press(&format!("Control+Home {first}")).await;
        page.cell(1, 1, &format!("entered {first}")).await;
        note("The browser keeps your games and lists also when its disk is full.").await;
    })
    .await;
}
