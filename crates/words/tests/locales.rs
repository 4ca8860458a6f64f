//! The files of messages, as translators and the compiler need them.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails so

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The arguments of a message, and the names that its comment explains.
struct Message {
    file: PathBuf,
    arguments: Vec<String>,
    explained: Vec<String>,
}

/// A message that a language lacks, or that takes other arguments there, has no function: this says which.
#[test]
fn each_language_has_each_message_with_the_same_arguments_in_the_file_of_the_same_name() {
    let english = messages("en");
    for language in languages() {
        let own = messages(&language);
        let face = |messages: &BTreeMap<String, Message>| {
            let face = messages.iter().map(|(id, it)| {
                let mut arguments = it.arguments.clone();
                arguments.sort();
                (id.clone(), it.file.clone(), arguments)
            });
            face.collect::<Vec<_>>()
        };
        assert_eq!(face(&own), face(&english), "{language}");
    }
}

/// A function takes its arguments in the order in which the English message has them, and most are texts: if a message is written
/// anew in another order, its comment, and whoever calls it, has to follow.
#[test]
fn the_comment_of_a_message_explains_its_arguments_in_their_order() {
    for (id, message) in messages("en") {
        assert_eq!(message.explained, message.arguments, "{id} in {}", message.file.display());
    }
}

fn languages() -> Vec<String> {
    let folders = fs::read_dir("../../locales").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

fn messages(language: &str) -> BTreeMap<String, Message> {
    let folder = Path::new("../../locales").join(language);
    let mut messages = BTreeMap::new();
    for path in files(&folder) {
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let file = path.strip_prefix(&folder).unwrap().to_owned();
            for attribute in &message.attributes {
                let mut arguments = Vec::new();
                of_pattern(&attribute.value, &mut arguments);
                let id = format!("{}.{}", message.id.name, attribute.id.name);
                messages.insert(id, Message { file: file.clone(), explained: arguments.clone(), arguments });
            }
            let mut arguments = Vec::new();
            message.value.iter().for_each(|pattern| of_pattern(pattern, &mut arguments));
            let lines = message.comment.iter().flat_map(|comment| &comment.content);
            let explained =
                lines.filter_map(|line| line.strip_prefix('$')).map(|line| line.split(' ').next().unwrap().to_owned());
            messages.insert(message.id.name.to_owned(), Message { file, arguments, explained: explained.collect() });
        }
    }
    messages
}

/// The files of messages in a folder and those in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let messages = files.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    messages.chain(folders.iter().flat_map(|folder| self::files(folder))).collect()
}

/// The arguments of a pattern in the order of their first use; a selector comes before its variants.
fn of_pattern(pattern: &Pattern<&str>, arguments: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            variants.iter().for_each(|variant| of_pattern(&variant.value, arguments));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } if !arguments.iter().any(|known| known == id.name) => {
            arguments.push(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: given, .. } => {
            given.positional.iter().for_each(|inline| of_inline(inline, arguments));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        _ => {}
    }
}
