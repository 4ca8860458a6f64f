//! `cargo xtask serve`: serves the page on loopback and builds it again on every save.

use crate::{Result, site, tools};
use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

pub(crate) fn serve() -> Result {
    tools::ensure()?;
    let port = free_port()?;
    println!("Building the page (the first time three to five minutes on two cores, later seconds).");
    println!("Then it is at http://127.0.0.1:{port}/ and Ctrl-C ends it. After a save, reload it in the browser.\n");
    let mut trunk = tools::trunk()?;
    trunk.args(["serve", "--address", "127.0.0.1", "--port", &port.to_string(), "--dist", site::SERVED]);
    replace_by(&mut trunk)
}

/// Returns the first free port from 8080 on.
fn free_port() -> Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    (8080..8180).find(is_free).ok_or_else(|| "no port from 8080 to 8179 is free".into())
}

/// Replaces this process by `command`, so that ending the one ends the other.
#[cfg(unix)]
fn replace_by(command: &mut Command) -> Result {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn replace_by(command: &mut Command) -> Result {
    crate::program::run(command)
}
