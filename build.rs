//! Makes a constant of each message of the page that takes no arguments, so that it can stand in tables.

use fluent_syntax::{
    ast::{Entry, Message},
    parser,
};
use std::{env, error::Error, fmt::Write, fs, path::Path};

/// The files of the page's messages. English has them all, and the comments.
const FOLDER: &str = "locales/en/page";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut texts = String::new();
    let mut files = fs::read_dir(FOLDER)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    files.sort(); // so that the same messages make the same program
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file)?;
        let resource = parser::parse(text.as_str()).map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
        let messages =
            resource.body.iter().filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None });
        let constants: String = messages.map(|message| constant(&name, message)).collect();
        if !constants.is_empty() {
            writeln!(texts, "pub(super) mod {name} {{\n    use super::{{Messages, Text}};\n{constants}}}")?;
        }
    }
    Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), texts)?)
}

/// Returns the constant of a message, `CLOSE` of `controls-close` in `controls.ftl`, with its comment; nothing if the message takes
/// arguments, which its comment then explains.
fn constant(file: &str, message: &Message<&str>) -> String {
    let comment = message.comment.iter().flat_map(|comment| &comment.content).copied();
    let comment: Vec<&str> = comment.collect();
    if comment.iter().any(|line| line.starts_with('$')) {
        return String::new();
    }
    let id = message.id.name;
    let name = id.strip_prefix(file).unwrap_or(id).trim_start_matches('-').replace('-', "_").to_uppercase();
    let comment: String = comment.iter().map(|line| format!("    /// {line}\n")).collect();
    format!("{comment}    pub const {name}: Text = Text::new(Messages::{});\n", id.replace('-', "_"))
}
