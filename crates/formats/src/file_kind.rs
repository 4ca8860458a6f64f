//! Files that hold no text of puzzles, known by how they begin: they are named for what they are.

use super::{
    error::{ReadError, ReadErrorKind},
    plain::Plain,
};
use std::fmt;

/// A kind of files that hold no puzzle as text. [`Display`](fmt::Display) writes what it is and what helps, as a sentence without its
/// full stop.
///
/// ```
/// use nonet_formats::{FileKind, ReadErrorKind, read_bytes};
/// let error = read_bytes(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n").unwrap_err();
/// assert_eq!(error.kind, ReadErrorKind::File(FileKind::Pdf));
/// assert_eq!(error.to_string(), "this is a PDF file, copy the puzzle from it, or open a picture of its page");
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells kinds of files in another language has the compiler list what it
/// lacks for a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum FileKind {
    /// A workbook of a spreadsheet program.
    Workbook,
    /// A document of a word processor.
    Document,
    /// A ZIP archive.
    Zip,
    /// A file that was packed by gzip.
    Gzip,
    /// An archive or a packed file of another kind.
    Archive,
    /// A PDF file.
    Pdf,
    /// A picture.
    Picture,
    /// A database.
    Database,
    /// A program, such as an app.
    Program,
    /// A drawing in SVG, whose digits have places and no cells.
    Drawing,
    /// A saved game of KSudoku.
    KSudoku,
    /// A pointer of Git Large File Storage, which stands in the place of a file.
    LfsPointer,
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Workbook => "this is a workbook of a spreadsheet program, save its table as CSV and open that",
            FileKind::Document => "this is a document of a word processor, copy the puzzle from it",
            FileKind::Zip => "this is a ZIP archive, unpack it and open the files in it",
            FileKind::Gzip => "this file is packed by gzip, unpack it and open what is in it",
            FileKind::Archive => "this is an archive, unpack it and open the files in it",
            FileKind::Pdf => "this is a PDF file, copy the puzzle from it, or open a picture of its page",
            FileKind::Picture => "this is a picture, whose puzzle only the page of Nonet reads",
            FileKind::Database => "this is a database, export its puzzles from the program that wrote it",
            FileKind::Program => "this is a program and holds no puzzle as text",
            FileKind::Drawing => {
                "this is a drawing in SVG, whose digits stand at places and in no cells, copy the puzzle's 81 digits instead"
            }
            FileKind::KSudoku => {
                "this is a saved game of KSudoku, which writes digits as letters, copy the puzzle's 81 digits instead"
            }
            FileKind::LfsPointer => {
                "this is a pointer of Git LFS, which stands in the place of a file, fetch the file itself by `git lfs pull`"
            }
        })
    }
}

/// The bytes with which files of each kind begin.
const BEGINNINGS: [(&[u8], FileKind); 24] = [
    (b"PK\x03\x04", FileKind::Zip),
    (b"PK\x05\x06", FileKind::Zip),
    (b"\x1f\x8b\x08", FileKind::Gzip),
    (b"BZh", FileKind::Archive),
    (b"\xfd7zXZ\0", FileKind::Archive),
    (b"7z\xbc\xaf\x27\x1c", FileKind::Archive),
    (b"Rar!\x1a\x07", FileKind::Archive),
    (b"\x28\xb5\x2f\xfd", FileKind::Archive),
    (b"%PDF-", FileKind::Pdf),
    (b"{\\rtf", FileKind::Document),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a", FileKind::Workbook), // of before 2007
    (b"\x89PNG\r\n\x1a\n", FileKind::Picture),
    (b"\xff\xd8\xff", FileKind::Picture),
    (b"GIF87a", FileKind::Picture),
    (b"GIF89a", FileKind::Picture),
    (b"II*\0", FileKind::Picture),
    (b"MM\0*", FileKind::Picture),
    (b"\0\0\0\x18ftyp", FileKind::Picture),
    (b"\0\0\0\x1cftyp", FileKind::Picture),
    (b"\0\0\0\x20ftyp", FileKind::Picture),
    (b"SQLite format 3\0", FileKind::Database),
    (b"\x7fELF", FileKind::Program),
    (b"\0asm", FileKind::Program),
    (b"version https://git-lfs.github.com/spec/", FileKind::LfsPointer),
];

/// The names by which an archive shows that it is a file of an office program.
const PARTS: [(&str, FileKind); 6] = [
    ("xl/", FileKind::Workbook),
    ("opendocument.spreadsheet", FileKind::Workbook),
    ("Index/Document.iwa", FileKind::Workbook), // Apple's
    ("word/", FileKind::Document),
    ("opendocument.text", FileKind::Document),
    ("epub+zip", FileKind::Document),
];

/// The number of bytes of an archive that are searched for the names of its parts, at its beginning and at its end, where their list is.
const SEARCHED: usize = 64 * 1024;

impl FileKind {
    /// Returns the kind of a file that begins with these bytes, or is wholly in them; `None` if it may be a text with puzzles. Text that
    /// was made of the bytes, with a replacement character for what is none, shows it as well.
    ///
    /// ```
    /// use nonet_formats::FileKind;
    /// assert_eq!(FileKind::of(b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0xl/workbook.xml"), Some(FileKind::Workbook));
    /// assert_eq!(FileKind::of("\u{1f}\u{fffd}\u{8}".as_bytes()), Some(FileKind::Gzip));
    /// assert_eq!(FileKind::of(b"53..7...."), None);
    /// ```
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<FileKind> {
        let replaced = |beginning: &[u8]| bytes.starts_with(String::from_utf8_lossy(beginning).as_bytes());
        let begins = |beginning: &[u8]| bytes.starts_with(beginning) || replaced(beginning);
        let (beginning, kind) = BEGINNINGS.into_iter().find(|(beginning, _)| begins(beginning))?;
        // Three bytes of a picture become three equal characters, with which other files begin as well.
        if beginning.len() == 3 && kind == FileKind::Picture && !bytes.starts_with(beginning) && !holds(bytes, "JFIF") {
            return None;
        }
        let part = || PARTS.into_iter().find(|(part, _)| holds(bytes, part)).map(|(_, kind)| kind);
        Some(if kind == FileKind::Zip { part().unwrap_or(kind) } else { kind })
    }
}

/// Whether the first or the last bytes hold a text.
fn holds(bytes: &[u8], text: &str) -> bool {
    let first = bytes.get(..SEARCHED).unwrap_or(bytes);
    let last = bytes.get(bytes.len().saturating_sub(SEARCHED)..).unwrap_or_default();
    [first, last].iter().any(|part| part.windows(text.len()).any(|window| window == text.as_bytes()))
}

/// The error of a text that is such a file.
pub(crate) fn error_of(bytes: &[u8]) -> Option<ReadError> {
    FileKind::of(bytes).map(|kind| ReadError::at_start(ReadErrorKind::File(kind)))
}

/// The longest message of a server, in bytes. A longer text without a puzzle is something else.
const LONGEST_MESSAGE: usize = 4_000;

/// The words that servers send in place of a file.
const REFUSALS: [&str; 12] = [
    "404: not found",
    "404 not found",
    "not found (404)",
    "\"not found\"",
    "403 forbidden",
    "403: forbidden",
    "access denied",
    "accessdenied",
    "nosuchkey",
    "500 internal server error",
    "502 bad gateway",
    "503 service",
];

/// The error of a text without a puzzle, if it is a web page or what a server says in place of a file.
pub(crate) fn page_error(text: &str) -> Option<ReadError> {
    let text = text.trim();
    let begins = |tag: &str| text.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag));
    if begins("<!doctype html") || begins("<html") {
        return Some(ReadError::at_start(ReadErrorKind::WebPage { title: title_of(text) }));
    }
    let head: String = text.chars().take(LONGEST_HEAD).collect::<String>().to_ascii_lowercase();
    let is_xml = head.starts_with('<');
    for (tag, kind) in [("<ksudoku", FileKind::KSudoku), ("<svg", FileKind::Drawing)] {
        if is_xml && head.contains(tag) {
            return Some(ReadError::at_start(ReadErrorKind::File(kind)));
        }
    }
    let says = text.len() <= LONGEST_MESSAGE && {
        let small = text.to_ascii_lowercase();
        REFUSALS.iter().any(|refusal| small.contains(refusal))
    };
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    says.then(|| ReadError::at_start(ReadErrorKind::ServerMessage(first.chars().take(LONGEST_TITLE).collect())))
}

/// The length of the beginning of a text of tags that shows which program wrote it, in characters.
const LONGEST_HEAD: usize = 2_000;

/// The longest title that is shown, in characters.
const LONGEST_TITLE: usize = 60;

/// The length of a page's beginning that is searched for its title, in characters.
const HEAD: usize = 16 * 1024;

/// The title of a page; empty if it has none.
pub(crate) fn title_of(page: &str) -> String {
    let head: String = page.chars().take(HEAD).collect();
    let small = head.to_ascii_lowercase(); // of the same length
    let title = || {
        let from = small.find("<title")?;
        let from = from + small.get(from..)?.find('>')? + 1;
        let end = from + small.get(from..)?.find('<')?;
        head.get(from..end)
    };
    let words = Plain::new(title().unwrap_or_default()).text.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST_TITLE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzles, read, read_bytes};

    /// The list of an archive's parts is at its end.
    #[test]
    fn an_archive_shows_its_parts_at_its_end_too() {
        let long = |end: &[u8]| [b"PK\x03\x04\x14\0", &vec![b'.'; 3 * SEARCHED][..], end].concat();
        assert_eq!(FileKind::of(&long(b"xl/styles.xml")), Some(FileKind::Workbook));
        assert_eq!(FileKind::of(&long(b"puzzles.txt")), Some(FileKind::Zip));
    }

    /// The beginnings of real files: what is named for each, as bytes and as the text that a browser makes of them.
    #[test]
    fn files_are_named_for_what_they_are_however_they_come() {
        let archive = |part: &str| [b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0\xb5".as_slice(), part.as_bytes(), b"\xff\x01"].concat();
        let cases: Vec<(Vec<u8>, FileKind)> = vec![
            (archive("puzzles.txt"), FileKind::Zip),
            (b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0".to_vec(), FileKind::Zip),
            (archive("[Content_Types].xml ... xl/workbook.xml"), FileKind::Workbook),
            (archive("[Content_Types].xml ... word/document.xml"), FileKind::Document),
            (archive("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), FileKind::Workbook),
            (archive("mimetypeapplication/vnd.oasis.opendocument.text"), FileKind::Document),
            (archive("mimetypeapplication/epub+zip"), FileKind::Document),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0".to_vec(), FileKind::Workbook),
            (b"\x1f\x8b\x08\0\0\0\0\0\0\x03\x01".to_vec(), FileKind::Gzip),
            (b"BZh91AY&SY\xff".to_vec(), FileKind::Archive),
            (b"7z\xbc\xaf\x27\x1c\0\x04".to_vec(), FileKind::Archive),
            (b"\xfd7zXZ\0\0\x04".to_vec(), FileKind::Archive),
            (b"%PDF-1.4\n1 0 obj\n".to_vec(), FileKind::Pdf),
            (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec(), FileKind::Pdf),
            (b"{\\rtf1\\ansi 53..7....}".to_vec(), FileKind::Document),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), FileKind::Picture),
            (b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec(), FileKind::Picture),
            (b"SQLite format 3\0\x10\0".to_vec(), FileKind::Database),
            (b"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n".to_vec(), FileKind::LfsPointer),
        ];
        for (bytes, kind) in cases {
            let text = String::from_utf8_lossy(&bytes);
            let error = ReadError::at_start(ReadErrorKind::File(kind));
            assert_eq!(read_bytes(&bytes), Err(error.clone()), "{text}");
            assert_eq!(read(&text), Err(error.clone()), "{text}");
            for all in [Puzzles::new(&bytes[..]).collect::<Vec<_>>(), Puzzles::of_text(&text).collect()] {
                assert!(matches!(&all[..], [one] if one.result == Err(error.clone())), "{text}: {all:?}");
            }
        }
    }

    #[test]
    fn a_page_and_what_a_server_says_are_named() {
        for (text, says) in [
            (
                "<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head><body><h1>404</h1><p>nginx/1.18.0</p></body></html>",
                "this is a web page with the title '404 Not Found', and no puzzle is in it",
            ),
            (
                "<html>\n<head><TITLE lang=en>\n Sign  in </TITLE></head><body><p>5 3</p></body></html>",
                "this is a web page with the title 'Sign in', and no puzzle is in it",
            ),
            ("<!doctype HTML><p>Nothing", "this is a web page, and no puzzle is in it"),
            ("404: Not Found", "this is what a server said in place of a file: '404: Not Found'"),
            (
                "{\"message\": \"Not Found\", \"status\": \"404\"}",
                "this is what a server said in place of a file: '{\"message\": \"Not Found\", \"status\": \"404\"}'",
            ),
            (
                "<?xml version=\"1.0\"?>\n<Error><Code>AccessDenied</Code></Error>",
                "this is what a server said in place of a file: '<?xml version=\"1.0\"?>'",
            ),
        ] {
            assert_eq!(read(text).map_err(|error| error.to_string()), Err(says.to_owned()), "{text}");
            assert!(read_bytes(text.as_bytes()).is_err());
        }
        let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
        for text in [
            format!("<!DOCTYPE html><title>404 Not Found</title><pre>{line}</pre>"),
            format!("The old page says 404 Not Found, so here it is:\n{line}\n"),
        ] {
            assert_eq!(read(&text).map(|reading| format!("{:#}", reading.grid)), Ok(line.to_owned()), "{text}");
        }
    }
}
