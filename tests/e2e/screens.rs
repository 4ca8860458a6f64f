//! The page on the screens that leave it little room.

use crate::page::{Page, until, visit, visit_on_screens};
use crate::seeds::{SEED_1, SEED_3B, SEED_3C};
use serde_json::json;

#[tokio::test]
async fn a_small_phone_shows_board_keys_and_actions_at_once() {
    visit(&format!("#p={SEED_1}"), async |page| {
        for (width, height) in [(360, 560), (390, 844)] {
            page.screen(width, height).await;
            if !page.has("button", "1").await {
                page.click("button", "Digit keys").await;
            }
            for (role, name) in
                [("grid", "Sudoku"), ("button", "1"), ("button", "9"), ("button", "Show solution"), ("button", "Undo")]
            {
                let (x, y, w, h) = page.find(role, name).await.rectangle().await.unwrap();
                let fits = x >= 0.0 && y >= 0.0 && x + w <= f64::from(width) && y + h <= f64::from(height);
                assert!(fits, "{name} at {x},{y} {w}x{h} on {width}x{height}");
            }
        }
    })
    .await;
}

/// A tablet held upright, and a desktop at 200 %: with a rating, a step and a list of steps.
#[tokio::test]
async fn solve_has_room_for_its_words_on_every_screen() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        for (width, height) in [(768, 1024), (820, 1180), (1024, 1366), (700, 900), (640, 400), (320, 568)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SEED_3B}")).await;
            page.find("region", "Difficulty").await;
            let words = page.script("return document.querySelector('.verdict__words').offsetWidth").await;
            assert!(words.as_i64() > Some(75), "the verdict has {words} px at {width}x{height}");
            page.click("button", "Available steps").await;
            page.find("region", "Available steps").await;
            let cut = "const panel = document.querySelector('.tabs__panel'), row = panel.querySelector('.choices li');
                const { top, bottom } = row.getBoundingClientRect();
                const right = panel.getBoundingClientRect().right + 1;
                const beyond = [...panel.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > right);
                return [beyond.length, Math.max(0, document.documentElement.scrollWidth - innerWidth), top >= 0 && bottom <= innerHeight]";
            assert_eq!(page.script(cut).await, json!([0, 0, true]), "{width}x{height}");
        }
    })
    .await;
}

/// The cells of an almost locked set are many, and nothing parts them but commas.
#[tokio::test]
async fn long_notations_stay_within_their_panel() {
    const PUZZLE: &str = "100007000030020008009600500005300900010080002600004000300000016040000007007000300";
    visit(&format!("#p={PUZZLE}"), async |page| {
        page.verdict("One solution").await;
        page.click("button", "Available steps").await;
        let told = "return [...document.querySelectorAll('.choices li')].some((it) => it.textContent.split(/\\s/).some((word) => word.length > 60))";
        until("a long notation", async || (page.script(told).await == json!(true)).then_some(())).await;
        for (width, height) in [(640, 400), (320, 640)] {
            page.screen(width, height).await;
            let beyond = "const panel = document.querySelector('.tabs__panel'), right = panel.getBoundingClientRect().right + 1;
                return [...panel.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > right).length";
            assert_eq!(page.script(beyond).await, json!(0), "{width}x{height}");
        }
    })
    .await;
}

/// The part beside the board scrolls there: it doesn't stay where another room, or the game before, was left.
#[tokio::test]
async fn a_room_and_a_game_begin_at_their_beginning() {
    visit(&format!("#p={SEED_1}"), async |page| {
        let scroll = "const side = document.querySelector('.room__side'); side.scrollTop = 150; return side.scrollTop > 0";
        let at_top = "return document.querySelector('.room__side').scrollTop === 0";
        page.screen(640, 400).await;
        page.click("button", "Available steps").await;
        page.find("region", "Available steps").await;
        until("more than fits", async || (page.script(scroll).await == json!(true)).then_some(())).await;
        page.enter_room("Play").await;
        page.find("timer", "Time").await;
        assert_eq!(page.script(at_top).await, json!(true));
        until("more than fits", async || (page.script(scroll).await == json!(true)).then_some(())).await;
        page.script("document.querySelector('.start button').click()").await;
        until("the beginning", async || (page.script(at_top).await == json!(true)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn what_has_no_solution_can_be_made_the_puzzle_on_a_phone() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.screen(390, 844).await;
        page.click_cell(1, 1).await;
        page.press("4").await;
        page.verdict("No solution").await;
        page.menu("More", "Make these digits the givens").await;
        page.cell(1, 1, "given 4").await;
    })
    .await;
}

/// The switch that is below the tools there.
#[tokio::test]
async fn what_is_set_goes_on_or_not_on_a_small_phone_too() {
    visit("", async |page| {
        page.screen(320, 640).await;
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.click("switch", "Move on after each digit").await;
        page.click_cell(1, 1).await;
        page.press("5 6").await;
        page.cell(1, 1, "given 6").await;
    })
    .await;
}

/// If a step is read first, the strip follows it; the hardest step is behind the ratings.
#[tokio::test]
async fn the_rating_is_within_reach_beside_a_step_on_every_screen() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        for (width, height) in [(640, 400), (844, 390), (360, 560), (320, 640), (390, 844)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SEED_1}")).await;
            page.open(&format!("#p={SEED_3B}")).await;
            page.click("button", "Next step").await;
            page.said("heading", "single").await;
            page.find("slider", "Moment of the rating path").await;
            page.click("tab", "Ratings").await;
            page.click("button", "Hardest step").await;
            page.find("button", "Back to the board").await;
        }
    })
    .await;
}

#[tokio::test]
async fn nothing_scrolls_sideways_down_to_320() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        // The last are a desktop at 200 % and at 400 %, and a small phone on its side.
        let sizes =
            [(320, 568), (360, 560), (390, 750), (390, 844), (768, 1024), (1280, 800), (640, 400), (320, 256), (568, 320)];
        for room in ["Solve", "Play"] {
            page.enter_room(room).await;
            for (width, height) in sizes {
                page.screen(width, height).await;
                let overflow = page.script("return document.documentElement.scrollWidth - innerWidth").await;
                assert!(overflow.as_i64() <= Some(0), "{room} is {overflow} px too wide at {width}x{height}");
                let board = page.find("grid", "Sudoku").await.rectangle().await.unwrap().2;
                assert!(board > 230.0, "{room}: the board is {board} px at {width}x{height}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn nothing_is_cut_off_on_the_narrowest_phone() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.screen(320, 640).await;
        page.menu("Menu", "Export").await;
        page.find("combobox", "For other programs").await;
        let beyond = "const dialog = document.querySelector('dialog[open]');
            return dialog.scrollWidth - dialog.clientWidth";
        assert_eq!(page.script(beyond).await, json!(0));
        page.press("Escape").await;
        page.drop_file("two.txt", &format!("{SEED_1}\n{SEED_3B}\n")).await;
        page.find("columnheader", "Hardest step").await;
        let cut = "const heads = [...document.querySelectorAll('[role=columnheader] .button')];
            return heads.filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)";
        assert_eq!(page.script(cut).await, json!([]));
        // Five words side by side: levels of the calendar, and modes beside a small board too.
        page.press("Escape").await;
        let cut = "return [...document.querySelectorAll('.segments__item span')]
            .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth).map((it) => it.innerText)";
        page.enter_room("Play").await;
        page.click("button", "New game").await;
        page.press_in_dialog("Calendar").await;
        page.find("dialog", "Calendar").await;
        assert_eq!(page.script(cut).await, json!([]));
        page.press("Escape").await;
        page.menu("Menu", "Settings").await;
        page.select("Notes", "Corner and centre").await;
        page.press("Escape").await;
        for (width, height) in [(320, 640), (640, 400)] {
            page.screen(width, height).await;
            page.find("radio", "Centre").await;
            assert_eq!(page.script(cut).await, json!([]), "{width}x{height}");
        }
    })
    .await;
}

/// The sizes that phones leave under their browsers' bars.
const PHONES: [(u32, u32); 4] = [(360, 560), (320, 640), (375, 667), (390, 750)];

/// Scrolls to the end of the page, and gives where the board and the actions stand then, and the end of `words`, from above.
async fn at_the_end(page: &Page, words: &str) -> [f64; 4] {
    let places = page
        .script(&format!(
            "scrollTo(0, 99999);
            const place = (selector) => document.querySelector(selector).getBoundingClientRect();
            return [place('.board').top, place('.board').bottom, place('{words}').bottom, place('.room__actions').top]"
        ))
        .await;
    serde_json::from_value(places).unwrap()
}

#[tokio::test]
async fn on_a_phone_an_explanation_is_read_between_the_board_and_the_actions() {
    visit_on_screens(&PHONES, &format!("#p={SEED_1}"), async |page, (width, height)| {
        page.click("button", "Next step").await;
        page.find("heading", "Hidden single").await;
        let [top, board, words, actions] = at_the_end(page, ".step .hint__lines").await;
        assert!(top >= 0.0 && board < words && words <= actions, "{width}x{height}: {top} {board} {words} {actions}");
        // The menu of the rarer actions is in sight, whole.
        page.click("button", "More").await;
        page.find("group", "More").await;
        let whole = "const { top, bottom } = document.querySelector('.menu:popover-open').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight";
        assert_eq!(page.script(whole).await, json!(true), "{width}x{height}");
        page.press("Escape").await;
        // Another tab begins at its beginning, and nothing scrolls within what scrolls.
        page.click("tab", "Backtracking").await;
        page.find("tabpanel", "Backtracking").await;
        let cut = "const panel = document.querySelector('.tabs__panel'); return panel.scrollHeight - panel.clientHeight";
        assert_eq!(page.script(cut).await, json!(0), "{width}x{height}");
        page.enter_room("Play").await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_the_header_comes_back_after_a_game_is_finished() {
    let last = "143986257679425381285731694962354178357618942418279563821567439796143825534892710";
    visit_on_screens(&PHONES, &format!("#play={last}"), async |page, (width, height)| {
        page.click_cell(9, 9).await;
        page.press("6").await;
        page.find("heading", "Solved").await;
        let [top, .., actions] = at_the_end(page, ".start").await;
        assert!(top >= 0.0 && actions < f64::from(height), "{width}x{height}: {top} {actions}");
        page.enter_room("Make").await;
    })
    .await;
}

/// A pair that points, in a game without notes: three lines of proof, and three buttons.
#[tokio::test]
async fn a_hint_is_read_whole_in_little_room() {
    const POINTING: &str = "000000000904607000076804100309701080708000301051308702007502610005403208000000000";
    visit_on_screens(&[(360, 560), (375, 667), (390, 664), (640, 400), (844, 390)], &format!("#play={POINTING}"), async |page, (width, height)| {
        page.click("button", "Hint").await;
        for _ in 0..4 {
            page.click("button", "More").await;
        }
        page.click("button", "Show all").await;
        page.find("button", "Show less").await;
        let inside = "const card = document.querySelector('.hint__body').getBoundingClientRect();
            const [last, tools] = ['ol.hint__lines li:last-child', '.hint__tools'].map((it) => {
                const element = document.querySelector(it);
                element.scrollIntoView({ block: 'nearest' });
                return element.getBoundingClientRect();
            });
            return last.top >= card.top && last.bottom <= card.bottom + 1 && tools.top >= card.bottom && tools.bottom <= innerHeight";
        assert_eq!(page.script(inside).await, json!(true), "{width}x{height}");
        page.click("button", "Apply").await;
        page.said("status", "Kept in mind").await;
        let scrolled = "return document.querySelector('.room__side').scrollTop";
        assert_eq!(page.script(scrolled).await, json!(0), "{width}x{height}");
    })
    .await;
}
