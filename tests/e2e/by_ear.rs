//! A whole game with one hint and a lesson as a screen reader tells of them: the browser's accessibility tree alone is read, and only keys
//! are pressed.
//!
//! `by_ear_game.txt` and `by_ear_lesson.txt` have the transcripts. A line `> KEY` is a key; below it stand the name of what has the focus, if
//! that changed, and each message that is new in a live region, after `= `. `UPDATE_EXPECT=1` writes them anew for their keys.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_3A;
use serde_json::{Value, json};
use std::{collections::HashMap, env, fs, path::Path, time::Duration};

/// The output of a screen reader: the role and the name of the element with the focus, and the messages of the live regions.
#[derive(Clone, PartialEq, Default, Debug)]
struct Heard {
    focus: String,
    messages: Vec<String>,
}

/// The accessibility tree of the page.
struct Tree {
    nodes: Vec<Value>,
    places: HashMap<String, usize>,
}

impl Tree {
    async fn of(page: &Page) -> Tree {
        let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().unwrap().clone();
        let places = nodes.iter().enumerate().map(|(place, node)| (node["nodeId"].to_string(), place)).collect();
        Tree { nodes, places }
    }

    fn role(node: &Value) -> &str {
        node["role"]["value"].as_str().unwrap_or_default()
    }

    fn name(node: &Value) -> &str {
        node["name"]["value"].as_str().unwrap_or_default().trim()
    }

    fn has_focus(node: &Value) -> bool {
        let properties = node["properties"].as_array().into_iter().flatten();
        properties.filter(|it| it["name"] == "focused").any(|it| it["value"]["value"] == json!(true))
    }

    /// Returns the texts of a part of the tree, in their order.
    fn texts<'a>(&'a self, node: &'a Value, texts: &mut Vec<&'a str>) {
        if Tree::role(node) == "StaticText" {
            texts.push(Tree::name(node));
            return;
        }
        for child in node["childIds"].as_array().into_iter().flatten() {
            if let Some(&place) = self.places.get(&child.to_string()) {
                self.texts(&self.nodes[place], texts);
            }
        }
    }

    fn heard(&self) -> Heard {
        let focused = self.nodes.iter().rfind(|node| Tree::has_focus(node) && Tree::role(node) != "RootWebArea");
        let focus = focused.map_or_else(String::new, |node| format!("{} {}", Tree::role(node), Tree::name(node)));
        let live = self.nodes.iter().filter(|node| matches!(Tree::role(node), "status" | "alert"));
        let messages = live.filter_map(|node| {
            let mut texts = Vec::new();
            self.texts(node, &mut texts);
            let words = without_times(texts.join(" ").trim());
            (!words.is_empty()).then_some(words)
        });
        Heard { focus, messages: messages.collect() }
    }
}

/// Returns the words with `0:00` for each time, which differs from one run to the next.
fn without_times(words: &str) -> String {
    let is_time = |word: &str| {
        word.split_once(':').is_some_and(|(minutes, seconds)| {
            let seconds = seconds.trim_end_matches(['.', ',']);
            !minutes.is_empty() && seconds.len() == 2 && (minutes.to_owned() + seconds).bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    words.split_whitespace().map(|word| if is_time(word) { "0:00" } else { word }).collect::<Vec<_>>().join(" ")
}

/// Returns what is told after a key: the focus, if it changed, and the messages that were not there before.
fn told(before: &Heard, now: &Heard) -> Vec<String> {
    let focus = (before.focus != now.focus).then(|| now.focus.clone());
    let new = now.messages.iter().filter(|words| !before.messages.contains(words)).map(|words| format!("= {words}"));
    focus.into_iter().chain(new).collect()
}

/// Waits until the tree has been the same for a while. Only a transcript that is written anew needs this.
async fn settled(page: &Page) -> Heard {
    let mut heard = Tree::of(page).await.heard();
    let mut same = 0;
    while same < 4 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        let now = Tree::of(page).await.heard();
        same = if now == heard { same + 1 } else { 0 };
        heard = now;
    }
    heard
}

#[tokio::test]
async fn a_whole_game_and_one_hint_are_told() {
    is_told(&format!("#play={SEED_3A}"), "by_ear_game.txt").await;
}

#[tokio::test]
async fn a_lesson_is_told_and_answered() {
    is_told("#learn=x_wing.follow.1", "by_ear_lesson.txt").await;
}

/// Presses the keys of a transcript at this address, and holds what is told to it.
async fn is_told(address: &str, file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e").join(file);
    let expected = fs::read_to_string(&path).unwrap();
    let writes = env::var_os("UPDATE_EXPECT").is_some();
    visit(address, async |page| {
        let mut before = Heard::default();
        let mut written = String::new();
        for block in expected.split_terminator("> ").skip(1) {
            let (key, lines) = block.split_once('\n').unwrap();
            let lines: Vec<&str> = lines.lines().collect();
            page.press(key).await;
            let now = if writes { settled(page).await } else { heard_after(page, key, &before, &lines).await };
            let told = told(&before, &now).into_iter().map(|line| line + "\n");
            written.extend([format!("> {key}\n")].into_iter().chain(told));
            before = now;
        }
        if writes {
            fs::write(&path, written).unwrap();
        }
    })
    .await;
}

/// Waits until what is told after a key are these lines.
async fn heard_after(page: &Page, key: &str, before: &Heard, lines: &[&str]) -> Heard {
    until(&format!("{lines:?} after {key}, where {before:?} was heard"), async || {
        let now = Tree::of(page).await.heard();
        (told(before, &now) == lines).then_some(now)
    })
    .await
}
