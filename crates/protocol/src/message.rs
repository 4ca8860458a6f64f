//! The encoding of requests and replies as the bytes that are posted between the page and its workers.

use super::{Answer, CollectionAnswer, Question};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The number of a question. The page drops an answer to a number that it no longer waits for.
pub type QuestionId = u32;

/// A message from the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuestionRequest {
    /// The question's number.
    pub id: QuestionId,
    /// The question.
    pub question: Question,
}

/// A message from the worker to the page. The encoding of the first variant must never change: pages and workers of different
/// versions recognise each other by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The first message of a worker: it is ready for questions.
    Ready {
        /// The worker's version: the address of the script that started it, whose name has the hash of the file that it loads. A
        /// page and a worker of different versions may misread each other's messages, so a page does not use a worker of another
        /// version.
        build: String,
    },
    /// The progress of a question.
    Progress {
        /// The question's number.
        id: QuestionId,
        /// The number of solutions, puzzles, steps or rows so far, depending on the question.
        found: u64,
    },
    /// The answer to a question.
    Done {
        /// The question's number.
        id: QuestionId,
        /// The answer.
        answer: Answer,
    },
    /// A question could not be answered.
    Failed {
        /// The question's number.
        id: QuestionId,
        /// The reason, as text.
        why: String,
    },
    /// The messages of the page's language could not be loaded, so the worker speaks English. It follows [`Ready`](Reply::Ready).
    InEnglish,
}

/// A message, which is posted as bytes.
pub trait Message: Serialize + DeserializeOwned {
    /// Returns the encoded message. Returns None if the encoding fails, which happens with no value of these types.
    #[must_use]
    fn bytes(&self) -> Option<Vec<u8>> {
        postcard::to_allocvec(self).ok()
    }

    /// Decodes a message. Returns None if the bytes are no message of this type and version.
    #[must_use]
    fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Message for QuestionRequest {}

impl Message for Reply {}

impl Reply {
    /// Returns the number of the file that comes with the reply, so that the page can set it. Returns None if no file comes with
    /// the reply.
    pub const fn file(&mut self) -> Option<&mut u32> {
        match self {
            Reply::Done { answer: Answer::Collection(CollectionAnswer::Written { file, .. }), .. } => Some(file),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Effect;
    use nonet_core::board::{Candidate, Cell, Digit};
    use proptest::prelude::*;

    #[test]
    fn a_worker_of_any_build_is_understood_when_it_names_it() {
        let ready = Reply::Ready { build: "0.1.0".to_owned() };
        assert_eq!(ready.bytes(), Some(b"\x00\x050.1.0".to_vec()));
        assert_eq!(Reply::read(b"\x00\x050.1.0"), Some(ready));
    }

    #[test]
    fn an_effect_is_its_set_of_candidates_and_never_empty() {
        let effect = Effect::Eliminate(Candidate::new(Cell::FIRST, Digit::D2).into());
        assert_eq!(postcard::to_allocvec(&effect), Ok(vec![1, 0, 1, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(postcard::from_bytes(&[1, 0, 1, 0, 0, 0, 0, 0, 0, 0]), Ok(effect));
        for kind in [0, 1] {
            assert!(postcard::from_bytes::<Effect>(&[kind, 0, 0, 0, 0, 0, 0, 0, 0, 0]).is_err());
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = (QuestionRequest::read(&bytes), Reply::read(&bytes));
        }
    }
}
