//! A static server for `dist/`, under a sub-path as on GitHub Pages, and as strict: what is not there is not found.

use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::{fs, task};

/// The built site.
pub(crate) const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/dist");
const PREFIX: &str = "/a/b/";

/// A running server.
pub(crate) struct Server {
    /// The site's address, which ends in the sub-path.
    pub(crate) address: String,
    served: Served,
}

/// The folder that is served; none while there is no network.
type Served = Arc<Mutex<Option<PathBuf>>>;

impl Server {
    /// From now on serves the site that lies in this folder; none cuts the network.
    pub(crate) fn show(&self, folder: Option<&Path>) {
        *self.served.lock().unwrap() = folder.map(Path::to_owned);
    }
}

/// Serves the site until the test's runtime ends.
pub(crate) async fn serve() -> Server {
    assert!(Path::new(FOLDER).join("index.html").is_file(), "no site in dist/: `cargo xtask build` makes it");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}{PREFIX}", listener.local_addr().unwrap());
    let served: Served = Arc::new(Mutex::new(Some(PathBuf::from(FOLDER))));
    let server = Server { address, served: Arc::clone(&served) };
    task::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            task::spawn(answer_all(stream, Arc::clone(&served)));
        }
    });
    server
}

/// Answers one request after the other, until the browser closes the connection, or the network is cut.
async fn answer_all(stream: TcpStream, served: Served) {
    let mut stream = BufReader::new(stream);
    while let Some((method, target)) = read_request(&mut stream).await {
        let Some(folder) = served.lock().unwrap().clone() else { return };
        if write_answer(stream.get_mut(), &folder, &method, &target).await.is_err() {
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

/// What is not there is answered with the site's own page for that, as GitHub Pages does.
async fn write_answer(stream: &mut TcpStream, folder: &Path, method: &str, target: &str) -> tokio::io::Result<()> {
    let path = target.split(['?', '#']).next().and_then(|path| path.strip_prefix(PREFIX)).map(|path| match path {
        "" => PathBuf::from("index.html"),
        path if path.ends_with('/') => Path::new(path).join("index.html"),
        path => PathBuf::from(path),
    });
    let inside = path.filter(|path| path.components().all(|part| matches!(part, Component::Normal(_))));
    let (status, kind, body) = match inside {
        Some(path) => match fs::read(folder.join(&path)).await {
            Ok(bytes) => ("200 OK", media_type(&path), bytes),
            Err(_) => ("404 Not Found", "text/html; charset=utf-8", fs::read(folder.join("404.html")).await?),
        },
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len());
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
        _ => "application/octet-stream",
    }
}
