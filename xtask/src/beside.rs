//! The files beside the page in the built site: the lessons as pages of their own, the files for hosts, and the service worker's
//! list of files.

use crate::Result;
use crate::program::{cargo, run};
use crate::site::{extension, files, hash_of, hashed_name};
use crate::test::FEATURES;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The names of the service worker and the manifest, which get no hash, because browsers look for them under these names.
pub(crate) const SERVICE_WORKER: &str = "sw.js";
pub(crate) const MANIFEST: &str = "nonet.webmanifest";
/// The name of the script that says why the page does not start. It gets no hash, because hosts tell browsers to keep files with one
/// for ever, even if they send another file in its place.
pub(crate) const GUARD: &str = "guard.js";
/// The folder of the lessons, with a folder in it for each language but English, and the name of their style sheet, which they link to
/// as `../learn.css` or `../../learn.css`.
const LESSONS: &str = "learn/";
const SHEET: &str = "learn.css";
/// The style sheets that are joined into that of the lessons: those shared with the page, then the lessons' own.
const SHEETS: [&str; 8] = ["tokens", "base", "buttons", "header", "marks", "forced", "learn", "lesson"];
/// The beginning of the names of the program that reads pictures, which the service worker stores once it was used.
const READER: &str = "photo";
/// The folder of the messages in the project, and the language of those that are a part of the programs.
const LOCALES: &str = "locales";
const ENGLISH: &str = "en";
/// The folder of the languages in the site. The service worker stores those of a language once the page has used it.
const LANGUAGES: &str = "languages/";
/// The extension of messages, and the folder of those that the page alone says.
const MESSAGES: &str = "ftl";
const OF_PAGE: &str = "page";
/// The extensions of the page's files that the service worker stores.
const KEPT: [&str; 4] = ["css", "js", "svg", "wasm"];

/// Returns the command of cargo, `build` or `run`, for the program that writes the lessons. It has the features of the native tests,
/// which compile the same libraries before.
pub(crate) fn lessons(command: &str) -> Command {
    let mut program = cargo();
    program.args([command, "--quiet", "--bin", "nonet-learn"]).args(FEATURES);
    program
}

/// Writes the lessons as pages.
pub(crate) fn write_lessons(folder: &Path) -> Result {
    run(lessons("run").arg("--").arg(folder.join(LESSONS)))?;
    let mut sheet = String::new();
    for name in SHEETS {
        sheet += &fs::read_to_string(Path::new("styles").join(name).with_extension("css"))?;
    }
    Ok(fs::write(folder.join(SHEET), sheet)?)
}

/// Writes the messages of each language but English, without the comments, which are for translators: those that the page says to
/// `languages/de/page.txt`, and all of them to `languages/de/worker.txt`: hosts compress what they know as text.
pub(crate) fn write_languages(folder: &Path) -> Result {
    for language in fs::read_dir(LOCALES)? {
        let language = language?.path();
        let Some(tag) = language.file_name().and_then(|name| name.to_str()).filter(|name| *name != ENGLISH) else { continue };
        if language.is_dir() {
            let written =
                |text: &str| Ok(text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect());
            write_language(folder, &language, tag, written)?;
        }
    }
    Ok(())
}

/// Writes the language that is made of the English messages by rule, and adds it to the page's list of languages. It is for who
/// develops the page: what no message says has no accents there.
pub(crate) fn write_pseudo_language(folder: &Path) -> Result {
    write_language(folder, &Path::new(LOCALES).join(ENGLISH), pseudo::TAG, |text| Ok(pseudo::pseudo(text)?))?;
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)?;
    let (before, list) = page.split_once("id=\"languages\">{").ok_or("the page has no list of languages")?;
    let files = ["page", "worker"].map(|part| format!("\"./{LANGUAGES}{}/{part}.txt\"", pseudo::TAG)).join(",");
    Ok(fs::write(index, format!("{before}id=\"languages\">{{\"{}\":[{files}],{list}", pseudo::TAG))?)
}

/// Writes the messages in a folder of `locales`, each file as `written` returns it, as the language of this tag.
fn write_language(folder: &Path, messages: &Path, tag: &str, written: impl Fn(&str) -> Result<String>) -> Result {
    let to = folder.join(LANGUAGES).join(tag);
    fs::create_dir_all(&to)?;
    let (mut of_page, mut of_worker) = (String::new(), String::new());
    for name in files(messages)?.into_iter().filter(|name| extension(name) == MESSAGES) {
        let text = written(&fs::read_to_string(messages.join(&name))?)?;
        of_worker += &text;
        let part = name.split_once('/').map_or("", |(part, _)| part);
        if part.is_empty() || part == OF_PAGE {
            of_page += &text;
        }
    }
    fs::write(to.join("page.txt"), of_page)?;
    Ok(fs::write(to.join("worker.txt"), of_worker)?)
}

/// Returns whether the file is a lesson, whose name gets no hash.
pub(crate) fn is_lesson(name: &str) -> bool {
    name.starts_with(LESSONS) && name.ends_with(".html")
}

/// Writes the files for hosts: for GitHub Pages, that every file is served as it is; for Netlify and Cloudflare Pages, which
/// files never change.
pub(crate) fn tell_hosts(folder: &Path) -> Result {
    let mut headers = "/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n".to_owned();
    for name in files(folder)? {
        if has_hash(&name) {
            writeln!(headers, "/{name}\n  Cache-Control: public, max-age=31536000, immutable")?;
        }
    }
    fs::write(folder.join("_headers"), headers)?;
    Ok(fs::write(folder.join(".nojekyll"), "")?)
}

/// Writes the parts of the site that need absolute addresses: preview pictures for links to it, and a sitemap for search engines.
/// `site` is the address of the folder.
pub(crate) fn tell_address(folder: &Path, site: &str) -> Result {
    if !site.starts_with("https://") && !site.starts_with("http://") {
        return Err(format!("NONET_URL is no address of a site: {site:?}").into());
    }
    let site = format!("{}/", site.trim_end_matches('/'));
    let mut map =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".to_owned();
    for name in files(folder)? {
        if name == "index.html" || is_lesson(&name) {
            let file = folder.join(&name);
            fs::write(&file, with_address(&name, &fs::read_to_string(&file)?, &site))?;
            writeln!(map, "<url><loc>{site}{}</loc></url>", name.trim_end_matches("index.html"))?;
        }
    }
    fs::write(folder.join("sitemap.xml"), map + "</urlset>\n")?;
    let robots = fs::read_to_string(folder.join("robots.txt"))?;
    Ok(fs::write(folder.join("robots.txt"), format!("{robots}Sitemap: {site}sitemap.xml\n"))?)
}

/// Returns the page of this name with the absolute addresses of the preview picture and of the page in each language: search engines take no
/// others.
fn with_address(name: &str, page: &str, site: &str) -> String {
    let places = ["../../preview-", "../preview-", "./preview-"];
    let page = places.into_iter().fold(page.to_owned(), |page, place| page.replace(place, &format!("{site}preview-")));
    let mut parts = page.split(ALTERNATE);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + ALTERNATE + &with_address_of_link(name, part, site))
}

/// The beginning of a link from a lesson to itself in a language.
const ALTERNATE: &str = "<link rel=\"alternate\"";

/// Returns a text that begins within a link of the page of this name, with the absolute address of the link.
fn with_address_of_link(name: &str, text: &str, site: &str) -> String {
    const START: &str = " href=\"";
    let Some((before, after)) = text.split_once(START) else { return text.to_owned() };
    let mut folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut address = after;
    while let Some(rest) = address.strip_prefix("../") {
        (folder, address) = (folder.rsplit_once('/').map_or("", |(folder, _)| folder), rest);
    }
    let slash = if folder.is_empty() { "" } else { "/" };
    format!("{before}{START}{site}{folder}{slash}{}", address.trim_start_matches("./"))
}

/// Removes the links from a lesson to itself in each language, which search engines take for faults unless they are absolute.
pub(crate) fn omit_links_for_search_engines(folder: &Path) -> Result {
    for name in files(folder)?.into_iter().filter(|name| is_lesson(name)) {
        let file = folder.join(name);
        fs::write(&file, without_alternates(&fs::read_to_string(&file)?))?;
    }
    Ok(())
}

/// Returns the page without the lines that are links to itself in a language.
fn without_alternates(page: &str) -> String {
    page.split_inclusive('\n').filter(|line| !line.starts_with(ALTERNATE)).collect()
}

/// Writes the names of this build's files into the service worker, and the hashes of those without a hash in their names. The
/// page itself gets a copy whose name has a hash, so that the service worker can't take the page of another build for it.
pub(crate) fn list_files(folder: &Path) -> Result {
    let page = fs::read(folder.join("index.html"))?;
    let page_name = hashed_name("page.html", &page);
    fs::write(folder.join(&page_name), page)?;
    let (mut kept, mut hashes) = (Vec::new(), Vec::new());
    let mut parts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in files(folder)? {
        if let Some(part) = part_of(&name) {
            parts.entry(part.to_owned()).or_default().push(format!("'{name}'"));
        } else if is_kept(&name) {
            kept.push(format!("'{name}'"));
        } else if [MANIFEST, GUARD].contains(&name.as_str()) || is_lesson(&name) {
            hashes.push(format!("'{name}': '{}'", hash_of(&fs::read(folder.join(&name))?)));
        }
    }
    let worker = folder.join(SERVICE_WORKER);
    let text = fs::read_to_string(&worker)?;
    let text = filled(&text, "const PAGE = ", &format!("'{page_name}'"))?;
    let text = filled(&text, "const FILES = ", &format!("[{}]", kept.join(", ")))?;
    let parts: Vec<String> = parts.iter().map(|(part, names)| format!("'{part}': [{}]", names.join(", "))).collect();
    let text = filled(&text, "const PARTS = ", &format!("{{ {} }}", parts.join(", ")))?;
    let text = filled(&text, "const HASHES = ", &format!("{{ {} }}", hashes.join(", ")))?;
    Ok(fs::write(worker, text)?)
}

/// Returns the part of the site to which a file belongs that only some visitors need: the reader of pictures, or a language by its tag.
fn part_of(name: &str) -> Option<&str> {
    match name.strip_prefix(LANGUAGES) {
        Some(rest) => rest.split_once('/').map(|(tag, _)| tag),
        None => (is_kept(name) && name.starts_with(READER)).then_some(READER),
    }
}

/// Returns whether the file is part of the page itself, which the service worker stores.
fn is_kept(name: &str) -> bool {
    KEPT.contains(&extension(name)) && has_hash(name)
}

/// Returns whether a browser fetches the file only for the first picture.
pub(crate) fn comes_later(name: &str) -> bool {
    part_of(name) == Some(READER)
}

/// Returns whether a browser fetches the file only once the page is live: the service worker, and the files that it stores when
/// it is installed.
pub(crate) fn comes_behind(name: &str) -> bool {
    let is_page = name.ends_with(".html") && has_hash(name);
    is_kept(name) && part_of(name).is_none() || is_page || [SERVICE_WORKER, MANIFEST].contains(&name)
}

/// Returns the text with this value between `name` and the end of the statement.
fn filled(text: &str, name: &str, value: &str) -> Result<String> {
    let (before, rest) = text.split_once(name).ok_or_else(|| format!("no {name:?} in {SERVICE_WORKER}"))?;
    let (_, after) = rest.split_once(';').ok_or_else(|| format!("no end of {name:?} in {SERVICE_WORKER}"))?;
    Ok(format!("{before}{name}{value};{after}"))
}

/// Returns whether the file's name has the hash of its bytes: `boot-0123456789abcdef.js`.
pub(crate) fn has_hash(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_have_one() {
        for (name, has) in [
            ("boot-0123456789abcdef.js", true),
            ("a/worker_bg-89abcdef01234567.wasm", true),
            ("sw.js", false),
            ("learn/x-wing.html", false),
            ("boot-0123456789abcde.js", false),
            ("boot-0123456789abcdeg.js", false),
        ] {
            assert_eq!(has_hash(name), has, "{name}");
        }
    }

    #[test]
    fn the_picture_has_a_whole_address_where_it_is_known() {
        let page = "<meta content=./preview-1.png><meta content=\"../preview-1.png\"><meta content=\"../../preview-1.png\">";
        let told = "<meta content=https://x.org/n/preview-1.png><meta content=\"https://x.org/n/preview-1.png\">\
            <meta content=\"https://x.org/n/preview-1.png\">";
        assert_eq!(with_address("index.html", page, "https://x.org/n/"), told);
    }

    #[test]
    fn a_page_in_another_language_has_a_whole_address_where_it_is_known() {
        let link =
            |to: &str| format!("<link rel=\"alternate\" hreflang=\"en\" href=\"{to}\">\n<a href=\"./x-wing.html\">X</a>\n");
        for (name, to, whole) in [
            ("learn/x-wing.html", "./x-wing.html", "learn/x-wing.html"),
            ("learn/x-wing.html", "./de/x-wing.html", "learn/de/x-wing.html"),
            ("learn/de/x-wing.html", "../x-wing.html", "learn/x-wing.html"),
            ("learn/de/index.html", "../fr/", "learn/fr/"),
            ("learn/de/index.html", "../", "learn/"),
            ("learn/index.html", "./", "learn/"),
        ] {
            let page = "<head>".to_owned() + &link(to) + &link(to);
            let told = "<head>".to_owned() + &link(&format!("https://x.org/n/{whole}")).repeat(2);
            assert_eq!(with_address(name, &page, "https://x.org/n/"), told);
        }
    }

    #[test]
    fn a_page_names_no_other_languages_to_search_engines_where_its_address_is_unknown() {
        let page = "<head>\n<link rel=\"alternate\" hreflang=\"de\" href=\"./de/\">\n</head>\n<a hreflang=\"de\" href=\"./de/\">Deutsch</a>\n";
        assert_eq!(without_alternates(page), "<head>\n</head>\n<a hreflang=\"de\" href=\"./de/\">Deutsch</a>\n");
    }

    #[test]
    fn lessons_in_each_language_are_lessons() {
        for (name, is) in
            [("learn/x-wing.html", true), ("learn/de/index.html", true), ("learn.css", false), ("index.html", false)]
        {
            assert_eq!(is_lesson(name), is, "{name}");
        }
    }

    #[test]
    fn the_list_of_files_stands_where_the_service_worker_has_none() {
        let text = filled("// a; b\nconst FILES = [];\nnext;", "const FILES = ", "['a.js']").unwrap();
        assert_eq!(text, "// a; b\nconst FILES = ['a.js'];\nnext;");
        assert!(filled("const FILE = [];", "const FILES = ", "[]").is_err());
        let worker = fs::read_to_string("../site/sw.js").unwrap();
        for name in ["const PAGE = ", "const FILES = ", "const PARTS = ", "const HASHES = "] {
            assert!(filled(&worker, name, "").is_ok(), "{name}");
        }
    }
}
