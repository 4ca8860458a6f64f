//! A question or a reply as the bytes that are posted.

use super::{Answer, CollectionAnswer, Question};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The number of a question. An answer to a number that is no longer wanted is dropped.
pub type QuestionId = u32;

/// What the page sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The question's number.
    pub id: QuestionId,
    /// The question.
    pub question: Question,
}

/// What the worker sends. The form of the first variant must never change: by it builds know each other apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The worker can be asked. Its first message.
    Ready {
        /// Its build: the address of the script that started it, whose name has the hash of what it loads. Page and worker of different
        /// builds may not understand each other, or mean different things by the same words: the page does not talk to one of another.
        build: String,
    },
    /// A question is being worked on.
    Progress {
        /// Its number.
        id: QuestionId,
        /// How many solutions were found so far, or puzzles looked at.
        found: u64,
    },
    /// A question is answered.
    Done {
        /// Its number.
        id: QuestionId,
        /// The answer.
        answer: Answer,
    },
    /// A question could not be answered.
    Failed {
        /// Its number.
        id: QuestionId,
        /// Why.
        why: String,
    },
}

/// What is to be posted; none if it can't be written, which no value of ours comes to.
fn bytes(message: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(message).ok()
}

/// What was posted; none if it is none of ours.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

impl Request {
    /// It as bytes.
    #[must_use]
    pub fn bytes(&self) -> Option<Vec<u8>> {
        bytes(self)
    }

    /// The request that these bytes are.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Request> {
        read(bytes)
    }
}

impl Reply {
    /// The number of the file that goes with it, which the page gives it.
    pub const fn file(&mut self) -> Option<&mut u32> {
        match self {
            Reply::Done { answer: Answer::Collection(CollectionAnswer::Written { file, .. }), .. } => Some(file),
            _ => None,
        }
    }

    /// It as bytes.
    #[must_use]
    pub fn bytes(&self) -> Option<Vec<u8>> {
        bytes(self)
    }

    /// The reply that these bytes are.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Reply> {
        read(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_worker_of_any_build_is_understood_when_it_names_it() {
        let ready = Reply::Ready { build: "0.1.0".to_owned() };
        assert_eq!(ready.bytes(), Some(b"\x00\x050.1.0".to_vec()));
        assert_eq!(Reply::read(b"\x00\x050.1.0"), Some(ready));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = (Request::read(&bytes), Reply::read(&bytes));
        }
    }
}
