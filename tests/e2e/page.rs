//! One visit to the site, in the words of a person: the button called so, the cell in row 4, the status that says so.

use crate::driver::{Browser, Driver, Extra, PATIENCE};
use crate::server::{self, Absent, Elsewhere, Server};
use fantoccini::actions::{InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::time::sleep;

/// The number of frames of a camera's film, which begins again at its end.
const FRAMES: usize = 4;

/// Whether the page hears keys and pointers: it has marked this in the browser's timeline. On a slow machine it is drawn before.
const LIVE: &str = "performance.getEntriesByName('live').length > 0";

/// An open page.
pub(crate) struct Page {
    client: Client,
    server: Server,
    downloads: PathBuf,
}

/// Opens the site at `address` (what follows its folder: empty, or `#p=...`), waits for the board, tells the `story`, and at the
/// end demands a silent console: a request to another host, which has no address here, is an error there.
pub(crate) async fn visit(address: &str, story: impl AsyncFnOnce(&Page)) {
    visit_quietly(address, None, story).await;
}

/// The visit of [`visit`] in a browser whose clock stood at noon of `day` (`2026-11-15`) when it was started, in the visitor's own time
/// zone: what is shown of dates is the same on whatever day and at whatever time the test runs. Only the page has this clock, its workers
/// don't.
pub(crate) async fn visit_on(day: &str, address: &str, story: impl AsyncFnOnce(&Page)) {
    let driver = Driver::start(Browser::Chromium);
    let client = driver.browser(None, None).await;
    let page = Page { client, server: server::serve().await, downloads: driver.downloads() };
    let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let source = format!(
        "(() => {{
            const True = Date, ahead = new True('{day}T12:00') - {start};
            window.Date = class extends True {{
                constructor(...of) {{ super(...(of.length ? of : [True.now() + ahead])); }}
                static now() {{ return True.now() + ahead; }}
            }};
        }})()"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    page.open(address).await;
    story(&page).await;
    assert_eq!(page.console().await, [""; 0], "the console stays empty");
}

/// The visit of [`visit`] in a browser that has a camera, which sees the picture in these bytes of a JPEG file.
pub(crate) async fn visit_with_camera(picture: &[u8], address: &str, story: impl AsyncFnOnce(&Page)) {
    visit_quietly(address, Some(picture), story).await;
}

/// Tells the `story` on a screen of each size, a width and a height in CSS pixels, in one browser. Each time the site has an origin of its
/// own, for which nothing is kept yet. The demands at the end are those of [`visit`].
pub(crate) async fn visit_on_screens(sizes: &[(u32, u32)], address: &str, story: impl AsyncFn(&Page, (u32, u32))) {
    let driver = Driver::start(Browser::Chromium);
    let client = driver.browser(None, None).await;
    for &(width, height) in sizes {
        let page = Page { client: client.clone(), server: server::serve().await, downloads: driver.downloads() };
        page.screen(width, height).await;
        page.open(address).await;
        story(&page, (width, height)).await;
        assert_eq!(page.console().await, [""; 0], "the console stays empty");
    }
}

async fn visit_quietly(address: &str, camera: Option<&[u8]>, story: impl AsyncFnOnce(&Page)) {
    let driver = Driver::start(Browser::Chromium);
    let camera = camera.map(|picture| {
        let film = driver.downloads().join("camera.mjpeg");
        fs::write(&film, picture.repeat(FRAMES)).unwrap();
        film
    });
    let client = driver.browser(camera.as_deref(), None).await;
    let page = Page { client, server: server::serve().await, downloads: driver.downloads() };
    page.open(address).await;
    story(&page).await;
    assert_eq!(page.console().await, [""; 0], "the console stays empty");
}

/// The visit of [`visit`] in Firefox, which does not tell what its console says.
pub(crate) async fn visit_in_firefox(address: &str, story: impl AsyncFnOnce(&Page)) {
    let driver = Driver::start(Browser::Firefox);
    let client = driver.browser(None, None).await;
    let page = Page { client, server: server::serve().await, downloads: driver.downloads() };
    page.open(address).await;
    story(&page).await;
    page.client.close().await.unwrap();
}

/// The visit of [`visit`] in a browser that lets no page store anything.
pub(crate) async fn visit_without_storage(address: &str, story: impl AsyncFnOnce(&Page)) {
    let driver = Driver::start(Browser::Chromium);
    let client = driver.browser_without_storage().await;
    let page = Page { client, server: server::serve().await, downloads: driver.downloads() };
    page.open(address).await;
    story(&page).await;
}

/// Starts the browser at no page yet and tells the `story`: of a host whose answers are such that the browser's console does not stay
/// empty. Nothing may be asked of another host.
pub(crate) async fn visit_bad_host(story: impl AsyncFnOnce(&Page)) {
    visit_beside_others(async |page, elsewhere| {
        story(page).await;
        assert_eq!(elsewhere.asked(), [""; 0], "nothing is asked of another host");
    })
    .await;
}

/// Starts the browser at no page yet and tells the `story`, which also hears what is asked of other hosts: also by the workers, of whose
/// requests the console says nothing.
pub(crate) async fn visit_beside_others(story: impl AsyncFnOnce(&Page, &Elsewhere)) {
    let driver = Driver::start(Browser::Chromium);
    let elsewhere = Elsewhere::listen().await;
    let client = driver.browser(None, Some(&elsewhere)).await;
    let page = Page { client, server: server::serve().await, downloads: driver.downloads() };
    story(&page, &elsewhere).await;
}

/// A tab of the browser.
pub(crate) struct Tab(WindowHandle);

/// The number of moves that a save holds.
pub(crate) fn moves_in(save: &str) -> usize {
    save.lines().filter(|line| line.contains('@')).count()
}

impl Page {
    /// Goes to `address` on the site, from nothing, and waits for the live board. A dialog may lie over it, in which case the browser
    /// computes no role for it.
    pub(crate) async fn open(&self, address: &str) {
        self.go_to(address).await;
        self.until_live().await;
    }

    /// Waits for the live board, wherever it is, or for the map of the course, which has none.
    pub(crate) async fn until_live(&self) {
        let is_live = format!("return {LIVE} && document.querySelector('main [role=grid], main .chapters') != null");
        until("the live board", async || (self.script(&is_live).await == json!(true)).then_some(())).await;
    }

    /// Goes to `address` on the site, from nothing, whatever is there.
    pub(crate) async fn go_to(&self, address: &str) {
        self.leave().await;
        self.client.goto(&format!("{}{address}", self.server.address)).await.unwrap();
    }

    /// Opens the built page from its file, as a double click does.
    pub(crate) async fn open_file(&self) {
        self.client.goto(&format!("file://{}/index.html", server::FOLDER)).await.unwrap();
    }

    /// Opens the site in a frame of another page, with what the attribute `sandbox` of the frame allows, and goes into the frame.
    pub(crate) async fn open_in_sandbox(&self, allowed: &str, address: &str) {
        self.go_to("robots.txt").await; // a page that is nothing but the frame
        let frame = format!(
            "const frame = document.createElement('iframe');
             frame.onload = arguments[arguments.length - 1];
             frame.sandbox = '{allowed}';
             frame.src = '{}{address}';
             frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
             document.body.replaceChildren(frame)",
            self.server.address
        );
        self.script_async(&frame).await;
        self.client.enter_frame(0).await.unwrap();
    }

    /// From now on pages of every origin may read the site.
    pub(crate) fn serve_to_all_origins(&self) {
        self.server.open_to_all();
    }

    /// From now on another build of the site, in this folder, is there; none cuts the network.
    pub(crate) fn serve(&self, folder: Option<&Path>) {
        self.server.show(folder, Absent::NotFound);
    }

    /// From now on the host answers with the build in this folder, and with its page for every file that is not in it.
    pub(crate) fn serve_with_page_for_all(&self, folder: &Path) {
        self.server.show(Some(folder), Absent::FirstPage);
    }

    /// From now on the host answers as with [`Page::serve_with_page_for_all`], and calls its page what the file would be: a style sheet, a
    /// script or a module.
    pub(crate) fn serve_with_page_as_any_file(&self, folder: &Path) {
        self.server.show(Some(folder), Absent::FirstPageAsFile);
    }

    /// A folder of this test's own.
    pub(crate) fn folder(&self) -> &Path {
        &self.downloads
    }

    /// Loads the page anew, which opens in the same room, and waits until it is live.
    pub(crate) async fn load_anew(&self) {
        self.script("window.isOld = true; location.reload()").await;
        let loaded = format!("return !window.isOld && {LIVE}");
        until("the page loads anew", async || (self.script(&loaded).await == json!(true)).then_some(())).await;
    }

    /// The number of pages that come out of the printer.
    pub(crate) async fn printed_pages(&self) -> Value {
        let pdf = self.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
        let data = pdf["data"].as_str().unwrap();
        self.script(&format!("return atob('{data}').match(/\\/Type\\s*\\/Page[^s]/g).length")).await
    }

    /// The one element of this role with this accessible name, as the browser computes both: what is hidden has no role.
    pub(crate) async fn find(&self, role: &str, name: &str) -> Element {
        until(&format!("one {role} {name:?}"), async || {
            let mut found = self.all_named(role, name).await;
            if found.len() == 1 { found.pop() } else { None }
        })
        .await
    }

    /// Whether there is an element of this role and name just now.
    pub(crate) async fn has(&self, role: &str, name: &str) -> bool {
        !self.all_named(role, name).await.is_empty()
    }

    /// Chooses from the list called `name`, once what is to be chosen is there.
    pub(crate) async fn select(&self, name: &str, label: &str) {
        let list = self.find("combobox", name).await;
        until(&format!("{label:?} to choose"), async || list.select_by_label(label).await.ok()).await;
    }

    /// Presses the first button in the open dialog whose name begins so, as soon as it is there: the names of games in the library hold
    /// their times. It may be drawn anew at any moment, so it is found and pressed at once.
    pub(crate) async fn press_named(&self, start: &str) {
        self.press_in_listed("", start).await;
    }

    /// Presses the first button whose name begins so beside the first game or list in the library whose text has these words; anywhere in
    /// the dialog if there are none.
    pub(crate) async fn press_in_listed(&self, words: &str, start: &str) {
        let press = format!(
            "const place = {words:?} ? [...document.querySelectorAll('dialog[open] li')].find(it => it.textContent.includes({words:?})) : document;
             const named = it => (it.getAttribute('aria-label') ?? it.textContent).trim().startsWith({start:?});
             const it = [...place?.querySelectorAll('dialog[open] button') ?? []].find(named);
             it?.focus(); it?.click(); return !!it"
        );
        let what = format!("a button {start:?}... beside {words:?}");
        until(&what, async || (self.script(&press).await == json!(true)).then_some(())).await;
    }

    /// Presses a button of the open dialog in the moment in which one named `shown` appears there. The page itself waits for that:
    /// what it shows for a short time only may be gone before a driver on a busy machine has asked and answered.
    pub(crate) async fn press_once_shown(&self, shown: &str, name: &str) {
        let wait = format!(
            "const done = arguments[0];
             const named = name => [...document.querySelectorAll('dialog[open] button')].find(it => it.textContent.trim() === name);
             const press = () => {{ const it = named({shown:?}) && named({name:?}); it?.focus(); it?.click(); return !!it }};
             const watch = new MutationObserver(() => {{ if (press()) {{ watch.disconnect(); done(true) }} }});
             if (press()) done(true); else watch.observe(document, {{ subtree: true, childList: true, attributes: true }});"
        );
        self.script_async(&wait).await;
    }

    /// Presses the first game or list in the library.
    pub(crate) async fn press_first_listed(&self) {
        let press = "const it = document.querySelector('dialog[open] li > button'); it?.focus(); it?.click(); return !!it";
        until("a game or a list", async || (self.script(press).await == json!(true)).then_some(())).await;
    }

    /// Waits until there is no element of this role and name.
    pub(crate) async fn gone(&self, role: &str, name: &str) {
        until(&format!("no {role} {name:?}"), async || (!self.has(role, name).await).then_some(())).await;
    }

    /// Clicks the button, link or tab called `name`, scrolled to where nothing that stays in sight lies over it. It may be drawn anew
    /// between the two: then the new one is clicked.
    pub(crate) async fn click(&self, role: &str, name: &str) {
        const SCROLL: &str = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })";
        until(&format!("a click on {role} {name:?}"), async || {
            let element = self.find(role, name).await;
            self.client.execute(SCROLL, vec![serde_json::to_value(&element).unwrap()]).await.ok()?;
            element.click().await.ok()
        })
        .await;
    }

    /// Goes to this room by its tab, and waits until it is drawn: keys that come before mean the room before.
    pub(crate) async fn enter_room(&self, room: &str) {
        self.click("link", room).await;
        let is_current = format!("return document.querySelector('[aria-current=page]')?.textContent === '{room}'");
        until(&format!("the room {room}"), async || (self.script(&is_current).await == json!(true)).then_some(())).await;
    }

    /// Switches this off, and waits until it shows so.
    pub(crate) async fn switch_off(&self, name: &str) {
        self.click("switch", name).await;
        until(&format!("{name:?} to be off"), async || self.is_off(name).await.then_some(())).await;
    }

    /// Whether the switch called `name` is off.
    pub(crate) async fn is_off(&self, name: &str) -> bool {
        let switch = self.find("switch", name).await;
        switch.attr("aria-checked").await.is_ok_and(|checked| checked.as_deref() == Some("false"))
    }

    /// Clicks this as a person does who looks at what it does: it has been scrolled into sight, and where it and the board stand is noted
    /// for [`Page::stands_still`].
    pub(crate) async fn press_still(&self, role: &str, name: &str) {
        until(&format!("a click on {role} {name:?}"), async || self.note_and_click(self.find(role, name).await).await).await;
    }

    /// Clicks as [`Page::press_still`] does, on the first element that the selector finds.
    pub(crate) async fn press_first_still(&self, selector: &str) {
        until(&format!("a click on {selector}"), async || {
            self.note_and_click(self.client.find(Locator::Css(selector)).await.ok()?).await
        })
        .await;
    }

    async fn note_and_click(&self, element: Element) -> Option<()> {
        const NOTE: &str = "const it = arguments[0], board = document.querySelector('[role=grid]');
            it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const places = () => [it, board].map(each => each.isConnected && each.checkVisibility() ? each.getBoundingClientRect() : null);
            window.places = places; window.placesBefore = places()";
        self.client.execute(NOTE, vec![serde_json::to_value(&element).unwrap()]).await.ok()?;
        element.click().await.ok()
    }

    /// From now on nothing that is asked of a worker reaches it, until [`Page::let_workers_answer`].
    pub(crate) async fn hold_workers(&self) {
        let hold = "
            const post = Worker.prototype.postMessage, held = [];
            Worker.prototype.postMessage = function (...what) { held.push(() => post.apply(this, what)); };
            window.letGo = () => { Worker.prototype.postMessage = post; held.forEach(send => send()); }";
        self.script(hold).await;
    }

    /// Lets all that was asked reach the workers.
    pub(crate) async fn let_workers_answer(&self) {
        self.script("letGo()").await;
    }

    /// The words and the top, in CSS pixels, of each button and tab of the room.
    pub(crate) async fn buttons(&self) -> Vec<Value> {
        let tops =
            "return [...document.querySelectorAll('main button')].map(it => [it.textContent, it.getBoundingClientRect().top])";
        self.script(tops).await.as_array().unwrap().clone()
    }

    /// Demands that neither what was pressed last, if it is still there, nor the board has moved by more than a pixel.
    pub(crate) async fn stands_still(&self, what: &str) {
        let moved = self
            .script(
                "const now = window.places();
                 return window.placesBefore.map((before, number) => before && now[number] ?
                     [now[number].x - before.x, now[number].y - before.y].map(Math.round) : [0, 0])",
            )
            .await;
        let moved: [[f64; 2]; 2] = serde_json::from_value(moved).unwrap();
        assert!(moved.as_flattened().iter().all(|by| by.abs() <= 1.0), "{what}: it and the board moved by {moved:?}");
    }

    /// Gives the focus to the button, link or slider called `name`, as Tab does.
    pub(crate) async fn focus(&self, role: &str, name: &str) {
        until(&format!("the focus on {role} {name:?}"), async || {
            let element = serde_json::to_value(self.find(role, name).await).unwrap();
            self.client.execute("arguments[0].focus()", vec![element]).await.ok()
        })
        .await;
    }

    /// Presses the button with these words in the dialog that is open, once it is there: what lies under it may have one like it.
    pub(crate) async fn press_in_dialog(&self, words: &str) {
        let press = format!(
            "const found = [...document.querySelectorAll('dialog[open] button')].find((it) => it.innerText == '{words}');
            found?.click();
            return found != null"
        );
        let is_pressed = async || (self.script(&press).await == json!(true)).then_some(());
        until(&format!("a button {words:?} in the dialog"), is_pressed).await;
    }

    /// Clicks the first element that the selector finds, once there is one.
    pub(crate) async fn click_first(&self, selector: &str) {
        let element =
            until(&format!("an element {selector}"), async || self.client.find(Locator::Css(selector)).await.ok()).await;
        element.click().await.unwrap();
    }

    /// Opens the menu behind a button and clicks one of its items.
    pub(crate) async fn menu(&self, button: &str, item: &str) {
        self.click("button", button).await;
        // A button of the same name may lie under the menu: a click on it is refused.
        until(&format!("a click on the item {item:?}"), async || {
            for element in self.all_named("button", item).await {
                if element.click().await.is_ok() {
                    return Some(());
                }
            }
            None
        })
        .await;
    }

    /// Clicks the visible label that begins with `words`, and lies under no dialog.
    pub(crate) async fn click_label(&self, words: &str) {
        let path = format!("//label[starts-with(normalize-space(), '{words}')]");
        until(&format!("a label {words:?}"), async || {
            for label in self.client.find_all(Locator::XPath(&path)).await.unwrap() {
                if label.is_displayed().await.unwrap_or(false) && label.click().await.is_ok() {
                    return Some(());
                }
            }
            None
        })
        .await;
    }

    /// Waits until the verdict beside the board is `words`.
    pub(crate) async fn verdict(&self, words: &str) {
        self.said("heading", words).await;
    }

    /// Waits until a status on the page contains `words`.
    pub(crate) async fn status(&self, words: &str) {
        self.said("status", words).await;
    }

    /// Waits until an element of `role` is visible whose text contains `words`.
    pub(crate) async fn said(&self, role: &str, words: &str) {
        until(&format!("a {role} that says {words:?}"), async || {
            self.texts(role).await.into_iter().find(|text| text.contains(words))
        })
        .await;
    }

    /// The texts of the elements of `role` just now (of a heading its name if it has one), spaces and line breaks made one space.
    pub(crate) async fn texts(&self, role: &str) -> Vec<String> {
        let script = "
            return [...document.querySelectorAll(arguments[0])]
                .filter(e => e.checkVisibility())
                .map(e => (e.matches('h1, h2, h3') && e.ariaLabel || e.innerText).replace(/\\s+/g, ' ').trim())";
        self.strings(script, vec![json!(selector(role))]).await
    }

    /// The accessible names of the 81 cells, in reading order.
    pub(crate) async fn cell_names(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[role=grid] > [role=row] > [role=gridcell]')].map(e => e.ariaLabel)";
        self.strings(script, Vec::new()).await
    }

    /// The name of the cell in this row and column, counted from 1.
    pub(crate) async fn cell_name(&self, row: usize, column: usize) -> String {
        self.cell_names().await.get((row - 1) * 9 + column - 1).cloned().unwrap_or_default()
    }

    /// Waits until the name of this cell ends in `content`: `given 9`, `empty, notes 1 2`.
    pub(crate) async fn cell(&self, row: usize, column: usize, content: &str) {
        let wanted = format!("row {row}, column {column}, {content}");
        until(&format!("a cell {wanted:?}"), async || (self.cell_name(row, column).await == wanted).then_some(())).await;
    }

    /// The board as 81 characters: the digit of a cell, `.` for none.
    pub(crate) async fn line(&self) -> String {
        let digit = |name: &String| match name.split(", ").nth(2) {
            Some(content) if !content.starts_with("empty") => content.chars().last().unwrap(),
            _ => '.',
        };
        self.cell_names().await.iter().map(digit).collect()
    }

    /// Waits until the board reads `line` (`0` or `.` for an empty cell).
    pub(crate) async fn board(&self, line: &str) {
        let wanted = line.replace('0', ".");
        until(&format!("the board {wanted}"), async || (self.line().await == wanted).then_some(())).await;
    }

    /// Clicks the cell in this row and column, counted from 1.
    pub(crate) async fn click_cell(&self, row: usize, column: usize) {
        let cell = format!("[role=grid] > [role=row]:nth-child({row}) > [role=gridcell]:nth-child({column})");
        self.client.find(Locator::Css(&cell)).await.unwrap().click().await.unwrap();
    }

    /// Presses these keys one after the other: names as `KeyboardEvent.key` has them, with `Control+` and such before.
    pub(crate) async fn press(&self, keys: &str) {
        for key in keys.split(' ') {
            let mut chord: Vec<char> = key.split('+').map(key_code).collect();
            let last = chord.pop().unwrap();
            let down = |value| KeyAction::Down { value };
            let up = |value| KeyAction::Up { value };
            let actions =
                chord.iter().copied().map(down).chain([down(last), up(last)]).chain(chord.iter().rev().copied().map(up));
            let keyboard = actions.fold(KeyActions::new("keyboard".into()), KeyActions::then);
            self.client.perform_actions(keyboard).await.unwrap();
        }
    }

    /// Drags from the middle of one cell to that of another, each a row and a column.
    pub(crate) async fn drag(&self, from: (usize, usize), to: (usize, usize)) {
        let place = |(row, column): (usize, usize)| format!("[data-cell=\"{}\"]", 9 * (row - 1) + column - 1);
        let mut drag = MouseActions::new("mouse".into());
        for (number, cell) in [from, to].into_iter().enumerate() {
            let element = self.client.find(Locator::Css(&place(cell))).await.unwrap();
            let (x, y, width, height) = element.rectangle().await.unwrap();
            let (x, y) = (x + width / 2.0, y + height / 2.0);
            drag = drag.then(PointerAction::MoveTo { duration: Some(Duration::from_millis(50)), x, y });
            let button = MOUSE_BUTTON_LEFT;
            drag = drag.then(if number == 0 { PointerAction::Down { button } } else { PointerAction::Up { button } });
        }
        self.client.perform_actions(drag).await.unwrap();
    }

    /// Drags from one point of the window to another.
    pub(crate) async fn drag_points(&self, from: (f64, f64), to: (f64, f64)) {
        let point = |(x, y)| PointerAction::MoveTo { duration: Some(Duration::from_millis(50)), x, y };
        let button = MOUSE_BUTTON_LEFT;
        let drag = MouseActions::new("mouse".into()).then(point(from)).then(PointerAction::Down { button });
        self.client.perform_actions(drag.then(point(to)).then(PointerAction::Up { button })).await.unwrap();
    }

    /// From now on the page is drawn as on a slow device, until it is loaded anew: after each piece of a drawing Yew believes that it has
    /// worked for longer than 16 ms, and lets the browser go on before it draws the next piece and runs the effects.
    pub(crate) async fn draw_slowly(&self) {
        self.script("const now = Date.now; let later = 0; Date.now = () => now() + (later += 20)").await;
    }

    /// Leaves the site for an empty page.
    pub(crate) async fn leave(&self) {
        self.client.goto("about:blank").await.unwrap();
    }

    /// Opens the dialog in which a puzzle is entered, and waits until it is shown: nothing can be typed in it before.
    pub(crate) async fn open_entry(&self) {
        self.click("button", "Enter or paste a puzzle").await;
        self.find("dialog", "Enter or paste a puzzle").await;
    }

    /// Types `text`, key by key, wherever the focus is.
    pub(crate) async fn type_text(&self, text: &str) {
        self.client.active_element().await.unwrap().send_keys(text).await.unwrap();
    }

    /// Lets the page, and the test, use the clipboard.
    pub(crate) async fn grant_clipboard(&self) {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        self.devtools("Browser.grantPermissions", grant).await;
    }

    /// Pastes `text` with Control+V, wherever the focus is.
    pub(crate) async fn paste(&self, text: &str) {
        self.grant_clipboard().await;
        let write = "navigator.clipboard.writeText(arguments[0]).then(arguments[1])";
        self.client.execute_async(write, vec![json!(text)]).await.unwrap();
        self.press("Control+v").await;
    }

    /// Drops a file of this name and text on the page.
    pub(crate) async fn drop_file(&self, name: &str, text: &str) {
        self.drop_files(&[(name, text)]).await;
    }

    /// Drops files of these names and texts on the page, all at once.
    pub(crate) async fn drop_files(&self, files: &[(&str, &str)]) {
        let script = "
            const dataTransfer = new DataTransfer();
            for (const [name, text] of arguments[0]) dataTransfer.items.add(new File([text], name));
            const target = document.querySelector('[role=grid]');
            for (const kind of ['dragenter', 'dragover', 'drop'])
                target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));";
        self.client.execute(script, vec![json!(files)]).await.unwrap();
    }

    /// Chooses a file of this name and content in the file picker.
    pub(crate) async fn choose_file(&self, name: &str, bytes: &[u8]) {
        let file = self.downloads.join(name);
        fs::write(&file, bytes).unwrap();
        let picker = self.client.find(Locator::Css("input[type=file]")).await.unwrap();
        picker.send_keys(file.to_str().unwrap()).await.unwrap();
    }

    /// The text on the clipboard.
    pub(crate) async fn clipboard(&self) -> String {
        let read = "navigator.clipboard.readText().then(arguments[0])";
        self.client.execute_async(read, Vec::new()).await.unwrap().as_str().unwrap_or_default().to_owned()
    }

    /// The text of the next file that the page lets the browser download under a name ending in `ending`.
    pub(crate) async fn download(&self, ending: &str) -> String {
        until(&format!("a download {ending}"), async || {
            let files = fs::read_dir(&self.downloads).unwrap().map(|entry| entry.unwrap().path());
            let file = files.into_iter().find(|file| file.to_string_lossy().ends_with(ending))?;
            // The browser makes the file before it writes into it.
            let text = fs::read_to_string(&file).ok().filter(|text| !text.is_empty())?;
            fs::remove_file(file).unwrap();
            Some(text)
        })
        .await
    }

    /// The accessible name of what has the focus.
    pub(crate) async fn focus_name(&self) -> String {
        let element = self.client.active_element().await.unwrap();
        self.computed(&element, "computedlabel").await.unwrap_or_default()
    }

    /// Waits until what is called `name` has the focus.
    pub(crate) async fn focused(&self, name: &str) {
        until(&format!("the focus on {name:?}"), async || (self.focus_name().await == name).then_some(())).await;
    }

    /// Presses Tab until something of this role has the focus.
    pub(crate) async fn tab_to(&self, role: &str) {
        until(&format!("Tab to reach a {role}"), async || {
            self.press("Tab").await;
            let element = self.client.active_element().await.unwrap();
            (self.computed(&element, "computedrole").await.as_deref() == Some(role)).then_some(())
        })
        .await;
    }

    /// Makes the page so many CSS pixels large.
    pub(crate) async fn screen(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Opens `address` on the site in another tab of the same browser, and goes there. Gives the tab that was left.
    pub(crate) async fn new_tab(&self, address: &str) -> Tab {
        let left = self.client.window().await.unwrap();
        let tab = self.client.new_window(true).await.unwrap().handle;
        self.client.switch_to_window(tab).await.unwrap();
        self.open(address).await;
        Tab(left)
    }

    /// Goes to another tab, and gives the one that was left.
    pub(crate) async fn switch_to(&self, tab: &Tab) -> Tab {
        let left = self.client.window().await.unwrap();
        self.client.switch_to_window(tab.0.clone()).await.unwrap();
        Tab(left)
    }

    /// Closes this tab and goes to another.
    pub(crate) async fn close_and_switch_to(&self, tab: &Tab) {
        self.client.close_window().await.unwrap();
        self.client.switch_to_window(tab.0.clone()).await.unwrap();
    }

    /// The saves that the browser keeps: what its store holds, then what is noted beside it.
    pub(crate) async fn kept(&self) -> Vec<String> {
        let script = "
            const done = arguments[arguments.length - 1];
            const notes = Object.entries(localStorage).filter(([key]) => key.startsWith('nonet.note.')).map(([, text]) => text);
            const opening = indexedDB.open('nonet-games');
            opening.onupgradeneeded = () => opening.result.createObjectStore('games');
            opening.onsuccess = () => {
                const games = opening.result.transaction('games').objectStore('games').getAll();
                games.onsuccess = () => {
                    opening.result.close();
                    done([...games.result.map((game) => game.text), ...notes]);
                };
            };";
        let kept = self.client.execute_async(script, Vec::new()).await.unwrap();
        kept.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }

    /// Waits until the store holds a game of these givens with so many moves, and nothing of it is noted beside it.
    pub(crate) async fn stored(&self, givens: &str, moves: usize) {
        until(&format!("a kept game of {moves} moves"), async || {
            let noted = format!("([key, text]) => key.startsWith('nonet.note.') && text.includes('{givens}')");
            let settled = self.script(&format!("return Object.entries(localStorage).some({noted})")).await == json!(false);
            let kept = self.kept().await;
            let is_it = |text: &&String| text.contains(givens) && moves_in(text) == moves;
            kept.iter().find(is_it).filter(|_| settled).map(drop)
        })
        .await;
    }

    /// The text in the browser's `sessionStorage` under this key, or in its `localStorage` if this tab has none.
    pub(crate) async fn noted(&self, key: &str) -> Value {
        self.script(&format!("return sessionStorage.getItem('{key}') ?? localStorage.getItem('{key}')")).await
    }

    /// Waits until the store has so many games in the bin: what is shown is written behind it.
    pub(crate) async fn binned(&self, count: usize) {
        let script = "
            const done = arguments[arguments.length - 1];
            const opening = indexedDB.open('nonet-games');
            opening.onsuccess = () => {
                const games = opening.result.transaction('games').objectStore('games').getAll();
                games.onsuccess = () => {
                    opening.result.close();
                    done(games.result.filter((game) => game.binned != null).length);
                };
            };";
        until(&format!("{count} games in the bin"), async || (self.script_async(script).await == json!(count)).then_some(()))
            .await;
    }

    /// Runs a function body in the page.
    pub(crate) async fn script(&self, body: &str) -> Value {
        self.client.execute(body, Vec::new()).await.unwrap()
    }

    /// Runs a function body in the page whose last argument is called with what it answers.
    pub(crate) async fn script_async(&self, body: &str) -> Value {
        self.client.execute_async(body, Vec::new()).await.unwrap()
    }

    /// Runs a function body in the page with these arguments, and a last one that is called with what it answers.
    pub(crate) async fn script_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.client.execute_async(body, arguments).await.unwrap()
    }

    /// A command of the browser's own protocol, such as `Emulation.setEmulatedMedia`.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.extra("goog/cdp/execute", Some(json!({ "cmd": command, "params": parameters }))).await
    }

    /// The warnings and errors that the console got since this was last asked.
    pub(crate) async fn console(&self) -> Vec<String> {
        let entries = self.extra("se/log", Some(json!({ "type": "browser" }))).await;
        let loud = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        entries.as_array().unwrap().iter().filter(loud).map(|entry| entry["message"].to_string()).collect()
    }

    async fn all_named(&self, role: &str, name: &str) -> Vec<Element> {
        let mut named = Vec::new();
        for element in self.perhaps_named(role, name).await {
            // An element may be redrawn between two questions: then it is not the one.
            let computed_role = self.computed(&element, "computedrole").await;
            let computed_name = self.computed(&element, "computedlabel").await;
            if computed_role.as_deref() == Some(role) && computed_name.as_deref() == Some(name) {
                named.push(element);
            }
        }
        named
    }

    /// The elements that may be of this role and that have all words of the name in or about them. To ask the browser for the role
    /// and the name of every button would take a hundred questions.
    async fn perhaps_named(&self, role: &str, name: &str) -> Vec<Element> {
        const FIND: &str = "
            const [selector, words] = arguments;
            const labels = it => (it.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id));
            const about = it => [it, ...labels(it), ...it.labels ?? []].filter(each => each);
            const inside = it => [it, ...it.querySelectorAll('*')];
            const texts = it => [it.textContent, it.ariaLabel, it.title, it.alt, it.placeholder, it.value];
            const said = it => about(it).flatMap(inside).flatMap(texts).filter(text => typeof text == 'string');
            return [...document.querySelectorAll(selector)].filter(it => {
                const all = said(it);
                return words.every(word => all.some(text => text.includes(word)));
            })";
        let words: Vec<&str> = name.split_whitespace().collect();
        // Firefox refuses to hand on an element that was redrawn since the script found it: then the script looks again.
        let found = until("elements that stay", async || {
            match self.client.execute(FIND, vec![json!(selector(role)), json!(words)]).await {
                Err(error) if error.is_stale_element_reference() => None,
                found => Some(found.unwrap()),
            }
        })
        .await;
        let ids = found.as_array().unwrap().iter().filter_map(|it| it.as_object()?.values().next()?.as_str());
        ids.map(|id| Element::from_element_id(self.client.clone(), id.to_owned().into())).collect()
    }

    async fn computed(&self, element: &Element, what: &str) -> Option<String> {
        let path = format!("element/{}/{what}", element.element_id().as_ref());
        let value = self.client.issue_cmd(Extra { path, body: None }).await.ok()?;
        value.as_str().map(str::to_owned)
    }

    async fn extra(&self, path: &str, body: Option<Value>) -> Value {
        self.client.issue_cmd(Extra { path: path.into(), body }).await.unwrap()
    }

    async fn strings(&self, script: &str, arguments: Vec<Value>) -> Vec<String> {
        let value = self.client.execute(script, arguments).await.unwrap();
        value.as_array().unwrap().iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Waits for the list of techniques, which comes a moment after its dialog.
    pub(crate) async fn techniques(&self) {
        self.find("dialog", "Techniques").await;
        let is_listed = "return document.querySelector('.techniques__row summary') != null";
        until("the list of techniques", async || (self.script(is_listed).await == json!(true)).then_some(())).await;
    }

    /// Asks for all stages of the hint that is open.
    pub(crate) async fn whole_hint(&self) {
        let is_last = async || {
            if self.has("button", "More").await {
                self.click_first(".hint__tools .button--primary").await;
            }
            self.has("button", "Apply").await.then_some(())
        };
        until("the last stage of the hint", is_last).await;
    }
}

/// Asks `probe` again and again until it has an answer; a failure that names `what` after a long while.
pub(crate) async fn until<T>(what: &str, mut probe: impl AsyncFnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = probe().await {
            return answer;
        }
        assert!(start.elapsed() < PATIENCE, "waited {PATIENCE:?} for {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// The selector that finds the elements of a role and perhaps others; the browser's computed role decides.
fn selector(role: &str) -> &'static str {
    match role {
        "alert" => "[role=alert]",
        "button" => "button, summary, [role=button]",
        "DisclosureTriangle" => "summary",
        "combobox" => "select",
        "checkbox" | "switch" => "input[type=checkbox], [role=checkbox], [role=switch]",
        "dialog" => "dialog, [role=dialog]",
        "grid" => "[role=grid]",
        "gridcell" => "[role=gridcell]",
        "heading" => "h1, h2, h3",
        "image" => "img, [role=img]",
        "list" => "ul, ol",
        "listitem" => "li",
        "link" => "a[href]",
        "region" => "section",
        "radio" => "input[type=radio], [role=radio]",
        "slider" => "input[type=range], [role=slider]",
        "status" => "[role=status], output",
        "tab" => "[role=tab]",
        "tabpanel" => "[role=tabpanel]",
        "timer" => "[role=timer]",
        "searchbox" => "input[type=search]",
        "textbox" => "textarea, input, [role=textbox]",
        _ => "*",
    }
}

fn key_code(name: &str) -> char {
    let key = match name {
        "Control" => Key::Control,
        "Shift" => Key::Shift,
        "Alt" => Key::Alt,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Home" => Key::Home,
        "Space" => return ' ',
        "Tab" => Key::Tab,
        _ => return name.chars().next().unwrap(),
    };
    char::from(key)
}
