//! The language made of all messages: it is as much longer as it says, and each message has its arguments.
#![allow(clippy::unwrap_used)] // a test fails so

use std::{collections::BTreeSet, fs, path::Path};

const ENGLISH: &str = "../../locales/en";

#[test]
fn it_is_a_third_longer_than_english() {
    let of_files = |folder: &Path| -> String {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        paths.filter(|path| path.is_file()).map(|path| fs::read_to_string(path).unwrap()).collect()
    };
    let page: String = of_files(&Path::new(ENGLISH).join("page"));
    let length = |text: &str| -> usize {
        let values = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        values.map(|(_, value)| value.chars().count()).sum()
    };
    let (english, pseudo) = (length(&page), length(&pseudo::pseudo(&page).unwrap()));
    assert!((english * 125..english * 150).contains(&(pseudo * 100)), "{english}, {pseudo}");
}

#[test]
fn each_message_is_there_with_its_arguments() {
    let text = pseudo::of_folder(Path::new(ENGLISH)).unwrap();
    let parts = |text: &str| -> BTreeSet<String> {
        let text: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        let arguments = text.match_indices("$").map(|(at, _)| text[at..].split([' ', '}']).next().unwrap().to_owned());
        let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.trim().to_owned());
        arguments.chain(ids).collect()
    };
    let mut english = String::new();
    for folder in ["", "answers", "command", "learn", "lessons", "lists", "page", "reading", "steps"] {
        for path in fs::read_dir(Path::new(ENGLISH).join(folder)).unwrap().map(|entry| entry.unwrap().path()) {
            english += &if path.is_file() { fs::read_to_string(path).unwrap() } else { String::new() };
        }
    }
    assert_eq!(parts(&text), parts(&english));
}
