//! The project's own commands, `cargo xtask NAME` (the cargo-xtask convention: they need cargo and nothing else).

mod bench;
mod beside;
mod browser;
mod checks;
mod fuzz;
mod lighthouse;
mod program;
mod ratings;
mod serve;
mod server;
mod site;
mod test;
mod tools;

use std::path::Path;
use std::process::ExitCode;
use std::{env, error, result};

/// The result of a command. The error is a sentence about what went wrong.
type Result<T = ()> = result::Result<T, Box<dyn error::Error>>;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve      build the page, serve it on loopback, build it again on every save
  build      write the optimised static site to dist/
  test       everything that a change has to pass; [--quick] what needs no browser, [--browser] what needs one
  bench      time the solver and the generator beside others, natively and as wasm, what the page makes, and ratings;
             [--data DIR] with the puzzle lists in DIR, [--tdoku DIR] natively beside the solver tdoku too, from its sources in
             DIR; [--making] only what the page makes, [--ratings] only ratings
  lighthouse build the site and have Google's Lighthouse audit it: nothing may move, and each score has to be 100, but for
             performance on a phone, where 95 are enough; [--beside DIR] in turn with the built site in DIR
  keeping    hold a million random histories of tabs and stores to the law that no game is lost
  drills     make 200 drills of every technique, and prove that answers to them are accepted and refused rightly
  make-check make 10,000 puzzles of all levels, and prove that each has one solution and the level asked for
  fuzz       give random input to every reader, the game, the solver and the engine for an hour, or [SECONDS] each
  miri       run the solver's vector instructions under Miri
  photo-check DIR
             read the labelled photos in DIR, and print how many grids, cells and whole boards are right
  soundness  prove every step on the paths of 300,000 puzzles, and at some positions every step that there is;
             [--data DIR] with the puzzle lists in DIR
  se-check   compare the SE ratings of our samples with the original's; [--data DIR] those of the tables and traces in DIR

What is missing is installed on first use. serve, build, test and lighthouse take Trunk and wasm-bindgen, test the browsers'
drivers too, lighthouse Lighthouse, fuzz cargo-fuzz: all into .tools/, unless the PATH has the right version. cargo binstall fetches
them, where it is installed; else Trunk and wasm-bindgen are compiled for about six minutes. fuzz and miri take rustup's nightly
toolchain, bench rustup's wasm32 target. The others need cargo alone.";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    env::set_current_dir(manifest.parent().ok_or("xtask lies outside of the project")?)?;
    match arguments {
        ["serve"] => serve::serve(),
        ["build"] => site::build(),
        ["test"] => test::test(),
        ["test", "--quick"] => test::quick(),
        ["test", "--browser"] => test::browsers(),
        ["bench"] => bench::bench(None, None),
        ["bench", "--making"] => bench::making(),
        ["bench", "--ratings"] => ratings::ratings(),
        ["bench", "--data", folder] => bench::bench(Some(folder), None),
        ["bench", "--tdoku", sources] => bench::bench(None, Some(sources)),
        ["bench", "--data", folder, "--tdoku", sources] => bench::bench(Some(folder), Some(sources)),
        ["soundness"] => checks::soundness(None),
        ["soundness", "--data", folder] => checks::soundness(Some(folder)),
        ["fuzz"] => fuzz::fuzz(None),
        ["fuzz", seconds] => fuzz::fuzz(Some(seconds)),
        ["miri"] => checks::miri(),
        ["lighthouse"] => lighthouse::lighthouse(None),
        ["lighthouse", "--beside", folder] => lighthouse::lighthouse(Some(folder)),
        ["keeping"] => checks::keeping(),
        ["drills"] => checks::drills(),
        ["se-check"] => checks::se_check(None),
        ["se-check", "--data", folder] => checks::se_check(Some(folder)),
        ["photo-check", folder] => checks::photo_check(folder),
        ["make-check"] => checks::make_check(),
        ["post-build"] => site::post_build(), // Trunk's hook, see Trunk.toml
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.into()),
    }
}
