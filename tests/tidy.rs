//! The rules of the house that neither compiler nor Cargo checks: which module of a package may name which, where `unsafe` may
//! stand, and that every class in use has a style.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet::library::ROW_HEIGHT;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Within a package, which Cargo does not look into: where a module lies, its name, and those beside it that it may name.
const LAYERS: [(&str, &str, &[&str]); 5] = [
    ("crates/core/src", "board", &[]),
    ("crates/core/src", "solver", &["board"]),
    ("crates/logic/src", "evidence", &[]),
    ("crates/logic/src", "structure", &["evidence"]),
    ("crates/logic/src", "techniques", &["evidence"]),
];

/// The packages that find, rate, make or explain steps: the worker's.
const REASONING: &[&str] = &["nonet-assess", "nonet-generator", "nonet-logic", "nonet-se", "nonet-tutor", "nonet-worker"];

/// Packages, by their folders, and those that they must not hold, by way of others either. Cargo only says what they name.
const APART: [(&str, &[&str]); 9] = [
    (".", REASONING),
    ("crates/photo-worker", REASONING),
    ("crates/cli", &["nonet-protocol", "nonet-drawing"]),
    ("crates/collection", &["nonet-protocol", "nonet-game"]),
    ("crates/drawing", &["nonet-protocol", "nonet-game"]),
    ("crates/prose", &["nonet-formats", "nonet-game"]),
    ("crates/protocol", &["nonet-drawing", "nonet-game"]),
    ("crates/logic", &["nonet-se"]),
    ("crates/se", &["nonet-logic"]),
];

/// The modules of the page, lowest first, and those that each may name. No room names another, and nobody names who names it.
const PAGE: [(&str, &[&str]); 19] = [
    ("record", &[]),
    ("analysis", &["record"]),
    ("action", &["analysis"]),
    ("text", &["action", "analysis"]),
    ("generator", &["action", "record"]),
    ("session", &["action", "analysis", "generator", "record", "text"]),
    ("board", &["action", "controls", "session", "text"]),
    ("controls", &["action", "session", "text"]),
    ("room", &["action", "board", "session"]),
    ("statistics", &["action", "controls", "record", "session", "text"]),
    (
        "browser",
        &[
            "action",
            "analysis",
            "generator",
            "library",
            "make",
            "photo",
            "play",
            "record",
            "session",
            "solve",
            "statistics",
            "text",
        ],
    ),
    ("learn", SHARED),
    ("library", SHARED),
    ("make", SHARED),
    ("photo", SHARED),
    ("play", SHARED),
    ("solve", SHARED),
    (
        "shell",
        &[
            "action",
            "board",
            "browser",
            "controls",
            "learn",
            "library",
            "make",
            "photo",
            "play",
            "session",
            "solve",
            "statistics",
            "text",
        ],
    ),
    (
        "app",
        &[
            "action",
            "analysis",
            "board",
            "browser",
            "controls",
            "learn",
            "library",
            "make",
            "photo",
            "play",
            "room",
            "session",
            "shell",
            "solve",
            "statistics",
            "text",
        ],
    ),
];

/// The modules that all rooms share.
const SHARED: &[&str] = &["action", "analysis", "board", "controls", "record", "room", "session", "statistics", "text"];

/// The parts of the programs in which no text stands that a person reads: it is a message in `locales/`.
const WORDLESS: [&str; 25] = [
    "crates/assess/src",
    "crates/drawing/src",
    "crates/photo-worker/src",
    "crates/prose/src",
    "crates/protocol/src",
    "crates/tutor/src",
    "crates/worker/src",
    "src/action",
    "src/analysis",
    "src/app",
    "src/board",
    "src/controls",
    "src/generator",
    "src/learn",
    "src/library",
    "src/make",
    "src/photo",
    "src/play",
    "src/record",
    "src/room",
    "src/session",
    "src/shell",
    "src/solve",
    "src/statistics",
    "src/text",
];

/// The scripts around the page. What they say stands in index.html, in each language.
const SCRIPTS: [&str; 6] = ["boot.js", "first.js", "guard.js", "site/live.js", "site/sw.js", "site/translated.js"];

/// The attributes and props whose values are read or heard.
const READ_ATTRIBUTES: [&str; 9] =
    ["label", "aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "before", "spoken"];

/// Names of the web, and what is said of faults of the code: nobody reads them in the page.
const UNREAD: [&str; 9] = [
    "NotAllowedError",
    "NotFoundError",
    "NotReadableError",
    "InvalidStateError",
    "QuotaExceededError",
    "SecurityError",
    "OffscreenCanvas",
    "a lesson is not where its technique is in hint order",
    "it waits for something",
];

/// The words that begin as a sentence does, but are names of keys of the keyboard.
const KEY_NAMES: [&str; 13] =
    ["Arrow", "Backspace", "Decimal", "Delete", "Digit", "End", "Enter", "Escape", "Home", "Key", "Numpad", "Page", "Space"];

#[test]
fn no_module_names_one_above_it() {
    let mut wrong = Vec::new();
    for (place, module, below) in LAYERS {
        for (file, code) in sources(&format!("{place}/{module}")) {
            let is_layer = |name: &String| LAYERS.iter().any(|(other, layer, _)| *other == place && layer == name);
            let above = crate_modules(&absolute(&file, &code)).into_iter().filter(is_layer);
            let above = above.filter(|name| name != module && !below.contains(&name.as_str()));
            wrong.extend(above.map(|name| format!("{file} names {name}")));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn no_package_holds_what_it_is_kept_from() {
    let mut wrong = Vec::new();
    for (place, apart) in APART {
        let held = held_by(place);
        let gone = apart.iter().filter(|name| !Path::new(&name.replace("nonet-", "crates/")).is_dir());
        wrong.extend(gone.map(|name| format!("there is no package {name}")));
        wrong.extend(apart.iter().filter(|name| held.contains(**name)).map(|name| format!("{place} holds {name}")));
    }
    assert_eq!(wrong, [""; 0]);
    assert!(held_by("crates/worker").is_superset(&["nonet-core", "nonet-logic"].map(String::from).into()));
}

#[test]
fn no_module_of_the_page_names_one_above_it() {
    let mut wrong = Vec::new();
    for (module, below) in PAGE {
        for (file, code) in sources(&format!("src/{module}")) {
            let named = crate_modules(&absolute(&file, &code)).into_iter();
            let above = named.filter(|name| name != module && !below.contains(&name.as_str()));
            wrong.extend(above.map(|name| format!("{file} names {name}")));
        }
    }
    assert_eq!(wrong, [""; 0]);
    let listed = |name: &String| PAGE.iter().any(|(module, _)| module == name);
    let folders = fs::read_dir("src").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let names = folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    assert_eq!(names.filter(|name| !listed(name)).collect::<Vec<_>>(), [""; 0], "a folder without a place");
}

#[test]
fn a_path_by_way_of_the_parent_is_followed() {
    let named = crate_modules(&absolute("src/play/hint.rs", "use super::super::solve::Look; use super::state::Play;"));
    assert_eq!(named, ["solve", "play"]);
    assert_eq!(
        crate_modules(&absolute("crates/logic/src/evidence/fish.rs", "use super::super::techniques::find;")),
        ["techniques"]
    );
}

#[test]
fn every_module_has_its_place() {
    let places: BTreeSet<&str> = LAYERS.iter().map(|(place, _, _)| *place).collect();
    let modules = places.iter().flat_map(|place| fs::read_dir(place).unwrap());
    let modules = modules.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let unknown = modules.filter(|path| !LAYERS.iter().any(|(place, layer, _)| *path == Path::new(place).join(layer)));
    assert_eq!(unknown.map(|path| path.display().to_string()).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn unsafe_stays_in_the_solver() {
    let all = ["src", "crates", "xtask/src"].into_iter().flat_map(sources);
    let found = all.filter(|(_, code)| words(code).contains(&"unsafe")).map(|(file, _)| file);
    let (inside, outside): (Vec<String>, Vec<String>) = found.partition(|file| file.starts_with("crates/core/src/solver/"));
    assert_eq!(outside, [""; 0]);
    assert!(!inside.is_empty(), "it is looked for in vain");
}

/// The page draws values: no markup comes from elsewhere.
#[test]
fn nothing_is_drawn_from_markup() {
    let forbidden = ["from_html_unchecked", "set_inner_html", "insert_adjacent_html"];
    let mut wrong = Vec::new();
    for (file, code) in sources("src") {
        wrong.extend(forbidden.iter().filter(|word| code.contains(**word)).map(|word| format!("{file} names {word}")));
    }
    assert_eq!(wrong, [""; 0]);
}

/// The data that page and worker send each other hold no markup, and neither does the worker make any but of the picture of a code, which
/// is a file: pictures of boards, which are files too, are drawn by a package of their own.
#[test]
fn no_markup_crosses_to_the_page() {
    let markup = ["<div", "<span", "<button", "<input", "<svg", "<li", "<p>", "<b>", "class=", "&lt;"];
    let mut wrong = Vec::new();
    let made = ["crates/prose/src", "crates/protocol/src", "crates/worker/src", "crates/tutor/src"].into_iter().flat_map(sources);
    for (file, code) in made.filter(|(file, _)| file != "crates/worker/src/sharing.rs") {
        wrong.extend(markup.iter().filter(|word| code.contains(**word)).map(|word| format!("{file} holds {word}")));
    }
    assert_eq!(wrong, [""; 0]);
}

/// The rows of a table are placed by their height, so the style sheet has to draw them as high.
#[test]
fn rows_are_drawn_as_high_as_they_are_placed() {
    let styles: String = files("styles", "css").iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let rules: Vec<&str> = styles.split(".collection__row {").skip(1).map(|rest| leading(rest, |ch| ch != '}')).collect();
    let height = format!("height: {ROW_HEIGHT}px;");
    assert_eq!(rules.iter().filter(|rule| rule.contains(" height: ")).count(), 1);
    assert!(rules.iter().any(|rule| rule.contains(&height)), "{rules:?}");
}

#[test]
fn what_the_programs_say_is_messages() {
    let files = WORDLESS.into_iter().flat_map(sources);
    let slipped = files.flat_map(|(file, code)| readable(&code).into_iter().map(move |words| format!("{file}: {words}")));
    assert_eq!(slipped.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn what_the_scripts_say_is_messages() {
    let literals = |code: &str| -> Vec<String> {
        let lines = code.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
        let said = lines.filter(|line| !line.contains("new Error(")); // errors are for logs
        said.flat_map(|line| line.split(['\'', '`']).skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|char| char.is_ascii_lowercase());
    for script in SCRIPTS {
        let code = fs::read_to_string(script).unwrap();
        let sentences = literals(&code).into_iter().filter(|text| text.split(' ').filter(is_word).count() > 2);
        assert_eq!(sentences.collect::<Vec<_>>(), [""; 0], "{script}");
    }
}

/// first.js chooses among these, and the settings offer what is a folder.
#[test]
fn the_page_lists_each_language_that_is_a_folder() {
    let page = fs::read_to_string("index.html").unwrap();
    let (_, list) = page.split_once("id=\"languages\">").unwrap();
    let list: BTreeMap<String, Vec<String>> = serde_json::from_str(list.split_once("</script>").unwrap().0).unwrap();
    let folders = fs::read_dir("locales").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let folders = folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    let others = folders.filter(|language| language != "en");
    let files = |language: String| {
        let files = ["page", "worker"].map(|part| format!("./languages/{language}/{part}.txt"));
        (language, files.to_vec())
    };
    assert_eq!(list, others.map(files).collect());
}

/// A system lists the rooms at the installed page's icon. Browsers that know no localized members show the English names.
#[test]
fn the_manifest_names_the_rooms_as_the_page_does() {
    let manifest: Value = serde_json::from_str(&fs::read_to_string("site/nonet.webmanifest").unwrap()).unwrap();
    let message = |language: &str, id: &str| {
        let messages = fs::read_to_string(format!("locales/{language}/page/shell.ftl")).unwrap();
        messages.lines().find_map(|line| line.strip_prefix(&format!("shell-{id} = ")).map(str::to_owned)).unwrap()
    };
    let shortcuts = manifest["shortcuts"].as_array().unwrap();
    let rooms = shortcuts.iter().map(|shortcut| shortcut["url"].as_str().unwrap().strip_prefix("./#").unwrap());
    assert_eq!(rooms.collect::<Vec<_>>(), ["play", "solve", "learn", "make"]);
    let languages: BTreeSet<&String> = manifest["name_localized"].as_object().unwrap().keys().collect();
    for shortcut in shortcuts {
        let room = &shortcut["url"].as_str().unwrap()[3..];
        assert_eq!(shortcut["name"], message("en", room));
        for member in ["name_localized", "description_localized"] {
            assert_eq!(shortcut[member].as_object().unwrap().keys().collect::<BTreeSet<_>>(), languages, "{room}: {member}");
        }
        for language in &languages {
            assert_eq!(shortcut["name_localized"][language], message(language, room));
        }
    }
}

/// The page's program has no others, and would end where it asks for one.
#[test]
fn the_page_asks_only_for_messages_of_its_own_files() {
    let own = fs::read_dir("locales/en").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let own: String = own.chain(files("locales/en/page", "ftl")).map(|file| fs::read_to_string(file).unwrap()).collect();
    let declared: BTreeSet<String> =
        own.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.replace('-', "_")).collect();
    let places = ["src/text", "crates/words/src", "crates/drawing/src", "crates/prose/src"];
    let code: String = places.into_iter().flat_map(sources).map(|(_, code)| code).collect();
    let code: String = code.split_whitespace().collect();
    let calls = ["messages().", "self.messages.", "speech.messages.", "&messages.", "=>messages.", "Messages::"];
    let names = |call: &&str| code.split(call).skip(1).map(|rest| leading(rest, is_word_char).to_owned()).collect::<Vec<_>>();
    let asked: BTreeSet<String> = calls.iter().flat_map(names).filter(|name| name != "new").collect();
    assert!(asked.len() > 300, "{}", asked.len());
    assert!(asked.contains("board_role_fin") && asked.contains("board_weak_link"), "what draws the board has messages too");
    assert_eq!(asked.difference(&declared).collect::<Vec<_>>(), [""; 0]);
}

/// So the order of the layers, which `tokens.css` names, decides which of two rules wins.
#[test]
fn each_sheet_is_a_layer() {
    let other = sheets().into_iter().filter(|(name, text)| !text.contains(&format!("@layer {name} {{\n")));
    assert_eq!(other.map(|(name, _)| name).collect::<Vec<_>>(), [""; 0]);
    let (_, tokens) = sheets().into_iter().find(|(name, _)| name == "tokens").unwrap();
    let order = tokens.trim_start().strip_prefix("@layer ").and_then(|rest| rest.split_once(';')).unwrap().0;
    let ordered: BTreeSet<String> = order.split(',').map(|name| name.trim().to_owned()).collect();
    assert_eq!(ordered, sheets().into_iter().map(|(name, _)| name).collect());
}

/// A selector begins with a class of its own sheet: what a room changes about a button stands with the room. Paper and the system's own
/// colours take whatever there is.
#[test]
fn each_block_has_one_sheet() {
    let mut homes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, text) in sheets().into_iter().filter(|(name, _)| !["print", "forced"].contains(&name.as_str())) {
        let rules = heads(&text).into_iter().filter(|head| !head.starts_with('@'));
        for class in rules.flat_map(|head| parts(&head)).filter_map(|selector| leading_class(&selector)) {
            homes.entry(block(&class).to_owned()).or_default().insert(name.clone());
        }
    }
    homes.retain(|_, sheets| sheets.len() > 1);
    assert_eq!(homes, BTreeMap::new());
}

#[test]
fn every_styled_class_is_used() {
    let folders = ["src", "crates/drawing/src", "crates/worker/src", "crates/learn/src"];
    let mut places: Vec<PathBuf> = folders.into_iter().flat_map(|folder| files(folder, "rs")).collect();
    places.extend(["index.html", "first.html", "boot.js"].map(PathBuf::from));
    let texts: Vec<String> = places.iter().map(|file| code(file)).collect();
    let named: BTreeSet<&str> = texts.iter().flat_map(|text| text.split(|letter| !is_class_char(letter))).collect();
    // A state may be put together: `level--{level}`.
    let composed = |class: &str| {
        let state = class.split_once("--").map(|(block, _)| format!("{block}--{{"));
        state.is_some_and(|state| texts.iter().any(|text| text.contains(&state)))
    };
    let mut unused = BTreeSet::new();
    for (_, text) in sheets() {
        let rules = heads(&text).into_iter().filter(|head| !head.starts_with('@'));
        let classes = rules.flat_map(|head| head.split('.').skip(1).map(class_at).collect::<Vec<_>>());
        unused.extend(classes.filter(|class| !named.contains(class.as_str()) && !composed(class)));
    }
    assert_eq!(unused, BTreeSet::new());
}

/// The conditions have their names in `tokens.css`.
#[test]
fn sheets_ask_only_named_conditions() {
    let tokens = fs::read_to_string("styles/tokens.css").unwrap();
    let (table, _) = tokens.rsplit_once("*/\n/*").unwrap();
    let condition = |line: &str| Some(line[line.find('@')?..].to_owned());
    let named: BTreeSet<String> = table.trim_end().lines().filter_map(condition).collect();
    let mut asked = BTreeSet::new();
    for head in sheets().iter().flat_map(|(_, text)| heads(text)) {
        for kind in ["@media ", "@container "] {
            let conditions = head.strip_prefix(kind).map(parts).unwrap_or_default();
            asked.extend(conditions.iter().map(|condition| format!("{kind}{condition}")));
        }
    }
    assert_eq!(asked, named);
}

#[test]
fn raw_colours_are_tokens() {
    let mut raw = Vec::new();
    for (name, text) in sheets().into_iter().filter(|(name, _)| name != "tokens") {
        let values = text.lines().filter_map(|line| line.split_once(": "));
        let colours = values.filter(|(_, value)| ["#", "rgb(", "rgba(", "hsl"].iter().any(|start| value.contains(start)));
        raw.extend(colours.map(|(property, value)| format!("{name}: {}: {value}", property.trim())));
    }
    assert_eq!(raw, [""; 0]);
}

#[test]
fn selectors_are_taken_apart() {
    let sheet = "@layer a {\n  .card, .row:is(.b, .c) {\n    gap: 1px;\n  }\n\n  @media print {\n    h1 { margin: 0; }\n  }\n}\n";
    assert_eq!(heads(sheet), ["@layer a", ".card, .row:is(.b, .c)", "@media print", "h1"]);
    assert_eq!(parts(".card, .row:is(.b, .c)"), [".card", ".row:is(.b, .c)"]);
    let leads = [":root:has(.room) .cell", "ol.log > li", ":not(.open).tab", ":root:has(.room)"].map(leading_class);
    assert_eq!(leads.map(Option::unwrap_or_default), ["cell", "log", "tab", ""]);
}

#[test]
fn every_class_has_a_rule() {
    let styles: String = files("styles", "css").iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let rules: BTreeSet<&str> = styles.split('.').skip(1).map(|rest| leading(rest, is_class_char)).collect();
    let mut places: Vec<PathBuf> = ["src", "crates/drawing/src"].into_iter().flat_map(|it| files(it, "rs")).collect();
    places.extend(["index.html", "first.html", "boot.js"].map(PathBuf::from));
    let mut missing = BTreeSet::new();
    for file in places {
        let text = code(&file);
        let text = if file.ends_with("boot.js") { text.replace('\'', "\"") } else { text };
        missing.extend(classes(&text).into_iter().filter(|class| !rules.contains(class.as_str())));
    }
    assert_eq!(missing, BTreeSet::new());
}

/// The figures of the benchmarks are to speak for the site, whose solver has a level of its own.
#[test]
fn what_is_timed_is_built_as_the_site_is() {
    let [site, timed] = ["Cargo.toml", "benches/peers/Cargo.toml"].map(|file| fs::read_to_string(file).unwrap());
    let settings = |text: &str| {
        let (_, table) = text.split_once("[profile.release]\n")?;
        let lines = table.lines().take_while(|line| !line.is_empty() && !line.starts_with("strip"));
        let (levels, others): (Vec<_>, Vec<_>) = lines.map(str::to_owned).partition(|line| line.starts_with("opt-level"));
        Some((levels.concat(), others))
    };
    let (level, others) = settings(&timed).unwrap();
    assert_eq!(settings(&site).map(|(_, others)| others), Some(others));
    assert!(site.lines().any(|line| line == format!("nonet-core.{level}")), "the site's solver has another level than {level}");
}

#[test]
fn a_group_of_imports_is_read_whole() {
    let code = "use crate::{board::{Cell, Digit}, engine, app::state::State};\nlet x = crate::solver::solve(&grid);";
    assert_eq!(crate_modules(code), ["board", "engine", "app", "solver"]);
}

#[test]
fn classes_are_found_in_markup_and_in_tables() {
    let text = r#"<div class="board board--large"> classes!("cell", extra) Role::Pivot => "role--pivot", "two words" "#;
    assert_eq!(classes(text), ["board", "board--large", "cell", "role--pivot"].map(String::from).into());
}

#[test]
fn text_is_told_from_names() {
    let code = r#"<b class="two words-- a" title="No" {x} aria-label={"Or"}>{"then"}{key("ArrowUp")}{act("Play it")} d="M4 5h2z" "ray" "#;
    assert_eq!(readable(code), ["No", "Or", "then", "Play it"]);
    assert_eq!(readable("#[cfg(test)]\nmod tests { \"A sentence\" }"), [""; 0]);
}

/// Our packages that the one in this folder depends on, and those that these depend on.
fn held_by(place: &str) -> BTreeSet<String> {
    let (mut held, mut places) = (BTreeSet::new(), vec![place.to_owned()]);
    while let Some(place) = places.pop() {
        let manifest = fs::read_to_string(Path::new(&place).join("Cargo.toml")).unwrap();
        let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
        let names =
            lines.take_while(|line| !line.starts_with('[')).map(|line| leading(line, |ch| !['.', ' ', '='].contains(&ch)));
        for name in names.filter(|name| name.starts_with("nonet-")) {
            if held.insert(name.to_owned()) {
                places.push(name.replace("nonet-", "crates/"));
            }
        }
    }
    held
}

/// The literals of `code`, but for its tests, that a person would read: values of attributes that are read, what stands in markup by
/// itself, and whatever looks like a sentence.
fn readable(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for (before, literal, after) in literals(code) {
        let has_letters = literal.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic));
        let is_read = before
            .trim_end_matches(['{', '(', ' '])
            .strip_suffix('=')
            .is_some_and(|name| READ_ATTRIBUTES.contains(&name.rsplit([' ', '\n', '<']).next().unwrap_or_default()));
        let is_alone = before.ends_with('{') && !before.ends_with("={") && after.starts_with('}');
        let is_class = before.ends_with("class=");
        let is_for_builders = before.trim_end().ends_with("compile_error!(");
        if has_letters && (is_read || is_alone || is_sentence(literal) && !is_class && !is_for_builders) {
            found.push(literal.to_owned());
        }
    }
    found
}

/// Whether it begins as a sentence does, or has words one after the other that are no classes.
fn is_sentence(literal: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase());
    let mut letters = literal.chars();
    let begins = letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && letters.next().is_some_and(|letter| letter.is_ascii_lowercase());
    let words: Vec<&str> = literal.split(' ').map(|word| word.trim_end_matches(',')).collect();
    let goes_on = words.windows(2).any(|pair| pair.iter().all(is_word));
    let is_name = literal.contains("--") || literal.contains("__") || literal.starts_with("nonet "); // the head of a file
    let is_key =
        literal.chars().all(|letter| letter.is_ascii_alphabetic()) && KEY_NAMES.iter().any(|key| literal.starts_with(key));
    !UNREAD.contains(&literal) && ((begins && !is_key) || (goes_on && !is_name))
}

/// The string literals of `code`, each with what stands before and after it.
fn literals(code: &str) -> Vec<(&str, &str, &str)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = code[from..].find('"').map(|at| from + at) {
        let inside = &code[start + 1..];
        let mut escaped = false;
        let end = inside.find(|letter| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        let Some(end) = end.map(|end| start + 1 + end) else { break };
        // A quotation mark as a character begins no string.
        if code[..start].ends_with('\'') && code[start + 1..].starts_with('\'') {
            from = start + 1;
            continue;
        }
        found.push((&code[..start], &code[start + 1..end], &code[end + 1..]));
        from = end + 1;
    }
    found
}

/// The code of this file with paths that begin with `super` as paths from the root of the package, as far as they lead to a module there.
fn absolute(file: &str, code: &str) -> String {
    let path = file.rsplit_once("src/").map_or(file, |(_, path)| path).trim_end_matches(".rs").trim_end_matches("/mod");
    let modules: Vec<&str> = path.split('/').collect();
    let mut code = code.to_owned();
    for up in (1..=modules.len()).rev() {
        let above: String = modules[..modules.len() - up].iter().map(|module| format!("{module}::")).collect();
        code = code.replace(&"super::".repeat(up), &format!("crate::{above}"));
    }
    code
}

/// The modules that `code` names by `crate::`, alone or in a group.
fn crate_modules(code: &str) -> Vec<String> {
    let mut modules = Vec::new();
    for rest in code.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            Some(group) => modules.extend(first_words(group)),
            None => modules.push(leading(rest, is_word_char).to_owned()),
        }
    }
    modules
}

/// The first word of every entry of the group that `rest` goes on with, after its opening brace.
fn first_words(rest: &str) -> Vec<String> {
    let mut depth = 0;
    let mut entries = vec![String::new()];
    for letter in rest.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => entries.push(String::new()),
            _ if depth == 0 => entries.last_mut().unwrap().push(letter),
            _ => {}
        }
    }
    entries.iter().map(|entry| leading(entry.trim(), is_word_char).to_owned()).filter(|word| !word.is_empty()).collect()
}

/// The style sheets: their names, and their text without comments.
fn sheets() -> Vec<(String, String)> {
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let mut parts = text.split("/*");
        let first = parts.next().unwrap_or_default().to_owned();
        let rest = parts.filter_map(|part| part.split_once("*/")).map(|(comment, rest)| {
            "\n".repeat(comment.matches('\n').count()) + rest // as many lines as before
        });
        (file.file_stem().unwrap().to_string_lossy().into_owned(), first + &rest.collect::<String>())
    };
    files("styles", "css").into_iter().map(read).collect()
}

/// The texts before the braces of a sheet: selectors, and rules that begin with `@`.
fn heads(sheet: &str) -> Vec<String> {
    let mut pieces: Vec<&str> = sheet.split('{').collect();
    pieces.pop();
    let head = |piece: &str| piece.rsplit(['}', ';']).next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    pieces.into_iter().map(head).collect()
}

/// The parts of a list with commas between them, but not those within parentheses.
fn parts(list: &str) -> Vec<String> {
    let mut depth = 0;
    let is_between = |letter| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth == 0
    };
    list.split(is_between).map(|part| part.trim().to_owned()).collect()
}

/// The first class that `selector` asks of an element, whatever is to be in it or not.
fn leading_class(selector: &str) -> Option<String> {
    let mut rest = selector.to_owned();
    while let Some(start) = [":has(", ":not("].iter().filter_map(|name| rest.find(name)).min() {
        let mut depth = 0;
        let is_end = |letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            letter == ')' && depth == 0
        };
        let end = rest[start..].find(is_end).map_or(rest.len(), |at| start + at + 1);
        rest.replace_range(start..end, "");
    }
    rest.split_once('.').map(|(_, class)| class_at(class))
}

/// The class that `text` begins with.
fn class_at(text: &str) -> String {
    leading(text, is_class_char).to_owned()
}

/// The block of a class. The rooms are told apart: each has its sheet.
fn block(class: &str) -> &str {
    let end = class.find("__").or_else(|| class.find("--")).unwrap_or(class.len());
    if class.starts_with("room--") { class } else { &class[..end] }
}

/// The classes that `text` uses: what stands in a `class` attribute or in `classes!`, and any string with the form of a part
/// (`block__part`) or a state (`block--state`).
fn classes(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut pieces = text.split('"');
    let mut before = pieces.next().unwrap_or_default();
    while let (Some(literal), Some(after)) = (pieces.next(), pieces.next()) {
        let lead = before.trim_end_matches(['{', '(', ' ']);
        let is_list = ["class=", "class:", "classes!"].iter().any(|start| lead.ends_with(start));
        let is_name =
            |word: &str| word.starts_with(|letter: char| letter.is_ascii_lowercase()) && word.chars().all(is_class_char);
        let has_form = |word: &str| word.contains("__") || word.contains("--");
        found.extend(literal.split(' ').filter(|word| is_name(word) && (is_list || has_form(word))).map(str::to_owned));
        before = after;
    }
    found
}

/// Every Rust file under `folder`: its path, and its code without comments.
fn sources(folder: &str) -> Vec<(String, String)> {
    let read = |file: PathBuf| {
        let name = file.to_string_lossy().replace('\\', "/");
        (name, code(&file))
    };
    files(folder, "rs").into_iter().map(read).collect()
}

/// The text of a file without what follows `//` on a line.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The files under `folder` with this extension, in a stable order. A rule about a folder without any would hold of nothing.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = files_below(Path::new(folder), extension);
    assert!(!found.is_empty(), "no .{extension} file lies under {folder}");
    found.sort();
    found
}

fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

fn words(code: &str) -> Vec<&str> {
    code.split(|letter| !is_word_char(letter)).collect()
}

fn leading(text: &str, belongs: fn(char) -> bool) -> &str {
    &text[..text.find(|letter| !belongs(letter)).unwrap_or(text.len())]
}

fn is_word_char(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn is_class_char(letter: char) -> bool {
    is_word_char(letter) || letter == '-'
}
