//! Another build of the site, as one of other sources would be: every file has other bytes, and a name with their hash.

use crate::server::FOLDER;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The names and contents of the files of a site.
type Files = BTreeMap<String, Vec<u8>>;

/// Writes another build into this folder: that of `dist/` with a remark at the end of every script, sheet, page and module.
pub(crate) fn another_build(to: &Path) -> PathBuf {
    let folder = to.join("another-build");
    fs::create_dir_all(&folder).unwrap();
    let mut files = built();
    let mut waiting: Vec<String> = files.keys().filter(|name| hash_of(name).is_some()).cloned().collect();
    while !waiting.is_empty() {
        let names_none = |name: &String| waiting.iter().all(|other| other == name || !holds(&files[name], other));
        let ready = waiting.iter().position(names_none).expect("a file that names none of the others");
        let name = waiting.remove(ready);
        let bytes = with_remark(&name, files.remove(&name).unwrap());
        let hash = hash_of(&name).unwrap();
        let new = name.replace(&hash, &digest(&bytes));
        for text in files.values_mut() {
            replace(text, &name, &new);
        }
        files.insert(new, bytes);
    }
    let manifest = digest(&built()["nonet.webmanifest"]);
    let renamed = digest(&files["nonet.webmanifest"]);
    replace(files.get_mut("sw.js").unwrap(), &manifest, &renamed);
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    folder
}

/// Writes another build into this folder in which the script whose name starts so asks another host for something.
pub(crate) fn build_that_asks_elsewhere(to: &Path, start: &str) -> PathBuf {
    let folder = another_build(to);
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let starts = |file: &PathBuf| file.file_name().unwrap().to_str().unwrap().starts_with(start);
    let script = files.into_iter().find(starts).expect("a script of this name");
    let text = fs::read_to_string(&script).unwrap() + "\nfetch('http://elsewhere.example/').catch(() => {});";
    fs::write(script, text).unwrap();
    folder
}

/// Copies the files of a folder, but for those in folders of it.
pub(crate) fn copy_files(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
        fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
    }
}

/// The files of `dist/` itself: the pages of the lessons lie deeper.
fn built() -> Files {
    let paths = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    paths.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap())).collect()
}

/// The hash in the name of a file.
pub(crate) fn hash_of(name: &str) -> Option<String> {
    let hash = name.rsplit_once('.')?.0.rsplit_once('-')?.1;
    (hash.len() == 16).then(|| hash.to_owned())
}

/// The hash as the build writes it.
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

fn holds(bytes: &[u8], name: &str) -> bool {
    str::from_utf8(bytes).is_ok_and(|text| text.contains(name))
}

fn replace(bytes: &mut Vec<u8>, from: &str, to: &str) {
    if let Ok(text) = str::from_utf8(bytes) {
        *bytes = text.replace(from, to).into_bytes();
    }
}

/// The file with a remark that changes nothing: in a module a section of custom content, called `x`. Pictures are left as they are,
/// and keep their names.
fn with_remark(name: &str, mut bytes: Vec<u8>) -> Vec<u8> {
    let remark: &[u8] = match name.rsplit_once('.').unwrap().1 {
        "js" => b"\n// Another build.",
        "css" => b"\n/* Another build. */",
        "html" | "svg" => b"\n<!-- Another build. -->",
        "wasm" => &[0, 2, 1, b'x'],
        _ => b"",
    };
    bytes.extend(remark);
    bytes
}
