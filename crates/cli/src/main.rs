//! The command `nonet`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nonet_cli::main()
}
