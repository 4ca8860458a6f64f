//! `cargo xtask build`, and the post-build hook that Trunk runs.

use crate::program::run;
use crate::{Result, beside, tools};
use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};
use wasm_encoder::{Module, RawSection, SectionId};
use wasmparser::Parser;

/// The folder of the site while it is served.
pub(crate) const SERVED: &str = "target/serve";
/// The name of the page in the built site.
const PAGE: &str = "index.html";
/// The name of the style sheet of what only the live page shows. That of what is painted first stands in the page itself.
const LATER_STYLES: &str = "later.css";
/// The extensions of the files that the page loads before it is live, as far as `index.html` names them.
const LOADED: [&str; 3] = ["css", "js", "wasm"];
/// The extensions of the files that may name other files of the site.
const TEXTS: [&str; 4] = ["css", "html", "js", "webmanifest"];
/// The files whose names get no hash, most of them because browsers and hosts look for them under these names.
const FIXED_NAMES: [&str; 6] = ["index.html", "404.html", "robots.txt", beside::MANIFEST, beside::SERVICE_WORKER, beside::GUARD];

/// Writes the optimised site to `dist/`.
pub(crate) fn build() -> Result {
    tools::ensure()?;
    // Trunk's builds, one after the other, leave a core idle at times: what writes the lessons is compiled meanwhile.
    let mut lessons = beside::lessons("build").spawn()?;
    let mut trunk = tools::trunk()?;
    trunk.args(["build", "--release"]);
    let built = run(trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths()));
    lessons.wait()?; // if it fails, the hook says so when it runs it
    built
}

/// Builds the site as `cargo xtask serve` does, into the folder that it serves.
pub(crate) fn build_as_served() -> Result {
    run(tools::trunk()?.args(["build", "--dist", SERVED]))
}

/// Returns compiler flags that shorten the paths of dependencies in panic messages to those within their package. So the wasm has
/// the same bytes, and the same size, wherever it is built.
fn short_paths() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok()).into_iter().flatten().flatten();
    let folders = registries.map(|registry| format!("{}/", registry.path().display()));
    let whole = folders.filter(|folder| !folder.contains(char::is_whitespace)); // spaces separate the flags
    whole.map(|folder| format!("--remap-path-prefix={folder}=")).collect::<Vec<_>>().join(" ")
}

/// Finishes the files in Trunk's staging folder. Trunk runs this as its post-build hook.
pub(crate) fn post_build() -> Result {
    let folder = PathBuf::from(env::var_os("TRUNK_STAGING_DIR").ok_or("post-build is run by Trunk, as its hook")?);
    let release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    if release {
        minify_scripts(&folder)?;
        drop_names(&folder)?;
        beside::write_lessons(&folder)?;
    }
    beside::write_languages(&folder)?;
    if !release {
        beside::write_pseudo_language(&folder)?;
    }
    join_style_sheets(&folder)?;
    name_by_content(&folder)?;
    allow_inline_parts(&folder)?;
    beside::tell_hosts(&folder)?;
    if release {
        match env::var("NONET_URL") {
            Ok(site) => beside::tell_address(&folder, &site)?,
            Err(_) => beside::omit_links_for_search_engines(&folder)?,
        }
        beside::list_files(&folder)?;
        print_sizes(&folder)?;
    }
    Ok(())
}

/// Removes comments and spaces from the scripts, those in the page too, except for the service worker, into which the names of the files are still to be
/// written.
fn minify_scripts(folder: &Path) -> Result {
    for name in files(folder)?.into_iter().filter(|name| extension(name) == "js" && name != beside::SERVICE_WORKER) {
        let script = folder.join(name);
        let text = fs::read_to_string(&script)?;
        fs::write(script, minifier::js::minify(&text).to_string())?;
    }
    let page = folder.join(PAGE);
    let text = fs::read_to_string(&page)?;
    fs::write(page, with_inline_scripts(&text, |script| minifier::js::minify(script).to_string()))?;
    Ok(())
}

/// Returns the page with each script that stands in it replaced.
fn with_inline_scripts(page: &str, replaced: impl Fn(&str) -> String) -> String {
    let (first, rest) = page.split_once("<script>").unwrap_or((page, ""));
    let scripts = rest.split("<script>").filter_map(|part| part.split_once("</script>"));
    scripts.fold(first.to_owned(), |text, (script, after)| text + "<script>" + &replaced(script) + "</script>" + after)
}

/// Removes the custom sections of each wasm module, which are mostly the names of its functions: nobody reads them.
fn drop_names(folder: &Path) -> Result {
    for name in files(folder)?.into_iter().filter(|name| extension(name) == "wasm") {
        let module = folder.join(name);
        let (bytes, mut out) = (fs::read(&module)?, Module::new());
        for payload in Parser::new(0).parse_all(&bytes) {
            let section = payload?.as_section().filter(|(id, _)| *id != SectionId::Custom as u8);
            if let Some((id, range)) = section {
                let data = bytes.get(range.start as usize..range.end as usize).ok_or("a wasm module is cut short")?;
                out.section(&RawSection { id, data });
            }
        }
        fs::write(module, out.finish())?;
    }
    Ok(())
}

/// Joins the style sheets that the page's head links to, and those that its body does, each in their order. Those of the head are put into
/// the page: a browser paints nothing before it has them, and asking for a file takes half a second on a slow connection. Those of
/// the body become one file.
fn join_style_sheets(folder: &Path) -> Result {
    let index = folder.join(PAGE);
    let page = fs::read_to_string(&index)?;
    let (head, body) = page.split_at(page.find("</head>").ok_or("the page has no head")?);
    let head = with_joined_sheets(folder, head, |styles| Ok(format!("<style>{styles}</style>")))?;
    let body = with_joined_sheets(folder, body, |styles| {
        fs::write(folder.join(LATER_STYLES), styles)?;
        Ok(format!("<link rel=\"stylesheet\" href=\"./{LATER_STYLES}\">"))
    })?;
    fs::write(index, head + &body)?;
    Ok(())
}

/// Takes the style sheets to which a part of the page links out of the folder. Returns the part with what `element` makes of their joined
/// text in the place of the first link.
fn with_joined_sheets(folder: &Path, part: &str, element: impl FnOnce(&str) -> Result<String>) -> Result<String> {
    let mut part = part.to_owned();
    let mut styles = String::new();
    let mut place = None;
    while let Some((at, end, name)) = style_link(&part) {
        let sheet = folder.join(name);
        styles += &without_comments(&fs::read_to_string(&sheet)?);
        fs::remove_file(sheet)?;
        part.replace_range(at..end, "");
        place.get_or_insert(at);
    }
    part.insert_str(place.ok_or("a part of the page links to no style sheet")?, &element(&styles)?);
    Ok(part)
}

/// Returns a style sheet without its comments, for the search for file names: a file that a comment mentions is not named by the
/// sheet.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.filter_map(|part| part.split_once("*/")).map(|(_, rest)| rest);
    std::iter::once(first).chain(rest).collect()
}

/// Returns the first link to a style sheet: its start and end in the page, and the name of the file. In a minified page the
/// attributes have no quotes and another order.
fn style_link(page: &str) -> Option<(usize, usize, String)> {
    page.match_indices("<link ").find_map(|(at, _)| {
        let link = page[at..].split('>').next()?.replace('"', "");
        let name = link.split_whitespace().find_map(|part| part.strip_prefix("href=./"))?;
        let name = name.trim_end_matches('/'); // of a self-closing link
        link.contains("rel=stylesheet").then(|| (at, at + page[at..].find('>').unwrap_or_default() + 1, name.to_owned()))
    })
}

/// Renames every file to a name with the hash of its bytes, and updates the files that name it. A file comes after those that it
/// names.
fn name_by_content(folder: &Path) -> Result {
    let mut waiting: Vec<String> = Vec::new();
    let mut texts: Vec<(String, String)> = Vec::new();
    for name in files(folder)? {
        if TEXTS.contains(&extension(&name)) {
            texts.push((name.clone(), fs::read_to_string(folder.join(&name))?));
        }
        if !FIXED_NAMES.contains(&name.as_str()) && !beside::is_lesson(&name) {
            waiting.push(name);
        }
    }
    while !waiting.is_empty() {
        let is_ready = |name: &String| {
            let text = texts.iter().find(|(file, _)| file == name);
            text.is_none_or(|(_, text)| waiting.iter().all(|other| other == name || mentions(text, other).is_empty()))
        };
        let ready = waiting.iter().position(is_ready).ok_or_else(|| format!("files name each other in a ring: {waiting:?}"))?;
        let name = waiting.remove(ready);
        let text = texts.iter().position(|(file, _)| *file == name).map(|at| texts.remove(at).1);
        let bytes = text.map_or_else(|| fs::read(folder.join(&name)), |text| Ok(text.into_bytes()))?;
        let hashed = hashed_name(&name, &bytes);
        fs::remove_file(folder.join(&name))?;
        fs::write(folder.join(&hashed), bytes)?;
        for (_, text) in &mut texts {
            *text = renamed(text, &name, &hashed);
        }
    }
    for (name, text) in texts {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Names the scripts and the styles that stand in the page itself in its content policy, by their hashes. The policy forbids all others.
fn allow_inline_parts(folder: &Path) -> Result {
    let index = folder.join(PAGE);
    let mut page = fs::read_to_string(&index)?;
    for (element, sources) in [("script", "script-src 'self'"), ("style", "style-src 'self'")] {
        let (start, end) = (format!("<{element}>"), format!("</{element}>"));
        let parts = page.split(&start).skip(1).filter_map(|rest| rest.split_once(&end));
        let hashes = parts.map(|(part, _)| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(part))));
        page = page.replacen(sources, &format!("{sources}{}", hashes.collect::<String>()), 1);
    }
    fs::write(index, page)?;
    Ok(())
}

/// Returns the name with the hash of the bytes: `styles/board.css` becomes `styles/board-0123456789abcdef.css`.
pub(crate) fn hashed_name(name: &str, bytes: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{extension}", hash_of(bytes))
}

/// Returns the hash for a name: the first eight bytes of the SHA-256 in hexadecimal. The service worker checks files by it.
pub(crate) fn hash_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // writing to a String can't fail
        text
    })
}

/// Returns the places at which `text` names the file `name`. `board.css` within `keyboard.css` doesn't count.
fn mentions(text: &str, name: &str) -> Vec<usize> {
    let part_of_name = |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(byte));
    let stands_alone = |&at: &usize| {
        let bytes = text.as_bytes();
        !part_of_name(bytes[..at].last()) && !part_of_name(bytes.get(at + name.len()))
    };
    text.match_indices(name).map(|(at, _)| at).filter(stands_alone).collect()
}

fn renamed(text: &str, from: &str, to: &str) -> String {
    let mut out = text.to_owned();
    for at in mentions(text, from).into_iter().rev() {
        out.replace_range(at..at + from.len(), to);
    }
    out
}

/// Prints the size of the files that a first visit loads before the page is live, and of those after it: the worker, and what the
/// service worker stores; and of those that come with the first picture. The build doesn't fail for a large size.
fn print_sizes(folder: &Path) -> Result {
    let first = loaded_first(folder)?;
    let (later, names): (Vec<String>, Vec<String>) = files(folder)?.into_iter().partition(|name| beside::comes_later(name));
    let behind: Vec<String> = names.into_iter().filter(|name| beside::comes_behind(name) && !first.contains(name)).collect();
    for (part, names) in [("First load", first), ("Behind it", behind), ("With the first picture", later)] {
        println!("\n{part}, brotli-compressed:");
        let mut total = 0;
        for name in names {
            let size = compressed(&fs::read(folder.join(&name))?)?.len();
            total += size;
            println!("{size:>9}  {name}");
        }
        println!("{total:>9}  bytes together");
    }
    Ok(())
}

/// Returns the page, and the sheet, scripts and modules that it names.
fn loaded_first(folder: &Path) -> Result<Vec<String>> {
    let page = fs::read_to_string(folder.join(PAGE))?;
    let is_loaded = |name: &String| LOADED.contains(&extension(name)) && !mentions(&page, name).is_empty();
    Ok(files(folder)?.into_iter().filter(|name| name == PAGE || is_loaded(name)).collect())
}

/// Returns the bytes as a host compresses them for browsers.
pub(crate) fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut out, &brotli::enc::BrotliEncoderParams::default())?;
    Ok(out)
}

/// Returns the names of all files under `folder`, sorted: of a file in a folder of it, `learn/x-wing.html`.
pub(crate) fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            names.extend(files(&path)?.into_iter().map(|inside| format!("{name}/{inside}")));
        } else {
            names.push(name.into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Returns the extension of a file's name, without its dot; nothing if it has none.
pub(crate) fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheets_of_the_head_stand_in_the_page_and_those_of_the_body_become_one_file_each_in_their_order() {
        let folder = env::temp_dir().join(format!("nonet-xtask-sheets-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let link = |name: &str| format!("<link rel=\"stylesheet\" href=\"./{name}\"/>");
        let page = format!("<head>{}{}<script></head><body>{}<p>", link("b.css"), link("a.css"), link("c.css"));
        let sheets = [("a.css", "/* What boot.js shows. */a{}/* b.css */"), ("b.css", "b{}\n"), ("c.css", "c{}")];
        for (name, text) in [[(PAGE, &*page)].as_slice(), &sheets].concat() {
            fs::write(folder.join(name), text).unwrap();
        }
        join_style_sheets(&folder).unwrap();
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let later = link(LATER_STYLES).replace("/>", ">");
        assert_eq!(read(PAGE), format!("<head><style>b{{}}\na{{}}</style><script></head><body>{later}<p>"));
        assert_eq!(read(LATER_STYLES), "c{}");
        assert!(sheets.iter().all(|(name, _)| !folder.join(name).exists()));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn each_script_in_the_page_is_replaced_and_the_rest_of_the_page_stays() {
        let page = "<meta><script src=./a.js></script><script>one</script>between<script>two</script>after";
        let upper = with_inline_scripts(page, str::to_uppercase);
        assert_eq!(upper, "<meta><script src=./a.js></script><script>ONE</script>between<script>TWO</script>after");
        assert_eq!(with_inline_scripts("no script", str::to_uppercase), "no script");
    }

    #[test]
    fn a_script_and_a_style_in_the_page_are_named_in_its_policy() {
        let folder = env::temp_dir().join(format!("nonet-xtask-policy-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let page = "<meta content=\"script-src 'self' data:; style-src 'self';\"><style>a{}</style><script src=./a.js></script><script>alert(1)</script>";
        fs::write(folder.join(PAGE), page).unwrap();
        allow_inline_parts(&folder).unwrap();
        // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
        let allowed =
            page.replace("script-src 'self'", "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
        let allowed =
            allowed.replace("style-src 'self'", "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
        assert_eq!(fs::read_to_string(folder.join(PAGE)).unwrap(), allowed);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn only_whole_file_names_are_renamed() {
        let text = "./board.css 'keyboard.css' board.css2 a/board.css";
        assert_eq!(renamed(text, "board.css", "board-1.css"), "./board-1.css 'keyboard.css' board.css2 a/board-1.css");
    }

    #[test]
    fn a_first_visit_loads_what_the_page_names_but_pictures() {
        let folder = env::temp_dir().join(format!("nonet-xtask-load-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let page = "<link href=./a-1.css><script src=./boot-1.js></script><link href=./a-1.svg>";
        for (name, text) in
            [(PAGE, page), ("a-1.css", "a{}"), ("boot-1.js", "'worker-1.js'"), ("worker-1.js", "1"), ("a-1.svg", "<svg/>")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        assert_eq!(loaded_first(&folder).unwrap(), ["a-1.css", "boot-1.js", PAGE]);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_is_named_after_what_it_names() {
        let folder = env::temp_dir().join(format!("nonet-xtask-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in [("index.html", "a.js"), ("a.js", "import './b.js'; // a.js"), ("b.js", "'c.wasm'"), ("c.wasm", "c")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        name_by_content(&folder).unwrap();
        let named: Vec<String> = files(&folder).unwrap();
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        let b = named.iter().find(|name| name.starts_with("b-")).unwrap();
        assert!(named.contains(&page), "{page} is one of {named:?}");
        assert!(fs::read_to_string(folder.join(&page)).unwrap().contains(b.as_str()));
        for name in named.iter().filter(|name| *name != "index.html") {
            let stem = &name[..1];
            let end = &name[name.find('.').unwrap()..];
            assert_eq!(*name, hashed_name(&format!("{stem}{end}"), &fs::read(folder.join(name)).unwrap()));
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
