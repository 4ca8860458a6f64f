//! A driver of our own on a free port, and a headless browser of its; both end with the test, also when it fails.

use crate::server::Elsewhere;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use url::{ParseError, Url};

/// The number of times that a driver is started until one runs.
const STARTS: usize = 5;

/// The time that anything may take before the test says that it did not happen: so long that a machine which is ten times as busy as the
/// one where it was written passes too: a list of 40,000 puzzles, the slowest of all, opens there in five seconds.
pub(crate) const PATIENCE: Duration = Duration::from_secs(180);

/// The folder of Linux whose files are in memory, and the kilobytes that all browsers at once may need there.
const MEMORY: &str = "/dev/shm";
const ROOM: u64 = 2_000_000;

/// The lists below Chromium's address bar are pages of its own, which it loads at each start and no test opens: that took as long as
/// all else of a start.
const NO_ADDRESS_BAR_POPUPS: &str = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/// The hosts of Chromium's own services: its accounts, its clock, the updates of its parts. They never have an address here: what it asks
/// of them by itself is not the page's.
const OF_CHROMIUM: [&str; 4] = ["*.google.com", "*.googleapis.com", "*.gstatic.com", "*.gvt1.com"];

/// Whose page it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Browser {
    Chromium,
    Firefox,
}

impl Browser {
    /// The variable that names its driver, the driver on the path, and what it prints before its port.
    fn driver(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Browser::Chromium => ("CHROMEDRIVER", "chromedriver", "successfully on port "),
            Browser::Firefox => ("GECKODRIVER", "geckodriver", "Listening on 127.0.0.1:"),
        }
    }
}

/// A running driver.
pub(crate) struct Driver {
    browser: Browser,
    process: Child,
    port: u16,
    /// The folder of the files that its browsers write: profiles and downloads. It is removed with the driver.
    folder: TempDir,
    _output: BufReader<ChildStdout>, // kept open: the driver may still want to write
}

impl Driver {
    /// Starts the driver that `CHROMEDRIVER` or `GECKODRIVER` names, or the one on the path. It takes a port that is free for one
    /// sort of address, and ends when the other sort has it in use: then it is started again, on another port.
    pub(crate) fn start(browser: Browser) -> Driver {
        (0..STARTS).find_map(|_| Driver::started(browser)).expect("the driver names its port before it ends")
    }

    fn started(browser: Browser) -> Option<Driver> {
        let (variable, name, before_port) = browser.driver();
        let program = env::var_os(variable).unwrap_or_else(|| name.into());
        // A profile is written for one test: on a disk, that takes a tenth of the test's time.
        let parent = if has_room_in_memory() { MEMORY.into() } else { env::temp_dir() };
        let folder = TempDir::with_prefix_in("nonet-", parent).unwrap();
        fs::create_dir(downloads_in(&folder)).unwrap();
        let mut command = Command::new(program);
        #[cfg(unix)]
        command.process_group(0); // so that its browsers end with it
        let mut process = command
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{name} starts: the browser tests need it, see `cargo xtask test`: {error}"));
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        while output.read_line(&mut line).unwrap() > 0 {
            if let Some((_, port)) = line.trim().trim_end_matches('.').split_once(before_port) {
                let port = port.parse().unwrap();
                return Some(Driver { browser, process, port, folder, _output: output });
            }
            line.clear();
        }
        process.wait().unwrap();
        None
    }

    /// The folder to which the browsers download.
    pub(crate) fn downloads(&self) -> PathBuf {
        downloads_in(&self.folder)
    }

    /// A headless browser whose camera shows the JPEG file `camera` again and again. It has no camera without one. In Chromium, no name of
    /// another host has an address; or each has that of the host which listens `elsewhere`.
    pub(crate) async fn browser(&self, camera: Option<&Path>, elsewhere: Option<&Elsewhere>) -> Client {
        self.with(match self.browser {
            Browser::Chromium => chromium(&self.folder, camera, elsewhere),
            Browser::Firefox => json!({
                "moz:firefoxOptions": { "args": ["-headless", "-width", "1280", "-height", "800"] },
                "timeouts": { "script": PATIENCE.as_millis() as u64 },
            }),
        })
        .await
    }

    /// A headless Chromium that lets no page store anything.
    pub(crate) async fn browser_without_storage(&self) -> Client {
        let mut capabilities = chromium(&self.folder, None, None);
        capabilities["goog:chromeOptions"]["prefs"]["profile.default_content_setting_values.cookies"] = json!(2);
        self.with(capabilities).await
    }

    async fn with(&self, capabilities: Value) -> Client {
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().unwrap().clone())
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("a browser starts")
    }

    fn shut_down(&self) -> std::io::Result<()> {
        if self.browser == Browser::Firefox {
            return Err(std::io::ErrorKind::Unsupported.into()); // it is killed, and its browser ends with it
        }
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        stream.read(&mut [0; 64]).map(drop)
    }
}

impl Drop for Driver {
    /// Asks the driver to end, which ends its browsers first; killed alone it would leave them behind.
    fn drop(&mut self) {
        if self.shut_down().is_err() {
            let group = format!("-{}", self.process.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}

fn downloads_in(folder: &TempDir) -> PathBuf {
    folder.path().join("downloads")
}

/// Whether there is a folder in memory that is large enough for what browsers write.
fn has_room_in_memory() -> bool {
    let free = Command::new("df").args(["-k", "--output=avail", MEMORY]).output();
    let free = free.ok().and_then(|free| String::from_utf8(free.stdout).ok()?.lines().nth(1)?.trim().parse::<u64>().ok());
    free.is_some_and(|free| free > ROOM)
}

fn chromium(folder: &TempDir, camera: Option<&Path>, elsewhere: Option<&Elsewhere>) -> Value {
    let arguments = ["--headless=new", "--disable-gpu", NO_ADDRESS_BAR_POPUPS, "--window-size=1280,800"];
    let mut arguments = arguments.map(str::to_owned).to_vec();
    let own = OF_CHROMIUM.map(|host| format!("MAP {host} ~NOTFOUND")).join(", ");
    let others = elsewhere.map_or("~NOTFOUND".to_owned(), |elsewhere| format!("127.0.0.1:{}", elsewhere.port));
    arguments.push(format!("--host-resolver-rules={own}, MAP * {others}, EXCLUDE 127.0.0.1"));
    if !folder.path().starts_with(MEMORY) {
        arguments.push("--disable-dev-shm-usage".to_owned()); // its processes share memory there, for which there is no room either
    }
    if is_root() {
        arguments.push("--no-sandbox".to_owned()); // Chromium refuses to run as root with it
    }
    if let Some(camera) = camera {
        arguments.push("--use-fake-device-for-media-stream".to_owned());
        arguments.push("--use-fake-ui-for-media-stream".to_owned()); // which allows the page to use it
        arguments.push(format!("--use-file-for-fake-video-capture={}", camera.display()));
    }
    json!({
        "goog:chromeOptions": { "args": arguments, "prefs": { "download.default_directory": downloads_in(folder) } },
        "goog:loggingPrefs": { "browser": "ALL" },
        "timeouts": { "script": PATIENCE.as_millis() as u64 },
    })
}

/// A command of chromedriver that fantoccini has no method for.
#[derive(Debug)]
pub(crate) struct Extra {
    /// The path below the session's address.
    pub(crate) path: String,
    /// The parameters; `None` for a GET.
    pub(crate) body: Option<Value>,
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.body {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::GET, None),
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
