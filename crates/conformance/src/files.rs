//! The files that comparisons read.

use flate2::read::GzDecoder;
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

/// The extensions of the files of a folder that are read.
const READ: [&str; 3] = ["csv", "gz", "txt"];

/// Returns the file with this path, or the files of the folder with this path and of its folders, sorted by name.
pub(crate) fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut inside = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    inside.retain(|path| path.is_dir() || path.extension().is_some_and(|it| READ.iter().any(|extension| it == *extension)));
    inside.sort();
    inside.iter().map(|path| files(path)).collect::<io::Result<Vec<_>>>().map(|all| all.concat())
}

/// Returns the text of a file, which may be compressed. Replacement characters stand for what is no text.
pub(crate) fn text(path: &Path) -> io::Result<String> {
    let (mut file, mut bytes) = (File::open(path)?, Vec::new());
    if path.extension().is_some_and(|extension| extension == "gz") {
        GzDecoder::new(file).read_to_end(&mut bytes)?;
    } else {
        file.read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
