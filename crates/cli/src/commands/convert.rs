//! `nonet convert`: writes a puzzle in another form.

use super::{judge, repeats::Repeats};
use crate::analysis::{Analysis, Place};
use nonet_core::board::Grid;
use nonet_formats::{BoardState, Entered, Output, Reading, Site, open_sudoku, sdk};
use nonet_tutor::reading::description;
use nonet_words::{Messages, Speech};
use serde::Serialize;

/// The analysis of `nonet convert`: the puzzle in another form.
pub(crate) struct Convert {
    pub(crate) to: Form,
    /// The puzzles so far, if those that repeat an earlier one are left out.
    pub(crate) repeats: Option<Repeats>,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

/// A form that a puzzle can be converted to: a text, or a link to another site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Text(Output),
    Link(Site),
}

#[derive(Serialize)]
pub(crate) struct Converted {
    /// The form in which the puzzle was read, with remarks on what was passed over.
    read_as: String,
    /// The puzzle in the new form.
    text: String,
    /// The parts of the puzzle that the new form can't hold: `without its 2 eliminations`. None if it holds the whole puzzle.
    left_out: Option<String>,
    #[serde(skip)]
    canonical: Option<Grid>,
}

impl Form {
    /// Returns all forms.
    pub(crate) fn all() -> impl Iterator<Item = Form> {
        Output::ALL.into_iter().map(Form::Text).chain(Site::ALL.into_iter().map(Form::Link))
    }

    /// Returns the name of the form on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Form::Text(Output::Line) => "line",
            Form::Text(Output::Grid) => "grid",
            Form::Text(Output::Candidates) => "candidates",
            Form::Text(Output::Csv { .. }) => "csv",
            Form::Text(Output::Sdk) => "sdk",
            Form::Text(Output::Sdm) => "sdm",
            Form::Text(Output::Sdx) => "sdx",
            Form::Text(Output::Ss) => "ss",
            Form::Text(Output::OpenSudoku) => "opensudoku",
            Form::Text(Output::Library) => "library",
            Form::Text(Output::CandidateLine) => "candidate-line",
            Form::Link(Site::SudokuWiki) => "sudokuwiki",
            Form::Link(Site::SudokuExchange) => "sudokuexchange",
            Form::Link(Site::FPuzzles) => "f-puzzles",
            Form::Link(Site::SudokuPad) => "sudokupad",
            Form::Link(Site::SudokuCoach) => "sudoku.coach",
        }
    }

    /// Returns in words what the form leaves out of a puzzle: candidates that are ruled out, which may be a rule of the puzzle, and digits
    /// that a person entered. None if it leaves out nothing.
    fn left_out(self, reading: &Reading, speech: Speech<'_>) -> Option<String> {
        let keeps = match self {
            Form::Text(output) => output.keeps(),
            Form::Link(site) => site.keeps(),
        };
        let eliminations = if keeps.candidates { 0 } else { reading.eliminations().len() };
        let entered = if keeps.entered == Entered::Omitted { reading.entered.len() } else { 0 };
        let (messages, number) = (speech.messages, |count: usize| speech.number(count as u64));
        let parts = [
            (eliminations, messages.counts_eliminations(eliminations, number(eliminations))),
            (entered, messages.counts_entered_digits(entered, number(entered))),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
        (!parts.is_empty()).then(|| messages.command_without(speech.list(parts, Messages::list_and)))
    }

    fn write(self, reading: &Reading) -> String {
        let position = reading.position();
        match self {
            Form::Text(Output::Sdk) => sdk(position.grid(), &reading.about),
            Form::Text(output) => output.write(&position),
            Form::Link(site) => site.link(&BoardState::of_candidates(&position)) + "\n",
        }
    }
}

impl Analysis for Convert {
    type Finding = Converted;

    fn columns(&self) -> Vec<&'static str> {
        vec!["read_as", "text", "left_out"]
    }

    fn find(&self, reading: &Reading) -> Result<Converted, String> {
        let canonical = self.repeats.as_ref().and_then(|_| Repeats::canonical(reading, &judge(reading, self.speech).0));
        let left_out = self.to.left_out(reading, self.speech);
        Ok(Converted { read_as: description(reading, self.speech), text: self.to.write(reading), left_out, canonical })
    }

    fn follow(&self, place: &Place<'_>, reading: &Reading, converted: &mut Converted) -> bool {
        self.repeats.as_ref().is_none_or(|repeats| repeats.take(place, reading, converted.canonical).is_none())
    }

    fn rows(&self, converted: &Converted) -> Vec<Vec<String>> {
        let left_out = converted.left_out.clone().unwrap_or_default();
        vec![vec![converted.read_as.clone(), converted.text.trim_end_matches('\n').to_owned(), left_out]]
    }

    fn remark(&self, converted: &Converted) -> Option<String> {
        let left_out = converted.left_out.as_deref()?;
        Some(self.speech.messages.command_not_held(left_out, self.to.name()))
    }

    /// Returns the converted puzzle. Puzzles of one line follow each other; others are separated by a blank line, or as the form
    /// has it.
    fn text(&self, _: &Place<'_>, _: &Reading, converted: &Converted) -> String {
        let text = &converted.text;
        match self.to {
            Form::Text(Output::Sdk) => format!("[Puzzle]\n{text}\n"),
            Form::Text(Output::OpenSudoku) => {
                let [before, after] = self.frame();
                let game = text.strip_prefix(before.as_str()).and_then(|rest| rest.strip_suffix(after.as_str()));
                game.unwrap_or(text).to_owned()
            }
            _ if text.lines().nth(1).is_some() => format!("{text}\n"),
            _ => text.clone(),
        }
    }

    fn frame(&self) -> [String; 2] {
        const END: &str = "</opensudoku>\n";
        match self.to {
            Form::Text(Output::OpenSudoku) => {
                let empty = open_sudoku("Sudoku", &[]);
                [empty.strip_suffix(END).unwrap_or(&empty).to_owned(), END.to_owned()]
            }
            _ => Default::default(),
        }
    }
}
