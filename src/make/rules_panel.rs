//! The rules of a setter: the symmetry, the mask of the cells that may be given, and the locked digits.

use super::{editor::Editor, setting::MOST_MASKS};
use crate::{
    action::{Action, MakeAction, RuleAction},
    controls::{Button, ButtonStyle, Choice, Select, use_dispatch},
    session::{
        Session,
        settings::{Symmetry as SymmetrySetting, Value},
    },
    text::{self, Text},
};
use nonet_core::board::{CellSet, Symmetry};
use std::rc::Rc;
use yew::prelude::*;

/// The view of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesView {
    /// The symmetry of the givens.
    pub symmetry: Symmetry,
    /// What the rules allow, in words.
    pub words: AttrValue,
    /// Whether cells are selected.
    pub has_selection: bool,
    /// Whether there are givens.
    pub has_givens: bool,
    /// Whether some cells may not be given.
    pub has_mask: bool,
    /// Whether the selected cells have digits, which can be locked or unlocked.
    pub can_lock: bool,
    /// Whether the mask can be kept.
    pub can_keep: bool,
    /// The index of the mask among the kept ones. None if it is not kept.
    pub chosen: Option<usize>,
    /// The names of the kept masks.
    pub masks: Rc<[AttrValue]>,
}

/// Returns the view of the rules.
pub(super) fn rules(editor: &Editor, session: &Session) -> RulesView {
    let (rules, givens, masks) = (&editor.rules, editor.grid().filled_cells(), &editor.masks);
    let selected = session.board.selection.cells;
    let (locked, lacking) = (rules.locked_givens(editor.grid()), rules.lacking(editor.grid()));
    let chosen = masks.iter().position(|mask| *mask == rules.mask);
    let has_mask = rules.mask != CellSet::ALL;
    let outside = givens - locked - rules.cells();
    RulesView {
        symmetry: rules.symmetry,
        words: text::editor::rules(rules.cells().len(), outside.len(), lacking.len(), locked.len()).into(),
        has_selection: !selected.is_empty(),
        has_givens: !givens.is_empty(),
        has_mask,
        can_lock: !(selected & givens).is_empty(),
        can_keep: has_mask && chosen.is_none() && masks.len() < MOST_MASKS,
        chosen,
        masks: masks.iter().zip(1..).map(|(mask, number)| text::editor::mask_name(number, mask.len()).into()).collect(),
    }
}

/// The props of a [`RulesPanel`].
#[derive(Properties, PartialEq)]
pub(super) struct RulesPanelProps {
    /// The view.
    pub(super) view: RulesView,
}

/// The rules, with the buttons that change them.
#[component]
pub(super) fn RulesPanel(RulesPanelProps { view }: &RulesPanelProps) -> Html {
    let dispatch = use_dispatch();
    let send = |action: fn(usize) -> Option<RuleAction>| {
        let dispatch = dispatch.clone();
        Callback::from(move |number| {
            if let Some(action) = action(number) {
                dispatch.emit(Action::Make(MakeAction::Rule(action)).into());
            }
        })
    };
    let symmetry = send(|number| Symmetry::ALL.get(number).copied().map(RuleAction::Symmetry));
    let symmetries: Vec<Choice> = SymmetrySetting::ALL.iter().map(|(_, _, name)| Choice::new(*name)).collect();
    let masks: Vec<Choice> = view.masks.iter().map(|name| Choice::new(name.clone())).collect();
    let mask = [
        (text::editor::MASK_SELECTED, view.has_selection, RuleAction::MaskSelected),
        (text::editor::MASK_ADD, view.has_selection && view.has_mask, RuleAction::AddSelected),
        (text::editor::MASK_REMOVE, view.has_selection, RuleAction::RemoveSelected),
        (text::editor::MASK_GIVENS, view.has_givens, RuleAction::MaskGivens),
        (text::editor::MASK_ALL, view.has_mask, RuleAction::AllCells),
        (text::editor::MASK_KEEP, view.can_keep, RuleAction::KeepMask),
        (text::editor::LOCK, view.can_lock, RuleAction::LockSelected),
    ];
    html! {
        <section class="choices" aria-label={text::editor::RULES}>
            <h3 class="editor-panel__title">{text::editor::RULES}</h3>
            <div class="settings">
                <label class="settings__row">
                    <span>{text::editor::SYMMETRY}</span>
                    <Select choices={symmetries} chosen={Some(view.symmetry as usize)} onchange={symmetry} />
                </label>
                if !view.masks.is_empty() {
                    <label class="settings__row">
                        <span>{text::editor::MASKS}</span>
                        <Select
                            choices={masks}
                            chosen={view.chosen}
                            prompt={Some(AttrValue::from(text::editor::NO_KEPT_MASK))}
                            onchange={send(|number| Some(RuleAction::UseMask(number)))}
                        />
                    </label>
                }
            </div>
            <div class="tools__row">
                {for mask.map(button)}
                if view.chosen.is_some() {
                    {button((text::editor::MASK_FORGET, true, RuleAction::ForgetMask))}
                }
            </div>
            <p class="note-line" role="status">{&view.words}</p>
        </section>
    }
}

fn button((label, can, action): (Text, bool, RuleAction)) -> Html {
    let action = can.then_some(Action::Make(MakeAction::Rule(action)));
    html! { <Button key={label} {label} style={ButtonStyle::Plain} {action} /> }
}
