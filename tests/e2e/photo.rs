//! A picture becomes a board: chosen, pasted, dropped and shared; corrected, with corners placed by hand, and without a network.

use crate::builds::another_build;
use crate::offline::take_away;
use crate::page::{Page, until, visit, visit_bad_host, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2};
use crate::server::FOLDER;
use serde_json::json;
use std::fs;
use std::path::Path;

/// A photo of a newspaper's puzzle, and its givens.
pub(crate) const PHOTO: &str = "image1006.jpg";
const GIVENS: &str = "095800000200300400700020030480000000002000500000000016040030007006004005000009260";

pub(crate) fn photo() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/photo/tests/photos").join(PHOTO)).unwrap()
}

/// The accessible names of the cells of the board that was read.
async fn read_cells(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('dialog[open] [role=gridcell]')].map(cell => cell.ariaLabel)";
    let names = page.script(script).await;
    names.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// Waits until this board was read.
async fn read_board(page: &Page, line: &str) {
    let digit = |name: &String| if name.ends_with("empty") { '0' } else { name.chars().last().unwrap() };
    until(&format!("the board {line}"), async || {
        let read: String = read_cells(page).await.iter().map(digit).collect();
        (read == line).then_some(())
    })
    .await;
}

/// Waits until the cell with this number in the board that was read is named so.
async fn read_cell(page: &Page, cell: usize, end: &str) {
    let what = format!("cell {cell} of the board that was read to end in {end:?}");
    until(&what, async || read_cells(page).await.get(cell).filter(|name| name.ends_with(end)).map(drop)).await;
}

/// Keeps these bytes in the page, as `window.bytes`. They go there as one text: the driver takes its time for long lists.
async fn keep_in_page(page: &Page, bytes: &[u8]) {
    let text = bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let keep = "window.bytes = Uint8Array.from(arguments[0].match(/../g), (byte) => parseInt(byte, 16)); arguments[1]()";
    page.script_with(keep, vec![json!(text)]).await;
}

/// Lets a file come by an event that carries it.
async fn give(page: &Page, name: &str, kind: &str, bytes: &[u8], event: &str) {
    keep_in_page(page, bytes).await;
    let script = format!(
        "const data = new DataTransfer();
         data.items.add(new File([window.bytes], {name:?}, {{ type: {kind:?} }}));
         document.querySelector('[role=grid]').dispatchEvent({event})"
    );
    page.script(&script).await;
}

const DROP: &str = "new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })";

/// Drops pictures of these names and bytes on the page, all at once.
async fn drop_pictures(page: &Page, pictures: &[(&str, &[u8])]) {
    page.script("window.dropped = new DataTransfer()").await;
    for (name, bytes) in pictures {
        keep_in_page(page, bytes).await;
        page.script(&format!("window.dropped.items.add(new File([window.bytes], {name:?}, {{ type: 'image/png' }}))")).await;
    }
    let drop = "const dataTransfer = window.dropped;
        document.querySelector('[role=grid]').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))";
    page.script(drop).await;
}

/// The bytes of a picture that the browser itself draws, with this script on a canvas of 800 by 600.
async fn drawn(page: &Page, draw: &str) -> Vec<u8> {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         const canvas = Object.assign(document.createElement('canvas'), {{ width: 800, height: 600 }});
         const pen = canvas.getContext('2d');
         pen.fillStyle = '#fff'; pen.fillRect(0, 0, 800, 600); pen.strokeStyle = '#000';
         const line = (width, ...points) => {{
             pen.lineWidth = width; pen.beginPath(); points.forEach(([x, y]) => pen.lineTo(x, y)); pen.stroke();
         }};
         const grid = (size, across, down) => {{
             for (let at = 0; at <= size; at++) {{
                 const place = 40 + 520 * at / size;
                 line(at % across ? 2 : 5, [place, 40], [place, 560]);
                 line(at % down ? 2 : 5, [40, place], [560, place]);
             }}
         }};
         {draw}
         canvas.toBlob(async (blob) => done([...new Uint8Array(await blob.arrayBuffer())]), 'image/png')"
    );
    let bytes = page.script_async(&script).await;
    bytes.as_array().unwrap().iter().map(|byte| byte.as_u64().unwrap() as u8).collect()
}

#[tokio::test]
async fn a_photo_is_chosen_played_and_helped_in_three_presses() {
    visit("", a_photo_becomes_a_game).await;
}

#[tokio::test]
async fn in_firefox_too() {
    visit_in_firefox("", a_photo_becomes_a_game).await;
}

pub(crate) async fn a_photo_becomes_a_game(page: &Page) {
    page.find("button", "Read a photo").await;
    page.choose_file(PHOTO, &photo()).await;
    page.find("dialog", "Is this the board?").await;
    page.status("A grid was found: 24 digits were read").await;
    read_board(page, GIVENS).await;
    page.status("One solution").await;
    page.find("image", "The picture, with the grid marked").await;
    page.click("button", "Play it").await;
    page.gone("dialog", "Is this the board?").await;
    page.board(GIVENS).await;
    page.status("A new game: 24 givens").await;
    page.click("button", "Hint").await;
    page.find("region", "Hint").await;
}

#[tokio::test]
async fn picture_and_board_fit_every_screen() {
    visit("", async |page| {
        page.screen(390, 844).await;
        page.choose_file(PHOTO, &photo()).await;
        read_board(page, GIVENS).await;
        page.find("button", "Play it").await;
        let begins = "const dialog = document.querySelector('dialog[open]');
            return [document.activeElement.innerText.trim(), dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight]";
        until("Play it to have the focus", async || (page.script(begins).await[0] == json!("Play it")).then_some(())).await;
        assert_eq!(page.script(begins).await, json!(["Play it", 0, true]), "the picture is in sight first");
        for (width, height) in [(1280, 800), (390, 844), (360, 640), (320, 568), (640, 400)] {
            page.screen(width, height).await;
            let fits = "const dialog = document.querySelector('dialog[open]'), { left, right } = dialog.getBoundingClientRect();
                const within = (it) => it.getBoundingClientRect().left >= left && it.getBoundingClientRect().right <= right;
                const play = [...dialog.querySelectorAll('button')].find((it) => it.innerText.trim() === 'Play it');
                const { top, bottom } = play.getBoundingClientRect();
                return [[...dialog.querySelectorAll('[role=grid], [role=img], button')].every(within),
                    dialog.scrollWidth <= dialog.clientWidth, top >= 0 && bottom <= innerHeight]";
            let what = format!("the picture to fit {width}x{height}");
            until(&what, async || (page.script(fits).await == json!([true, true, true])).then_some(())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_pasted_from_the_clipboard() {
    visit(&format!("#p={SEED_2}"), async |page| {
        page.grant_clipboard().await;
        keep_in_page(page, &photo()).await;
        let copy = "
            const done = arguments[arguments.length - 1];
            const copied = async () => {
                const picture = await createImageBitmap(new Blob([window.bytes]));
                const canvas = new OffscreenCanvas(picture.width, picture.height);
                canvas.getContext('2d').drawImage(picture, 0, 0);
                const png = await canvas.convertToBlob({ type: 'image/png' });
                await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
            };
            copied().then(() => done(true), (error) => done(String(error)))";
        assert_eq!(page.script_async(copy).await, json!(true));
        page.press("Control+v").await;
        read_board(page, GIVENS).await;
        page.press_in_dialog("Solve").await;
        page.board(GIVENS).await;
        page.verdict("One solution").await;
        page.click("button", "Undo").await;
        page.board(SEED_2).await;
        // Also where text is typed: no field takes a picture.
        page.open_entry().await;
        page.press("Control+v").await;
        read_board(page, GIVENS).await;
        page.press_in_dialog("Discard").await;
        page.gone("dialog", "Is this the board?").await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn a_dropped_photo_is_corrected_by_keyboard() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        // The second cell of the first row is a 9: another 8 beside the one in that row is a clash.
        let select = "document.querySelectorAll('dialog[open] [role=gridcell]')[0].focus()";
        page.script(select).await;
        page.press("ArrowRight 8").await;
        read_cell(page, 1, "given 8").await;
        page.status("No solution: two 8s in row 1").await;
        page.press("0").await;
        read_cell(page, 1, "empty").await;
        page.press("9").await;
        read_cell(page, 1, "given 9").await;
        page.status("One solution").await;
        page.click("switch", "Written by hand").await;
        read_cell(page, 1, "entered 9").await;
        page.press("Escape").await;
        page.gone("dialog", "Is this the board?").await;
        page.cell(1, 1, "entered 1").await;
        assert_eq!(page.line().await.replace('.', "0"), SEED_1.replacen('0', "1", 1), "nothing is lost");
    })
    .await;
}

#[tokio::test]
async fn corners_are_dragged_onto_the_grid() {
    visit("", async |page| {
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        page.click("button", "Mark the corners").await;
        page.find("dialog", "Where is the grid?").await;
        let middle_of = async |role: &str, name: &str| {
            let (x, y, width, height) = page.find(role, name).await.rectangle().await.unwrap();
            (x + width / 2.0, y + height / 2.0)
        };
        let from = middle_of("button", "Top left corner").await;
        let middle = middle_of("image", "The picture").await;
        let (_, _, width, height) = page.find("image", "The picture").await.rectangle().await.unwrap();
        let (across, down) = ((from.0 - middle.0) / width, (from.1 - middle.1) / height);
        page.drag_points(from, middle).await;
        let place = async || {
            let corner = page.find("button", "Top left corner").await;
            corner.attr("aria-description").await.unwrap().unwrap()
        };
        // The middle may lie between two pixels.
        let middles = ["50 % across, 50 % down", "50 % across, 49 % down", "49 % across, 50 % down", "49 % across, 49 % down"];
        until("the corner in the middle", async || middles.contains(&place().await.as_str()).then_some(())).await;
        page.click("button", "Read again").await;
        page.status("No grid was found within these corners.").await;
        // The sentence has moved the picture.
        let middle = middle_of("image", "The picture").await;
        let (_, _, width, height) = page.find("image", "The picture").await.rectangle().await.unwrap();
        page.drag_points(middle, (middle.0 + across * width, middle.1 + down * height)).await;
        // The last pixels by keyboard.
        page.focus("button", "Top left corner").await;
        page.press("ArrowLeft ArrowRight").await;
        page.click("button", "Read again").await;
        read_board(page, GIVENS).await;
        page.status("One solution").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_no_puzzle_is_said_and_the_board_stays() {
    visit(&format!("#p={SEED_2}"), async |page| {
        let blank = drawn(page, "").await;
        give(page, "blank.png", "image/png", &blank, DROP).await;
        page.find("dialog", "Where is the grid?").await;
        page.status("No grid was found. Mark the four corners of the grid, and it is read again.").await;
        page.press_in_dialog("Discard").await;
        page.gone("dialog", "Where is the grid?").await;

        // Other puzzles, by their names. A Killer has dashed cages just inside of its cells.
        let killer = "grid(9, 3, 3);
            pen.setLineDash([5, 4]);
            for (let row = 0; row < 9; row++)
                for (let pair = 0; pair < 3; pair++) {
                    const [left, top, cell] = [40 + pair * 520 / 3 + 6, 40 + row * 520 / 9 + 6, 520 / 9];
                    for (const [x, width] of [[left, 2 * cell - 12], [left + 2 * cell, cell - 12]])
                        line(1.5, [x, top], [x + width, top], [x + width, top + cell - 12], [x, top + cell - 12], [x, top]);
                }";
        for (name, draw, words) in [
            ("small.png", "grid(6, 3, 2)", "This looks like a grid of 6 by 6."),
            ("large.png", "grid(16, 4, 4)", "This looks like a grid of 16 by 16."),
            ("killer.png", killer, "This looks like a Killer, whose cages Nonet does not read."),
        ] {
            let picture = drawn(page, draw).await;
            give(page, name, "image/png", &picture, DROP).await;
            page.status(words).await;
            page.press_in_dialog("Discard").await;
            page.gone("dialog", "Where is the grid?").await;
            page.board(SEED_2).await;
        }

        let broken = &photo()[..400];
        give(page, "broken.jpg", "image/jpeg", broken, DROP).await;
        page.status("broken.jpg can't be opened: it is damaged, or no kind of picture that this browser knows.").await;
        give(page, "phone.heic", "", b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", DROP).await;
        page.status("phone.heic is an HEIC picture, which this browser can't open.").await;
        let large = [&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x2e\xe0\0\0\x23\x28\x08\x02\0\0\0"[..], &[0; 40]].concat();
        give(page, "large.png", "image/png", &large, DROP).await;
        page.status("large.png has 108 megapixels, which is too large to open.").await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn a_reading_that_takes_too_long_is_stopped() {
    visit(&format!("#p={SEED_2}"), async |page| {
        page.find("region", "Difficulty").await; // the other workers are at work
        // The reader's answers are held back, as if it read for ever.
        let hold = "const listen = Worker.prototype.addEventListener, end = Worker.prototype.terminate;
            window.ended = 0;
            Worker.prototype.addEventListener = function (kind, ...rest) { if (kind !== 'message') listen.call(this, kind, ...rest); };
            Worker.prototype.terminate = function () { window.ended++; end.call(this); };
            window.goOn = () => { Worker.prototype.addEventListener = listen; }";
        page.script(hold).await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        page.find("dialog", "Reading the picture").await;
        page.click("button", "Stop").await;
        page.gone("dialog", "Reading the picture").await;
        until("the reader to be ended", async || (page.script("return window.ended").await == json!(1)).then_some(())).await;
        page.board(SEED_2).await;
        page.script("window.goOn()").await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
    })
    .await;
}

#[tokio::test]
async fn several_pictures_are_read_one_after_the_other() {
    visit(&format!("#p={SEED_2}"), async |page| {
        let blank = drawn(page, "").await;
        let all: [(&str, &[u8]); 3] = [("page1.jpg", &photo()), ("page2.png", &blank), ("page3.jpg", &photo())];
        drop_pictures(page, &all).await;
        page.status("Picture 1 of 3: A grid was found: 24 digits were read").await;
        page.click("button", "Next picture").await;
        page.status("Picture 2 of 3: No grid was found.").await;
        page.click("button", "Next picture").await;
        page.status("Picture 3 of 3: A grid was found").await;
        read_board(page, GIVENS).await;

        // Closed by mistake, they are still there.
        page.press("Escape").await;
        page.status("3 pictures were put aside until the page is closed.").await;
        page.click("button", "Go on").await;
        page.status("Picture 3 of 3: A grid was found").await;
        page.press_in_dialog("Solve").await;
        page.board(GIVENS).await;
        page.status("2 more pictures are waiting.").await;

        page.open_entry().await;
        page.click("button", "Go on with 2 pictures").await;
        page.status("Picture 2 of 2: No grid was found.").await;
        page.press_in_dialog("Leave out").await;
        read_board(page, GIVENS).await;
        drop_pictures(page, &all[..1]).await;
        page.click("button", "Keep all 2 as a list").await;
        let listed = "return document.querySelector('dialog[open]')?.innerText.includes('2 puzzles from pictures') ?? false";
        until("the list", async || (page.script(listed).await == json!(true)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn in_make_a_picture_goes_into_the_editor() {
    visit("", async |page| {
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.press("Control+Home 7").await;
        page.cell(1, 1, "given 7").await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        page.click("button", "Edit it").await;
        page.gone("dialog", "Is this the board?").await;
        page.board(GIVENS).await;
        page.press("Control+z").await;
        page.board(&format!("7{}", "0".repeat(80))).await;
    })
    .await;
}

#[tokio::test]
async fn a_code_in_a_picture_opens_its_puzzle() {
    visit(&format!("#p={SEED_1}"), async |page| {
        // The page's own code, as its dialog draws it.
        page.press("s").await;
        page.find("dialog", "Share").await;
        let code = "
            const done = arguments[arguments.length - 1];
            const draw = async () => {
                const image = Object.assign(new Image(), { src: document.querySelector('a[download$=\"-qr.svg\"]').href });
                await image.decode();
                const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 700 });
                const pen = canvas.getContext('2d');
                pen.fillStyle = '#fff'; pen.fillRect(0, 0, 700, 700); pen.drawImage(image, 60, 60, 580, 580);
                canvas.toBlob(async (blob) => done([...new Uint8Array(await blob.arrayBuffer())]), 'image/png');
            };
            draw().catch((error) => done(String(error)))";
        page.find("link", "Save QR code").await;
        let code = page.script_async(code).await;
        let code: Vec<u8> =
            code.as_array().unwrap_or_else(|| panic!("{code}")).iter().map(|byte| byte.as_u64().unwrap() as u8).collect();
        page.press("Escape").await;
        page.gone("dialog", "Share").await;
        page.open(&format!("#p={SEED_2}")).await;
        page.board(SEED_2).await;
        give(page, "code.png", "image/png", &code, DROP).await;
        page.board(SEED_1).await;
    })
    .await;
}

/// Waits until the service worker has kept the program that reads pictures.
async fn kept_for_later(page: &Page) {
    let script = "
        const done = arguments[arguments.length - 1];
        caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((it) => it.url))))
            .then((all) => done(all.flat().filter((url) => /\\/photo(_bg)?-/.test(url)).length))";
    until("the program to be kept", async || (page.script_async(script).await == json!(2)).then_some(())).await;
}

#[tokio::test]
async fn after_its_first_use_pictures_are_read_without_a_network() {
    visit("", async |page| {
        let loaded = "return performance.getEntriesByType('resource').filter((it) => it.name.includes('/photo')).length";
        assert_eq!(page.script(loaded).await, json!(0), "it is no part of the first load");
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        page.press("Escape").await;
        kept_for_later(page).await;
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        page.press_in_dialog("Play it").await;
        page.board(GIVENS).await;
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}

#[tokio::test]
async fn on_a_good_connection_the_first_picture_is_read_without_a_network() {
    visit("", async |page| {
        kept_for_later(page).await;
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        read_board(page, GIVENS).await;
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}

#[tokio::test]
async fn without_a_network_the_first_picture_says_that_it_needs_one() {
    visit_bad_host(async |page| {
        // The reader of pictures can't have been loaded before: it is not there.
        let build = another_build(page.folder());
        take_away(&build, &["photo"]);
        page.serve(Some(&build));
        page.open(&format!("#play={SEED_1}")).await;
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        page.status("a part of this page could not be loaded, reload it to go on").await;
        page.serve(None);
        give(page, PHOTO, "image/jpeg", &photo(), DROP).await;
        page.status("Photos need a connection the first time.").await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
    })
    .await;
}

#[tokio::test]
async fn what_another_program_shares_comes_as_a_form() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        let ready = "navigator.serviceWorker.ready.then(() => arguments[0](!!navigator.serviceWorker.controller))";
        until("the service worker", async || (page.script_async(ready).await == json!(true)).then_some(())).await;
        let site = page.script("return new URL('./', location).href").await;
        // As the system does: a form that comes from nowhere.
        let share = "
            const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'multipart/form-data', action: arguments[0] });
            const field = (name, type) => form.appendChild(Object.assign(document.createElement('input'), { name, type }));
            field('text', 'text').value = arguments[1];
            if (window.bytes) {
                const data = new DataTransfer();
                data.items.add(new File([window.bytes], 'paper.jpg', { type: 'image/jpeg' }));
                field('picture', 'file').files = data.files;
            }
            document.body.append(form);
            arguments[2]();
            form.submit()";
        page.leave().await;
        keep_in_page(page, &photo()).await;
        page.script_with(share, vec![site.clone(), json!("")]).await;
        read_board(page, GIVENS).await;
        page.press_in_dialog("Discard").await;
        page.cell(1, 1, "entered 1").await;
        until("the address without the name", async || (page.script("return location.search").await == "").then_some(())).await;
        page.load_anew().await;
        page.cell(1, 1, "entered 1").await;
        assert!(!page.has("dialog", "Is this the board?").await, "it was shared once");

        page.leave().await;
        page.script_with(share, vec![site, json!(SEED_2)]).await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn all_that_another_program_shares_comes_one_after_the_other() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let ready = "navigator.serviceWorker.ready.then(() => arguments[0](!!navigator.serviceWorker.controller))";
        until("the service worker", async || (page.script_async(ready).await == json!(true)).then_some(())).await;
        let site = page.script("return new URL('./', location).href").await;
        let share = "
            const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'multipart/form-data', action: arguments[0] });
            const field = (name, type) => form.appendChild(Object.assign(document.createElement('input'), { name, type, multiple: true }));
            field('text', 'text').value = arguments[1];
            field('url', 'text').value = arguments[2];
            const data = new DataTransfer();
            for (const name of ['one.jpg', 'two.jpg']) data.items.add(new File([window.bytes], name, { type: 'image/jpeg' }));
            field('picture', 'file').files = data.files;
            document.body.append(form);
            arguments[3]();
            form.submit()";
        page.leave().await;
        keep_in_page(page, &photo()).await;
        let link = json!(format!("{}#p={SEED_2}", site.as_str().unwrap()));
        page.script_with(share, vec![site.clone(), json!("A puzzle for you"), link]).await;
        read_board(page, GIVENS).await;
        page.status("What was pasted, dropped or sent here waits to be opened.").await;
        page.press_in_dialog("Leave out").await; // one of the two
        read_board(page, GIVENS).await;
        page.press_in_dialog("Play it").await;
        page.board(GIVENS).await;
        page.click("button", "Open it").await;
        page.board(SEED_2).await;
        let left = "caches.open(`shared ${new URL('./', location)}`).then(it => it.keys()).then(it => arguments[0](it.length))";
        assert_eq!(page.script_async(left).await, json!(0), "no picture is left in the cache");
    })
    .await;
}

/// Enlarges the picture in `window.bytes` to 12 megapixels, as a phone's camera has them, and keeps it as `window.large`.
const ENLARGE: &str = "
    const done = arguments[arguments.length - 1];
    const enlarge = async () => {
        const picture = await createImageBitmap(new Blob([window.bytes]));
        const by = Math.sqrt(12e6 / (picture.width * picture.height));
        const canvas = new OffscreenCanvas(Math.round(picture.width * by), Math.round(picture.height * by));
        const pen = canvas.getContext('2d');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
        window.large = new File([blob], 'large.jpg', { type: 'image/jpeg' });
    };
    enlarge().then(() => done(true), (error) => done(String(error)))";

/// Notes when the reader of pictures is made, is ready and has answered.
const NOTE_READER: &str = "
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(address, options) {
            super(address, options);
            if (options.name !== 'photo') return;
            window.marks = [performance.now()];
            this.addEventListener('message', () => window.marks.push(performance.now()));
        }
    }";

/// Drops `window.large`, and tells the milliseconds until the frame with the board, and those of them from the question to the
/// reader's answer.
const TIME: &str = "
    const done = arguments[arguments.length - 1];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(window.large);
    const start = performance.now();
    document.querySelector('[role=grid]').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    const tell = () => done([performance.now() - start, window.marks[2] - window.marks[1]]);
    const look = () => requestAnimationFrame(document.querySelector('dialog[open] [role=gridcell]') ? tell : look);
    look()";

/// Not a test but a measurement, of which benches/README.md tells.
#[tokio::test]
#[ignore = "it measures, on a machine that does nothing else"]
async fn how_long_a_photo_of_12_megapixels_takes() {
    const ROUNDS: usize = 3;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/photo/tests/photos");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut photos: Vec<_> = files.filter(|file| file.extension().is_some_and(|kind| kind == "jpg")).collect();
    photos.sort();
    visit("", async |page| {
        page.script(NOTE_READER).await;
        for rate in [1, 4] {
            let (mut times, mut reader) = (Vec::new(), Vec::new());
            for photo in &photos {
                keep_in_page(page, &fs::read(photo).unwrap()).await;
                assert_eq!(page.script_async(ENLARGE).await, json!(true));
                page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
                for _ in 0..ROUNDS {
                    let told = page.script_async(TIME).await;
                    times.push(told[0].as_f64().unwrap().round());
                    reader.push(told[1].as_f64().unwrap().round());
                    page.press_in_dialog("Discard").await;
                    until("the dialog to close", async || (read_cells(page).await.is_empty()).then_some(())).await;
                }
                page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await;
            }
            for (what, mut times) in [("from the drop to the board", times), ("of that in the reader", reader)] {
                times.sort_by(f64::total_cmp);
                let (least, median, most) = (times[0], times[times.len() / 2], times[times.len() - 1]);
                println!("page throttled {rate} times, {what}: {} in {least} to {most} ms, median {median} ms", times.len());
            }
        }
    })
    .await;
}
