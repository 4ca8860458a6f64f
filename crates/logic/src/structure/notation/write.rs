//! The text of structures, in a notation that is read back.

use crate::{
    evidence::Clause,
    structure::{CellsAndDigits, ChainNode, Structure, TruthsAndLinks, WrittenChain, WrittenFish},
};
use alloc::{format, string::String, vec::Vec};
use core::fmt;
use nonet_core::board::{CellSet, DigitSet, House, HouseSet};

/// Writes a chain in Eureka notation, a fish as `2 r25/c37`, cells and digits as `16 in r1c29`, and truths and links as
/// `2 Truths = {2R2 2R5} 2 Links = {2c3 2c7}`.
impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Structure::Chain(chain) => chain.fmt(f),
            Structure::Fish(WrittenFish { digit, base, cover }) => write!(f, "{digit} {base}/{cover}"),
            Structure::Sets(sets) => sets.fmt(f),
            Structure::Cells(CellsAndDigits { cells, digits }) => write!(f, "{} in {}", Digits(*digits), Cells(*cells)),
        }
    }
}

/// Writes the digits of a node where they change, `(2)r6c3=r5c2-r5c5=r8c5`, and a link at the end that leads back to the start.
impl fmt::Display for WrittenChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.start.fmt(f)?;
        let mut digits = self.start.digits;
        for step in &self.steps {
            write!(f, "{}", step.strength.sign())?;
            if step.node.digits == digits {
                Cells(step.node.cells).fmt(f)?
            } else {
                step.node.fmt(f)?
            }
            digits = step.node.digits;
        }
        self.closing.map_or(Ok(()), |closing| write!(f, "{}", closing.sign()))
    }
}

/// Writes `(2)r6c3`.
impl fmt::Display for ChainNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}){}", Digits(self.digits), Cells(self.cells))
    }
}

impl fmt::Display for TruthsAndLinks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |sets: &[Clause], is_truth: bool| {
            let each = |set: &Clause| if is_truth { written(set).to_ascii_uppercase() } else { written(set) };
            sets.iter().map(each).collect::<Vec<_>>().join(" ")
        };
        write!(f, "{} Truths = {{{}}} ", self.truths.len(), written(&self.truths, true))?;
        write!(f, "{} Links = {{{}}}", self.links.len(), written(&self.links, false))
    }
}

/// Writes a set as XSudo does, `3n4` for a cell and `1r2` for a digit in a house; truths have capital letters.
fn written(set: &Clause) -> String {
    match *set {
        Clause::Cell(cell) => format!("{}n{}", cell.row_index() + 1, cell.column_index() + 1),
        Clause::Places { digit, house } => format!("{digit}{}", HouseSet::of(house)),
    }
}

/// Digits without anything between them.
struct Digits(DigitSet);

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

/// Cells as `r78c3` where they are all that some rows and columns cross in, and else row by row, as `r1c23,r4c5`.
struct Cells(CellSet);

impl Cells {
    /// The rows and columns that the cells lie in.
    fn lines(&self) -> HouseSet {
        self.0.iter().flat_map(|cell| [cell.row(), cell.column()]).collect()
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.lines();
        let rows = lines.iter().filter(|line| line.cells().intersects(self.0) && line.index() < 9);
        let rows: Vec<House> = rows.collect();
        if rows.len() * (lines.len() - rows.len()) == self.0.len() {
            return write!(f, "{lines}");
        }
        for (i, row) in rows.iter().enumerate() {
            write!(f, "{}{}", if i > 0 { "," } else { "" }, Cells(self.0 & row.cells()))?;
        }
        Ok(())
    }
}
