//! The verdict on a board: its kind, with its class and its icon, and the card with the verdict in words and a line about it.

use super::{Icon, IconImage};
use nonet_core::solver::Verdict;
use yew::prelude::*;

/// The kind of a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictKind {
    /// There is no solution.
    #[default]
    None,
    /// There is exactly one solution.
    One,
    /// There are several solutions.
    Several,
    /// The grid is full and right.
    Complete,
    /// The grid is full and wrong.
    Wrong,
}

impl VerdictKind {
    /// The kind of this verdict. `full` says whether the grid has no empty cell.
    #[must_use]
    pub const fn of(verdict: &Verdict, full: bool) -> VerdictKind {
        match (verdict, full) {
            (Verdict::One(_), true) => VerdictKind::Complete,
            (Verdict::One(_), false) => VerdictKind::One,
            (Verdict::None(_), true) => VerdictKind::Wrong,
            (Verdict::None(_), false) => VerdictKind::None,
            (Verdict::Several { .. }, _) => VerdictKind::Several,
        }
    }

    /// The class of a [`VerdictCard`] of this kind.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            VerdictKind::None => "verdict--none",
            VerdictKind::One => "verdict--one",
            VerdictKind::Several => "verdict--several",
            VerdictKind::Complete => "verdict--complete",
            VerdictKind::Wrong => "verdict--wrong",
        }
    }

    /// The icon of this kind.
    #[must_use]
    pub const fn icon(self) -> Icon {
        match self {
            VerdictKind::None => Icon::None,
            VerdictKind::One | VerdictKind::Complete => Icon::Check,
            VerdictKind::Several => Icon::Several,
            VerdictKind::Wrong => Icon::Wrong,
        }
    }
}

/// The props of [`VerdictCard`].
#[derive(Properties, PartialEq)]
pub struct VerdictCardProps {
    /// The name of the card.
    pub label: AttrValue,
    /// The classes of the kind of verdict.
    #[prop_or_default]
    pub class: Classes,
    /// The icon of the kind of verdict.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// The verdict.
    pub words: AttrValue,
    /// Whether the verdict is only a number that changes with each key.
    #[prop_or_default]
    pub is_count: bool,
    /// The line about the verdict.
    pub about: Html,
    /// The text for screen readers only; `None` if the card announces nothing.
    #[prop_or_default]
    pub status: Option<AttrValue>,
    /// The content beside the verdict.
    #[prop_or_default]
    pub children: Html,
}

/// The card with the verdict.
#[component]
pub fn VerdictCard(props: &VerdictCardProps) -> Html {
    let VerdictCardProps { label, class, icon, words, is_count, about, status, children } = props;
    html! {
        <section class={classes!("verdict", class.clone())} aria-label={label}>
            if let Some(icon) = *icon {
                <span class="verdict__icon"><IconImage {icon} /></span>
            }
            <div class="verdict__text">
                <h2 class={classes!("verdict__words", is_count.then_some("verdict__words--count"))}>{words}</h2>
                <p class="verdict__count">{about.clone()}</p>
                if let Some(status) = status {
                    <p class="hidden" role="status">{status}</p>
                }
            </div>
            {children.clone()}
        </section>
    }
}
