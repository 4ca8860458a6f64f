//! Files that hold no text of puzzles.

use nonet_formats::FileKind;
use nonet_words::Messages;

/// Returns what a file is, and what helps, as a sentence without its full stop.
///
/// ```
/// use nonet_formats::FileKind;
/// let said = nonet_tutor::reading::file_kind(FileKind::Zip, nonet_words::english());
/// assert_eq!(said, "this is a ZIP archive, unpack it and open the files in it");
/// ```
#[must_use]
pub fn file_kind(kind: FileKind, messages: &Messages) -> String {
    match kind {
        FileKind::Workbook => messages.reading_file_workbook(),
        FileKind::Document => messages.reading_file_document(),
        FileKind::Zip => messages.reading_file_zip(),
        FileKind::Gzip => messages.reading_file_gzip(),
        FileKind::Archive => messages.reading_file_archive(),
        FileKind::Pdf => messages.reading_file_pdf(),
        FileKind::Picture => messages.reading_file_picture(),
        FileKind::Database => messages.reading_file_database(),
        FileKind::Program => messages.reading_file_program(),
        FileKind::Drawing => messages.reading_file_drawing(),
        FileKind::KSudoku => messages.reading_file_ksudoku(),
        FileKind::LfsPointer => messages.reading_file_lfs_pointer(),
    }
}
