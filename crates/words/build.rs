//! Makes a function of each message of `locales/`. The messages in English are a part of each program, without their comments, which are
//! for translators; the page's program has only those that it says itself.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// The folder of the messages.
const LOCALES: &str = "../../locales";

/// The folder of messages that the page alone says. Those of other folders are the worker's, those beside the folders are of both.
const OF_PAGE: &str = "page";

fn main() -> ExitCode {
    let out = env::var("OUT_DIR").unwrap_or_default();
    let options = BuildOptions::default()
        .with_locales_folder(LOCALES)
        .with_output_file_path(&format!("{out}/messages.rs"))
        .with_ftl_output(FtlOutputOptions::multi_file(&out)) // `en.ftl`, `de.ftl`: the files of a language as one
        .with_prefix("")
        .without_bidi_isolation()
        .without_format()
        .with_lint_level(LintLevel::Strict);
    let code = build_from_locales_folder(options);
    if let Err(error) = write_english(&out).and_then(|()| write_list(&out)) {
        println!("cargo::error=the messages: {error}");
        return ExitCode::FAILURE;
    }
    code
}

/// Writes the messages in English without comments: all of them to `en.ftl`, those of the page to `page.ftl`.
fn write_english(out: &str) -> io::Result<()> {
    let english = Path::new(LOCALES).join("en");
    let of_page = messages_in(&english)? + &messages_in(&english.join(OF_PAGE))?;
    let others = paths_in(&english)?.into_iter().filter(|path| path.is_dir() && !path.ends_with(OF_PAGE));
    let of_worker = others.map(|folder| messages_in(&folder)).collect::<io::Result<String>>()?;
    fs::write(format!("{out}/page.ftl"), &of_page)?;
    fs::write(format!("{out}/en.ftl"), of_page + &of_worker)
}

/// Writes the list of all languages, each with the file of its messages: `[("de", include_bytes!("…/de.ftl")), …]`.
fn write_list(out: &str) -> io::Result<()> {
    let folders = paths_in(Path::new(LOCALES))?.into_iter().filter(|path| path.is_dir());
    let names = folders.filter_map(|path| path.file_name()?.to_str().map(str::to_owned));
    let files =
        names.map(|name| format!("(\"{name}\", include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.ftl\")).as_slice()),\n"));
    fs::write(format!("{out}/languages.rs"), format!("[{}]", files.collect::<String>()))
}

/// Returns the messages of the files in a folder, without comments.
fn messages_in(folder: &Path) -> io::Result<String> {
    let files = paths_in(folder)?.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    let text = files.map(fs::read_to_string).collect::<io::Result<String>>()?;
    Ok(text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect())
}

/// Returns what lies in a folder, sorted by name, so that the same messages make the same program.
fn paths_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
