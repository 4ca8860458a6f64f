//! The Make room: puzzles to order, printed.

use crate::page::{Page, until, visit};
use nonet_core::board::Candidates;
use serde_json::{Value, json};

const CAPTIONS: &str = "return [...document.querySelectorAll('.leaf__link')].map(link => link.textContent + link.hash)";

async fn choose(page: &Page, setting: &str, value: &str) {
    // The techniques to choose from come from the worker.
    let select = page.find("combobox", setting).await;
    until(&format!("{value:?} to choose"), async || select.select_by_label(value).await.ok()).await;
}

/// The number of grids on the pages that are not whole, outside of their page or not square, or have a caption of more than a line.
const CUT_OFF: &str = "
    const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    return [...document.querySelectorAll('.leaf')].filter(leaf => {
        const page = leaf.closest('.sheet').getBoundingClientRect();
        const grid = leaf.querySelector('.leaf__thick').getBoundingClientRect();
        const caption = leaf.querySelector('figcaption').getBoundingClientRect();
        const line = leaf.querySelector('figcaption');
        const lines = caption.height / line.currentCSSZoom / parseFloat(getComputedStyle(line).fontSize);
        const [name, place] = [...line.children].map(it => it.getBoundingClientRect());
        return lines > 1.9 || name.right + 2 > place.left || place.right > caption.right + 1 || !inside(grid, page) || !inside(caption, page) || grid.width < 20 || Math.abs(grid.width - grid.height) > 1;
    }).length";

/// Waits until the book has so many pages: the worker draws them.
async fn printed(page: &Page, of: &str, pages: usize) {
    until(&format!("{pages} pages of {of}"), async || (page.printed_pages().await == json!(pages)).then_some(())).await;
}

#[tokio::test]
async fn before_a_puzzle_is_made_paper_says_so_and_has_no_sample() {
    visit("", async |page| {
        page.enter_room("Make").await;
        until("the sample", async || {
            (page.script("return document.querySelectorAll('.leaf').length").await != json!(0)).then_some(())
        })
        .await;
        let seen = "const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.checkVisibility()).length;
            return ['.sheet', '.book__none'].map(seen).map(Boolean)";
        assert_eq!(page.script(seen).await, json!([true, false]));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        assert_eq!(page.script(seen).await, json!([false, true]));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
        assert_eq!(page.printed_pages().await, json!(1));
    })
    .await;
}

#[tokio::test]
async fn a_book_of_a_hundred_is_a_title_25_pages_of_puzzles_and_9_of_solutions() {
    visit("", async |page| {
        page.enter_room("Make").await;
        choose(page, "How many", "100").await;
        page.click("button", "Make").await;
        // While it is made, a game goes on.
        page.enter_room("Play").await;
        page.click_cell(1, 2).await;
        page.press("7").await;
        page.cell(1, 2, "entered 7").await;
        page.enter_room("Make").await;
        page.status("100 puzzles made").await;
        printed(page, "A4, 4 puzzles", 35).await;
        assert_eq!(page.script("return document.querySelectorAll('.leaf').length").await, json!(200));
        assert_eq!(page.script(CUT_OFF).await, json!(0));
        for (paper, on_a_page, pages) in
            [("A5", "1 puzzle", 110), ("Letter", "6 puzzles", 27), ("6 \u{d7} 9 in", "2 puzzles", 60)]
        {
            choose(page, "Paper", paper).await;
            choose(page, "On a page", on_a_page).await;
            printed(page, &format!("{paper}, {on_a_page}"), pages).await;
            assert_eq!(page.script(CUT_OFF).await, json!(0), "{paper}, {on_a_page}");
        }
        choose(page, "Paper", "A5").await;
        choose(page, "On a page", "6 puzzles").await;
        printed(page, "A5, 6 puzzles", 27).await;
        let board = "return document.querySelector('.leaf__grid').getBoundingClientRect().width";
        let width = page.script(board).await;
        let digits = "return document.querySelector('.leaf__grid').outerHTML";
        let small = page.script(digits).await;
        page.click("switch", "Large print").await;
        until("large digits", async || (page.script(digits).await != small).then_some(())).await;
        assert_eq!(page.script(board).await, width, "the boards stay as large");
        assert_eq!(page.script(CUT_OFF).await, json!(0), "large");
        // The longest words that a caption may have.
        page.script(
            "for (const link of document.querySelectorAll('.leaf__link')) {
                link.classList.add('leaf__link--nearest');
                link.textContent = '100 Extreme, nearest found'; // '100 SE 10.9, nearest found' is shorter
                link.nextSibling.textContent = 'sol. p. 27';
            }",
        )
        .await;
        assert_eq!(page.script(CUT_OFF).await, json!(0), "long words on small boards");
        page.click("button", "CSV").await;
        assert_eq!(page.download(".csv").await.lines().count(), 101);
    })
    .await;
}

#[tokio::test]
async fn two_tabs_keep_each_its_book() {
    visit("", async |page| {
        page.enter_room("Make").await;
        let first = page.new_tab("").await;
        page.enter_room("Make").await;
        let of_second = make_twelve(page).await;
        let second = page.switch_to(&first).await;
        let of_first = make_twelve(page).await;
        assert_ne!(of_first, of_second);
        for (tab, book) in [(&second, &of_second), (&first, &of_first)] {
            page.switch_to(tab).await;
            page.load_anew().await;
            page.status("12 puzzles made").await;
            drawn(page, book).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_book_that_is_made_again_is_kept_beside_the_new_one() {
    visit("", async |page| {
        page.enter_room("Make").await;
        let first = make_twelve(page).await;
        page.click("button", "Make again").await;
        page.find("button", "Other book").await; // the new one may be whole by now, or not
        page.load_anew().await;
        page.click("button", "Other book").await;
        page.status("12 puzzles made").await;
        drawn(page, &first).await;
        page.load_anew().await;
        drawn(page, &first).await;
        page.find("button", "Other book").await;
    })
    .await;
}

/// Makes a book of as many puzzles as at first, and gives what stands above its puzzles.
async fn make_twelve(page: &Page) -> Value {
    page.click("button", "Make").await;
    page.status("12 puzzles made").await;
    until("its pages", async || Some(page.script(CAPTIONS).await).filter(|captions| captions[11].is_string())).await
}

/// Waits until the book is drawn whose puzzles have these captions.
async fn drawn(page: &Page, captions: &Value) {
    until(&format!("{captions}"), async || (page.script(CAPTIONS).await == *captions).then_some(())).await;
}

#[tokio::test]
async fn a_book_is_stopped_and_a_puzzle_of_it_is_played() {
    const MADE: &str = "return document.querySelectorAll('.leaf__link').length";
    visit("", async |page| {
        page.enter_room("Make").await;
        choose(page, "How many", "200").await;
        choose(page, "Level", "Hard").await;
        choose(page, "Must use", "Naked quadruple").await; // 200 of those take a minute
        page.click("button", "Make").await;
        until("the first puzzle", async || (page.script(MADE).await.as_u64() > Some(0)).then_some(())).await;
        page.click("button", "Stop").await;
        page.find("button", "Make again").await;
        assert!(page.script(MADE).await.as_u64() < Some(200));
        page.script("document.querySelector('.leaf__link').click()").await;
        page.status("By its link, the generator made it from seed").await;
        page.said("heading", "left").await;
    })
    .await;
}

#[tokio::test]
async fn a_hint_comes_while_a_book_is_made() {
    visit("", async |page| {
        page.enter_room("Make").await;
        choose(page, "How many", "200").await;
        choose(page, "Must use", "Naked quadruple").await; // it takes a minute
        page.click("button", "Make").await;
        page.status("of 200 made").await;
        page.enter_room("Play").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.status("Where to look. Look at ").await;
        page.enter_room("Make").await;
        page.find("button", "Stop").await; // and it goes on
    })
    .await;
}

#[tokio::test]
async fn a_book_and_its_choices_are_there_after_a_reload_and_damage_does_no_harm() {
    const TITLE: &str = "For Ada and all of class 7b, winter term 2026, collected by Mr Bartholomew";
    visit("", async |page| {
        page.enter_room("Make").await;
        choose(page, "Level", "Mixed").await;
        let captions = make_twelve(page).await;
        let title = page.find("textbox", "Title").await;
        title.clear().await.unwrap();
        title.send_keys(TITLE).await.unwrap();
        page.said("heading", TITLE).await;
        page.load_anew().await;
        page.status("12 puzzles made").await;
        page.said("heading", TITLE).await;
        drawn(page, &captions).await;
        // Another takes its place, and gives it back.
        page.click("button", "Make again").await;
        page.click("button", "Undo").await;
        page.status("12 puzzles made").await;
        drawn(page, &captions).await;
        // The kept puzzles of the book are damaged: it is made again, from the same seed.
        let damage = "for (const kept of [localStorage, sessionStorage]) {
            kept.setItem('nonet.leaves', kept.getItem('nonet.leaves').slice(0, 500))
        }";
        page.script(damage).await;
        page.load_anew().await;
        page.status("12 puzzles made").await;
        drawn(page, &captions).await;
    })
    .await;
}

#[tokio::test]
async fn no_wish_is_offered_that_cannot_be_met_and_what_comes_next_is_the_primary_button() {
    const CLOSED: &str = "return [...document.querySelectorAll('option:disabled')].map(option => option.textContent)";
    const PRIMARY: &str = "return [...document.querySelectorAll('.button--primary')].map(button => button.innerText)";
    const IN_SIGHT: &str = "const { bottom } = document.querySelector('.button--primary').getBoundingClientRect();
        return bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight";
    visit("", async |page| {
        let primary_is = async |label: &str| {
            until(&format!("{label:?} as the primary button"), async || {
                (page.script(PRIMARY).await == json!([label])).then_some(())
            })
            .await;
        };
        page.enter_room("Make").await;
        primary_is("Make").await;
        choose(page, "Must use", "XY-wing").await;
        page.status("The rating's path will use XY-wing in each puzzle, so each will be Hard or harder.").await;
        assert_eq!(page.script(CLOSED).await, json!(["Easy (too easy for XY-wing)", "Medium (too easy for XY-wing)"]));
        choose(page, "Must use", "Any technique").await;
        choose(page, "Level", "Easy").await;
        let closed = until("techniques that are too hard", async || {
            let closed = page.script(CLOSED).await;
            let closed: Vec<_> = closed.as_array().unwrap().iter().map(|option| option.as_str().unwrap().to_owned()).collect();
            closed.iter().any(|option| option == "XY-wing (Hard)").then_some(closed)
        })
        .await;
        assert!(!closed.iter().any(|option| option == "Naked single (Easy)"), "{closed:?}");
        choose(page, "How many", "2").await;
        page.click("button", "Make").await;
        page.status("2 puzzles made").await;
        primary_is("Print").await;
        for (width, height) in [(1280, 800), (844, 390), (640, 400)] {
            page.screen(width, height).await;
            assert_eq!(page.script(IN_SIGHT).await, json!(true), "it is at hand at {width}x{height}");
        }
        choose(page, "Level", "Hard").await;
        primary_is("Make another").await;
        // Wishes of an earlier visit that contradict each other are said at once, and the button waits.
        let needs = "[...document.querySelectorAll('option')].find(it => it.textContent == 'XY-wing').index";
        page.script(&format!("localStorage.setItem('nonet.settings', `level 2\nneeds ${{{needs}}}`)")).await;
        page.load_anew().await;
        page.status("No Easy puzzle uses XY-wing, which takes a Hard one at least.").await;
        page.said("button", "Make another").await;
        assert_eq!(page.script("return document.querySelector('.maker [aria-disabled]').innerText").await, json!("Make another"));
    })
    .await;
}

#[tokio::test]
async fn a_book_has_a_title_name_lines_numbers_at_the_outer_edge_and_full_pages() {
    visit("", async |page| {
        page.enter_room("Make").await;
        // As the pages will look, before anything is made.
        page.said("heading", "Sudoku").await;
        assert_eq!(page.script("return document.querySelectorAll('.book--sample .leaf').length").await, json!(4));
        page.click("switch", "Lines for name and date").await;
        choose(page, "How many", "6").await;
        page.click("button", "Make").await;
        page.status("6 puzzles made").await;
        let of_pages = |what: &str| format!("return [...document.querySelectorAll('.sheet:not(.sheet--title)')].map(sheet => {what})");
        let leaves = of_pages("sheet.querySelectorAll('.leaf').length");
        until("pages of 4, 2 and 6", async || (page.script(&leaves).await == json!([4, 2, 6])).then_some(())).await;
        assert_eq!(page.script(&of_pages("sheet.querySelectorAll('.sheet__names span').length")).await, json!([2, 2, 0]));
        let edge = "['left', 'right'].find(side => getComputedStyle(sheet, '::after')[side] == getComputedStyle(sheet)['padding-' + side])";
        assert_eq!(page.script(&of_pages(edge)).await, json!(["left", "right", "left"]), "page 2 is a left one");
        // The two puzzles of the last page are larger than those of a full one.
        let width = "Math.round(sheet.querySelector('.leaf__thick').getBoundingClientRect().width)";
        let widths = page.script(&of_pages(width)).await;
        let widths: Vec<u64> = widths.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert!(widths[1] * 10 > widths[0] * 13, "{widths:?}");
        assert_eq!(page.script("return document.querySelectorAll('.sheet text').length").await, json!(0), "digits are drawn");
        let weights = "return ['thin', 'thick'].map(line => parseFloat(getComputedStyle(document.querySelector('.leaf__' + line)).strokeWidth))";
        let weights = page.script(weights).await;
        assert!(weights[1].as_f64() > weights[0].as_f64().map(|thin| 3.0 * thin), "{weights}");
    })
    .await;
}

#[tokio::test]
async fn puzzles_are_made_for_a_range_of_sudoku_explainers_rating() {
    visit("", async |page| {
        page.enter_room("Make").await;
        choose(page, "SE rating", "7.2 to 8.2").await;
        page.click("button", "Make").await;
        page.status("12 puzzles made").await;
        page.click("button", "Text").await;
        for line in page.download("book.txt").await.lines() {
            let rating = nonet_se::rate(&Candidates::new(&line.parse().unwrap()), nonet_se::Scale::Full).unwrap().er.0;
            assert!((72..=82).contains(&rating), "{line}: {rating}");
        }
    })
    .await;
}
