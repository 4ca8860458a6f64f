//! Tests of a game on a phone: the keys stay in place while a hint is read, and a player who comes back on a later day is
//! welcomed.

use crate::page::{Page, until, visit, visit_on_screens};
use crate::seeds::{SEED_1, SEED_3B, SOLVE};
use nonet_core::{board::Grid, solver::Puzzle};
use serde_json::{Value, json};

/// Screens of phones, upright and on their side.
const PHONES: [(u32, u32); 7] = [(390, 844), (390, 664), (360, 640), (360, 560), (320, 640), (844, 390), (640, 400)];

/// A script that returns the places of the board and of the keys, and whether each key can be pressed.
const PLACES: &str = "
    const place = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const keys = [...document.querySelectorAll('.keypad button')];
    const on_top = (key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        return key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    return [place(document.querySelector('[role=grid]')), keys.map(place), keys.every(on_top)];";

/// The screen of a phone whose notch and bar for gestures lie over the page, on its side and upright: its size, and the insets at its left
/// and right, its top and its bottom.
const NOTCHED: [((u32, u32), [u32; 3]); 2] = [((844, 390), [47, 0, 21]), ((390, 844), [0, 47, 34])];

#[tokio::test]
async fn nothing_that_is_pressed_lies_under_a_notch_or_the_bar_for_gestures() {
    for ((width, height), [side, top, bottom]) in NOTCHED {
        visit("", async |page| {
            page.screen(width, height).await;
            let insets = json!({ "left": side, "right": side, "top": top, "bottom": bottom });
            page.devtools("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets })).await;
            // A player scrolls to buttons that begin below the screen.
            let covered = format!(
                "return [...document.querySelectorAll('header a, header button, main button, main [role=gridcell]')]
                    .filter((it) => it.checkVisibility())
                    .map((it) => [it.ariaLabel ?? it.textContent, it.getBoundingClientRect()])
                    .filter(([, it]) => it.left < {side} || it.right > innerWidth - {side} || it.top < {top}
                        || (it.bottom > innerHeight - {bottom} && it.top < innerHeight - {bottom} && it.height < 60))
                    .map(([name, {{ left, top, right, bottom }}]) => [name, left, top, right, bottom].join(' '))"
            );
            let inset = format!("return getComputedStyle(document.querySelector('.page')).paddingTop === '{top}px'");
            until("the insets", async || (page.script(&inset).await == json!(true)).then_some(())).await;
            assert_eq!(page.script(&covered).await, json!([]), "{width}x{height}");
        })
        .await;
    }
}

/// Presses the key of a digit with a finger.
async fn press_key(page: &Page, digit: char) {
    page.click_first(&format!(".keypad [data-digit=\"{digit}\"]")).await;
}

#[tokio::test]
async fn the_keys_stay_while_a_hint_is_read() {
    visit_on_screens(&PHONES, &format!("#play={SEED_3B}"), async |page, (width, height)| {
        page.click_cell(1, 1).await;
        let before = page.script(PLACES).await;
        assert_eq!(before[2], json!(true), "{width}x{height}");
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        let mut headlines = Vec::new();
        loop {
            assert_eq!(page.script(PLACES).await, before, "{width}x{height}: {headlines:?}");
            headlines.push(seen_headline(page).await);
            if !page.has("button", "More").await {
                break;
            }
            page.click("button", "More").await;
        }
        assert!(headlines.len() >= 3 && headlines.iter().all(|it| !it.is_empty()), "{width}x{height}: {headlines:?}");
        assert_eq!(page.script("return document.documentElement.scrollWidth - innerWidth").await, json!(0));

        // The whole text takes the place of the keys, and gives it back.
        page.click("button", "Show all").await;
        page.find("button", "Show less").await;
        assert_eq!(page.script(PLACES).await[2], json!(false), "{width}x{height}");
        page.click("button", "Show less").await;
        page.find("button", "Show all").await;
        assert_eq!(page.script(PLACES).await, before, "{width}x{height}");

        // Entering a digit closes the hint.
        press_key(page, '1').await;
        page.gone("region", "Hint").await;
        assert_eq!(page.script(PLACES).await[1], before[1], "{width}x{height}");
    })
    .await;
}

/// Returns the first sentence of the hint. Empty if it is not wholly visible.
async fn seen_headline(page: &Page) -> String {
    let script = "
        const headline = document.querySelector('.hint__headline');
        const [own, card] = [headline, headline.closest('.hint__body')].map((it) => it.getBoundingClientRect());
        const body = card.height > 0 ? card : headline.closest('.hint').getBoundingClientRect();
        return own.height > 0 && own.top >= body.top ? headline.innerText : '';";
    page.script(script).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn short_messages_lie_clear_of_the_board() {
    let sizes = [&PHONES[..], &[(1280, 800)]].concat();
    visit_on_screens(&sizes, &format!("#play={SEED_1}"), async |page, (width, height)| {
        page.click("button", "Check").await;
        page.status("No wrong digits so far.").await;
        let clear = "
            const [toast, board] = ['.toast', '[role=grid]'].map((it) => document.querySelector(it).getBoundingClientRect());
            const over = toast.bottom <= board.top + 1 || toast.top >= board.bottom - 1;
            const keys = [...document.querySelectorAll('.keypad button')].map((key) => key.getBoundingClientRect());
            const beside = toast.left >= board.right - 1 || toast.right <= board.left + 1;
            const free = keys.every((key) => toast.bottom <= key.top || toast.top >= key.bottom || toast.left >= key.right);
            return (over || beside) && free;";
        until(&format!("a message beside the board at {width}x{height}"), async || {
            (page.script(clear).await == json!(true)).then_some(())
        })
        .await;
    })
    .await;
}

/// A script that has the page say something and tells which elements that match the first argument the message lies over. A dialog is
/// opened by a press on the second argument, unless that is empty.
const COVERED: &str = "
    const [selector, opener, done] = arguments;
    const look = () => {
        const toast = document.querySelector(opener ? 'dialog[open] .toast' : '.toast');
        if (!toast) return;
        watch.disconnect();
        toast.getAnimations().forEach((it) => it.finish());
        const { left, top, right, bottom } = toast.getBoundingClientRect();
        const over = (it) => {
            const own = it.getBoundingClientRect();
            return own.width && own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
        };
        const all = [...document.querySelectorAll(selector)].filter((it) => !it.closest('.toasts') && it.checkVisibility() && over(it));
        done(all.map((it) => it.ariaLabel || it.textContent));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'nonet 1\\nno save');
    dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer }));
    if (opener) document.querySelector(opener).click();";

/// The words of a message may cover the brand and the links to the rooms, and nothing else.
#[tokio::test]
async fn messages_cover_no_clock_no_tool_and_no_key() {
    const SIZES: [(u32, u32); 9] =
        [(1280, 800), (1024, 768), (900, 640), (844, 390), (768, 1024), (640, 400), (390, 844), (375, 667), (360, 560)];
    const NEEDED: &str = "button, input, [role=timer], [role=gridcell], [role=tab], main a, .header__tools *";
    for room in [format!("#play={SEED_1}"), format!("#p={SEED_1}")] {
        visit_on_screens(&SIZES, &room, async |page, (width, height)| {
            let covered = page.script_with(COVERED, vec![json!(NEEDED), json!("")]).await;
            assert_eq!(covered, json!([]), "{room} at {width}x{height}");
        })
        .await;
    }
}

#[tokio::test]
async fn a_message_in_a_dialog_covers_none_of_its_buttons() {
    visit_on_screens(&[(1280, 800), (390, 844), (360, 560)], SOLVE, async |page, (width, height)| {
        let opener = ".header__tools > .button:not([popovertarget], .button--picture)";
        let covered = page.script_with(COVERED, vec![json!("dialog button, dialog textarea"), json!(opener)]).await;
        assert_eq!(covered, json!([]), "{width}x{height}");
    })
    .await;
}

#[tokio::test]
async fn on_a_tall_phone_the_highlighter_stands_over_the_keys_of_a_begun_game() {
    visit("", async |page| {
        page.screen(390, 844).await;
        page.open(&format!("#play={SEED_1}")).await;
        assert!(!page.has("button", "Highlight 4").await, "first there are other games");
        let keys = page.script(PLACES).await;
        page.click_cell(1, 1).await;
        press_key(page, '1').await;
        page.click("button", "Highlight 4").await;
        let lit = "return document.querySelector('[data-digit=\"4\"]').classList.contains('key--lit')";
        until("the 4 to be lit", async || (page.script(lit).await == json!(true)).then_some(())).await;
        assert_eq!(page.script(PLACES).await, keys, "it takes no keys away");
        page.click("button", "Game menu").await;
        page.find("switch", "Select several cells by tapping").await;
        assert!(!page.has("switch", "Highlight digits, pairs and links").await, "what is always there has no switch");
    })
    .await;
}

#[tokio::test]
async fn a_paused_game_offers_to_resume_where_it_was_paused() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Pause").await;
        page.said("heading", "Paused").await;
        let named = "return document.querySelector('.verdict .button--bare').textContent";
        until("the button to resume", async || (page.script(named).await == json!("Resume")).then_some(())).await;
        page.click_first(".verdict .button--bare").await;
        page.gone("heading", "Paused").await;
    })
    .await;
}

/// Makes each page that is loaded from now on another visit, a day later.
async fn tomorrow(page: &Page) {
    let source = "
        if (location.protocol.startsWith('http')) sessionStorage.clear(); // what a tab keeps for a reload
        const Now = Date;
        window.Date = class extends Now {
            constructor(...of) { super(...(of.length ? of : [Now.now() + 86400000])); }
            static now() { return Now.now() + 86400000; }
        };";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
}

/// A player finishes a Medium with one hint, and comes back on the next day. Each digit is a tap on its cell and one on its key;
/// everything else takes four presses.
#[tokio::test]
async fn a_medium_is_played_on_a_phone_with_one_hint_and_the_next_day_one_sees_where_one_stands() {
    visit("", async |page| {
        page.screen(390, 844).await;
        page.open("").await;
        let first = page.line().await;
        let mut presses = 0;
        for (role, name) in [("button", "New game"), ("button", "Medium of the day")] {
            page.click(role, name).await;
            presses += 1;
        }
        let puzzle = until("the day's Medium", async || Some(page.line().await).filter(|line| *line != first)).await;
        let solution = Puzzle::new(puzzle.parse::<Grid>().unwrap()).unwrap().solution().to_string();
        page.click("button", "Hint").await;
        presses += 1;
        page.status("Where to look. Look at ").await;
        let mut digits = 0;
        for (place, (given, digit)) in puzzle.chars().zip(solution.chars()).enumerate() {
            if given == '.' {
                page.click_cell(place / 9 + 1, place % 9 + 1).await;
                press_key(page, digit).await;
                digits += 1;
            }
        }
        page.said("heading", "Solved").await;
        let says = async |region: &str, words: &str| {
            let script = format!("return document.querySelector('section[aria-label=\"{region}\"]')?.innerText ?? ''");
            let said = async || page.script(&script).await.as_str().unwrap().replace('\u{a0}', " ");
            until(&format!("{words:?} in {region}"), async || said().await.contains(words).then_some(())).await;
        };
        says("Finished", "1 day in a row. Any game tomorrow keeps it.").await;
        says("Finished", "Tomorrow\u{2019}s puzzle opens at midnight.").await;
        says("Finished", "1 hint").await;
        let lit = page.script("return document.querySelector('.board__same').getAttribute('d')").await;
        assert_eq!(lit, Value::from(""), "no digit is lit at the end");

        tomorrow(page).await;
        page.open("").await;
        says("Today", "Keep your 1-day streak").await;
        assert!(!page.has("heading", "Solved").await, "yesterday's board is not what comes first");
        assert!(page.line().await != solution);
        // A tap and another visit lose nothing; the first button plays the puzzle of the day.
        page.click_cell(1, 1).await;
        page.open("").await;
        says("Today", "Keep your 1-day streak").await;
        page.click("button", "Play today\u{2019}s Medium").await;
        presses += 1;
        let other = async || Some(page.line().await).filter(|line| *line != puzzle && line.matches('.').count() > 40);
        until("the next day's Medium", other).await;
        until("the card to go", async || (!page.has("region", "Today").await).then_some(())).await;
        assert!(presses + digits <= digits + 4, "{presses}");
    })
    .await;
}

#[tokio::test]
async fn who_comes_back_plays_the_board_in_sight_or_goes_on() {
    for (width, height) in [(1280, 800), (390, 844), (360, 560), (844, 390)] {
        visit(&format!("#play={SEED_1}"), async |page| {
            page.screen(width, height).await;
            page.click_cell(1, 1).await;
            page.press("1").await;
            page.stored(SEED_1, 1).await;
            let begun = page.line().await;
            tomorrow(page).await;
            page.open("").await;
            page.find("region", "Today").await;
            page.board(&begun).await;
            page.find("button", "Medium of the day").await;
            page.click("button", "Continue").await;
            page.gone("region", "Today").await;
            assert_eq!(page.script(PLACES).await[2], json!(true), "{width}x{height}: the keys are there");
        })
        .await;
    }
}
