//! A static server for `dist/`, under a sub-path as on GitHub Pages, and as strict: what is not there is not found. Or, if a test says
//! so, as a host of single-page applications: what is not there is the page.

use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::{fs, task};

/// The built site.
pub(crate) const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/dist");
const PREFIX: &str = "/a/b/";
/// The header that a host sends for files whose names have a hash, be they there or not.
const FOR_EVER: &str = "Cache-Control: public, max-age=31536000, immutable\r\n";

/// A running server.
pub(crate) struct Server {
    /// The site's address, which ends in the sub-path.
    pub(crate) address: String,
    served: Served,
}

/// The site that is served; none while there is no network.
type Served = Arc<Mutex<Option<Site>>>;

/// A site as a host shows it.
#[derive(Clone)]
struct Site {
    folder: PathBuf,
    absent: Absent,
    is_open: bool, // whether pages of every origin may read it
}

/// The answer of a host where there is no file.
#[derive(Clone, Copy)]
pub(crate) enum Absent {
    /// The site's own page for that, as not found.
    NotFound,
    /// The site's first page, as if it were the file; to be kept for ever if the name has the form of a file that never changes.
    FirstPage,
    /// The same under the media type of the file: as a style sheet, a script or a module.
    FirstPageAsFile,
}

impl Server {
    /// From now on serves the site that lies in this folder; none cuts the network.
    pub(crate) fn show(&self, folder: Option<&Path>, absent: Absent) {
        *self.served.lock().unwrap() = folder.map(|folder| Site { folder: folder.to_owned(), absent, is_open: false });
    }

    /// From now on lets pages of every origin read the site, as GitHub Pages does.
    pub(crate) fn open_to_all(&self) {
        if let Some(site) = self.served.lock().unwrap().as_mut() {
            site.is_open = true;
        }
    }
}

/// Serves the site until the test's runtime ends.
pub(crate) async fn serve() -> Server {
    assert!(Path::new(FOLDER).join("index.html").is_file(), "no site in dist/: `cargo xtask build` makes it");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}{PREFIX}", listener.local_addr().unwrap());
    let served: Served =
        Arc::new(Mutex::new(Some(Site { folder: PathBuf::from(FOLDER), absent: Absent::NotFound, is_open: false })));
    let server = Server { address, served: Arc::clone(&served) };
    task::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            task::spawn(answer_all(stream, Arc::clone(&served)));
        }
    });
    server
}

/// A host that takes what a browser asks of all hosts but this machine, and answers nothing.
pub(crate) struct Elsewhere {
    pub(crate) port: u16,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Elsewhere {
    /// Listens until the test's runtime ends.
    pub(crate) async fn listen() -> Elsewhere {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let elsewhere = Elsewhere { port: listener.local_addr().unwrap().port(), asked: Arc::default() };
        let asked = Arc::clone(&elsewhere.asked);
        task::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let asked = Arc::clone(&asked);
                task::spawn(async move {
                    let mut bytes = [0; 2048];
                    let read = stream.read(&mut bytes).await.unwrap_or(0);
                    asked.lock().unwrap().push(String::from_utf8_lossy(&bytes[..read]).into_owned());
                });
            }
        });
        elsewhere
    }

    /// The beginning of each request so far: its head, or the greeting of TLS, which names the host.
    pub(crate) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

/// Answers one request after the other, until the browser closes the connection, or the network is cut.
async fn answer_all(stream: TcpStream, served: Served) {
    let mut stream = BufReader::new(stream);
    while let Some((method, target)) = read_request(&mut stream).await {
        let Some(site) = served.lock().unwrap().clone() else { return };
        if write_answer(stream.get_mut(), &site, &method, &target).await.is_err() {
            return;
        }
    }
}

/// The method and the target of the next request: the first words of its first line. The headers are read over.
async fn read_request(stream: &mut BufReader<TcpStream>) -> Option<(String, String)> {
    let mut lines = stream.lines();
    let first = lines.next_line().await.ok()??;
    while !lines.next_line().await.ok()??.is_empty() {}
    let mut words = first.split(' ').map(str::to_owned);
    words.next().zip(words.next())
}

async fn write_answer(stream: &mut TcpStream, site: &Site, method: &str, target: &str) -> tokio::io::Result<()> {
    let Site { folder, absent, is_open } = site;
    let path = target.split(['?', '#']).next().and_then(|path| path.strip_prefix(PREFIX)).map(|path| match path {
        "" => PathBuf::from("index.html"),
        path if path.ends_with('/') => Path::new(path).join("index.html"),
        path => PathBuf::from(path),
    });
    let inside = path.filter(|path| path.components().all(|part| matches!(part, Component::Normal(_))));
    let kept = if target.rsplit_once('-').is_some_and(|(_, hash)| hash.find('.') == Some(16)) { FOR_EVER } else { "" };
    let html = "text/html; charset=utf-8";
    let (status, kind, body) = match inside {
        Some(path) => match (fs::read(folder.join(&path)).await, absent) {
            (Ok(bytes), _) => ("200 OK", media_type(&path), bytes),
            (Err(_), Absent::NotFound) => ("404 Not Found", html, fs::read(folder.join("404.html")).await?),
            (Err(_), Absent::FirstPage) => ("200 OK", html, fs::read(folder.join("index.html")).await?),
            (Err(_), Absent::FirstPageAsFile) => ("200 OK", media_type(&path), fs::read(folder.join("index.html")).await?),
        },
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let open = if *is_open { "Access-Control-Allow-Origin: *\r\n" } else { "" };
    let head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{kept}{open}Content-Length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await?;
    if method == "HEAD" { Ok(()) } else { stream.write_all(&body).await }
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain",
        _ => "application/octet-stream",
    }
}
