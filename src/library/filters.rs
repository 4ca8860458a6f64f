//! The controls that filter the rows of a table, and sort them by a column of the file.

use crate::{
    action::Action,
    controls::{Choice, Select, use_dispatch},
    text::{self, Text},
};
use nonet_collection::{Column, Filter, FilterChange, Finding, Sort};
use nonet_protocol::{Level, TableAction, Technique};
use std::ops::RangeInclusive;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The numbers of givens that the filter offers.
const GIVENS: RangeInclusive<u8> = 17..=39;

#[derive(Properties, PartialEq)]
pub(super) struct TableFiltersProps {
    /// The filter of the rows.
    pub(super) filter: Filter,
    /// The order of the rows.
    pub(super) sort: Sort,
    /// The names of the file's own columns.
    pub(super) columns: Vec<String>,
}

/// The controls.
#[component]
pub(super) fn TableFilters(TableFiltersProps { filter, sort, columns }: &TableFiltersProps) -> Html {
    let dispatch = use_dispatch();
    let onfilter = dispatch.reform(|change| Action::from(TableAction::Filter(change)).into());
    let onsort = dispatch.reform(|sort| Action::from(TableAction::SortBy(sort)).into());
    let onunsolved = onfilter.reform(move |event| FilterChange::Unsolved(is_checked(event)));
    let ononce = onfilter.reform(move |event| FilterChange::Once(is_checked(event)));
    let place = |place: Option<usize>| place.map_or(0, |place| place + 1);
    html! {
        <>
            <Select
                label={text::library::LEVEL}
                choices={with_any(text::library::ALL_LEVELS, Level::ALL.map(text::level))}
                chosen={place(filter.level.map(|level| level as usize))}
                onchange={onfilter.reform(|number: usize| FilterChange::Level(of(&Level::ALL, number)))}
            />
            <Select
                label={text::library::TECHNIQUE}
                choices={techniques_or_any()}
                chosen={place(filter.technique.map(|technique| technique.index()))}
                onchange={onfilter.reform(|number: usize| FilterChange::Technique(of(&Technique::ALL, number)))}
            />
            <Select
                label={text::library::GIVENS}
                choices={with_any(text::library::ANY_GIVENS, GIVENS.map(text::library::givens_at_most))}
                chosen={place(filter.givens.and_then(|most| GIVENS.clone().position(|number| number == most)))}
                onchange={onfilter.reform(|number: usize| FilterChange::Givens(number.checked_sub(1).and_then(|number| GIVENS.clone().nth(number))))}
            />
            <Select
                label={text::library::ROWS}
                choices={with_any(text::library::ALL_ROWS, Finding::ALL.map(text::library::finding))}
                chosen={place(filter.finding.map(|finding| finding as usize))}
                onchange={onfilter.reform(|number: usize| FilterChange::Finding(of(&Finding::ALL, number)))}
            />
            <label class="collection__check">
                <input type="checkbox" checked={filter.unsolved} onchange={onunsolved} />
                {text::library::UNSOLVED}
            </label>
            <label class="collection__check" title={text::library::ABOUT_ONCE}>
                <input type="checkbox" checked={filter.once} onchange={ononce} />
                {text::library::ONCE}
            </label>
            <MoreFilters filter={filter.clone()} has_fields={columns.len() > 1} />
            if columns.len() > 1 {
                <Select
                    label={text::library::SORT_BY_OWN}
                    choices={with_any(text::library::SORT_BY_NONE, columns.iter().flat_map(|name| text::library::sorted_by(name)))}
                    chosen={own_choice(*sort)}
                    onchange={onsort.reform(own_sort)}
                />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct MoreFiltersProps {
    /// The filter of the rows.
    filter: Filter,
    /// Whether the rows have fields beside their puzzles.
    has_fields: bool,
}

/// The filters that stand behind "More filters": a technique alone, the rating by Sudoku Explainer, and words of the file's columns. They
/// are open from the start where one of them is set.
#[component]
fn MoreFilters(MoreFiltersProps { filter, has_fields }: &MoreFiltersProps) -> Html {
    let dispatch = use_dispatch();
    let typed = use_state(|| filter.text.clone());
    let is_open =
        *use_memo((), |()| filter.alone || filter.explainer_from.is_some() || filter.explainer_to.is_some() || !typed.is_empty());
    let onfilter = dispatch.reform(|change| Action::from(TableAction::Filter(change)).into());
    let onalone = onfilter.reform(|event| FilterChange::Alone(is_checked(event)));
    let oninput = {
        let (onfilter, typed) = (onfilter.clone(), typed.clone());
        move |event: InputEvent| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            onfilter.emit(FilterChange::Text(field.value()));
            typed.set(field.value());
        }
    };
    let rating = |label: Text, tenths: Option<u16>, change: fn(Option<u16>) -> FilterChange| {
        let onchange = onfilter.reform(move |event: Event| {
            change(event.target_dyn_into::<HtmlInputElement>().and_then(|field| tenths_of(field.value_as_number())))
        });
        let value = tenths.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10));
        html! {
            <input
                class="field collection__number"
                type="number"
                min="0"
                max="20"
                step="0.1"
                aria-label={AttrValue::from(label)}
                placeholder={AttrValue::from(label)}
                {value}
                {onchange}
            />
        }
    };
    html! {
        <details class="collection__more" open={is_open}>
            <summary>{text::library::MORE_FILTERS}</summary>
            <div class="collection__head">
                <label class="collection__check" title={text::library::ABOUT_ALONE}>
                    <input type="checkbox" checked={filter.alone} onchange={onalone} />
                    {text::library::ALONE}
                </label>
                {rating(text::library::SE_FROM, filter.explainer_from, FilterChange::ExplainerFrom)}
                {rating(text::library::SE_TO, filter.explainer_to, FilterChange::ExplainerTo)}
                if *has_fields {
                    <input
                        class="field collection__words"
                        type="search"
                        aria-label={AttrValue::from(text::library::WORDS)}
                        placeholder={AttrValue::from(text::library::WORDS)}
                        autocomplete="off"
                        value={(*typed).clone()}
                        {oninput}
                    />
                }
            </div>
            if filter.explainer_from.is_some() || filter.explainer_to.is_some() {
                <p class="note-line" role="status">{text::library::ABOUT_SE_RANGE}</p>
            }
        </details>
    }
}

/// Whether the checkbox of an event is checked now.
fn is_checked(event: Event) -> bool {
    event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked())
}

/// The rating in tenths of a number that was typed; `None` of an empty field, which is not a number, and of one that no rating is.
fn tenths_of(number: f64) -> Option<u16> {
    let is_rating = (0.0..=20.0).contains(&number);
    is_rating.then(|| (number * 10.0).round() as u16)
}

/// The options with these names, after the option `any`.
pub(super) fn with_any<T: Into<AttrValue>>(any: Text, names: impl IntoIterator<Item = T>) -> Vec<Choice> {
    [Choice::new(any)].into_iter().chain(names.into_iter().map(Choice::new)).collect()
}

/// The option "any", and the techniques under the names of their levels.
fn techniques_or_any() -> Vec<Choice> {
    let choice = |technique: Technique| Choice::new(text::title(technique)).under(text::level(technique.level()));
    [Choice::new(text::library::ANY_TECHNIQUE)].into_iter().chain(Technique::ALL.map(choice)).collect()
}

/// The value of the option with this index, where option 0 is "any"; `None` for that one.
pub(super) fn of<T: Copy>(values: &[T], number: usize) -> Option<T> {
    number.checked_sub(1).and_then(|place| values.get(place)).copied()
}

/// The index of the option for this order. Each column of the file has two options, ascending and descending, after the option of
/// no such order.
fn own_choice(sort: Sort) -> usize {
    match sort.by {
        Column::Own(column) => 2 * usize::from(column) + 1 + usize::from(sort.down),
        _ => 0,
    }
}

/// The order of the option with this index.
fn own_sort(number: usize) -> Sort {
    match number.checked_sub(1) {
        Some(own) => Sort { by: Column::Own((own / 2) as u16), down: own % 2 == 1 },
        None => Sort::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_typed_with_one_decimal() {
        let typed = [7.2, 11.0, 0.3, f64::NAN, -1.0, 1e9];
        assert_eq!(typed.map(tenths_of), [Some(72), Some(110), Some(3), None, None, None]);
    }

    #[test]
    fn each_column_of_the_file_is_two_choices() {
        let own = |column, down| Sort { by: Column::Own(column), down };
        for (number, sort) in [(0, Sort::default()), (1, own(0, false)), (2, own(0, true)), (5, own(2, false)), (6, own(2, true))]
        {
            assert_eq!((own_sort(number), own_choice(sort)), (sort, number));
        }
        assert_eq!(own_choice(Sort { by: Column::Score, down: true }), 0);
    }
}
