//! The analysis that is open: its name, and its branches side by side. Its view, as plain values, and its drawing.

use super::{analysis::branch_name, state::Solve};
use crate::{
    action::{Action, AnalysisAction, Overlay, ShellAction, SolveAction},
    analysis::{AnalysisId, BranchId},
    controls::{Button, ButtonStyle, Icon, Row, RowText, TextField, use_dispatch},
    session::Session,
    text,
};
use std::rc::Rc;
use yew::{AttrValue, prelude::*};

/// The analysis that is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenAnalysisView {
    /// The id. None if no analysis is open.
    pub id: Option<AnalysisId>,
    /// The name that the player gave it. Empty if they gave none.
    pub name: AttrValue,
    /// The name that it has by itself.
    pub own_name: AttrValue,
    /// The branches, in the order in which they were begun. Empty if there is only one.
    pub branches: Rc<[BranchRowView]>,
    /// Whether there are analyses to list.
    pub has_others: bool,
}

/// A branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchRowView {
    /// The number of the branch.
    pub id: BranchId,
    /// The name: `tried r5c5=2`.
    pub name: AttrValue,
    /// How it ends: `contradiction`.
    pub end: AttrValue,
    /// Whether it is on the board.
    pub is_shown: bool,
}

/// Returns the view of the open analysis.
pub(super) fn open_analysis(solve: &Solve, session: &Session) -> OpenAnalysisView {
    let has_others = session.analyses.has_some();
    let Some((place, analysis)) = solve.branches.open.zip(solve.analysis(session)) else {
        return OpenAnalysisView { has_others, ..OpenAnalysisView::default() };
    };
    let branches = analysis.branches.iter().filter(|_| analysis.branches.len() > 1).map(|branch| BranchRowView {
        id: branch.id,
        name: branch_name(branch, session.notation()).into(),
        end: text::solve::branch_end(branch).into(),
        is_shown: branch.id == place.branch,
    });
    OpenAnalysisView {
        id: Some(place.analysis),
        name: analysis.name.clone().into(),
        own_name: text::solve::own_analysis_name(analysis).into(),
        branches: branches.collect(),
        has_others,
    }
}

/// The props of [`BranchList`].
#[derive(Properties, PartialEq)]
pub struct BranchListProps {
    /// The analysis.
    pub view: OpenAnalysisView,
}

/// The field for the name, the buttons that begin a branch and list the analyses, and the branches.
#[component]
pub fn BranchList(BranchListProps { view }: &BranchListProps) -> Html {
    if view.id.is_none() && !view.has_others {
        return html! {};
    }
    html! {
        <section class="analysis">
            <div class="analysis__head">
                if let Some(id) = view.id {
                    <NameField
                        key={id.to_string()}
                        {id}
                        name={view.name.clone()}
                        own_name={view.own_name.clone()}
                    />
                    <Button label={text::solve::BRANCH} action={analysis_action(AnalysisAction::Branch)} />
                }
                <Button label={text::solve::ANALYSES} action={Action::Shell(ShellAction::Open(Overlay::Analyses))} />
            </div>
            if !view.branches.is_empty() {
                <ul class="analysis__branches" aria-label={text::solve::BRANCHES}>
                    for branch in view.branches.iter() {
                        <li key={branch.id.0} class="library__item">
                            <Row action={analysis_action(AnalysisAction::Show(branch.id))} current={branch.is_shown}>
                                <RowText title={branch.name.clone()}>{&branch.end}</RowText>
                            </Row>
                            <span class="library__tools">
                                <Button
                                    label={text::solve::remove_branch(&branch.name)}
                                    icon={Icon::Clear}
                                    style={ButtonStyle::Bare}
                                    action={analysis_action(AnalysisAction::Remove(branch.id))}
                                />
                            </span>
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

fn analysis_action(action: AnalysisAction) -> Action {
    Action::Solve(SolveAction::Analysis(action))
}

/// The props of [`NameField`].
#[derive(Properties, PartialEq)]
pub(super) struct NameFieldProps {
    /// The analysis.
    pub(super) id: AnalysisId,
    /// The name. Empty if the player gave it none.
    pub(super) name: AttrValue,
    /// The name that the analysis has without one.
    pub(super) own_name: AttrValue,
    /// Whether the field gets the focus when it appears.
    #[prop_or_default]
    pub(super) focused: bool,
}

/// The field for the name of an analysis.
#[component]
pub(super) fn NameField(NameFieldProps { id, name, own_name, focused }: &NameFieldProps) -> Html {
    let id = *id;
    let onchange = use_dispatch().reform(move |name: String| analysis_action(AnalysisAction::Name(id, name.into())).into());
    html! {
        <TextField
            class="analysis__name"
            label={text::solve::ANALYSIS_NAME.say()}
            placeholder={own_name.clone()}
            value={name.clone()}
            focused={*focused}
            {onchange}
        />
    }
}
