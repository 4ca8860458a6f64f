//! The wasm modules and their scripts, without what nobody who runs them needs.

use crate::Result;
use crate::site::{extension, files};
use std::fs;
use std::path::Path;
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{ExportSectionReader, ImportSectionReader, Parser, Payload};

/// The section of custom content (names, producers) has this number.
const CUSTOM: u8 = 0;

/// What wasm-bindgen exports for the closures has names that begin so, and end in a hash.
const CLOSURES: &str = "wasm_bindgen__convert__closures";

/// Rewrites each module without its custom sections, and with short names for what it imports from its script and for the closures that
/// it exports. Those that wasm-bindgen gives hold hashes, which can't be compressed, and there are hundreds.
pub(crate) fn shorten(folder: &Path) -> Result {
    for module in files(folder)?.into_iter().filter(|file| extension(file) == "wasm") {
        let (bytes, names) = shortened(&fs::read(&module)?)?;
        fs::write(&module, bytes)?;
        let stem = module.file_stem().unwrap_or_default().to_string_lossy();
        let script = module.with_file_name(format!("{}.js", stem.trim_end_matches("_bg")));
        fs::write(&script, renamed(&fs::read_to_string(&script)?, &names))?;
    }
    Ok(())
}

/// The module with short names for its imports and closures, and the names that they had, in order.
fn shortened(module: &[u8]) -> Result<(Vec<u8>, Vec<String>)> {
    let (mut out, mut names) = (Module::new(), Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if let Payload::ImportSection(imports) = payload {
            out.section(&short_imports(imports, &mut names)?);
        } else if let Payload::ExportSection(exports) = payload {
            out.section(&short_exports(exports, &mut names)?);
        } else if let Some((id, range)) = payload.as_section().filter(|(id, _)| *id != CUSTOM) {
            let data = module.get(range.start as usize..range.end as usize).ok_or("a wasm module is cut short")?;
            out.section(&RawSection { id, data });
        }
    }
    Ok((out.finish(), names))
}

fn short_imports(imports: ImportSectionReader, names: &mut Vec<String>) -> Result<ImportSection> {
    let mut short = ImportSection::new();
    for import in imports.into_imports() {
        let import = import?;
        let entity = EntityType::try_from(import.ty).map_err(|_| format!("{} imports what is unknown", import.name))?;
        short.import(import.module, &short_name(names.len()), entity);
        names.push(import.name.to_owned());
    }
    Ok(short)
}

fn short_exports(exports: ExportSectionReader, names: &mut Vec<String>) -> Result<ExportSection> {
    let mut short = ExportSection::new();
    for export in exports {
        let export = export?;
        let kind = ExportKind::from(export.kind);
        if export.name.starts_with(CLOSURES) {
            short.export(&short_name(names.len()), kind, export.index);
            names.push(export.name.to_owned());
        } else {
            short.export(export.name, kind, export.index);
        }
    }
    Ok(short)
}

fn short_name(number: usize) -> String {
    format!("i{number}")
}

/// The script with the short names of its module.
fn renamed(script: &str, names: &[String]) -> String {
    let is_part = |ch: char| ch.is_ascii_alphanumeric() || ch == '_' || ch == '$';
    let (mut out, mut rest) = (String::with_capacity(script.len()), script);
    while let Some(start) = rest.find(is_part) {
        let (before, from) = rest.split_at(start);
        let (word, behind) = from.split_at(from.find(|ch| !is_part(ch)).unwrap_or(from.len()));
        out += before;
        match names.iter().position(|name| name == word) {
            Some(number) => out += &short_name(number),
            None => out += word,
        }
        rest = behind;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{CustomSection, TypeSection};

    const CLOSURE: &str = "wasm_bindgen__convert__closures_____invoke__h0011223344556677";

    /// A module that imports two functions, which have hashes in their names, and exports two, of which one has.
    fn module() -> Vec<u8> {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in ["__wbg_get_0123456789abcdef", "__wbg_set_fedcba9876543210"] {
            imports.import("./page_bg.js", name, EntityType::Function(0));
        }
        module.section(&CustomSection { name: "producers".into(), data: (&[1, 2, 3]).into() });
        let mut exports = ExportSection::new();
        exports.export("__wbindgen_start", ExportKind::Func, 0);
        exports.export(CLOSURE, ExportKind::Func, 1);
        module.section(&types).section(&imports).section(&exports);
        module.finish()
    }

    #[test]
    fn custom_sections_go_and_what_has_a_hash_has_a_short_name_in_the_module_and_in_its_script() {
        let (short, names) = shortened(&module()).unwrap();
        assert_eq!(names, ["__wbg_get_0123456789abcdef", "__wbg_set_fedcba9876543210", CLOSURE]);
        assert_eq!(shortened(&short).unwrap(), (short.clone(), vec!["i0".to_owned(), "i1".to_owned()]));
        let holds = |part: &str| short.windows(part.len()).any(|it| it == part.as_bytes());
        assert!(holds("./page_bg.js") && holds("__wbindgen_start"));
        assert!(!holds("producers") && !holds("0123456789abcdef") && !holds("0011223344556677"));
        let script =
            "{__wbg_get_0123456789abcdef:function(){return x.__wbg_get_0123456789abcdefg},\"__wbg_set_fedcba9876543210\":1}";
        assert_eq!(renamed(script, &names), "{i0:function(){return x.__wbg_get_0123456789abcdefg},\"i1\":1}");
        assert_eq!(renamed(&format!("function {CLOSURE}(a){{wasm.{CLOSURE}(a)}}"), &names), "function i2(a){wasm.i2(a)}");
    }

    #[test]
    fn a_module_that_is_cut_short_is_refused() {
        let module = module();
        assert!(shortened(&module[..module.len() - 1]).is_err());
        assert!(shortened(b"no module").is_err());
    }
}
