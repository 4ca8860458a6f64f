//! A page that the browser translates: each text goes on saying what the same presses show in a page that is not translated.

use crate::driver::PATIENCE;
use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SEED_3C, SOLVED};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

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

/// The text of the page without the marks of the translator, times, and messages that go by themselves.
const READ: &str = "
    const hidden = [...document.querySelectorAll('.time, .toasts')];
    hidden.forEach((part) => part.setAttribute('hidden', ''));
    const text = document.body.innerText.replace(/[»«]/g, '').replace(/\\d+:\\d\\d/g, 'time').replace(/\\s+/g, ' ').trim();
    hidden.forEach((part) => part.removeAttribute('hidden'));
    return text";

async fn read(page: &Page) -> String {
    page.script(READ).await.as_str().unwrap().to_owned()
}

async fn is_open(page: &Page) -> bool {
    page.script("return document.querySelector('dialog[open]') != null").await == json!(true)
}

/// The same site opened several times, in browsers of their own, where the same is done each time. The first is not translated.
struct Pages<'a>(&'a [&'a Page]);

impl Pages<'_> {
    /// Waits until what every page reads is `right`.
    async fn read_as(&self, what: &str, right: impl Fn(&str) -> bool) {
        for page in self.0 {
            until(what, async || right(&read(page).await).then_some(())).await;
        }
    }

    /// Waits until every page reads so, somewhere.
    async fn show(&self, words: &str) {
        self.read_as(&format!("{words:?}"), |text| text.contains(words)).await;
    }

    /// Waits until all read alike. One may be behind another, or read what goes by: so the first is read again each time, too.
    async fn agree(&self, what: &str) {
        let (plain, translated) = self.0.split_first().unwrap();
        for (number, page) in translated.iter().enumerate() {
            let same = async || {
                let texts = (read(plain).await, read(page).await);
                if texts.0 == texts.1 { None } else { Some(texts) }
            };
            let start = Instant::now();
            while let Some((expected, found)) = same().await {
                assert!(start.elapsed() < PATIENCE, "{what}, translated in way {number}:\n{found}\nin place of\n{expected}");
                sleep(Duration::from_millis(20)).await;
            }
        }
    }

    async fn keys(&self, keys: &str) {
        for page in self.0 {
            page.press(keys).await;
        }
    }

    /// Presses what is called so, in the open dialog if there is one.
    async fn press(&self, name: &str) {
        let press = format!(
            "const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
             const name = (it) => (it.getAttribute('aria-label') ?? it.textContent).replace(/[»«]/g, '').trim();
             const it = [...place.querySelectorAll('button, a, summary')].find((it) => name(it) === {name:?} && it.checkVisibility());
             it?.click();
             return it != null"
        );
        for page in self.0 {
            until(&format!("something called {name:?}"), async || (page.script(&press).await == json!(true)).then_some(())).await;
        }
    }

    /// Presses what is called so, and waits until something else is read.
    async fn press_and_see(&self, name: &str) {
        for page in self.0 {
            let before = read(page).await;
            Pages(&[page]).press(name).await;
            until(&format!("what {name:?} brings"), async || (read(page).await != before).then_some(())).await;
        }
    }

    /// Goes to an address without loading the page anew, and waits until it reads so.
    async fn follow(&self, address: &str, words: &str) {
        for page in self.0 {
            page.script(&format!("location.hash = {address:?}")).await;
        }
        self.show(words).await;
    }

    async fn until_dialog(&self, what: &str, open: bool) {
        for page in self.0 {
            until(what, async || (is_open(page).await == open).then_some(())).await;
        }
    }

    /// Uses the page: the rooms, verdicts, steps, solutions, hints, dialogs and the end of a game. Wherever all has come that a press
    /// brings, the pages have to agree.
    async fn tour(&self) {
        // Solve: a verdict that changes, and the steps.
        self.follow(&format!("#p={SEED_2}"), "hardest step").await;
        self.agree("a puzzle").await;
        self.keys("Control+Home 6").await;
        self.show("two 6s in row 1").await;
        self.agree("a wrong digit").await;
        self.keys("Control+z").await;
        self.show("hardest step").await;
        for number in 1..=3 {
            self.press("Next step").await;
            self.show(&format!("27 givens, {number} solved")).await;
            self.agree("a step").await;
        }
        // Several solutions, one after the other.
        self.follow(&format!("#p={SEED_3C}"), "32 solutions").await;
        for _ in 0..2 {
            self.press_and_see("Next solution").await;
            self.agree("a solution").await;
        }
        // Play: a digit, a pause, and all stages of a hint, twice.
        self.follow(&format!("#play={SEED_1}"), "55 left").await;
        self.keys("Control+Home 1").await;
        self.show("54 left").await;
        self.agree("a digit").await;
        self.press_and_see("Pause").await;
        self.agree("a pause").await;
        self.press("Resume").await;
        for _ in 0..2 {
            self.press("Hint").await;
            self.show("More").await;
            self.agree("a hint").await;
            self.press_and_see("More").await;
            self.agree("more of it").await;
            self.press_and_see("Close the hint").await;
            self.agree("no hint").await;
        }
        // Every dialog, opened and closed, and the rooms.
        for dialog in ["Print", "Techniques", "Keys", "Settings"] {
            self.press("Menu").await;
            self.press(dialog).await;
            self.until_dialog(dialog, true).await;
            self.agree(dialog).await;
            self.keys("Escape").await;
            self.until_dialog("no dialog", false).await;
            self.agree("no dialog").await;
        }
        for room in ["Solve", "Make", "Play", "Make", "Play"] {
            self.press_and_see(room).await;
            self.agree(room).await;
        }
        // The end of a game.
        let (_, solution) = SOLVED[0];
        let (first, rest) = solution.split_at(1);
        self.follow(&format!("#play=0{rest}"), "1 left").await;
        self.keys(&format!("Control+Home {first}")).await;
        self.show("Hardest step of this game").await;
        self.show("Another Easy").await;
        self.agree("the end").await;
    }
}

async fn translate(page: &Page, way: &str) {
    page.script(&format!("const way = '{way}'; {TRANSLATOR}")).await;
}

#[tokio::test]
async fn a_translated_page_says_what_one_says_that_is_not_translated() {
    visit("", async |plain| {
        visit("", async |once| {
            visit("", async |before| {
                visit("", async |behind| {
                    translate(once, "once").await;
                    translate(before, "before").await;
                    translate(behind, "behind").await;
                    let pages = [plain, once, before, behind];
                    Pages(&pages).tour().await;
                    for page in pages {
                        assert_eq!(page.script("return document.querySelector('.breakage')").await, json!(null));
                    }
                })
                .await;
            })
            .await;
        })
        .await;
    })
    .await;
}
