//! The legend of the shapes on a board.

use super::{escaped, shape};
use crate::{rays, role_name};
use nonet_core::board::{CandidateSet, CellSet};
use nonet_prose::ExplainedStep;
use nonet_techniques::Role;
use nonet_words::Messages;
use std::fmt::Display;

/// Returns the legend of a step as an HTML list: each shape that its drawing has, and the meaning of the shape
/// in a language.
#[must_use]
pub fn legend(explained: &ExplainedStep, messages: &Messages) -> String {
    let mut roles: Vec<Role> = explained.parts.iter().map(|(_, role)| *role).collect();
    roles.extend((!explained.effect.placements().is_empty()).then_some(Role::Target));
    roles.extend((!explained.effect.eliminations().is_empty()).then_some(Role::Elimination));
    roles.sort_by_cached_key(|role| *role as usize);
    roles.dedup();
    let own = |role: Role| explained.names.iter().find(|(named, _)| *named == role).map(|(_, name)| name.clone());
    let name = |role: Role| own(role).unwrap_or_else(|| role_name(role, messages));
    let item = |picture: String, word: &str| format!("<li class=\"legend__item\">{picture}{}</li>", escaped(word));
    let mut items: String = roles.into_iter().map(|role| item(small("-16 -16 32 32", shape(role)), &name(role))).collect();
    let rays = rays(explained, &CandidateSet::EMPTY, CellSet::EMPTY);
    let cross = |class| small("-25 -25 50 50", format!("<path class=\"{class}\" d=\"M-14-14L14 14M14-14L-14 14\"/>"));
    if !rays.crosses.is_empty() {
        items += &item(cross("ray ray--cross"), &messages.board_ruled_out());
    }
    if !rays.earlier.is_empty() {
        items += &item(cross("ray ray--earlier"), &messages.board_ruled_out_earlier());
    }
    if !explained.links.is_empty() {
        let link = |class| small("0 -230 460 460", format!("<path class=\"{class}\" d=\"M40 0H420\"/>"));
        items += &item(link("link"), &messages.board_strong_link());
        items += &item(link("link link--weak"), &messages.board_weak_link());
    }
    format!("<ul class=\"legend\">{items}</ul>")
}

fn small(view: &str, content: impl Display) -> String {
    format!("<svg class=\"legend__shape\" viewBox=\"{view}\" aria-hidden=\"true\">{content}</svg>")
}
