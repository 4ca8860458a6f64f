//! The list of the analyses, the content of a dialog: its view, as plain values, and its drawing.

use super::{branch_list::NameField, state::Solve};
use crate::{
    action::{Action, AnalysisAction, SolveAction},
    analysis::{Analysis, AnalysisId},
    controls::{Button, ButtonStyle, Icon, Row, Thumbnail},
    session::Session,
    text,
};
use nonet_core::board::CellSet;
use std::rc::Rc;
use yew::{AttrValue, prelude::*};

/// The list of the analyses.
#[derive(Properties, Clone, PartialEq, Eq, Debug, Default)]
pub struct AnalysesView {
    /// The analyses, the latest first; after them those that were deleted.
    pub rows: Vec<AnalysisRowView>,
    /// Whether the browser's storage still tells which analyses there are.
    pub is_being_read: bool,
    /// The sentence about analyses that can't be read. Empty if there are none.
    pub unread: AttrValue,
}

/// An analysis in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRowView {
    /// The id.
    pub id: AnalysisId,
    /// The name.
    pub name: AttrValue,
    /// The name that the player gave it. Empty if they gave none.
    pub given_name: AttrValue,
    /// How far it is, and when it was worked on.
    pub detail: AttrValue,
    /// The cells with givens.
    pub givens: CellSet,
    /// The other cells with digits.
    pub filled: CellSet,
    /// Whether its name is being typed.
    pub is_named: bool,
    /// Whether it was deleted.
    pub is_deleted: bool,
}

/// Returns the list of the analyses.
#[must_use]
pub fn analyses(solve: &Solve, session: &Session) -> AnalysesView {
    let latest = session.analyses.latest();
    let is_gone = |analysis: &&Rc<Analysis>| analysis.binned.is_some() && !solve.branches.deleted.contains(&analysis.id);
    let (deleted, there): (Vec<_>, Vec<_>) = latest.into_iter().partition(is_gone);
    let unread = session.analyses.unread_count();
    AnalysesView {
        rows: there.into_iter().chain(deleted).map(|analysis| row(analysis, solve, session)).collect(),
        is_being_read: session.analyses.is_being_read,
        unread: if unread == 0 { AttrValue::default() } else { text::solve::unread_analyses(unread).into() },
    }
}

fn row(analysis: &Analysis, solve: &Solve, session: &Session) -> AnalysisRowView {
    let board = analysis.open_branch().map(|branch| branch.board).unwrap_or_default();
    let is_open = solve.branches.open.is_some_and(|place| place.analysis == analysis.id);
    let day = match (analysis.binned, is_open) {
        (Some(_), _) => text::solve::ANALYSIS_DELETED.say(),
        (None, true) => text::solve::ANALYSIS_IS_OPEN.say(),
        (None, false) => text::solve::worked_on(analysis, session.today),
    };
    AnalysisRowView {
        id: analysis.id,
        name: text::solve::analysis_name(analysis).into(),
        given_name: analysis.name.clone().into(),
        detail: text::solve::analysis_detail(analysis, &day).into(),
        givens: board.given_cells(),
        filled: board.grid().filled_cells() - board.given_cells(),
        is_named: solve.branches.naming == Some(analysis.id),
        is_deleted: analysis.binned.is_some(),
    }
}

/// The list. A press on an analysis opens it.
#[component]
pub fn AnalysisList(AnalysesView { rows, is_being_read, unread }: &AnalysesView) -> Html {
    html! {
        <>
            if *is_being_read {
                <p class="note-line" role="status">{text::solve::READING_ANALYSES}</p>
            } else if rows.is_empty() {
                <p class="note-line">{text::solve::NO_ANALYSES}</p>
            }
            if !unread.is_empty() {
                <p class="note-line">{unread}</p>
            }
            <ul class="library__list">
                for row in rows {
                    <li key={row.id.to_string()} class="library__item">{item(row)}</li>
                }
            </ul>
            if rows.iter().any(|row| row.is_deleted) {
                <p class="note-line">{text::solve::DELETED_ANALYSES}</p>
            }
        </>
    }
}

fn item(view: &AnalysisRowView) -> Html {
    let AnalysisRowView { id, name, given_name, detail, givens, filled, is_named, is_deleted } = view;
    let id = *id;
    let action = |action| Action::Solve(SolveAction::Analysis(action));
    let body = html! {
        <>
            <Thumbnail givens={*givens} entered={*filled} />
            <span class="row__text">
                <span class="row__title">{name}</span>
                <span class="row__detail" role={is_deleted.then_some("status")}>{detail}</span>
            </span>
        </>
    };
    let (label, rename) = (text::solve::delete_analysis(name), text::solve::rename_analysis(name));
    html! {
        <>
            if *is_deleted {
                <div class="row row--still">{body}</div>
            } else {
                <Row action={action(AnalysisAction::Open(id))}>{body}</Row>
            }
            <span class="library__tools">
                if *is_deleted {
                    <Button
                        key="bin"
                        label={text::controls::UNDO}
                        spoken={format!(": {name}")}
                        style={ButtonStyle::Quiet}
                        action={action(AnalysisAction::Bin(id, false))}
                    />
                } else {
                    <Button
                        key="rename"
                        label={rename}
                        icon={Icon::Edit}
                        style={ButtonStyle::Bare}
                        expanded={*is_named}
                        action={action(AnalysisAction::EditName((!is_named).then_some(id)))}
                    />
                    <Button
                        key="bin"
                        {label}
                        icon={Icon::Clear}
                        style={ButtonStyle::Bare}
                        action={action(AnalysisAction::Bin(id, true))}
                    />
                }
            </span>
            if *is_named && !is_deleted {
                <NameField {id} name={given_name.clone()} own_name={name.clone()} focused=true />
            }
        </>
    }
}
