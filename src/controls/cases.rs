//! The cases of a step that follows in each of several: all of them, or one by itself.

use super::segments;
use crate::action::{Action, ShellAction};
use yew::prelude::*;

/// What the choices are called: no clause has more than nine cases.
const NAMES: [&str; 10] = ["All cases", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Chooses between so many cases, of which one may be shown by itself; nothing where there are none.
pub fn cases(count: usize, shown: Option<usize>) -> Html {
    let case = |number: usize| number.checked_sub(1);
    let choices = NAMES.iter().enumerate().take(count + 1);
    let choices = choices.map(|(number, name)| (*name, case(number) == shown, Action::Shell(ShellAction::Case(case(number)))));
    if count == 0 { Html::default() } else { segments("case", "Cases", None, choices) }
}
