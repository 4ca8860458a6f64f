//! A server for the built site that works like a host: files are compressed, and those with a hash in their names may be cached
//! for ever.

use crate::Result;
use crate::beside::has_hash;
use crate::site::{compressed, extension};
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;

/// The answers by path: the headers with the status line, and the body.
type Answers = HashMap<String, (String, Vec<u8>)>;

/// Serves these files of `folder` until the program ends. Returns the address of the folder.
pub(crate) fn serve(folder: &Path, names: &[String]) -> Result<String> {
    let mut answers = Answers::new();
    for name in names {
        let answer = answer(name, &fs::read(folder.join(name))?)?;
        if let Some(place) = name.strip_suffix("index.html") {
            answers.insert(format!("/{place}"), answer.clone());
        }
        answers.insert(format!("/{name}"), answer);
    }
    let answers = Arc::new(answers);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = format!("http://{}/", listener.local_addr()?);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let answers = Arc::clone(&answers);
            // It is not our error if a browser closes the connection midway.
            thread::spawn(move || talk(stream, &answers));
        }
    });
    Ok(address)
}

fn answer(name: &str, bytes: &[u8]) -> Result<(String, Vec<u8>)> {
    let kind = match extension(name) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "txt" => "text/plain",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let body = compressed(bytes)?;
    let kept = if has_hash(name) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Encoding: br\r\nCache-Control: {kept}\r\nContent-Length: {length}\r\n\r\n"
    );
    Ok((head, body))
}

/// Answers requests one after the other, until the browser closes the connection.
fn talk(stream: TcpStream, answers: &Answers) -> Option<()> {
    let mut out = stream.try_clone().ok()?;
    let mut lines = BufReader::new(stream).lines();
    loop {
        let first = lines.next()?.ok()?;
        while !lines.next()?.ok()?.is_empty() {}
        let path = first.split(' ').nth(1)?.split('?').next()?;
        match answers.get(path) {
            Some((head, body)) => out.write_all(head.as_bytes()).and_then(|()| out.write_all(body)).ok()?,
            None => out.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n").ok()?,
        }
    }
}
