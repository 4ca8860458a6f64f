//! A static server for `dist/`, under a sub-path as on GitHub Pages, and as strict: what is not there is not found.

use std::path::{Component, Path, PathBuf};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::{fs, task};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/dist");
const PREFIX: &str = "/a/b/";

/// Serves the site until the test's runtime ends; gives its address, which ends in the sub-path.
pub(crate) async fn serve() -> String {
    assert!(Path::new(FOLDER).join("index.html").is_file(), "no site in dist/: `cargo xtask build` makes it");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}{PREFIX}", listener.local_addr().unwrap());
    task::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            task::spawn(answer_all(stream));
        }
    });
    address
}

/// Answers one request after the other, until the browser closes the connection.
async fn answer_all(stream: TcpStream) {
    let mut stream = BufReader::new(stream);
    while let Some(target) = read_request(&mut stream).await {
        if write_answer(stream.get_mut(), &target).await.is_err() {
            return;
        }
    }
}

/// The target of the next request: the second word of its first line. The headers are read over.
async fn read_request(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut lines = stream.lines();
    let first = lines.next_line().await.ok()??;
    while !lines.next_line().await.ok()??.is_empty() {}
    first.split(' ').nth(1).map(str::to_owned)
}

async fn write_answer(stream: &mut TcpStream, target: &str) -> tokio::io::Result<()> {
    let path = target.split(['?', '#']).next().and_then(|path| path.strip_prefix(PREFIX)).map(|path| match path {
        "" => PathBuf::from("index.html"),
        path => PathBuf::from(path),
    });
    let inside = path.filter(|path| path.components().all(|part| matches!(part, Component::Normal(_))));
    let (status, kind, body) = match inside {
        Some(path) => match fs::read(Path::new(FOLDER).join(&path)).await {
            Ok(bytes) => ("200 OK", media_type(&path), bytes),
            Err(_) => ("404 Not Found", "text/plain", Vec::new()),
        },
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&body).await
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
