//! The things that are kept beside the games: settings, pauses, rooms and lists, in several tabs, in a full storage, and where nothing is
//! kept.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2};
use serde_json::{Value, json};

/// Opens the settings, presses this switch, and closes them.
async fn switch(page: &Page, name: &str) {
    page.menu("Menu", "Settings").await;
    page.click("switch", name).await;
    page.press("Escape").await;
    page.gone("dialog", "Settings").await;
}

/// The attribute by which the style sheets know a setting.
async fn shown(page: &Page, setting: &str) -> Value {
    page.script(&format!("return document.documentElement.getAttribute('data-{setting}')")).await
}

async fn until_shown(page: &Page, setting: &str, value: &str) {
    until(&format!("the setting {setting}"), async || (shown(page, setting).await == value).then_some(())).await;
}

#[tokio::test]
async fn a_setting_that_is_put_back_to_its_default_stays_so() {
    visit(&format!("#play={SEED_1}"), async |page| {
        switch(page, "Show the time").await;
        switch(page, "Show the time").await;
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        assert_eq!(shown(page, "time").await, "on");
    })
    .await;
}

#[tokio::test]
async fn two_tabs_keep_each_others_settings_and_hear_of_them() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let first = page.new_tab(&format!("#play={SEED_2}")).await;
        page.find("grid", "Sudoku").await;
        switch(page, "Light equal digits").await;
        let second = page.switch_to(&first).await;
        until_shown(page, "same", "off").await;
        switch(page, "Letters on colours").await;
        page.switch_to(&second).await;
        until_shown(page, "letters", "on").await;
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        assert_eq!([shown(page, "same").await, shown(page, "letters").await], ["off", "on"]);
    })
    .await;
}

#[tokio::test]
async fn a_theme_that_an_earlier_version_kept_stays_until_another_is_chosen() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let theme_is = async |theme: &str| {
            page.load_anew().await;
            page.find("grid", "Sudoku").await;
            until_shown(page, "theme", theme).await;
        };
        theme_is("system").await;
        page.script("localStorage.setItem('nonet.theme', 'dark')").await;
        theme_is("dark").await;
        switch(page, "Letters on colours").await;
        until_shown(page, "letters", "on").await;
        theme_is("dark").await;
        page.menu("Menu", "Settings").await;
        page.click_label("Light").await;
        until_shown(page, "theme", "light").await;
        theme_is("light").await;
    })
    .await;
}

/// Notices of other tabs that come late, as to a tab that slept: each tells of a text that was stored in between. Only what is stored now
/// counts, and nothing that was heard is stored again: two such tabs would answer each other for ever.
#[tokio::test]
async fn what_other_tabs_stored_in_between_is_neither_taken_nor_stored_again() {
    visit(&format!("#play={SEED_1}"), async |page| {
        switch(page, "Light equal digits").await;
        until_shown(page, "same", "off").await;
        let late = "
            const done = arguments[arguments.length - 1], keep = Storage.prototype.setItem, stored = [];
            Storage.prototype.setItem = function (key, text) { stored.push([key, text]); keep.call(this, key, text); };
            const heard = (key, newValue, oldValue) =>
                dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue, storageArea: localStorage }));
            for (let round = 0; round < 50; round++) {
                const [before, now] = [['on', 'off'], ['off', 'on']][round % 2];
                const text = (same, theme) => `nonet settings 3\n{\"same\":\"${same}\",\"theme\":\"${theme}\"}\n`;
                const [earlier, theme] = [['light', 'dark'], ['dark', 'light']][round % 2];
                heard('nonet.settings', text(now, theme), text(before, earlier));
                heard('nonet.pauses', `nonet pauses 1\npause 2026-11-0${1 + round % 9}\n`, '');
            }
            keep.call(localStorage, 'nonet.settings', `nonet settings 3\n{\"same\":\"off\",\"letters\":\"on\",\"theme\":\"dark\"}\n`);
            keep.call(localStorage, 'nonet.pauses', `nonet pauses 1\npause 2026-11-03\n`);
            for (const key of ['nonet.settings', 'nonet.pauses']) heard(key, '', null);
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(stored))));";
        assert_eq!(page.script_async(late).await, json!([]));
        until_shown(page, "letters", "on").await;
        assert_eq!([shown(page, "same").await, shown(page, "theme").await], ["off", "dark"]);
    })
    .await;
}

#[tokio::test]
async fn what_a_full_storage_refuses_is_said_and_written_when_there_is_room() {
    visit("", async |page| {
        let fill = "
            for (let length = 4e6; length >= 1; length = Math.floor(length / 2)) {
                try {
                    while (true) localStorage.setItem('filler' + Math.random(), 'x'.repeat(length));
                } catch {}
            }";
        page.script(fill).await;
        switch(page, "Vibrate at each entry").await;
        page.said("alert", "Not kept for the next visit: the settings").await;
        page.script(
            "Object.keys(localStorage).filter((key) => key.startsWith('filler')).forEach((key) => localStorage.removeItem(key))",
        )
        .await;
        until("no warning", async || page.texts("alert").await.is_empty().then_some(())).await;
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        assert_eq!(shown(page, "haptics").await, "on");
    })
    .await;
}

#[tokio::test]
async fn what_a_later_version_kept_is_said_and_stays_as_it_is() {
    visit("", async |page| {
        let kept = "return localStorage.getItem('nonet.settings')";
        page.script("localStorage.setItem('nonet.settings', 'nonet settings 99\\nchecking later\\n')").await;
        page.load_anew().await;
        page.said("alert", "Kept by a later version of Nonet, and left as it is: the settings").await;
        switch(page, "Vibrate at each entry").await;
        until_shown(page, "haptics", "on").await;
        assert_eq!(page.script(kept).await, "nonet settings 99\nchecking later\n");
    })
    .await;
}

/// The number of pieces of lists that are kept.
async fn pieces(page: &Page) -> Value {
    let script = "
        const done = arguments[arguments.length - 1];
        const opening = indexedDB.open('nonet-collections');
        opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.length) return database.close(), done(0);
            const counting = database.transaction('pieces').objectStore('pieces').count();
            counting.onsuccess = () => { database.close(); done(counting.result); };
        };";
    page.script_async(script).await
}

/// A file that takes its time, dropped on the page, and read so far that this is shown.
async fn a_long_file_is_being_read(page: &Page) {
    let script = "
        const text = (arguments[0] + '\\n').repeat(400000);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'long.txt'));
        document.querySelector('[role=grid]').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        arguments[1](true);";
    page.script_with(script, vec![json!(SEED_1)]).await;
    page.said("status", "Reading long.txt:").await;
}

#[tokio::test]
async fn a_file_that_is_being_read_can_be_left_and_stopped() {
    visit(&format!("#play={SEED_2}"), async |page| {
        a_long_file_is_being_read(page).await;
        page.find("dialog", "Library").await;
        page.press("Escape").await;
        page.gone("dialog", "Library").await;
        let rows = page.texts("status").await;
        until("more rows", async || (page.texts("status").await != rows).then_some(())).await;
        assert!(!page.has("dialog", "Library").await, "it does not come back by itself");
        page.click_cell(1, 1).await;
        page.press("3").await;
        page.cell(1, 1, "entered 3").await;
        page.click("button", "Show").await;
        page.find("dialog", "Library").await;
        page.click("button", "Stop").await;
        page.said("status", "Stopped reading long.txt after").await;
        until("no piece of it", async || (pieces(page).await == json!(0)).then_some(())).await;
        page.click("button", "Dismiss").await;
        page.gone("button", "Dismiss").await;
    })
    .await;
}

#[tokio::test]
async fn a_reload_while_a_file_is_read_is_said_and_leaves_nothing_of_it() {
    visit(&format!("#play={SEED_2}"), async |page| {
        a_long_file_is_being_read(page).await;
        page.load_anew().await;
        page.said("status", "long.txt was not read to its end").await;
        until("no piece of it", async || (pieces(page).await == json!(0)).then_some(())).await;
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        page.menu("Menu", "Library").await;
        page.find("dialog", "Library").await;
        assert!(!page.texts("status").await.iter().any(|words| words.contains("long.txt")), "it is said once");
    })
    .await;
}

#[tokio::test]
async fn downloads_come_all_where_the_worker_is_slow() {
    visit(&format!("#play={SEED_2}"), async |page| {
        page.drop_file("two.txt", &format!("{SEED_1}\n{SEED_2}\n")).await;
        page.find("dialog", "List of puzzles").await;
        page.find("button", "Download .sdk").await;
        let slow = "
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (...what) { setTimeout(() => post.apply(this, what), 1500); };";
        page.script(slow).await;
        // Without a gesture for each, the browser itself lets no second file through: what is handed to it is what counts.
        let hear = "
            window.saved = [];
            const click = HTMLAnchorElement.prototype.click;
            HTMLAnchorElement.prototype.click = function () {
                if (this.download) saved.push(this.download);
                click.call(this);
            };";
        page.script(hear).await;
        let press = "
            const buttons = [...document.querySelectorAll('dialog[open] button')];
            for (const name of ['Download CSV', 'Download .sdm', 'Download .sdk'])
                buttons.find(button => button.getAttribute('aria-label') === name).click()";
        page.script(press).await;
        let saved = json!(["two-nonet.csv", "two-nonet.sdm", "two-nonet.sdk"]);
        until("all three, in order", async || (page.script("return saved").await == saved).then_some(())).await;
        assert!(page.download(".csv").await.contains("solutions"));
    })
    .await;
}

#[tokio::test]
async fn notes_colours_and_lines_are_kept_without_a_digit() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let colour = async || {
            page.click_label("Colour").await;
            page.press("2").await;
            page.click_label("Notes").await;
        };
        page.click_cell(1, 1).await;
        page.press("Shift+1 Shift+6").await;
        colour().await;
        page.cell(1, 1, "empty, notes 1 6").await;
        page.menu("Menu", "Library").await;
        page.said("listitem", "left").await;
        page.press("Escape").await;
        let stands = async || {
            page.cell(1, 1, "empty, notes 1 6").await;
            let coloured =
                "return document.querySelectorAll('[data-cell=\"0\"] [class*=colour], [data-cell=\"0\"][class*=colour]').length";
            until("the colour", async || (page.script(coloured).await != json!(0)).then_some(())).await;
        };
        stands().await;
        page.load_anew().await;
        stands().await;
        // A last note, and the page goes at once.
        page.click_cell(1, 4).await;
        page.press("Shift+9").await;
        page.cell(1, 4, "empty, notes 9").await;
        page.open("").await;
        stands().await;
        page.cell(1, 4, "empty, notes 9").await;
    })
    .await;
}

#[tokio::test]
async fn where_nothing_can_be_kept_the_page_works_and_says_so() {
    let throws = "{ get() { throw new DOMException('', 'SecurityError') } }";
    let full = "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') };";
    for source in [
        format!(
            "Object.defineProperty(window, 'localStorage', {throws}); Object.defineProperty(window, 'sessionStorage', {throws}); Object.defineProperty(window, 'indexedDB', {{ value: undefined }});"
        ),
        format!("Object.defineProperty(window, 'localStorage', {throws}); {full}"),
    ] {
        visit("", async |page| {
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
            page.open(&format!("#play={SEED_1}")).await;
            page.click_cell(1, 1).await;
            page.press("1").await;
            page.cell(1, 1, "entered 1").await;
            page.said("alert", "Your moves are not being kept").await;
            // The way that it names is there.
            page.menu("Menu", "Library").await;
            page.click("button", "Backup").await;
            assert!(page.download(".txt").await.contains(SEED_1));
            page.press("Escape").await;
            page.open(&format!("#p={SEED_2}")).await;
            page.verdict("One solution").await;
            page.go_to("#make").await;
            page.find("button", "Make").await;
            assert_eq!(page.console().await, [""; 0], "no error is repeated");
        })
        .await;
    }
}
