//! The shapes and names of roles. A candidate's role is shown by a shape, and not by colour alone.

use nonet_techniques::Role;
use nonet_words::Messages;

/// A shape around the origin, which extends up to 15 units in each direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The CSS classes of the shape.
    pub class: &'static str,
    /// The circles of the shape.
    pub circles: &'static [Circle],
    /// The lines of the shape, as SVG path data. May be empty.
    pub path: &'static str,
}

/// A circle around the origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    /// The radius, as an SVG attribute has it.
    pub radius: &'static str,
    /// Whether the circle is filled.
    pub filled: bool,
}

/// Returns the shape that marks a candidate in this role.
#[must_use]
pub const fn shape(role: Role) -> Shape {
    const RING: &[Circle] = &[Circle { radius: "12.4", filled: false }];
    const DISC: &[Circle] = &[Circle { radius: "12.4", filled: true }];
    const RINGED_DISC: &[Circle] = &[Circle { radius: "10.4", filled: true }, Circle { radius: "13.4", filled: false }];
    let (class, circles, path) = match role {
        Role::Cause => ("mark mark--cause", RING, ""),
        Role::Off => ("mark mark--off", RING, ""),
        Role::Target => ("mark mark--target", DISC, ""),
        Role::On => ("mark mark--on", RINGED_DISC, ""),
        Role::Elimination => ("mark mark--elimination", &[] as &[Circle], "M-12-12h24v24h-24zM-14.5 14.5L14.5-14.5"),
        Role::Fin => ("mark mark--fin", &[] as &[Circle], "M0-14.5L14.5 0L0 14.5L-14.5 0z"),
        Role::Pivot => ("mark mark--pivot", &[] as &[Circle], "M-11.5-11.5h23v23h-23z"),
        Role::House => ("mark mark--house", &[] as &[Circle], "M-13-13h26v26h-26z"),
    };
    Shape { class, circles, path }
}

/// Returns the CSS classes of the small digit inside the shape of this role. On a filled shape, the digit has the colour of the
/// surface. In the role of an elimination, it is lighter than the line that strikes it out.
#[must_use]
pub const fn marked_digit(role: Role) -> &'static str {
    match role {
        Role::Target | Role::On => "note note--mark mark mark--filled",
        Role::Cause | Role::House | Role::Fin | Role::Pivot => "note note--mark mark mark--cause",
        Role::Elimination => "note mark mark--elimination",
        Role::Off => "note note--mark mark mark--off",
    }
}

/// Returns the CSS classes of words about cells in this role, which have the colour of the cells.
#[must_use]
pub const fn words_class(role: Role) -> &'static str {
    match role {
        Role::Cause | Role::Pivot | Role::Fin => "says says--cause",
        Role::Target | Role::On => "says says--target",
        Role::Elimination => "says says--elimination",
        Role::Off | Role::House => "says says--house",
    }
}

/// Returns the name of the role in the legend under a drawing.
#[must_use]
pub fn role_name(role: Role, messages: &Messages) -> String {
    match role {
        Role::Cause => messages.board_role_cause(),
        Role::Target => messages.board_role_target(),
        Role::Elimination => messages.board_role_elimination(),
        Role::Fin => messages.board_role_fin(),
        Role::Pivot => messages.board_role_pivot(),
        Role::On => messages.board_role_on(),
        Role::Off => messages.board_role_off(),
        Role::House => messages.board_role_house(),
    }
}
