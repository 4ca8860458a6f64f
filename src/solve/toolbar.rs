//! The toolbar of the Solve room: the main actions in a row, and the rarer ones in a menu.

use super::view::SolveTools;
use crate::{
    action::{Action, BoardAction, Export, Overlay, ShellAction, SolveAction, StepAction, StepBoards, Subject},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, Menu, Switch, Toolbar},
    text::{self, Text},
};
use nonet_protocol::PathForm;
use yew::prelude::*;

/// The props of a [`SolveToolbar`].
#[derive(Properties, PartialEq)]
pub struct SolveToolbarProps {
    /// The state of the buttons.
    pub tools: SolveTools,
    /// Whether the highlight row is shown on small screens.
    pub highlighting: bool,
    /// Whether the keys are folded away.
    pub folded: bool,
}

/// The toolbar: the three ways on from a puzzle, and what is rarer. All keep their places, whatever the board says.
#[component]
pub fn SolveToolbar(&SolveToolbarProps { tools, highlighting, folded }: &SolveToolbarProps) -> Html {
    html! {
        <Toolbar>
            <div class="toolbar__main">
                <Button
                    label={text::solve::PLAY_IT}
                    icon={Icon::Play}
                    action={tools.can_play.then_some(Action::Shell(ShellAction::PlayThis))}
                    why={tools.no_game}
                />
                <Button
                    label={text::solve::STEP}
                    icon={Icon::Step}
                    style={ButtonStyle::Primary}
                    action={tools.can_step.then_some(Action::Board(BoardAction::Step))}
                />
                <Button
                    label={text::solve::SOLVE}
                    icon={Icon::Solve}
                    action={tools.can_solve.then_some(Action::Solve(SolveAction::Solve))}
                />
            </div>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::solve::DIGIT_KEYS}
                icon={Icon::Keypad}
                style={ButtonStyle::Bare}
                pressed={!folded}
                action={Action::Solve(SolveAction::Details(!folded))}
            />
            <MoreMenu {tools} {highlighting} />
            <Switch
                label={text::solve::CANDIDATES}
                icon={Icon::Candidates}
                on={tools.candidates}
                action={Action::Solve(SolveAction::Candidates(!tools.candidates))}
            />
        </Toolbar>
    }
}

/// The props of a [`MoreMenu`].
#[derive(Properties, PartialEq)]
pub(super) struct MoreMenuProps {
    /// The state of the menu items.
    pub(super) tools: SolveTools,
    /// Whether the highlight row is shown on small screens.
    pub(super) highlighting: bool,
}

/// The steps that were taken, as text.
const PATH_TEXT: Export = Export::Path { form: PathForm::Text, proofs: false, boards: StepBoards::Start };
/// The steps that were taken, as CSV.
const PATH_CSV: Export = Export::Path { form: PathForm::Csv, proofs: false, boards: StepBoards::Start };
/// The steps that were taken, as the dialog "Export" first offers them.
const PATH_DOCUMENT: Export = Export::Path { form: PathForm::Text, proofs: false, boards: StepBoards::BeyondSingles };

/// The menu, whose items have labels without icons.
#[component]
pub(super) fn MoreMenu(&MoreMenuProps { tools, highlighting }: &MoreMenuProps) -> Html {
    let item = |label: Text, action: Option<Action>| {
        html! { <Button {label} style={ButtonStyle::Quiet} {action} /> }
    };
    let steps = |action| tools.has_steps.then_some(action);
    html! {
        <Menu id="solve-more" label={text::solve::MORE} icon={Icon::More}>
            <div class="menu__items">
                if tools.editing {
                    {item(text::solve::STOP_EDITING, tools.can_clear.then_some(Action::Solve(SolveAction::EditGivens(false))))}
                } else {
                    {item(text::solve::EDIT_GIVENS, Some(Action::Solve(SolveAction::EditGivens(true))))}
                }
                {item(text::solve::USE_AS_PUZZLE, tools.can_use_as_puzzle.then_some(Action::Solve(SolveAction::UseAsPuzzle)))}
                {item(text::solve::BACK_TO_GIVENS, tools.can_restart.then_some(Action::Board(BoardAction::Restart)))}
                {item(text::solve::EMPTY_BOARD, tools.can_clear.then_some(Action::Board(BoardAction::Clear)))}
                <span class="highlight__switch">
                    {item(text::solve::HIGHLIGHT_CELLS, Some(Action::Board(BoardAction::Highlighting(!highlighting))))}
                </span>
                {item(text::solve::PRESENT, Some(Action::Solve(SolveAction::Present(true))))}
                {item(text::solve::SHARE, Some(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)))))}
                {item(text::solve::COPY_STEPS, steps(Action::Shell(ShellAction::Copy(PATH_TEXT))))}
                {item(text::solve::STEPS_AS_TEXT, steps(Action::Shell(ShellAction::Download(PATH_TEXT))))}
                {item(text::solve::STEPS_AS_CSV, steps(Action::Shell(ShellAction::Download(PATH_CSV))))}
                {item(text::solve::STEPS_AS_DOCUMENT, steps(Action::Shell(ShellAction::OpenExport(PATH_DOCUMENT))))}
                {item(text::solve::CLEAR_STEPS, steps(Action::Solve(SolveAction::Step(StepAction::Forget))))}
            </div>
        </Menu>
    }
}
