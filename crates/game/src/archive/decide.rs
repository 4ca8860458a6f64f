//! The one rule by which records change, applied inside a transaction.

use super::{GameId, Record, Relation, Revision, TabId, Transaction, relation};
use crate::{Game, Tags, save};
use std::rc::Rc;

/// A copy of a game that is to be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal {
    /// The game's id.
    pub id: GameId,
    /// The tab that made the moves, by which the game that it becomes is named if it has to go beside another.
    pub author: TabId,
    /// The tab that writes.
    pub tab: TabId,
    /// The revision that the copy came from; none if the game was never in the store.
    pub base: Option<Revision>,
    /// The game at that revision in the store, as far as the tab knows.
    pub kept: Option<Rc<Game>>,
    /// The game as it is in this copy.
    pub game: Rc<Game>,
    /// The time at which it was played last, in milliseconds since 1970 as far as that is known.
    pub played: u64,
    /// The player's star and labels.
    pub tags: Tags,
    /// The least number that its revision gets: no other proposal of the tab has it.
    pub number: u32,
}

/// The decision about a proposal, given the record that the store has under its id.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// It is put there at this revision.
    Put(Revision),
    /// The record has all moves of the copy, and stays.
    Stands,
    /// The record went on with other moves, or can't be read. It stays, and the copy is written under another id.
    Beside,
}

/// The outcome of a proposal.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The id that it came with.
    pub id: GameId,
    /// The record of the game that the store has now, with its revision.
    pub record: Record,
    /// The fate of the proposal.
    pub fate: Fate,
}

/// The fate of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The copy is in the store, under its own id.
    Stored {
        /// Whether the store had lost the game that the copy came from.
        anew: bool,
    },
    /// The store has all moves of the copy, and kept what it had.
    Stood,
    /// The game went on otherwise: the store has the copy under another id, beside it.
    Beside {
        /// Whether the store had all moves of the copy there already, and kept what it had.
        stood: bool,
    },
}

/// Decides about `proposal`, where the store has the record `there` under its id.
#[must_use]
pub fn decide(there: Option<&Record>, proposal: &Proposal) -> Decision {
    let put = |above: u32| Decision::Put(Revision { number: proposal.number.max(above.saturating_add(1)), tab: proposal.tab });
    let Some(record) = there else { return put(0) };
    // A record that the tab read or wrote itself need not be read again, however long it is.
    if let (Some(base), Some(kept)) = (proposal.base, &proposal.kept)
        && record.text == save::write(kept, Some(record.id), Some(base))
    {
        return put(base.number);
    }
    let Ok((revision, game)) = record.read() else { return Decision::Beside };
    if proposal.base == Some(revision) {
        return put(revision.number);
    }
    match relation(&proposal.game, &game) {
        Relation::Same | Relation::Behind => Decision::Stands,
        Relation::Ahead => put(revision.number),
        Relation::Diverged => Decision::Beside,
    }
}

/// Writes `proposal`, within one transaction. Says what became of it.
///
/// # Errors
/// The store refused a request.
pub async fn write<T: Transaction>(proposal: &Proposal, store: &mut T) -> Result<Outcome, T::Error> {
    let mut at = proposal.clone();
    loop {
        let there = store.get(at.id).await?;
        let is_beside = at.id != proposal.id;
        match (decide(there.as_ref(), &at), there) {
            (Decision::Put(revision), there) => {
                let mut record = Record { tags: at.tags.clone(), ..Record::of(at.id, revision, &at.game, at.played) };
                there.iter().for_each(|there| record.tags.follow(&there.tags));
                let anew = there.is_none() && at.base.is_some();
                let fate = if is_beside { Fate::Beside { stood: false } } else { Fate::Stored { anew } };
                store.put(&record).await?;
                return Ok(Outcome { id: proposal.id, record, fate });
            }
            (Decision::Stands, Some(record)) => {
                let fate = if is_beside { Fate::Beside { stood: true } } else { Fate::Stood };
                return Ok(Outcome { id: proposal.id, record, fate });
            }
            (Decision::Stands | Decision::Beside, _) => {
                at.id = at.id.forked(proposal.author, at.base);
                (at.base, at.kept) = (None, None);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use nonet_core::board::{Cell, Digit};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    /// A game in which these cells were coloured, one after the other.
    fn game(cells: &[usize]) -> Rc<Game> {
        let mut game = Game::new(LINE.parse().unwrap());
        for cell in cells {
            assert!(game.play(Move::Colour(Cell::from_index(*cell).unwrap().into(), Digit::D1)));
        }
        Rc::new(game)
    }

    fn revision(number: u32, tab: u64) -> Revision {
        Revision { number, tab: TabId::new(tab) }
    }

    #[test]
    fn a_write_is_decided_by_its_base_and_else_by_the_moves() {
        let id = GameId::of_text("a game");
        let (own, other) = (revision(3, 1), revision(3, 2));
        for (there, base, mine, wanted) in [
            (None, None, &[1][..], Decision::Put(revision(1, 1))),
            (None, Some(own), &[1], Decision::Put(revision(4, 1))),
            (Some((own, &[1, 2][..])), Some(own), &[1, 3], Decision::Put(revision(4, 1))),
            (Some((other, &[1, 2])), Some(own), &[1, 2], Decision::Stands),
            (Some((other, &[1, 2])), Some(own), &[1], Decision::Stands),
            (Some((other, &[1, 2])), Some(own), &[1, 2, 3], Decision::Put(revision(4, 1))),
            (Some((other, &[1, 2])), Some(revision(9, 1)), &[1, 2, 3], Decision::Put(revision(10, 1))),
            (Some((other, &[1, 2])), Some(own), &[1, 3], Decision::Beside),
            (Some((other, &[1, 2])), None, &[3], Decision::Beside),
        ] {
            let record = there.map(|(revision, moves)| Record::of(id, revision, &game(moves), 0));
            let tab = TabId::new(1);
            let number = base.map_or(0, |base| base.number) + 1;
            let proposal =
                Proposal { id, author: tab, tab, base, kept: None, game: game(mine), played: 0, tags: Tags::default(), number };
            assert_eq!(decide(record.as_ref(), &proposal), wanted, "{there:?}, {base:?}, {mine:?}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_never_written_over() {
        let id = GameId::of_text("a game");
        let tab = TabId::new(1);
        let proposal = Proposal {
            id,
            author: tab,
            tab,
            base: None,
            kept: None,
            game: game(&[1]),
            played: 0,
            tags: Tags::default(),
            number: 1,
        };
        for text in ["", "nonet 2\nwhatever", "nonet 1\ngivens 12", "nonet 1\ngivens 12\nrevision x"] {
            let record = Record { id, text: text.to_owned(), played: 0, binned: None, tags: Tags::default(), seen_old: None };
            assert_eq!(decide(Some(&record), &proposal), Decision::Beside, "{text}");
        }
    }
}
