//! The wasm modules and their scripts, without what nobody who runs them needs.

use crate::Result;
use crate::site::{extension, files};
use std::fs;
use std::path::Path;

/// How long the hash is that wasm-bindgen gives the name of an import, with the line before it.
const HASH: usize = 17;

/// Drops the modules' custom sections (names, producers), which nobody who runs them needs.
pub(crate) fn drop_custom_sections(folder: &Path) -> Result {
    for module in files(folder)?.into_iter().filter(|file| extension(file) == "wasm") {
        let bytes = fs::read(&module)?;
        fs::write(module, without_custom_sections(&bytes).ok_or("a wasm module is cut short")?)?;
    }
    Ok(())
}

/// A module is eight bytes of header, then sections: a number, a length in LEB128, and that many bytes. Custom ones have number 0.
fn without_custom_sections(module: &[u8]) -> Option<Vec<u8>> {
    let (mut out, mut at) = (module.get(..8)?.to_vec(), 8);
    while at < module.len() {
        let length = module.get(at + 1..)?.iter().position(|byte| byte & 0x80 == 0)? + 1;
        let groups = module[at + 1..=at + length].iter().rev();
        let end = at + 1 + length + groups.fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f));
        let section = module.get(at..end)?;
        if section[0] != 0 {
            out.extend(section);
        }
        at = end;
    }
    Some(out)
}

/// Numbers the names by which a module and its script know each other: the hashes that tell them apart can't be compressed, and there
/// are hundreds. A number takes as many characters, so nothing in the module moves.
pub(crate) fn number_imports(folder: &Path) -> Result {
    for file in files(folder)?.into_iter().filter(|file| extension(file) == "js") {
        let module = file.with_file_name(format!("{}_bg.wasm", file.file_stem().unwrap_or_default().to_string_lossy()));
        if module.exists() {
            let (mut script, mut bytes) = (fs::read_to_string(&file)?, fs::read(&module)?);
            for (number, hash) in hashes(&script).iter().enumerate() {
                let numbered = format!("_{number:016x}"); // no more than the hash, so none that is still to be numbered
                script = script.replace(hash, &numbered);
                replace(&mut bytes, hash.as_bytes(), numbered.as_bytes());
            }
            fs::write(file, script)?;
            fs::write(module, bytes)?;
        }
    }
    Ok(())
}

/// What ends the names of imports in a script, each once and in order: a line and sixteen digits of base 16.
fn hashes(script: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (at, _) in script.match_indices('_') {
        let hash = script.get(at..at + HASH).filter(|it| it[1..].bytes().all(|byte| byte.is_ascii_hexdigit()));
        let ends = !script.as_bytes().get(at + HASH).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
        found.extend(hash.filter(|_| ends).map(str::to_owned));
    }
    found.sort();
    found.dedup();
    found
}

/// Puts something else of the same length in the place of `from`.
fn replace(bytes: &mut [u8], from: &[u8], to: &[u8]) {
    let mut at = 0;
    while let Some(found) = bytes[at..].windows(from.len()).position(|it| it == from) {
        at += found + to.len();
        bytes[at - to.len()..at].copy_from_slice(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_the_others_stay() {
        let long = [[1, 0x80, 0x01].as_slice(), &[7; 128]].concat();
        let module = [b"\0asm\x01\0\0\0".as_slice(), &[0, 2, 1, b'a'], &long, &[0, 1, 0], &[3, 0]].concat();
        let kept = [&module[..8], &long, &[3, 0]].concat();
        assert_eq!(without_custom_sections(&module), Some(kept));
        assert_eq!(without_custom_sections(&module[..module.len() - 1]), None);
        assert_eq!(without_custom_sections(b"\0asm"), None);
    }

    #[test]
    fn imports_are_numbered_in_the_script_and_in_the_module() {
        let script = "__wbg_get_0123456789abcdef,__wbg_set_fedcba9876543210:__wbg_get_0123456789abcdef,_0123456789abcdefg,_fed";
        assert_eq!(hashes(script), ["_0123456789abcdef", "_fedcba9876543210"]);
        let mut module = b"xx__wbg_get_0123456789abcdef\x00yy_0123456789abcdef".to_vec();
        replace(&mut module, b"_0123456789abcdef", b"_0000000000000001");
        replace(&mut module, b"_0000000000000001", b"_0000000000000001");
        assert_eq!(module, b"xx__wbg_get_0000000000000001\x00yy_0000000000000001");
    }
}
