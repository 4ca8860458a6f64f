//! Writes the lessons as plain pages: `cargo run --package nonet-learn -- FOLDER`. The build does, into `dist/learn/`.
//!
//! They name their style sheet as `../learn.css` and the icon as `../nonet.svg`, where the build puts them.

#![forbid(unsafe_code)]

mod frame;
mod lesson;
mod overview;

use nonet_logic::Technique;
use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("usage: nonet-learn FOLDER")?);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("index.html"), overview::page())?;
    for technique in Technique::ALL {
        fs::write(folder.join(file_name(technique)), lesson::page(technique))?;
    }
    Ok(())
}

/// The name of a technique's page: `x-wing.html`.
fn file_name(technique: Technique) -> String {
    format!("{}.html", technique.name().replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each page is whole, is linked to from the overview, and opens positions that can be read, and its lesson in the page.
    #[test]
    fn every_technique_has_a_page_that_opens_its_positions() {
        let overview = overview::page();
        for technique in Technique::ALL {
            assert!(overview.contains(&format!("href=\"{}\"", file_name(technique))), "{technique}");
            let page = lesson::page(technique);
            assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"), "{technique}");
            let addresses: Vec<&str> = page.split("href=\"../#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let (positions, lessons): (Vec<&str>, Vec<&str>) = addresses.into_iter().partition(|it| it.starts_with("s=1."));
            assert_eq!((positions.len(), lessons), (3, vec![format!("learn={}", technique.name()).as_str()]), "{technique}");
            assert!(positions.iter().all(|it| nonet_protocol::Address::read(it).is_ok_and(|address| address.is_some())));
            assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count(), "{technique}");
            assert!(!page.contains("style=") && !page.contains("<script"), "{technique}");
        }
    }
}
