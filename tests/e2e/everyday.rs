//! Everyday use: what players stumbled over once.

use crate::page::{Page, until, visit, visit_on_screens};
use crate::seeds::{SEED_1, SEED_2, SEED_3B, SEED_3C};
use serde_json::json;
use std::time::Instant;

/// The names of the selected cells.
async fn selected(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map(cell => cell.ariaLabel)";
    serde_json::from_value(page.script(script).await).unwrap()
}

async fn selected_is(page: &Page, name: &str) {
    until(&format!("{name:?} to be selected"), async || (selected(page).await == [name]).then_some(())).await;
}

#[tokio::test]
async fn exports_take_the_board_of_the_room() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        page.tab_to("gridcell").await;
        page.press("Control+Home 7 ArrowRight ArrowRight ArrowRight Shift+9").await;
        page.cell(1, 4, "empty, notes 9").await;
        let copied = async |form: &str| {
            page.menu("Menu", "Export").await;
            page.click_label(form).await;
            page.click("button", "Copy").await;
            page.status("Copied.").await;
            page.clipboard().await
        };
        assert!(copied("Line").await.starts_with("743."), "with what the player wrote");
        let candidates = copied("Candidates").await;
        let row = candidates.lines().nth(1).unwrap();
        assert!(row.starts_with("| 7 ") && row.split('|').nth(2).unwrap().trim_start().starts_with("9 "), "by the notes: {row}");

        page.menu("Menu", "Export").await;
        page.click("switch", "Givens only").await;
        page.press("Escape").await;
        page.gone("dialog", "Export").await;
        assert!(copied("Line").await.starts_with(".43."), "the givens alone");
    })
    .await;
}

#[tokio::test]
async fn keys_reach_the_board_from_wherever_they_mean_nothing_else() {
    visit(&format!("#play={SEED_1}"), async |page| {
        // Nothing has the focus yet.
        page.press("Control+Home ArrowDown").await;
        page.press("ArrowUp 7").await;
        page.cell(1, 1, "entered 7").await;
        page.press("Delete").await;
        page.cell(1, 1, "empty").await;

        // After the mode was chosen by mouse, and after a button.
        page.click_label("Notes").await;
        page.press("7 1").await;
        page.cell(1, 1, "empty, notes 1 7").await;
        page.press("ArrowRight").await;
        selected_is(page, "row 1, column 2, given 4").await;
        page.click("button", "Check").await;
        page.press("ArrowLeft Backspace").await;
        page.cell(1, 1, "empty").await;
        selected_is(page, "row 1, column 1, empty").await;
        page.press("?").await;
        page.find("dialog", "Keys").await;
        page.press("Escape").await;
        page.gone("dialog", "Keys").await;

        // Behind what is open the board is out of reach, also where the focus went with what had it.
        // (That a dialog was closed is told a moment after it is gone: what a key in between opens is closed with it.)
        until("the list of keys once more", async || {
            page.press("?").await;
            page.has("dialog", "Keys").await.then_some(())
        })
        .await;
        page.click("button", "Settings").await;
        page.find("dialog", "Settings").await;
        page.press("5 Escape").await;
        page.gone("dialog", "Settings").await;
        page.cell(1, 1, "empty").await;

        // A button keeps its own keys.
        page.focus("button", "Game menu").await;
        page.press("Enter").await;
        page.find("dialog", "Game menu").await;
        page.press("5 Escape").await;
        page.gone("dialog", "Game menu").await;
        page.cell(1, 1, "empty").await;

        // Text fields keep theirs, and there is no board in Make.
        page.open_entry().await;
        page.type_text("55").await;
        page.press("Escape").await;
        page.cell(1, 1, "empty").await;
        page.enter_room("Make").await;
        page.press("5").await;
        page.enter_room("Solve").await;
        page.board(&".".repeat(81)).await;

        // A sample, and the room's tab.
        page.enter_room("Play").await;
        page.press("3").await;
        until("a key after the room's tab", async || page.cell_name(1, 1).await.ends_with("notes 3").then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn keys_stay_in_the_board_where_single_keys_are_switched_off() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("?").await;
        page.click("button", "Settings").await;
        page.click("switch", "Letter shortcuts").await;
        page.press("Escape").await;
        page.gone("dialog", "Settings").await;
        page.click("button", "Check").await;
        page.press("7").await;
        page.click_cell(1, 4).await;
        page.press("6").await;
        page.cell(1, 4, "entered 6").await;
        page.cell(1, 1, "empty").await;
    })
    .await;
}

/// A finger is already on its way to the next key.
#[tokio::test]
async fn no_verdict_moves_the_keys_while_a_puzzle_is_typed_or_played() {
    const TYPED: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7";
    let top = "return Math.round(document.querySelector('.keypad').getBoundingClientRect().top)";
    visit_on_screens(&[(1280, 800), (844, 390), (640, 400), (390, 844)], "#solve", async |page, (width, height)| {
        page.press("5 3").await;
        let before = page.script(top).await;
        page.press(&TYPED[2..].chars().map(String::from).collect::<Vec<_>>().join(" ")).await;
        page.verdict("One solution").await;
        assert_eq!(page.script(top).await, before, "one solution at {width}x{height}");
        page.press("ArrowLeft Delete ArrowRight 4").await;
        page.verdict("Something is wrong: ").await;
        assert_eq!(page.script(top).await, before, "none at {width}x{height}");
        page.open(&format!("#play={SEED_1}")).await;
        page.verdict("left").await;
        let before = page.script(top).await;
        page.press("Control+Home 4").await;
        page.verdict("4 twice in row 1").await;
        assert_eq!(page.script(top).await, before, "a clash at {width}x{height}");
    })
    .await;
}

/// Beside both buttons that may stand there.
#[tokio::test]
async fn the_count_of_givens_is_whole_beside_a_long_verdict() {
    visit("#p=000704005020010070000080002090006250600070008053200010400090000030060090200407000", async |page| {
        page.screen(390, 844).await;
        page.verdict("One solution").await;
        page.click_cell(4, 4).await;
        page.press("1").await;
        page.verdict("No solution: after ").await;
        page.find("button", "Show how").await;
        page.find("button", "Make these digits the givens").await;
        for width in [390, 320] {
            page.screen(width, 844).await;
            let count =
                "const it = document.querySelector('.verdict__count'); return [it.scrollWidth - it.clientWidth, it.innerText]";
            assert_eq!(page.script(count).await, json!([0, "27 givens, 1 entered"]), "{width}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_suspect_is_lit_with_its_houses() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.verdict("One solution").await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.verdict("No solution").await;
        let first = "return document.querySelector('.typos__list button')?.innerText.trim() ?? ''";
        until("the entered digit first", async || {
            let words = page.script(first).await.as_str().unwrap().to_owned();
            words.starts_with("r1c1").then_some(())
        })
        .await;
        page.click_cell(9, 9).await;
        page.script("document.querySelector('.typos__list button').focus()").await;
        let lit = "return document.querySelector('[data-cell=\"0\"]').classList.contains('cell--pointed')";
        until("the suspect to be lit", async || (page.script(lit).await == json!(true)).then_some(())).await;
    })
    .await;
}

/// A few words stand beside the button that closes them, many over it.
#[tokio::test]
async fn a_message_is_no_higher_than_its_words() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home 1 Control+s").await;
        page.said("status", "Saved: Point 1.").await;
        for (width, height) in [(1280, 800), (390, 844), (640, 400)] {
            page.screen(width, height).await;
            let high = page.script("return document.querySelector('.toast').offsetHeight").await;
            assert!(high.as_u64().unwrap() <= 48, "{high} at {width}x{height}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_printed_is_the_puzzle_with_notes_or_without() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home Shift+7").await;
        page.cell(1, 1, "empty, notes 7").await;
        assert_eq!(page.printed_pages().await, json!(1));

        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let seen = "const seen = selector => [...document.querySelectorAll(selector)].some(it => it.checkVisibility());
            const parts = ['.board', '.note', '.header__tools', '.keypad', '.toolbar', '.board__seen'];
            return [parts.filter(seen), document.querySelector('.board').getBoundingClientRect().width > 600]";
        assert_eq!(page.script(seen).await, json!([[".board", ".note"], true]));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;

        page.menu("Menu", "Print").await;
        page.switch_off("With notes and marks").await;
        // The browser's own shortcut prints the puzzle, not what lies over it.
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let parts = seen.replace("'.board',", "'.board', '.dialog', '.editing',");
        assert_eq!(page.script(&parts).await, json!([[".board"], true]));
        assert_eq!(page.printed_pages().await, json!(1));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
        page.script("window.print = () => { window.printed = true }").await;
        let buttons = "document.querySelector('dialog .button--primary').click()";
        page.script(buttons).await;
        until("to be printed", async || (page.script("return window.printed ?? false").await == json!(true)).then_some(())).await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        assert_eq!(page.script(seen).await, json!([[".board"], true]));

        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;

        // A step that the board shows is printed with its marks, or without its notes and them.
        page.open(&format!("#p={SEED_3B}")).await;
        page.verdict("One solution").await;
        page.click("button", "Next step").await;
        page.find("region", "This step").await;
        let marks =
            "return [...document.querySelectorAll('.board .mark, .board__houses > *, .note')].some(it => it.getBoundingClientRect().width > 0)";
        for notes in [true, false] {
            page.menu("Menu", "Print").await;
            if !notes {
                page.switch_off("With notes and marks").await;
            }
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
            assert_eq!(page.script(marks).await, json!(notes));
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
            page.press("Escape").await;
        }

        // If there are no notes, nothing is to be chosen.
        page.open(&format!("#p={SEED_1}")).await;
        page.menu("Menu", "Print").await;
        page.find("button", "Print").await;
        assert!(!page.has("switch", "With notes and marks").await);
    })
    .await;
}

#[tokio::test]
async fn cell_colours_are_printed_where_marks_are() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home v 3").await;
        let name = "return document.querySelector('[data-cell=\"0\"]').ariaDescription";
        until("its colour by name", async || (page.script(name).await == json!("green")).then_some(())).await;
        let paper = async || {
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
            let style = "const style = getComputedStyle(document.querySelector('[data-cell=\"0\"]'));
                return [style.backgroundColor !== 'rgba(0, 0, 0, 0)', style.printColorAdjust]";
            let drawn = page.script(style).await;
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
            drawn
        };
        assert_eq!(paper().await, json!([true, "exact"]));
        page.menu("Menu", "Print").await;
        page.switch_off("With notes and marks").await;
        assert_eq!(paper().await[0], json!(false));
    })
    .await;
}

#[tokio::test]
async fn paper_is_black_on_white_whatever_the_colours_of_the_system_are() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        let dark = json!([{ "name": "forced-colors", "value": "active" }, { "name": "prefers-color-scheme", "value": "dark" }]);
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print", "features": dark })).await;
        let drawn = "
            const luminance = (colour) => /\\d+/g[Symbol.match](colour).slice(0, 3).reduce((sum, it) => sum + Number(it), 0);
            const light = [['.board__thin', 'stroke'], ['.board__thick', 'stroke'], ['.board', 'borderTopColor']]
                .concat([...document.querySelectorAll('.board .ink')].map((ink) => [ink, 'color']))
                .map(([it, property]) => getComputedStyle(it.style ? it : document.querySelector(it))[property])
                .filter((colour) => luminance(colour) > 300);
            return [document.querySelectorAll('.board .ink').length, light];";
        assert_eq!(page.script(drawn).await, json!([27, []]));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "", "features": [] })).await;
    })
    .await;
}

#[tokio::test]
async fn a_technique_that_is_read_is_what_is_printed() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.menu("Menu", "Techniques").await;
        page.techniques().await;
        page.click_first("section[aria-label=Hard] summary").await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let seen = "const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.checkVisibility()).length;
            return ['.board', '.header', '.lesson', '.lesson__text', '.log__tools', '.dialog__head'].map(seen)";
        until("the technique alone", async || (page.script(seen).await == json!([0, 0, 1, 1, 0, 0])).then_some(())).await;
        assert_eq!(page.printed_pages().await, json!(1));
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    })
    .await;
}

/// A text is pasted where the element with the focus takes no text: a choice, a slider.
#[tokio::test]
async fn a_puzzle_is_pasted_wherever_no_text_is_written() {
    visit("", async |page| {
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.verdict("Write the givens").await;
        page.paste(SEED_1).await;
        page.board(SEED_1).await;
        page.open(&format!("#p={SEED_1}")).await;
        page.focus("slider", "Moment of the rating path").await;
        page.paste(SEED_3C).await;
        page.verdict("32 solutions").await;
    })
    .await;
}

#[tokio::test]
async fn a_puzzle_that_is_pasted_over_a_bad_text_replaces_it() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.open_entry().await;
        page.type_text("12345").await;
        page.click("button", "Load puzzle").await;
        until("an error", async || {
            let words = page.script("return document.querySelector('.entry__error').innerText").await;
            (words != json!("")).then_some(())
        })
        .await;
        page.script("document.querySelector('textarea').focus()").await;
        page.paste(SEED_2).await;
        page.board(SEED_2).await;
        page.gone("dialog", "Enter or paste a puzzle").await;
    })
    .await;
}

#[tokio::test]
async fn typing_moves_no_key() {
    visit("#solve", async |page| {
        let top = async || page.find("button", "7").await.rectangle().await.unwrap().1;
        let before = top().await;
        for (keys, words) in [
            ("1", "1 digit so far"),
            ("1", "Something is wrong: two 1s in row 1"),
            ("Backspace 2 3 4 5 6 7 8 9", "9 digits so far"),
        ] {
            page.press(keys).await;
            page.verdict(words).await;
            assert_eq!(top().await, before, "{keys}");
        }
    })
    .await;
}

#[tokio::test]
async fn cells_are_picked_out_by_digits_pairs_and_links_together() {
    visit(&format!("#p={SEED_1}"), async |page| {
        let cells = async |class: &str| {
            let count = page.script(&format!("return document.querySelectorAll('.cell--{class}').length")).await;
            count.as_u64().unwrap()
        };
        page.verdict("One solution").await;
        assert_eq!((cells("fits").await, cells("dimmed").await), (0, 0));
        page.click("button", "Highlight 7").await;
        until("cells for 7", async || (cells("fits").await > 5 && cells("dimmed").await > 20).then_some(())).await;
        let sevens = cells("fits").await;
        page.click("button", "Pairs").await;
        until("fewer cells", async || (0 < cells("fits").await && cells("fits").await < sevens).then_some(())).await;
        page.click("button", "Links").await;
        page.click("button", "Pairs").await;
        let links = "return document.querySelectorAll('.board__links path').length";
        until("links", async || (page.script(links).await.as_u64() > Some(0)).then_some(())).await;
        page.press("Escape").await;
        until("nothing", async || (cells("fits").await + cells("dimmed").await == 0).then_some(())).await;

        // On a phone the row is asked for.
        page.screen(390, 844).await;
        assert!(!page.has("button", "Highlight 7").await);
        page.menu("More", "Highlight cells").await;
        page.click("button", "Highlight 7").await;
        until("cells on a phone", async || (cells("fits").await == sevens).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn a_note_that_is_tapped_is_coloured() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(2, 2).await;
        page.press("Shift+5").await;
        page.cell(2, 2, "empty, notes 5").await;
        page.click_label("Colour").await;
        page.click_cell(2, 2).await; // its middle, where the 5 is
        page.press("3").await;
        // With a ring, which is seen where the cell has the same colour.
        let spot = "const spot = document.querySelector('[data-cell=\"10\"] circle.colour--3');
            return !!spot && getComputedStyle(spot).stroke !== 'none'";
        until("a spot behind the note", async || (page.script(spot).await == json!(true)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn notes_of_both_sorts_are_tapped_where_they_stand() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Game menu").await;
        page.click("button", "Settings").await;
        page.find("combobox", "Notes").await.select_by_label("Corner and centre").await.unwrap();
        page.press("Escape").await;
        page.click_cell(2, 2).await;
        page.press("x 5 c 2 5").await;
        page.cell(2, 2, "empty, notes 5, centre notes 2 5").await;
        page.click_label("Colour").await;
        let tap = async |across: f64, down: f64, colour: &str| {
            let tap = format!(
                "const cell = document.querySelector('[data-cell=\"10\"]'), {{ left, top, width, height }} = cell.getBoundingClientRect();
                const at = {{ clientX: left + {across} * width, clientY: top + {down} * height, bubbles: true, isPrimary: true }};
                cell.dispatchEvent(new PointerEvent('pointerdown', {{ ...at, buttons: 1 }}));
                cell.dispatchEvent(new PointerEvent('pointerup', at))"
            );
            page.script(&tap).await;
            page.press(colour).await;
        };
        let spot = async |place: &str| {
            let there = format!("return !!document.querySelector('[data-cell=\"10\"] circle{place}')");
            until("a spot behind the note", async || (page.script(&there).await == json!(true)).then_some(())).await;
        };
        tap(0.84, 0.22, "3").await; // above the centre notes, at the right
        spot(".colour--3[cx=\"840\"][cy=\"223\"]").await;
        tap(0.42, 0.5, "4").await; // the first of two in the middle
        spot(".colour--4[cx=\"425\"][cy=\"500\"]").await;
    })
    .await;
}

#[tokio::test]
async fn a_word_of_a_proof_lights_its_cells_when_it_is_tapped() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("h").await;
        page.whole_hint().await;
        page.click_first(".hint .says").await;
        let lit = "return document.querySelectorAll('.cell--pointed').length";
        until("cells to be lit", async || (page.script(lit).await.as_u64() > Some(0)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn lines_are_drawn_from_note_to_note() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_label("Lines").await;
        page.find("heading", "From where?").await;
        let lines = async |selector: &str, count: usize| {
            let there = format!("return document.querySelectorAll('.board__lines {selector}').length");
            until("lines", async || (page.script(&there).await == json!(count)).then_some(())).await;
        };
        page.drag((1, 1), (5, 5)).await;
        lines(".link", 1).await;
        page.click_cell(1, 1).await;
        page.find("heading", "To where?").await;
        page.click_cell(5, 5).await;
        lines(".link--weak", 1).await;
        page.load_anew().await;
        lines(".link--weak", 1).await;
        page.click("button", "Undo").await;
        lines(".link--weak", 0).await;
        lines(".link", 1).await;
    })
    .await;
}

#[tokio::test]
async fn a_menu_is_walked_with_the_arrow_keys() {
    visit("", async |page| {
        page.click("button", "Menu").await;
        page.press("ArrowDown ArrowDown").await;
        page.focused("Export").await;
        page.press("ArrowUp").await;
        page.focused("Share").await;
        page.press("End").await;
        page.focused("Settings").await;
        page.press("Enter").await;
        page.find("dialog", "Settings").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_done_before_a_reload_can_be_taken_back() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        page.press("1").await;
        page.click_cell(1, 4).await;
        page.press("7").await;
        page.cell(1, 4, "entered 7").await;
        page.load_anew().await;
        page.find("button", "Undo").await;
        page.cell(1, 4, "entered 7").await;
        page.click("button", "Undo").await;
        page.cell(1, 4, "empty").await;
        page.click("button", "Undo").await;
        page.cell(1, 1, "empty").await;
    })
    .await;
}

#[tokio::test]
async fn an_address_that_can_not_be_read_is_said_and_goes() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.script("location.hash = '#p=12'").await;
        page.status("The link has 2 cells").await;
        page.board(SEED_1).await;
        let address = "return location.hash";
        until("the address of what is shown", async || {
            (page.script(address).await == json!(format!("#p={SEED_1}"))).then_some(())
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_after_type_it_goes_to_the_board_the_space_bar_too() {
    visit("", async |page| {
        page.open_entry().await;
        page.click("button", "Type it").await;
        page.gone("dialog", "Enter or paste a puzzle").await;
        page.focused("row 1, column 1, empty").await;
        page.press("5 Space 3").await;
        page.cell(1, 1, "given 5").await;
        page.cell(1, 3, "given 3").await;
        assert!(!page.has("dialog", "Enter or paste a puzzle").await);
    })
    .await;
}

#[tokio::test]
async fn keys_with_control_reach_the_board_from_wherever_they_mean_nothing_else() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+a").await;
        until("all cells to be selected", async || (selected(page).await.len() == 81).then_some(())).await;
        page.press("Control+End").await;
        selected_is(page, "row 9, column 9, empty").await;
        page.press("Control+Enter").await;
        page.status("No wrong digits so far").await;
    })
    .await;
}

#[tokio::test]
async fn the_time_of_a_game_is_kept_when_the_page_goes() {
    visit(&format!("#play={SEED_1}"), async |page| {
        let time = async || {
            let clock = page.script("return document.querySelector('[role=timer]').innerText.trim()").await;
            let (minutes, seconds) = clock.as_str()?.split_once(':')?;
            Some(60 * minutes.parse::<u32>().ok()? + seconds.parse::<u32>().ok()?)
        };
        let at_least = async |seconds| until("time", async || time().await.filter(|time| *time >= seconds)).await;
        let start = Instant::now();
        // The clock of the page has not gone on for longer than that of the test.
        let goes_on_from = async |before: u32| {
            let now = time().await.unwrap();
            let most = u32::try_from(start.elapsed().as_secs()).unwrap() + 1;
            assert!((before..=most).contains(&now), "{now} s, of {before} to {most}");
        };
        page.click_cell(1, 1).await; // the clock begins
        let before = at_least(5).await;
        page.load_anew().await; // no digit was written yet
        page.find("grid", "Sudoku").await;
        goes_on_from(before).await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.stored(SEED_1, 1).await;
        let before = at_least(before + 5).await;
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        page.cell(1, 1, "entered 7").await;
        goes_on_from(before).await;
    })
    .await;
}
