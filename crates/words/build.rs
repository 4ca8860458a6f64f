//! Makes a function of each message of `locales/`. The messages in English are a part of each program, without their comments, which are
//! for translators.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::{env, fs, process::ExitCode};

fn main() -> ExitCode {
    let out = env::var("OUT_DIR").unwrap_or_default();
    let options = BuildOptions::default()
        .with_locales_folder("../../locales")
        .with_output_file_path(&format!("{out}/messages.rs"))
        .with_ftl_output(FtlOutputOptions::multi_file(&out)) // `en.ftl`, `de.ftl`: the files of a language as one
        .with_prefix("")
        .without_bidi_isolation()
        .without_format()
        .with_lint_level(LintLevel::Strict);
    let code = build_from_locales_folder(options);
    let file = format!("{out}/en.ftl");
    if let Ok(messages) = fs::read_to_string(&file) {
        let without_comments: String =
            messages.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        if fs::write(file, without_comments).is_err() {
            return ExitCode::FAILURE;
        }
    }
    code
}
