//! The rules for which settings of a book can be combined.

use crate::{
    controls::Choice,
    session::{
        Settings,
        settings::{BookLevel, BookSettings, Setting, Symmetry},
    },
    text,
};
use nonet_protocol::Technique;
use yew::AttrValue;

/// Returns why no puzzle can meet the settings: their level is below the level of the technique that each puzzle must use. None
/// if there is no contradiction.
pub(super) fn objection(book: &BookSettings) -> Option<String> {
    let (BookLevel::Of(level), Some(needed)) = (book.level, book.needs) else { return None };
    (level < needed.level()).then(|| text::too_easy(level, &text::title(needed), needed.level()))
}

/// Returns what the reader should know about the settings before puzzles are made: a contradiction, or how the settings limit
/// each other. Empty if there is nothing to say.
pub(super) fn remark(book: &BookSettings) -> String {
    if let Some(objection) = objection(book) {
        return objection;
    }
    match (book.level, book.needs) {
        (BookLevel::Rising | BookLevel::Mixed, Some(needed)) => text::levels_with(&text::title(needed), needed.level()),
        (level, needed) if book.explainer.0.is_some() && (needed.is_some() || matches!(level, BookLevel::Of(_))) => {
            text::TWO_SCALES.say()
        }
        _ if book.minimal && MANY_MIRRORS.contains(&book.symmetry) => text::RARE_PATTERN.say(),
        (_, needed) => needed.map(|needed| text::on_path(&text::title(needed))).unwrap_or_default(),
    }
}

/// The symmetries for which the generator rarely finds a minimal puzzle.
const MANY_MIRRORS: [Symmetry; 2] = [Symmetry(5), Symmetry(9)];

/// Returns the choices for a setting, given the values of the other settings. A choice that contradicts them is disabled, and its
/// name says why.
pub(super) fn choices(setting: &Setting, settings: Settings) -> Vec<Choice> {
    let techniques = if setting.key == "needs" { &Technique::ALL[..] } else { &[] };
    let titles = techniques.iter().map(|technique| AttrValue::from(text::title(*technique)));
    let names = setting.values().map(AttrValue::from).chain(titles);
    let before = setting.values().count();
    let group = |value: usize| Some(text::level(techniques.get(value.checked_sub(before)?)?.level()));
    let choice = |(value, name): (usize, AttrValue)| {
        let changed = settings.with(setting, value).book;
        match changed.needs.filter(|_| objection(&changed).is_some()) {
            None => Choice { name, can: true, group: group(value) },
            Some(needed) => {
                Choice { name: text::not_with(&name, needed, setting.key == "needs").into(), can: false, group: group(value) }
            }
        }
    };
    names.enumerate().map(choice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_protocol::Level;

    fn chosen(level: BookLevel, needs: Option<Technique>) -> Settings {
        let mut settings = Settings::default();
        settings.book = BookSettings { level, needs, ..settings.book };
        settings
    }

    fn open(key: &str, settings: Settings) -> Vec<bool> {
        let setting = Setting::named(key).unwrap();
        choices(setting, settings).iter().map(|choice| choice.can).collect()
    }

    #[test]
    fn no_level_is_offered_below_that_of_the_technique_and_no_technique_above_the_level() {
        let easy = chosen(BookLevel::Of(Level::Easy), None);
        let first_medium = 1 + Technique::ALL.iter().position(|technique| technique.level() > Level::Easy).unwrap();
        assert!(open("needs", easy).into_iter().enumerate().all(|(value, can)| can == (value < first_medium)));
        let names = choices(Setting::named("needs").unwrap(), easy);
        assert_eq!(names[1 + Technique::XyWing.index()].name, "XY-wing (Hard)");
        let winged = chosen(BookLevel::Rising, Some(Technique::XyWing));
        assert_eq!(open("level", winged), [true, true, false, false, true, true, true]);
        let names = choices(Setting::named("level").unwrap(), winged);
        assert_eq!(names[2].name, "Easy (too easy for XY-wing)");
        assert_eq!(open("symmetry", winged), [true; 10]);
    }

    #[test]
    fn settings_that_contradict_each_other_are_objected_to() {
        let remark = |settings: Settings| remark(&settings.book);
        let kept = chosen(BookLevel::Of(Level::Easy), Some(Technique::XyWing));
        assert_eq!(
            remark(kept),
            "No Easy puzzle uses XY-wing, which takes a Hard one at least. Choose another level or another technique."
        );
        assert_eq!(open("level", kept), [true, true, false, false, true, true, true], "there is a way out");
        assert_eq!(objection(&chosen(BookLevel::Of(Level::Hard), Some(Technique::XyWing)).book), None);
        assert_eq!(
            remark(chosen(BookLevel::Mixed, Some(Technique::NakedPair))),
            "The rating's path will use Naked pair in each puzzle, so each will be Medium or harder."
        );
        assert!(remark(chosen(BookLevel::Of(Level::Hard), Some(Technique::XyWing))).contains("uses XY-wing"));
        let mut rare = chosen(BookLevel::Rising, None);
        (rare.book.minimal, rare.book.symmetry) = (true, Symmetry(9));
        assert!(remark(rare).starts_with("Minimal puzzles of this pattern are rare"));
    }
}
