//! The addresses of the page: what stands in them after `#`, as text and back.
//!
//! | address | asks for |
//! |---|---|
//! | `#play`, `#solve`, `#make` | the room, as it was left |
//! | `#learn` | the map of the course |
//! | `#learn=` + name | the lesson of the technique with this name: `x_wing` |
//! | `#learn=` + seed | the drill of this seed: `x_wing.find.12345` |
//! | `#learn=` + sheet | the drills of this sheet: `sheet.12345.10.x_wing.skyscraper` |
//! | any link of Nonet | what the [`NonetLink`] holds |

use nonet_core::board::Grid;
use nonet_course::{DrillSeed, DrillSheet};
use nonet_formats::{NonetLink, NonetLinkError, unwrapped_fragment};
use nonet_techniques::Technique;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The start of the addresses of lessons and drills.
const LEARN: &str = "learn=";

/// A room of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Room {
    /// Everything about a puzzle: verdict, solutions, steps.
    Solve,
    /// A game.
    Play,
    /// Puzzles to set and to order, to be printed.
    Make,
    /// A course: lessons and drills.
    Learn,
}

impl Room {
    /// All rooms.
    pub const ALL: [Room; 4] = [Room::Solve, Room::Play, Room::Make, Room::Learn];

    /// Returns the name of the room in an address.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Room::Solve => "solve",
            Room::Play => "play",
            Room::Make => "make",
            Room::Learn => "learn",
        }
    }
}

/// The content that an address asks for. [`Display`](fmt::Display) writes it with its `#`, [`Address::read`] reads it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// The room, with its content. Of Learn the map.
    Room(Room),
    /// The lesson on the technique.
    Lesson(Technique),
    /// A drill.
    Drill(DrillSeed),
    /// The drills of a sheet.
    Sheet(DrillSheet),
    /// A puzzle, a step of its path, a game or a position.
    Link(NonetLink),
}

impl Address {
    /// Returns the room that the address leads to.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            Address::Room(room) => *room,
            Address::Lesson(_) | Address::Drill(_) | Address::Sheet(_) => Room::Learn,
            Address::Link(NonetLink::Puzzle(_) | NonetLink::Step(..) | NonetLink::PositionToSolve(_)) => Room::Solve,
            Address::Link(NonetLink::Game(_) | NonetLink::Position(_) | NonetLink::Generated { .. }) => Room::Play,
        }
    }

    /// Returns the givens of the game that the address asks for. None if it asks for no game.
    #[must_use]
    pub const fn game(&self) -> Option<&Grid> {
        match self {
            Address::Link(NonetLink::Game(givens) | NonetLink::Generated { givens, .. }) => Some(givens),
            Address::Link(NonetLink::Position(position)) => Some(&position.givens),
            Address::Link(NonetLink::Puzzle(_) | NonetLink::Step(..) | NonetLink::PositionToSolve(_))
            | Address::Room(_)
            | Address::Lesson(_)
            | Address::Drill(_)
            | Address::Sheet(_) => None,
        }
    }

    /// Reads the part of an address from `#` on. Returns None if there is nothing after the `#`. Reads over what mails and
    /// messengers append to an address, as [`NonetLink::read`] does.
    ///
    /// ```
    /// use nonet_protocol::{Address, Room};
    /// assert_eq!(Address::read("#solve)."), Ok(Some(Address::Room(Room::Solve))));
    /// assert_eq!(Address::read("#"), Ok(None));
    /// ```
    ///
    /// # Errors
    /// An error if the address is too long, of an unknown kind or version, or damaged.
    pub fn read(address: &str) -> Result<Option<Address>, NonetLinkError> {
        let text = address.strip_prefix('#').unwrap_or(address);
        if text.is_empty() {
            return Ok(None);
        }
        match NonetLink::read(text) {
            Err(NonetLinkError::Unknown) => {
                let named = of_name(text).or_else(|| of_name(name_in(&unwrapped_fragment(text))));
                named.map(Some).ok_or(NonetLinkError::Unknown)
            }
            read => read.map(|link| Some(Address::Link(link))),
        }
    }
}

/// Returns the room, the lesson, the drill or the sheet with this name in addresses.
fn of_name(text: &str) -> Option<Address> {
    let name = text.strip_prefix('#').unwrap_or(text);
    if let Some(room) = Room::ALL.into_iter().find(|room| room.name() == name) {
        return Some(Address::Room(room));
    }
    let learnt = name.strip_prefix(LEARN)?;
    let lesson = learnt.parse().ok().map(Address::Lesson);
    let drill = || learnt.parse().ok().map(Address::Drill);
    lesson.or_else(drill).or_else(|| learnt.parse().ok().map(Address::Sheet))
}

/// Returns the name of a room, a lesson, a drill or a sheet without the text after it.
fn name_in(text: &str) -> &str {
    let is_behind = |ch: char| !ch.is_ascii_alphanumeric() && !matches!(ch, '_' | '=' | '.');
    let name = text.strip_prefix('#').unwrap_or(text).split(is_behind).next().unwrap_or_default();
    name.trim_end_matches(['_', '=', '.'])
}

impl From<NonetLink> for Address {
    fn from(link: NonetLink) -> Address {
        Address::Link(link)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Room(room) => write!(f, "#{}", room.name()),
            Address::Lesson(technique) => write!(f, "#{LEARN}{technique}"),
            Address::Drill(seed) => write!(f, "#{LEARN}{seed}"),
            Address::Sheet(sheet) => write!(f, "#{LEARN}{sheet}"),
            Address::Link(link) => link.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    #[test]
    fn addresses_are_written_and_read_back() {
        let grid: Grid = LINE.parse().unwrap();
        let cases = [
            (Address::Room(Room::Play), "#play".to_owned()),
            (Address::Room(Room::Solve), "#solve".to_owned()),
            (Address::Room(Room::Make), "#make".to_owned()),
            (Address::Room(Room::Learn), "#learn".to_owned()),
            (Address::Lesson(Technique::XWing), "#learn=x_wing".to_owned()),
            (Address::Drill("x_wing.find.12".parse().unwrap()), "#learn=x_wing.find.12".to_owned()),
            (Address::Sheet("sheet.7.12.x_wing.skyscraper".parse().unwrap()), "#learn=sheet.7.12.x_wing.skyscraper".to_owned()),
            (NonetLink::Puzzle(grid).into(), format!("#p={LINE}")),
            (NonetLink::Game(grid).into(), format!("#play={LINE}")),
        ];
        for (address, text) in cases {
            assert_eq!(address.to_string(), text);
            assert_eq!(Address::read(&text), Ok(Some(address)));
        }
        assert_eq!((Address::read(""), Address::read("#")), (Ok(None), Ok(None)));
    }

    #[test]
    fn an_address_with_something_behind_is_opened() {
        for (fragment, address) in [
            ("#solve.", "#solve"),
            ("#play)", "#play"),
            ("#make?fbclid=1", "#make"),
            ("#learn&utm_source=x", "#learn"),
            ("#learn=x_wing.", "#learn=x_wing"),
            ("#learn=x_wing%C2%A0", "#learn=x_wing"),
            ("#learn%3Dx_wing", "#learn=x_wing"),
            ("#learn=x_wing?fbclid=1", "#learn=x_wing"),
            ("#learn=x_wing.find.12.", "#learn=x_wing.find.12"),
            ("#learn=sheet.7.3.x_wing).", "#learn=sheet.7.3.x_wing"),
            ("#learn=x_wing.find.12)&utm_source=x", "#learn=x_wing.find.12"),
        ] {
            assert_eq!(Address::read(fragment).map(|found| found.unwrap().to_string()), Ok(address.to_owned()), "{fragment}");
        }
    }

    #[test]
    fn an_unreadable_address_is_refused() {
        for (fragment, error) in [
            ("#playing".to_owned(), NonetLinkError::Unknown),
            ("#q=1".to_owned(), NonetLinkError::Unknown),
            ("#learn=x_wings".to_owned(), NonetLinkError::Unknown),
            ("#learn=x_wing.fnd.12".to_owned(), NonetLinkError::Unknown),
            ("#learn=sheet.7.0.x_wing".to_owned(), NonetLinkError::Unknown),
            (format!("#p={LINE}&step=0"), NonetLinkError::Unknown),
            (format!("#s=2.{LINE}"), NonetLinkError::Version),
            (format!("#learn={}", "x".repeat(20_000)), NonetLinkError::TooLong),
        ] {
            assert_eq!(Address::read(&fragment), Err(error), "{fragment}");
        }
    }
}
