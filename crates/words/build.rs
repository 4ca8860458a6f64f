//! Makes a function of each message of `locales/`.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::{env, process::ExitCode};

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
    build_from_locales_folder(options)
}
