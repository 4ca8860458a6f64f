//! What a role looks like, and what it is called: its shape, not its colour alone, says what a candidate is to a step.

use nonet_core::Role;

/// A shape around the origin, up to 15 in each direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Its classes in the style sheets.
    pub class: &'static str,
    /// The circles that it is made of.
    pub circles: &'static [Circle],
    /// Its lines, as an SVG path; may be empty.
    pub path: &'static str,
}

/// A circle around the origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    /// Its radius.
    pub radius: &'static str,
    /// Whether it is filled.
    pub filled: bool,
}

/// The shape that marks a candidate in this role.
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

/// The classes of the digit in the shape: on a filled one it takes the colour of the surface; one that is struck out stays lighter than
/// the stroke.
#[must_use]
pub const fn marked_digit(role: Role) -> &'static str {
    match role {
        Role::Target | Role::On => "note note--mark mark mark--filled",
        Role::Cause | Role::House | Role::Fin | Role::Pivot => "note note--mark mark mark--cause",
        Role::Elimination => "note mark mark--elimination",
        Role::Off => "note note--mark mark mark--off",
    }
}

/// What the role is called under a drawing.
#[must_use]
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Cause => "cause",
        Role::Target => "placed",
        Role::Elimination => "removed",
        Role::Fin => "fin",
        Role::Pivot => "pivot",
        Role::On => "on",
        Role::Off => "off",
        Role::House => "house",
    }
}
