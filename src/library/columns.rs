//! The question which column of a table holds the puzzles, if that is not clear.

use crate::{
    action::{Action, CollectionAction, ShellAction},
    controls::{Button, ButtonStyle},
    text,
};
use nonet_formats::ColumnChoice;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PuzzleColumns`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct PuzzleColumnsProps {
    /// The columns that hold boards, with the fields of their first rows.
    pub columns: Rc<Vec<ColumnChoice>>,
}

/// The choice between the columns: each with its name and the boards of its first rows.
#[component]
pub fn PuzzleColumns(PuzzleColumnsProps { columns }: &PuzzleColumnsProps) -> Html {
    let chosen = use_state(|| columns.first().map_or(0, |column| column.column));
    let choose = |column: usize| {
        let chosen = chosen.clone();
        Callback::from(move |_: Event| chosen.set(column))
    };
    let read = Action::Collection(CollectionAction::ReadColumn(*chosen));
    html! {
        <div class="columns">
            <fieldset class="columns__choices">
                <legend class="columns__question">{text::library::WHICH_COLUMN}</legend>
                for (place, column) in columns.iter().enumerate() {
                    <label key={column.column} class="columns__choice">
                        <input
                            type="radio"
                            name="puzzle-column"
                            aria-label={spoken(column)}
                            checked={column.column == *chosen}
                            onchange={choose(column.column)}
                            data-first={(place == 0).then_some("")}
                        />
                        <span class="columns__name">{&column.name}</span>
                        for (row, field) in column.fields.iter().enumerate() {
                            <code key={row} class="columns__field">{field}</code>
                        }
                    </label>
                }
            </fieldset>
            <div class="tools__row">
                <Button label={text::shell::READ} style={ButtonStyle::Primary} action={Some(read)} />
                <Button label={text::library::CANCEL} action={Action::Shell(ShellAction::Close)} />
            </div>
        </div>
    }
}

/// The spoken name of a column, with the numbers of filled cells of its first boards in place of their digits: they tell puzzles
/// from solutions.
fn spoken(column: &ColumnChoice) -> String {
    let filled = |field: &String| field.chars().filter(|ch| ('1'..='9').contains(ch)).count().to_string();
    let counts: Vec<String> = column.fields.iter().map(filled).collect();
    text::library::digits_in_column(&column.name, &counts)
}
