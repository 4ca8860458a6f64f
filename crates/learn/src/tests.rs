//! Tests of all pages in all languages.

use super::*;
use nonet_drawing::picture::escaped;
use std::{collections::BTreeMap, path::Path};

/// Each page is whole, is linked to from the overview, and opens positions that can be read, and its lesson in the page.
#[test]
fn every_technique_has_a_page_that_opens_its_positions() {
    for edition in Edition::all() {
        let overview = overview::page(edition);
        for technique in Technique::ALL {
            let file = file_name(technique);
            assert!(overview.contains(&format!("href=\"{file}\"")), "{technique}");
            let page = lesson::page(edition, technique);
            assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"), "{technique}");
            let way = format!("href=\"{}#", edition.root());
            let addresses: Vec<&str> = page.split(&way).skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let (positions, lessons): (Vec<&str>, Vec<&str>) = addresses.into_iter().partition(|it| it.starts_with("s=1."));
            assert_eq!((positions.len(), lessons), (3, vec![format!("learn={}", technique.name()).as_str()]), "{technique}");
            assert!(positions.iter().all(|it| nonet_protocol::Address::read(it).is_ok_and(|address| address.is_some())));
            assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count(), "{technique}");
            assert!(!page.contains("style=") && !page.contains("<script"), "{technique}");
        }
    }
}

/// Each page says its language and names itself in each language, English for all others, and every link to another page of the
/// lessons or to a file of the site leads to one.
#[test]
fn every_page_is_linked_to_those_in_other_languages() {
    let pages = pages();
    for ((folder, file), page) in &pages {
        let tag = folder.trim_end_matches('/');
        let tag = if tag.is_empty() { "en" } else { tag };
        assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{folder}{file}");
        let resolved = |address: &str| resolve(&format!("learn/{folder}"), address);
        let ways = |start: &str| {
            let links = page.split(start).skip(1).filter_map(|rest| rest.split_once('>'));
            links.map(|(link, _)| (value(link, "hreflang"), resolved(&value(link, "href")))).collect::<BTreeMap<_, _>>()
        };
        let own = |edition: Edition| {
            let file = if file == "index.html" { "" } else { file };
            (edition.tag().to_owned(), format!("learn/{}{file}", edition.folder()))
        };
        let original = (String::from("x-default"), own(Edition::original()).1);
        assert_eq!(ways("<link rel=\"alternate\""), Edition::all().map(own).chain([original]).collect(), "{folder}{file}");
        let others: BTreeMap<_, _> = Edition::all().map(own).filter(|(other, _)| other != tag).collect();
        assert_eq!(ways("<a class=\"button button--quiet\" lang="), others, "{folder}{file}");
        for address in page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let path = resolved(address.split('#').next().unwrap_or_default());
            let is_page = path.strip_prefix("learn/").is_some_and(|path| {
                let (folder, file) = path.rsplit_once('/').map_or(("", path), |(folder, file)| (folder, file));
                let folder = if folder.is_empty() { String::new() } else { format!("{folder}/") };
                let file = if file.is_empty() { "index.html" } else { file };
                pages.contains_key(&(folder, file.to_owned()))
            });
            assert!(is_page || ["", "nonet.svg", "learn.css"].contains(&path.as_str()), "{folder}{file}: {address}");
        }
    }
}

/// No text of more than three words that English has, between the arguments of a message too, stands in a page of another language.
#[test]
fn no_english_stands_in_pages_of_other_languages() {
    let pages = pages();
    let texts: Vec<String> = texts_in(Path::new("../../locales/en"));
    assert!(texts.len() > 1_000, "{}", texts.len());
    let (of_english, of_others): (Vec<_>, Vec<_>) = pages.iter().partition(|((folder, _), _)| folder.is_empty());
    let used: Vec<&String> = texts.iter().filter(|text| of_english.iter().any(|(_, page)| page.contains(*text))).collect();
    assert!(used.len() > 400, "{}", used.len());
    for ((folder, file), page) in of_others {
        let found: Vec<&&String> = used.iter().filter(|text| page.contains(**text)).collect();
        assert!(found.is_empty(), "{folder}{file}: {found:?}");
    }
}

/// Returns all pages by their folder within that of the lessons, and their name.
fn pages() -> BTreeMap<(String, String), String> {
    let of_edition = |edition: Edition| {
        let lessons = Technique::ALL.into_iter().map(move |it| (file_name(it), lesson::page(edition, it)));
        let all = lessons.chain([("index.html".to_owned(), overview::page(edition))]);
        all.map(move |(file, page)| ((edition.folder(), file), page))
    };
    Edition::all().flat_map(of_edition).collect()
}

/// Returns the value of an attribute.
fn value(tag: &str, attribute: &str) -> String {
    let start = format!("{attribute}=\"");
    tag.split(&start).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

/// Returns the path to which a relative address in a page of this folder leads.
fn resolve(folder: &str, address: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    let (ways, file) = address.rsplit_once('/').unwrap_or(("", address));
    for part in ways.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.push(file);
    parts.join("/")
}

/// Returns the texts of the messages in a folder as a page has them: what stands between arguments, if it has more than three words.
fn texts_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let of_path = |path: PathBuf| {
        if path.is_dir() {
            return texts_in(&path);
        }
        let text = fs::read_to_string(path).unwrap_or_default();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let values = lines.filter_map(|line| line.split_once(" = ").or_else(|| line.split_once("] ")));
        // The texts are the first part, and each part behind the end of an argument.
        let parts =
            values.flat_map(|(_, value)| value.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)));
        parts.map(str::trim).filter(|part| part.split_whitespace().count() > 3).map(escaped).collect()
    };
    entries.flat_map(of_path).collect()
}
