//! The rules for which settings of a book can be combined. The levels of the techniques come from the worker.

use crate::{
    controls::Choice,
    session::{
        Settings,
        settings::{BookLevel, BookSettings, Setting, Symmetry},
    },
    text,
};
use nonet_protocol::TechniqueEntry;
use yew::AttrValue;

/// Returns why no puzzle can meet the settings: their level is below the level of the technique that each puzzle must use. None
/// if there is no contradiction.
pub(super) fn objection(book: &BookSettings, entries: &[TechniqueEntry]) -> Option<String> {
    let (BookLevel::Of(level), Some(needed)) = (book.level, needed(book, entries)) else { return None };
    (level < needed.name.level).then(|| text::too_easy(level, &needed.name.title, needed.name.level))
}

/// Returns what the reader should know about the settings before puzzles are made: a contradiction, or how the settings limit
/// each other. Empty if there is nothing to say.
pub(super) fn remark(book: &BookSettings, entries: &[TechniqueEntry]) -> String {
    if let Some(objection) = objection(book, entries) {
        return objection;
    }
    match (book.level, needed(book, entries)) {
        (BookLevel::Rising | BookLevel::Mixed, Some(needed)) => text::levels_with(&needed.name.title, needed.name.level),
        (level, needed) if book.explainer.0.is_some() && (needed.is_some() || matches!(level, BookLevel::Of(_))) => {
            text::TWO_SCALES.to_owned()
        }
        _ if book.minimal && MANY_MIRRORS.contains(&book.symmetry) => text::RARE_PATTERN.to_owned(),
        (_, needed) => needed.map(|needed| text::on_path(&needed.name.title)).unwrap_or_default(),
    }
}

/// The symmetries for which the generator rarely finds a minimal puzzle.
const MANY_MIRRORS: [Symmetry; 2] = [Symmetry(5), Symmetry(9)];

/// Returns the choices for a setting, given the values of the other settings. A choice that contradicts them is disabled, and its
/// name says why.
pub(super) fn choices(setting: &Setting, settings: Settings, entries: &[TechniqueEntry]) -> Vec<Choice> {
    let techniques = if setting.key == "needs" { entries } else { &[] };
    let titles = techniques.iter().map(|entry| AttrValue::from(entry.name.title.clone()));
    let names = setting.values().map(AttrValue::from).chain(titles);
    let before = setting.values().count();
    let group = |value: usize| Some(techniques.get(value.checked_sub(before)?)?.name.level.name());
    let choice = |(value, name): (usize, AttrValue)| {
        let wished = settings.with(setting, value).book;
        match needed(&wished, entries).filter(|_| objection(&wished, entries).is_some()) {
            None => Choice { name, can: true, group: group(value) },
            Some(needed) => {
                Choice { name: text::not_with(&name, needed, setting.key == "needs").into(), can: false, group: group(value) }
            }
        }
    };
    names.enumerate().map(choice).collect()
}

fn needed<'a>(book: &BookSettings, entries: &'a [TechniqueEntry]) -> Option<&'a TechniqueEntry> {
    entries.get(usize::from(book.needs?.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Level;
    use nonet_protocol::{TechniqueId, TechniqueName};
    use std::rc::Rc;

    fn entry(id: u8, title: &str, level: Level) -> TechniqueEntry {
        let name = TechniqueName { id: TechniqueId(id), name: String::new(), title: title.to_owned(), level, easier: 0 };
        TechniqueEntry { name, assumes_one_solution: false, unless_chosen: false, lesson: Rc::default() }
    }

    fn entries() -> [TechniqueEntry; 2] {
        [entry(0, "naked pair", Level::Medium), entry(1, "XY-wing", Level::Hard)]
    }

    fn wishes(level: BookLevel, needs: Option<u8>) -> Settings {
        let mut settings = Settings::default();
        settings.book = BookSettings { level, needs: needs.map(TechniqueId), ..settings.book };
        settings
    }

    fn open(key: &str, settings: Settings) -> Vec<bool> {
        let setting = Setting::named(key).unwrap();
        choices(setting, settings, &entries()).iter().map(|choice| choice.can).collect()
    }

    #[test]
    fn no_level_is_offered_below_that_of_the_technique_and_no_technique_above_the_level() {
        let easy = wishes(BookLevel::Of(Level::Easy), None);
        assert_eq!(open("needs", easy), [true, false, false]);
        let names = choices(Setting::named("needs").unwrap(), easy, &entries());
        assert_eq!(names[2].name, "XY-wing (Hard)");
        let winged = wishes(BookLevel::Rising, Some(1));
        assert_eq!(open("level", winged), [true, true, false, false, true, true, true]);
        let names = choices(Setting::named("level").unwrap(), winged, &entries());
        assert_eq!(names[2].name, "Easy (too easy for XY-wing)");
        assert_eq!(open("symmetry", winged), [true; 10]);
    }

    #[test]
    fn wishes_that_contradict_each_other_are_objected_to() {
        let remark = |settings: Settings| remark(&settings.book, &entries());
        let kept = wishes(BookLevel::Of(Level::Easy), Some(1));
        assert_eq!(
            remark(kept),
            "No Easy puzzle uses XY-wing, which takes a Hard one at least. Choose another level or another technique."
        );
        assert_eq!(open("level", kept), [true, true, false, false, true, true, true], "there is a way out");
        assert_eq!(objection(&wishes(BookLevel::Of(Level::Hard), Some(1)).book, &entries()), None);
        assert_eq!(objection(&wishes(BookLevel::Of(Level::Easy), Some(9)).book, &entries()), None, "it is not known");
        assert_eq!(
            remark(wishes(BookLevel::Mixed, Some(0))),
            "The rating's path will use naked pair in each puzzle, so each will be Medium or harder."
        );
        assert!(remark(wishes(BookLevel::Of(Level::Hard), Some(1))).contains("uses XY-wing"));
        let mut rare = wishes(BookLevel::Rising, None);
        (rare.book.minimal, rare.book.symmetry) = (true, Symmetry(9));
        assert!(remark(rare).starts_with("Minimal puzzles of this pattern are rare"));
    }
}
