//! What is shared: a link, as text and as a QR code, and a picture of the board. The worker draws both.

use super::{Command, Look, Overlay, State};
use crate::{
    play::finish_view,
    view::{
        Content, Room,
        board::{board, drawn_step},
    },
};
use nonet_core::formats::{Address, Position};
use nonet_protocol::{Question, QuestionId, Sharing};
use std::rc::Rc;

/// What can be shared of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Its givens.
    Puzzle,
    /// All that stands on it.
    Position,
    /// The step that is drawn on it.
    Step,
}

/// What is shared, as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct SharingView {
    /// What else could be, with what is.
    pub subjects: Vec<(&'static str, Subject)>,
    /// What is.
    pub subject: Subject,
    /// The link.
    pub link: String,
    /// How the game went, if it is finished.
    pub words: Option<String>,
    /// Its pictures as markup, once they are drawn.
    pub pictures: Option<Rc<str>>,
}

impl State {
    /// What is shared, while that is open.
    pub(crate) fn sharing(&self) -> Option<SharingView> {
        let Some(Overlay::Share(subject)) = self.overlay else { return None };
        let drawn = Rc::new(self.shared(subject));
        let position = (!self.bare().is_untouched()).then_some(("Position", Subject::Position));
        let step = drawn_step(self).map(|_| ("This step", Subject::Step));
        Some(SharingView {
            subjects: [("Puzzle", Subject::Puzzle)].into_iter().chain(position).chain(step).collect(),
            subject,
            words: finish_view::shared(self).filter(|_| self.room == Room::Play),
            pictures: self.pictures.as_ref().filter(|(of, _)| *of == drawn).map(|(_, pictures)| Rc::clone(pictures)),
            link: drawn.link.clone(),
        })
    }

    /// What the worker is asked.
    pub(super) fn sharing_question(&self) -> Option<Question> {
        let Some(Overlay::Share(subject)) = self.overlay else { return None };
        let what = self.shared(subject);
        let known = self.pictures.as_ref().is_some_and(|(of, _)| **of == what);
        (!known).then(|| Question::Share(Rc::new(what)))
    }

    /// The pictures are drawn.
    pub(super) fn take_pictures(&mut self, id: QuestionId, pictures: Rc<str>) {
        if let Some(Question::Share(of)) = self.questions.get(id).cloned() {
            self.pictures = Some((of, pictures));
        }
    }

    /// Copies the link, with how the game went before it if that is wanted.
    pub(crate) fn copy_link(&mut self, with_words: bool) {
        let Some(SharingView { link, words, .. }) = self.sharing() else { return };
        self.run(match words.filter(|_| with_words) {
            Some(words) => Command::Copy(format!("{words}\n{link}")),
            None => Command::CopyLink(link),
        });
    }

    fn shared(&self, subject: Subject) -> Sharing {
        let (address, board) = match subject {
            Subject::Puzzle => (self.puzzle_address(), Position::of_givens(self.givens())),
            Subject::Position => (Address::Position(Box::new(self.bare())), self.bare()),
            Subject::Step => (self.step_address(), self.seen()),
        };
        let step = drawn_step(self).filter(|_| subject == Subject::Step);
        Sharing { link: format!("{}{address}", self.site), board: board.to_string(), step }
    }

    /// The address of the step that is looked at; that of its position where it is on no path that others have as well.
    fn step_address(&self) -> Address {
        match (self.room, self.solve.look) {
            (Room::Solve, Look::Moment(number)) if *self.solve.rated_sheet().grid() == self.givens() => {
                Address::Step(self.givens(), number as u32 + 1)
            }
            _ => Address::Position(Box::new(self.bare())),
        }
    }

    /// What stands, without what a hint adds.
    fn bare(&self) -> Position {
        let mut bare = self.clone();
        bare.play.asked = None;
        bare.seen()
    }

    /// What the board shows.
    fn seen(&self) -> Position {
        let mut seen = Position::default();
        for view in board(self).cells {
            let cell = view.cell;
            match view.content {
                Content::Given(digit) => seen.givens[cell] = Some(digit),
                content => seen.entered[cell] = content.digit(),
            }
            seen.notes.set_digits(cell, view.notes);
            seen.centre.set_digits(cell, view.centre);
            seen.colours[cell] = view.colour;
            for (tints, tint) in seen.tints.iter_mut().zip(view.tints) {
                tints[cell] = tint;
            }
        }
        seen
    }
}
