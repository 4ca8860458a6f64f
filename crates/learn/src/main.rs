//! Writes the lessons as plain pages: `cargo run --package nonet-learn -- FOLDER`. The build does, into `dist/learn/`. Those in English lie
//! in the folder itself, those in another language in a folder within it: `learn/de/`.
//!
//! They name their style sheet as `../learn.css` and the icon as `../nonet.svg`, where the build puts them; from the folder of a language
//! it is `../../learn.css`.

#![forbid(unsafe_code)]

mod edition;
mod frame;
mod lesson;
mod overview;

use edition::Edition;
use nonet_logic::Technique;
use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let lessons = PathBuf::from(env::args().nth(1).ok_or("usage: nonet-learn FOLDER")?);
    for edition in Edition::all() {
        let folder = lessons.join(edition.folder());
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), overview::page(edition))?;
        for technique in Technique::ALL {
            fs::write(folder.join(file_name(technique)), lesson::page(edition, technique))?;
        }
    }
    Ok(())
}

/// The name of a technique's page: `x-wing.html`.
fn file_name(technique: Technique) -> String {
    format!("{}.html", technique.name().replace('_', "-"))
}

#[cfg(test)]
mod tests;
