//! The browser of the tests and its driver: found, or installed on a Debian-like system, or asked for.

use crate::Result;
use crate::program::{find, output, run};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_BROWSER: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// The path of chromedriver, with a browser for it.
pub(crate) fn ensure_driver() -> Result<PathBuf> {
    if let Some(driver) = installed_driver() {
        return Ok(driver);
    }
    if !is_debian_as_root() {
        return Err("the browser tests need Chrome or Chromium and its chromedriver of the same version on the PATH".into());
    }
    println!("Installing Chromium and its driver with apt-get (about a minute).");
    run(apt_get().arg("update"))?;
    run(apt_get().args(["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"]))?;
    installed_driver().ok_or_else(|| "chromium and chromium-driver are installed but not on the PATH".into())
}

/// Chrome or Chromium itself.
pub(crate) fn installed_browser() -> Option<PathBuf> {
    find(&BROWSERS).or_else(|| Some(PathBuf::from(MAC_BROWSER)).filter(|file| file.is_file()))
}

fn installed_driver() -> Option<PathBuf> {
    installed_browser()?;
    let named = env::var_os("CHROMEDRIVER").map(PathBuf::from);
    // GitHub's machines keep the driver of their Chrome in this folder.
    let prepared = env::var_os("CHROMEWEBDRIVER").map(|folder| Path::new(&folder).join("chromedriver"));
    named.into_iter().chain(prepared).find(|file| file.is_file()).or_else(|| find(&["chromedriver"]))
}

fn is_debian_as_root() -> bool {
    let root = output(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    root && Path::new("/etc/debian_version").is_file()
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").arg("--quiet");
    command
}
