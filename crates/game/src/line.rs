//! The lines that a player draws.

use nonet_core::board::Candidate;

/// A line from one candidate to another, as a player notes down a link of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    ends: [Candidate; 2], // Invariant: two of them, in their order: a line has no direction.
    weak: bool,
}

impl Line {
    /// The line between two candidates; `None` if they are one.
    #[must_use]
    pub fn between(one: Candidate, other: Candidate) -> Option<Line> {
        (one != other).then(|| Line { ends: [one.min(other), one.max(other)], weak: false })
    }

    /// The ends of the line, the one that comes first on the board first.
    #[must_use]
    pub const fn ends(&self) -> [Candidate; 2] {
        self.ends
    }

    /// Whether it is drawn as a weak link: dashed.
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        self.weak
    }

    /// Draws it among `lines`: one that is there becomes weak, and a weak one goes.
    pub(super) fn draw(self, lines: &mut Vec<Line>) {
        match lines.iter().position(|line| line.ends == self.ends) {
            None => lines.push(self),
            Some(at) if lines[at].weak => drop(lines.remove(at)),
            Some(at) => lines[at].weak = true,
        }
    }
}
