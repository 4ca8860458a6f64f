//! The rules by which games are kept, so that none is lost, without a browser.
//!
//! The law: *every move that was ever shown is in some kept game, or a message has said that it is not kept.*
//!
//! - A game has a [`GameId`] of its own; its givens are an attribute, and several games of one puzzle can be kept.
//! - The store holds one [`Record`] a game. A write names the [`Revision`] that it came from ([`Proposal`]), and [`decide`] says,
//!   inside one transaction, what becomes of it: a stale copy never overwrites.
//! - Until the store has a move, the tab that made it keeps it as a note ([`NoteText`]), which is written at once.
//! - An [`Archive`] is what one tab knows of all this: its copies of the games, what it still has to write, and what it has to say.
//!
//! Notes, records and backups are the same readable text, [`save`](crate::save) with an id and a revision. Notes of long games go on
//! from a base ([`NoteBase`]), so that a move costs no more in them.

#[allow(clippy::module_inception)] // the folder is the subject, the file its main type
mod archive;
mod bin;
mod copies;
mod copy;
mod decide;
mod history;
mod id;
mod memory;
mod note;
mod record;
mod requests;
mod store;
#[cfg(test)]
mod tests;

pub use archive::{Archive, Found, Health, News, PendingRequest, Restored};
pub use bin::{BIN_TIME, BinDecision, SeenOld, Visit, decide_bin};
pub use copies::{CopiesAt, Summary};
pub use copy::{GameCopy, UNKNOWN_BEFORE};
pub use decide::{Decision, Fate, Outcome, Proposal, decide, write};
pub use history::{Relation, relation};
pub use id::{GameId, Ids, Revision, TabId};
pub use memory::MemoryStore;
pub use note::{NoteBase, NoteText, base_of, join};
pub use record::{Leftover, Record, Source, Unreadable};
pub use store::{StoreAnswer, StoreRequest, Transaction, perform};
