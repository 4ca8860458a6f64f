//! The browsers of the tests and their drivers: finds them, installs them on a Debian-like system, or asks the user to.

use crate::program::{find, output, run};
use crate::{Result, tools};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_BROWSER: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const FIREFOXES: [&str; 2] = ["firefox", "firefox-esr"];
const MAC_FIREFOX: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// The programs that drive the browsers of the tests.
pub(crate) struct Drivers {
    /// The driver of Chrome or Chromium.
    pub(crate) chrome: PathBuf,
    /// The driver of Firefox.
    pub(crate) firefox: PathBuf,
}

/// Returns the drivers, after making sure that the browsers are installed too.
pub(crate) fn ensure_drivers() -> Result<Drivers> {
    Ok(Drivers { chrome: ensure_chromedriver()?, firefox: ensure_geckodriver()? })
}

fn ensure_chromedriver() -> Result<PathBuf> {
    if let Some(driver) = installed_driver() {
        return Ok(driver);
    }
    if !is_debian_as_root() {
        return Err("the browser tests need Chrome or Chromium and its chromedriver of the same version on the PATH".into());
    }
    install("Chromium and its driver", &["chromium", "chromium-driver"])?;
    installed_driver().ok_or_else(|| "chromium and chromium-driver are installed but not on the PATH".into())
}

fn ensure_geckodriver() -> Result<PathBuf> {
    if installed_firefox().is_none() {
        if !is_debian_as_root() {
            return Err("the browser tests need Firefox on the PATH".into());
        }
        install("Firefox", &["firefox-esr"])?;
    }
    installed_firefox().ok_or("firefox-esr is installed but not on the PATH")?;
    let named = env::var_os("GECKODRIVER").map(PathBuf::from).filter(|file| file.is_file());
    match named.or_else(|| find(&["geckodriver"])) {
        Some(driver) => Ok(driver),
        None => tools::ensure_geckodriver(),
    }
}

fn installed_firefox() -> Option<PathBuf> {
    find(&FIREFOXES).or_else(|| Some(PathBuf::from(MAC_FIREFOX)).filter(|file| file.is_file()))
}

fn install(what: &str, packages: &[&str]) -> Result {
    println!("Installing {what} with apt-get (about a minute).");
    run(apt_get().arg("update"))?;
    run(apt_get().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

/// Returns the path of Chrome or Chromium. None if it is not installed.
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
