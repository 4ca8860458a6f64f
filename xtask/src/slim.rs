//! What the site's files carry for nobody who loads them: hashes in the names of imports, indentation, comments.

use crate::site::leb128;
use std::collections::BTreeMap;

/// A style sheet or a script without indentation, empty lines and lines of comment. (A script here has no text over several lines.)
pub(crate) fn without_layout(text: &str, is_script: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let starts = line.starts_with("/*");
        let ends = line.ends_with("*/");
        if starts || in_comment {
            in_comment = !ends;
        } else if !(line.is_empty() || is_script && line.starts_with("//")) {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The module and its script with short names for the imports that the script gives it: wasm-bindgen's carry a hash, which does
/// not compress, and both files have it. Unchanged if a name is not found in the script just once.
pub(crate) fn with_short_imports(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let (before, section, after) = imports(module)?;
    let mut names = BTreeMap::new();
    let mut body = Vec::new();
    let (count, mut rest) = take_number(section)?;
    push_number(&mut body, count);
    for _ in 0..count {
        let (from, next) = take_bytes(rest)?;
        let (name, next) = take_bytes(next)?;
        let (&kind, next) = next.split_first()?;
        let (index, next) = take_number(next)?;
        if kind != 0 {
            return None; // only functions are expected
        }
        let fresh = names.len();
        let short = names.entry(String::from_utf8(name.to_vec()).ok()?).or_insert_with(|| format!("_{fresh}"));
        push_number(&mut body, from.len());
        body.extend_from_slice(from);
        push_number(&mut body, short.len());
        body.extend_from_slice(short.as_bytes());
        body.push(kind);
        push_number(&mut body, index);
        rest = next;
    }
    let mut script = script.to_owned();
    for (name, short) in &names {
        let key = format!("{name}:");
        if script.matches(&key).count() != 1 {
            return None;
        }
        script = script.replace(&key, &format!("{short}:"));
    }
    let mut out = before.to_vec();
    out.push(IMPORTS);
    push_number(&mut out, body.len());
    out.extend(body);
    out.extend_from_slice(after);
    Some((out, script))
}

/// The id of the section of imports (WebAssembly core specification, 5.5.5).
const IMPORTS: u8 = 2;

/// What comes before the section of imports, what it holds, and what comes after it.
fn imports(module: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let mut at = 8;
    loop {
        let (&id, body) = module.get(at..)?.split_first()?;
        let (length, digits) = leb128(body)?;
        let start = at + 1 + digits;
        if id == IMPORTS {
            return Some((module.get(..at)?, module.get(start..start + length)?, module.get(start + length..)?));
        }
        at = start + length;
    }
}

fn take_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, digits) = leb128(bytes)?;
    Some((number, bytes.get(digits..)?))
}

fn take_bytes(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = take_number(bytes)?;
    rest.split_at_checked(length)
}

fn push_number(out: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_and_comments_go_and_the_rest_stays() {
        let css = "/* One\n   two. */\n@layer a {\n  .b {\n    color: red; /* here */\n  }\n}\n";
        assert_eq!(without_layout(css, false), "@layer a {\n.b {\ncolor: red; /* here */\n}\n}\n");
        assert_eq!(without_layout("// a\n  let b = 'x // y';\n\n/** c */\nd();", true), "let b = 'x // y';\nd();\n");
    }

    #[test]
    fn imports_get_short_names_in_both_files() {
        let name = b"__wbg_now_0123456789abcdef";
        let mut section = vec![1, 1, b'm', name.len() as u8];
        section.extend_from_slice(name);
        section.extend([0, 7]);
        let header = b"\0asm\x01\0\0\0";
        let module = [&header[..], &[2, section.len() as u8], &section, &[3, 1, 0]].concat();
        let script = "{ __wbg_now_0123456789abcdef: function() {} }";
        let (slim, renamed) = with_short_imports(&module, script).unwrap();
        assert_eq!(renamed, "{ _0: function() {} }");
        assert_eq!(slim, [&header[..], &[2, 8, 1, 1, b'm', 2, b'_', b'0', 0, 7], &[3, 1, 0]].concat());
        assert_eq!(with_short_imports(&module, "{}"), None);
        assert_eq!(with_short_imports(&module[..12], script), None);
    }
}
