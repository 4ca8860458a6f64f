//! A page that the browser translates: each text goes on saying what the same presses show in a page that is not translated.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SEED_3C, SOLVED};
use serde_json::json;

/// Translates the page and what comes later, as browsers do: an element of the translator takes the place of each text, its words between
/// » and «. What asks not to be translated stays. `way` is how the place is taken: at once, or the element comes before the text goes, or
/// behind it.
const TRANSLATOR: &str = "
    const ways = {
        once: (text, font) => text.replaceWith(font),
        before: (text, font) => { text.parentNode.insertBefore(font, text); text.parentNode.removeChild(text); },
        behind: (text, font) => { text.after(font); text.remove(); },
    };
    const left = 'script, style, noscript, template, textarea, svg, [translate=no], .notranslate, font';
    const translate = (text) => {
        if (!/\\S/.test(text.data) || !text.parentElement || text.parentElement.closest(left)) return;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `»${text.data}«`;
        outer.append(inner);
        ways[way](text, outer);
    };
    const translateAll = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(translate);
    };
    const html = document.documentElement;
    html.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) {
            if (node.nodeType === Node.TEXT_NODE) translate(node);
            else if (node.nodeType === Node.ELEMENT_NODE && !node.closest('font')) translateAll(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
    return document.querySelectorAll('font').length;";

/// What can be read on the page, but for the marks of the translator, the clock, and messages that go by themselves.
const READ: &str = "
    const hidden = [...document.querySelectorAll('.time, .toasts')];
    hidden.forEach((part) => part.setAttribute('hidden', ''));
    const text = document.body.innerText.replace(/[»«]/g, '').replace(/\\s+/g, ' ').trim();
    hidden.forEach((part) => part.removeAttribute('hidden'));
    return text";

async fn read(page: &Page) -> String {
    page.script(READ).await.as_str().unwrap().to_owned()
}

/// Presses what is called so, in the open dialog if there is one.
async fn press(page: &Page, name: &str) {
    let press = format!(
        "const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
         const name = (it) => (it.getAttribute('aria-label') ?? it.textContent).replace(/[»«]/g, '').trim();
         const it = [...place.querySelectorAll('button, a, summary')].find((it) => name(it) === {name:?} && it.checkVisibility());
         it?.click();
         return it != null"
    );
    until(&format!("something called {name:?}"), async || (page.script(&press).await == json!(true)).then_some(())).await;
}

/// The same, and waits until something else is read.
async fn press_and_see(page: &Page, name: &str) {
    let before = read(page).await;
    press(page, name).await;
    until(&format!("what {name:?} brings"), async || (read(page).await != before).then_some(())).await;
}

/// Waits until the page reads so, somewhere.
async fn shows(page: &Page, words: &str) {
    until(&format!("{words:?}"), async || read(page).await.contains(words).then_some(())).await;
}

/// Goes to an address without loading the page anew, and waits until it reads so.
async fn follow(page: &Page, address: &str, words: &str) {
    page.script(&format!("location.hash = {address:?}")).await;
    shows(page, words).await;
}

/// Uses the page: the rooms, verdicts, steps, solutions, hints, dialogs and the end of a game. Calls `look` whenever all has come that a
/// press brings.
async fn tour(page: &Page, look: &mut impl AsyncFnMut(&str)) {
    // Solve: a verdict that changes, and the steps.
    follow(page, &format!("#p={SEED_2}"), "hardest step").await;
    look("a puzzle").await;
    page.press("Control+Home 6").await;
    shows(page, "two 6s in row 1").await;
    look("a wrong digit").await;
    page.press("Control+z").await;
    shows(page, "hardest step").await;
    for number in 1..=3 {
        press(page, "Next step").await;
        shows(page, &format!("27 givens, {number} solved")).await;
        look("a step").await;
    }
    // Several solutions, one after the other.
    follow(page, &format!("#p={SEED_3C}"), "32 solutions").await;
    for _ in 0..2 {
        press_and_see(page, "Next solution").await;
        look("a solution").await;
    }
    // Play: a digit, a pause, and all stages of a hint, twice.
    follow(page, &format!("#play={SEED_1}"), "55 left").await;
    page.press("Control+Home 1").await;
    shows(page, "54 left").await;
    look("a digit").await;
    press_and_see(page, "Pause").await;
    look("a pause").await;
    press(page, "Go on with the game").await;
    for _ in 0..2 {
        press(page, "Hint").await;
        shows(page, "More").await;
        look("a hint").await;
        press_and_see(page, "More").await;
        look("more of it").await;
        press_and_see(page, "Close the hint").await;
        look("no hint").await;
    }
    // Every dialog, opened and closed, and the rooms.
    for dialog in ["Print", "Techniques", "Keys", "Settings"] {
        press(page, "Menu").await;
        press(page, dialog).await;
        until(dialog, async || is_open(page).await.then_some(())).await;
        look(dialog).await;
        page.press("Escape").await;
        until("no dialog", async || (!is_open(page).await).then_some(())).await;
        look("no dialog").await;
    }
    for room in ["Solve", "Make", "Play", "Make", "Play"] {
        press_and_see(page, room).await;
        look(room).await;
    }
    // The end of a game.
    let (_, solution) = SOLVED[0];
    let (first, rest) = solution.split_at(1);
    follow(page, &format!("#play=0{rest}"), "1 left").await;
    page.press(&format!("Control+Home {first}")).await;
    shows(page, "Hardest step of this game").await;
    shows(page, "Another Easy").await;
    look("the end").await;
}

async fn is_open(page: &Page) -> bool {
    page.script("return document.querySelector('dialog[open]') != null").await == json!(true)
}

#[tokio::test]
async fn a_translated_page_says_what_one_says_that_is_not_translated() {
    let mut expected = Vec::new();
    visit("", async |page| {
        tour(page, &mut async |what: &str| expected.push((what.to_owned(), read(page).await))).await;
    })
    .await;
    for way in ["once", "before", "behind"] {
        visit("", async |page| {
            page.script(&format!("const way = '{way}'; {TRANSLATOR}")).await;
            let mut left = expected.iter();
            tour(page, &mut async |what: &str| {
                let (expected_what, words) = left.next().unwrap();
                assert_eq!(what, expected_what);
                until(&format!("{what}, {way}: {words}"), async || (read(page).await == *words).then_some(())).await;
            })
            .await;
            assert_eq!(page.script("return document.querySelector('.breakage')").await, json!(null));
        })
        .await;
    }
}
