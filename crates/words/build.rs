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

/// The folder of messages that the page alone says.
const OF_PAGE: &str = "page";

/// The folders of messages that the worker says.
const OF_WORKER: [&str; 2] = ["lessons", "steps"];

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
    if let Err(error) = write_english(&out) {
        println!("cargo::error=the messages in English: {error}");
        return ExitCode::FAILURE;
    }
    code
}

/// Writes the messages in English without comments: all of them to `en.ftl`, those of the page to `page.ftl`.
fn write_english(out: &str) -> io::Result<()> {
    let english = Path::new(LOCALES).join("en");
    let of_worker = |name: &str| messages_in(&english.join(name));
    let of_page = messages_in(&english)? + &messages_in(&english.join(OF_PAGE))?;
    let all = OF_WORKER.into_iter().map(of_worker).collect::<io::Result<String>>()?;
    fs::write(format!("{out}/page.ftl"), &of_page)?;
    fs::write(format!("{out}/en.ftl"), of_page + &all)
}

/// Returns the messages of the files in a folder, without comments.
fn messages_in(folder: &Path) -> io::Result<String> {
    let mut files: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let read = |file: &PathBuf| fs::read_to_string(file);
    let text = files.iter().map(read).collect::<io::Result<String>>()?;
    Ok(text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect())
}
