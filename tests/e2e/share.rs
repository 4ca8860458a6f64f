//! Sharing: links that bring all of a position back, pictures, and what the system does with them.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_3B};
use serde_json::json;
use std::fs;

/// The link that the dialog shows, from `#` on.
async fn fragment(page: &Page) -> String {
    page.find("textbox", "Link").await;
    let link = page.script("return document.querySelector('.share__link').value").await;
    let link = link.as_str().unwrap();
    link[link.find('#').unwrap()..].to_owned()
}

/// A picture of the dialog as SVG text.
async fn picture(page: &Page, number: usize) -> String {
    let script = format!("return decodeURIComponent(document.querySelectorAll('.share__picture')[{number}]?.src ?? '')");
    until("a picture", async || Some(page.script(&script).await.as_str()?.to_owned()).filter(|text| !text.is_empty())).await
}

async fn drawn_lines(page: &Page) -> u64 {
    page.script("return document.querySelectorAll('.board__lines .link').length").await.as_u64().unwrap()
}

async fn painted(page: &Page) -> [u64; 2] {
    let count =
        async |what: &str| page.script(&format!("return document.querySelectorAll('{what}').length")).await.as_u64().unwrap();
    [count(".cell.colour--3").await, count("circle.colour--4").await]
}

#[tokio::test]
async fn a_position_comes_back_with_notes_of_both_sorts_and_colours() {
    let line = SEED_1.replace('.', "0");
    let middle = format!("C1{}", "0".repeat(80));
    let (mut link, mut names) = (String::new(), Vec::new());
    visit(&format!("#s=1.{line}.m{middle}"), async |page| {
        page.cell(1, 1, "empty, centre notes 1 7").await;
        page.click_cell(2, 2).await;
        page.press("Shift+5").await;
        page.click_cell(3, 1).await;
        page.press("2").await;
        page.press("v 3").await;
        page.click_cell(2, 2).await; // its middle, where the 5 is
        page.press("4").await;
        until("both colours", async || (painted(page).await == [1, 1]).then_some(())).await;
        page.click_label("Lines").await;
        page.drag((5, 5), (9, 9)).await;
        until("the line", async || (drawn_lines(page).await == 1).then_some(())).await;
        names = page.cell_names().await;
        page.menu("Menu", "Share").await;
        assert_eq!(fragment(page).await, format!("#play={line}"), "the puzzle comes first");
        page.click_label("Position").await;
        link =
            until("the link of the position", async || Some(fragment(page).await).filter(|link| link.starts_with("#s="))).await;
        let drawn = until("its picture", async || Some(picture(page, 0).await).filter(|svg| svg.contains("colour--4\""))).await;
        assert!(drawn.contains("<rect class=\"colour--3\"") && drawn.contains("Sudoku with 26 givens"), "{drawn}");
        assert!(drawn.contains("<g class=\"lines\"") && drawn.contains(".paper,.position__surface{fill:#ffffff}"), "{drawn}");
        page.click_label("Dark picture").await;
        until("a dark one", async || picture(page, 0).await.contains("{fill:#171a20}").then_some(())).await;
    })
    .await;
    visit(&link, async |page| {
        page.cell(1, 1, "empty, centre notes 1 7").await;
        assert_eq!(page.cell_names().await, names);
        assert_eq!(painted(page).await, [1, 1]);
        assert_eq!(drawn_lines(page).await, 1);
        page.open(&format!("{link}.z1")).await;
        page.status("later version").await;
    })
    .await;
}

#[tokio::test]
async fn a_link_to_a_step_opens_the_puzzle_at_it() {
    let line = SEED_3B.replace('.', "0");
    visit(&format!("#p={line}&step=4"), async |page| {
        page.status("Step 4 of ").await;
        let then = page.line().await;
        assert_ne!(then, SEED_3B, "three steps are taken");
        page.press("s").await;
        page.click_label("This step").await;
        until("the link", async || (fragment(page).await == format!("#p={line}&step=4")).then_some(())).await;
        let drawn = until("its picture", async || Some(picture(page, 0).await).filter(|svg| svg.contains("wash--"))).await;
        assert!(drawn.contains("mark mark--target") && drawn.contains("r"), "{drawn}");
        page.press("Escape").await;
        page.click("button", "Back to the board").await;
        page.board(SEED_3B).await;
        // A step that was just taken: its link leads to where it was found, which is said.
        page.click("button", "Next step").await;
        page.find("region", "This step").await;
        page.press("s").await;
        page.click_label("This step").await;
        page.said("dialog", "The link leads to the position before this step.").await;
        until("the link", async || (fragment(page).await == format!("#p={line}")).then_some(())).await;
        page.press("Escape").await;
        page.open(&format!("#p={line}&step=999")).await;
        until("the last step", async || (page.line().await.matches('.').count() == 1).then_some(())).await;
        page.open(&format!("#p={line}&step=0")).await;
        page.status("does not know").await;
    })
    .await;
}

#[tokio::test]
async fn pictures_are_saved_and_copied() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.menu("Menu", "Share").await;
        page.find("image", "QR code of the link").await;
        let link = page.script("return document.querySelector('.share__link').value").await;
        page.click("link", "Save SVG").await;
        let svg = page.download("sudoku.svg").await;
        assert_eq!(svg.matches("href=\"#g").count(), 26);
        page.click("link", "Save QR code").await;
        let code = page.download("sudoku-qr.svg").await;
        assert!(code.starts_with("<svg xmlns") && code.contains(&format!("<title>{}</title>", link.as_str().unwrap())), "{code}");

        page.click("button", "Save PNG").await;
        let file = page.folder().join("sudoku.png");
        let png = until("a PNG", async || fs::read(&file).ok().filter(|bytes| bytes.len() > 24)).await;
        let sides: Vec<u32> = png[16..24].chunks(4).map(|side| u32::from_be_bytes(side.try_into().unwrap())).collect();
        assert_eq!((&png[..8], &sides[..]), (&b"\x89PNG\r\n\x1a\n"[..], &[1080, 1080][..]));

        page.grant_clipboard().await;
        page.click("button", "Copy picture").await;
        page.status("Copied.").await;
        page.find("dialog", "Share").await;
        let read = "
            const done = arguments[arguments.length - 1];
            navigator.clipboard.read()
                .then(([item]) => item.getType('image/png'))
                .then((blob) => createImageBitmap(blob))
                .then(({ width, height }) => done([width, height]), (error) => done(String(error)));";
        assert_eq!(page.script_async(read).await, json!([1080, 1080]));
    })
    .await;
}

#[tokio::test]
async fn the_system_shares_where_it_can() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.menu("Menu", "Share").await;
        page.find("button", "Save PNG").await;
        assert!(!page.has("button", "Share\u{2026}").await, "this browser has no sheet");
        let stub = "navigator.share = async (data) => { window.given = data; }";
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": stub })).await;
        page.open(&format!("#play={SEED_1}")).await;
        page.menu("Menu", "Share").await;
        page.click("button", "Share\u{2026}").await;
        let given =
            until("what was given", async || Some(page.script("return window.given").await).filter(|it| it.is_object())).await;
        let url = given["url"].as_str().unwrap();
        assert!(given["title"] == json!("Nonet") && url.ends_with(&format!("#play={}", SEED_1.replace('.', "0"))), "{given}");
    })
    .await;
}

#[tokio::test]
async fn a_link_is_shared_with_the_keyboard_alone_and_on_the_smallest_phone() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        page.press("s").await;
        page.find("dialog", "Share").await;
        page.tab_to("textbox").await;
        let chosen = page.script("return String(document.activeElement.selectionEnd)").await;
        assert!(chosen.as_str().unwrap().len() > 2, "the link is selected when it gets the focus");
        until("Tab to reach it", async || {
            page.press("Tab").await;
            (page.focus_name().await == "Copy link").then_some(())
        })
        .await;
        // It is said where it was pressed, and what was there comes back; the dialog stays.
        page.press("Enter").await;
        page.status("Copied.").await;
        assert_eq!(page.focus_name().await, "Copied");
        assert!(page.clipboard().await.ends_with(&format!("#p={}", SEED_1.replace('.', "0"))));
        page.focused("Copy link").await;
        page.press("Escape").await;
        page.gone("dialog", "Share").await;

        for (width, height) in [(360, 560), (320, 640)] {
            page.screen(width, height).await;
            page.menu("More", "Share").await; // the header has made room for what there is to read
            page.find("image", "QR code of the link").await;
            let wide = "const it = document.querySelector('dialog'); return it.scrollWidth <= it.clientWidth";
            assert_eq!(page.script(wide).await, json!(true), "{width}");
            page.click("button", "Other forms of text").await;
            page.find("dialog", "Export").await;
            page.press("Escape").await;
            page.gone("dialog", "Export").await;
        }
    })
    .await;
}
