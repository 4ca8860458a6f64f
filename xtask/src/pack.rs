//! The module as a visitor downloads it: the same program, written so that it compresses better.
//!
//! A compressor pays for what differs from what it has just seen. wasm-bindgen leaves functions sorted by size and locals numbered
//! as the compiler made them; here functions that resemble each other come to lie side by side, the busiest locals of a type get
//! its smallest numbers, and what carries no meaning (hashes in names, hints on alignment, sections for tools) is made plain.

use crate::Result;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::convert::Infallible;
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, ImportSection, Instruction, MemArg, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Import, Imports, Operator, Parser, Payload,
    TypeRef,
};

type Outcome<T> = std::result::Result<T, reencode::Error<Infallible>>;

/// The module, and the script that gives it its imports. The names that both know of become short in both, unless the script has
/// one of them elsewhere too.
pub(crate) fn packed(module: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let mut pack = Pack::new(module)?;
    let mut script = script.to_owned();
    for (number, name) in import_names(module)?.iter().enumerate() {
        let key = format!("{name}:");
        if script.matches(&key).count() == 1 {
            let short = format!("_{number}");
            script = script.replace(&key, &format!("{short}:"));
            pack.names.insert(name.clone(), short);
        }
    }
    let mut out = Module::new();
    pack.parse_core_module(&mut out, Parser::new(0), module)?;
    Ok((out.finish(), script))
}

/// How one module is written anew.
struct Pack {
    /// How many functions it imports: these come first, and stay where they are.
    imported: u32,
    /// For each of its own functions, how many parameters it has.
    parameters: Vec<u32>,
    /// Its own functions in their new order.
    order: Vec<usize>,
    /// For each of its own functions, its place in that order.
    places: Vec<u32>,
    /// The new names of imports.
    names: BTreeMap<String, String>,
    /// The new numbers of the locals of the function that is being written.
    locals: Vec<u32>,
}

impl Pack {
    fn new(module: &[u8]) -> Result<Pack> {
        let (mut by_type, mut parameters, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    for function in section.into_iter_err_on_gc_types() {
                        by_type.push(function?.params().len() as u32);
                    }
                }
                Payload::FunctionSection(section) => {
                    for index in section {
                        parameters.push(*by_type.get(index? as usize).ok_or("a function of an unknown type")?);
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes().to_vec()),
                _ => {}
            }
        }
        let order = side_by_side(&bodies);
        let mut places = vec![0; order.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = place as u32;
        }
        let imported = import_names(module)?.len() as u32;
        Ok(Pack { imported, parameters, order, places, names: BTreeMap::new(), locals: Vec::new() })
    }

    /// Numbers the locals of one function anew: among those declared together, the busiest first.
    fn number_locals(&mut self, parameters: u32, body: &FunctionBody) -> Outcome<()> {
        let mut uses: HashMap<u32, usize> = HashMap::new();
        for operator in body.get_operators_reader()? {
            if let Operator::LocalGet { local_index } | Operator::LocalSet { local_index } | Operator::LocalTee { local_index } =
                operator?
            {
                *uses.entry(local_index).or_default() += 1;
            }
        }
        self.locals = (0..parameters).collect();
        for group in body.get_locals_reader()? {
            let start = self.locals.len() as u32;
            let mut together: Vec<u32> = (start..start + group?.0).collect();
            together.sort_by_key(|local| std::cmp::Reverse(uses.get(local).copied()));
            self.locals.resize(self.locals.len() + together.len(), 0);
            for (place, &local) in together.iter().enumerate() {
                self.locals[local as usize] = start + place as u32;
            }
        }
        Ok(())
    }

    fn local(&self, old: u32) -> u32 {
        self.locals.get(old as usize).copied().unwrap_or(old)
    }
}

impl Reencode for Pack {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Outcome<u32> {
        let place = old.checked_sub(self.imported).and_then(|own| self.places.get(own as usize));
        Ok(place.map_or(old, |place| self.imported + place))
    }

    fn parse_imports(&mut self, out: &mut ImportSection, imports: Imports<'_>) -> Outcome<()> {
        let Imports::Single(at, import) = imports else { return utils::parse_imports(self, out, imports) };
        let short = self.names.get(import.name).cloned();
        utils::parse_imports(self, out, Imports::Single(at, Import { name: short.as_deref().unwrap_or(import.name), ..import }))
    }

    fn parse_function_section(&mut self, out: &mut FunctionSection, section: FunctionSectionReader<'_>) -> Outcome<()> {
        let types = section.into_iter().collect::<wasmparser::Result<Vec<_>>>()?;
        for &function in &self.order {
            out.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, out: &mut CodeSection, section: CodeSectionReader<'_>) -> Outcome<()> {
        let bodies = section.into_iter().collect::<wasmparser::Result<Vec<_>>>()?;
        for function in self.order.clone() {
            self.number_locals(self.parameters[function], &bodies[function])?;
            self.parse_function_body(out, bodies[function].clone())?;
        }
        Ok(())
    }

    fn instruction<'a>(&mut self, operator: Operator<'a>) -> Outcome<Instruction<'a>> {
        Ok(match operator {
            Operator::LocalGet { local_index } => Instruction::LocalGet(self.local(local_index)),
            Operator::LocalSet { local_index } => Instruction::LocalSet(self.local(local_index)),
            Operator::LocalTee { local_index } => Instruction::LocalTee(self.local(local_index)),
            other => utils::instruction(self, other)?,
        })
    }

    /// An alignment is a hint, without an effect on what is read or written (WebAssembly core specification, 4.4.7): always the
    /// widest, it needs no telling.
    fn mem_arg(&mut self, arg: wasmparser::MemArg) -> Outcome<MemArg> {
        utils::mem_arg(self, wasmparser::MemArg { align: arg.max_align, ..arg })
    }

    /// Nothing that runs reads names and notes for tools.
    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Outcome<()> {
        Ok(())
    }
}

/// The names of the functions that a module imports; other imports than functions are an error, since none are expected.
fn import_names(module: &[u8]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let import = import?;
                if !matches!(import.ty, TypeRef::Func(_)) {
                    return Err(format!("{} is imported, and is no function", import.name).into());
                }
                names.push(import.name.to_owned());
            }
        }
    }
    Ok(names)
}

/// So many bytes that two functions share count as something they have in common.
const SAME: usize = 5;
/// What stands in so many functions says nothing of any two.
const COMMON: usize = 200;
/// Added to the sizes of two functions, so that a tiny one does not resemble everything.
const WEIGHT: usize = 20;
/// What the last functions count for when the next one is chosen.
const SHARES: [usize; 3] = [6, 3, 2];

/// An order in which what is alike lies together: from the first on, always the one that resembles the last few the most.
fn side_by_side(bodies: &[Vec<u8>]) -> Vec<usize> {
    let parts: Vec<HashSet<&[u8]>> = bodies.iter().map(|body| body.windows(SAME).collect()).collect();
    let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (body, parts) in parts.iter().enumerate() {
        for part in parts {
            holders.entry(part).or_default().push(body);
        }
    }
    let mut order = Vec::with_capacity(bodies.len());
    let mut waiting: Vec<bool> = vec![true; bodies.len()];
    let mut next = (!bodies.is_empty()).then_some(0);
    while let Some(last) = next {
        order.push(last);
        waiting[last] = false;
        let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
        let (mut seen, mut size) = (HashSet::new(), 0);
        for (&before, share) in order.iter().rev().zip(SHARES) {
            size += parts[before].len() * share;
            for &part in parts[before].iter().filter(|part| holders[*part].len() < COMMON) {
                let new = seen.insert(part);
                for &body in holders[part].iter().filter(|&&body| new && waiting[body]) {
                    *shared.entry(body).or_default() += share;
                }
            }
        }
        // In thousandths, of all that they have.
        let likeness =
            |body: usize, shared: usize| shared * 1000 / (size / SHARES.len() + (parts[body].len() + WEIGHT) * SHARES[0]);
        let nearest = shared.into_iter().max_by_key(|&(body, shared)| (likeness(body, shared), std::cmp::Reverse(body)));
        next = nearest.map(|(body, _)| body).or_else(|| waiting.iter().position(|&waits| waits));
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportKind, ExportSection, Function, TypeSection, ValType};

    /// A module that imports `fetch` and exports its functions by the names of what they return.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("m", "fetch_0123456789abcdef", EntityType::Function(0));
        let (mut functions, mut exports, mut code) = (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        for (own, name) in ["1000", "calls", "1001"].into_iter().enumerate() {
            functions.function(0);
            exports.export(name, ExportKind::Func, 1 + own as u32);
            let mut body = Function::new([(2, ValType::I32)]);
            match name.parse() {
                Ok(number) => {
                    body.instruction(&Instruction::I32Const(number));
                    for _ in 0..8 {
                        body.instruction(&Instruction::LocalTee(1));
                    }
                }
                Err(_) => {
                    body.instruction(&Instruction::Call(3)).instruction(&Instruction::Drop).instruction(&Instruction::Call(0));
                }
            }
            body.instruction(&Instruction::End);
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
        module.section(&wasm_encoder::CustomSection { name: "producers".into(), data: (&b"tool"[..]).into() });
        module.finish()
    }

    /// What the functions that a module exports do, by their names.
    fn exported(module: &[u8]) -> BTreeMap<String, Vec<String>> {
        let (mut bodies, mut found) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => {
                    let operators = body.get_operators_reader().unwrap();
                    bodies.push(operators.into_iter().map(|operator| format!("{:?}", operator.unwrap())).collect::<Vec<_>>());
                }
                Payload::ExportSection(section) => found.extend(section.into_iter().map(|export| export.unwrap())),
                _ => {}
            }
        }
        found.iter().map(|export| (export.name.to_owned(), bodies[export.index as usize - 1].clone())).collect()
    }

    #[test]
    fn functions_that_are_alike_lie_together_and_are_still_found() {
        let (packed, _) = packed(&module(), "").unwrap();
        let was = exported(&module());
        let is = exported(&packed);
        assert!(is["1001"][0].contains("1001") && is["1000"][0].contains("1000"));
        assert!(was["calls"][0].contains("function_index: 3"), "the last of three");
        assert!(is["calls"][0].contains("function_index: 2"), "now the second: {is:?}");
        assert!(is["calls"][2].contains("function_index: 0"), "imports stay in their places");
    }

    #[test]
    fn the_busiest_local_gets_the_smallest_number() {
        let (packed, _) = packed(&module(), "").unwrap();
        assert!(exported(&module())["1000"][1].contains("local_index: 1"));
        assert!(exported(&packed)["1000"][1].contains("local_index: 0"));
    }

    #[test]
    fn imports_get_short_names_in_both_files() {
        let (short, script) = packed(&module(), "{ fetch_0123456789abcdef: function() {} }").unwrap();
        assert_eq!((import_names(&short).unwrap(), script.as_str()), (vec!["_0".to_owned()], "{ _0: function() {} }"));
        let (kept, _) = packed(&module(), "{}").unwrap();
        assert_eq!(import_names(&kept).unwrap(), ["fetch_0123456789abcdef"]);
    }

    #[test]
    fn sections_for_tools_go_and_a_module_that_is_cut_off_is_an_error() {
        let (packed_module, _) = packed(&module(), "").unwrap();
        let customs = |module: &[u8]| {
            Parser::new(0).parse_all(module).filter(|payload| matches!(payload, Ok(Payload::CustomSection(_)))).count()
        };
        assert_eq!((customs(&module()), customs(&packed_module)), (1, 0));
        assert!(packed(&module()[..40], "").is_err());
    }
}
