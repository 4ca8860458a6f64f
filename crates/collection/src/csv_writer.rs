//! CSV: the file's own columns, then what was found out.

use super::{
    assessment::{AnalysisRequest, Assessment},
    row::Row,
};
use csv::WriterBuilder;
use nonet_core::board::Grid;
use nonet_techniques::Tenths;

/// A table that is written.
///
/// ```
/// use nonet_collection::{AnalysisRequest, CsvWriter, Source};
/// let mut source = Source::new("puzzle\n4\n".as_bytes());
/// let request = AnalysisRequest { limit: 2, rate: true, explainer: false, search: false, canonical: false, redundant: false };
/// let writer = CsvWriter { separator: source.separator(), request, shown: false };
/// let mut text = writer.header(source.header());
/// for row in source {
///     text.extend(writer.row(&row.unwrap(), None));
/// }
/// assert_eq!(String::from_utf8(text).unwrap().lines().next(), Some("puzzle,solutions,solution,level,score,hardest,steps,error"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CsvWriter {
    /// The separator between two fields.
    pub separator: u8,
    /// The analysis that was asked for: its columns are written.
    pub request: AnalysisRequest,
    /// Whether it is also written as a table on a page shows it, at the end: how many solutions were counted, and the names of the
    /// techniques.
    pub shown: bool,
}

impl CsvWriter {
    /// The line with the names of the columns.
    #[must_use]
    pub fn header(&self, own: &[Vec<u8>]) -> Vec<u8> {
        let names = |asked: bool, names: &'static [&'static str]| if asked { names } else { &[] }.iter();
        let added = names(true, &["solutions", "solution"])
            .chain(names(self.request.rate, &["level", "score", "hardest", "steps"]))
            .chain(names(self.request.explainer, &["se_er", "se_ep", "se_ed"]))
            .chain(names(self.request.search, &["guesses", "depth"]))
            .chain(names(true, &["error"]))
            .chain(names(self.shown, &["solutions_counted"]))
            .chain(names(self.shown && self.request.rate, &["hardest_name", "step_names"]));
        self.line(own.iter().map(Vec::as_slice).chain(added.map(|name| name.as_bytes())))
    }

    /// The line of a row.
    #[must_use]
    pub fn row(&self, row: &Row, judged: Option<&Assessment>) -> Vec<u8> {
        self.row_with(row, judged, judged.and_then(|judged| judged.solution.as_ref()))
    }

    /// The line of a row with another of its solutions.
    #[must_use]
    pub fn row_with(&self, row: &Row, judged: Option<&Assessment>, solution: Option<&Grid>) -> Vec<u8> {
        let mut added = vec![written(judged.map(|judged| judged.solutions)), written(solution)];
        if self.request.rate {
            added.extend(rated(judged));
        }
        if self.request.explainer {
            let rating = judged.and_then(|judged| judged.explainer);
            added.extend(rating.map_or_else(Default::default, |rating| rating.map(|number| Tenths(number).to_string())));
        }
        if self.request.search {
            let search = judged.and_then(|judged| judged.search);
            added.extend([written(search.map(|(guesses, _)| guesses)), written(search.map(|(_, depth)| depth))]);
        }
        added.push(row.error().map(ToString::to_string).unwrap_or_default());
        if self.shown {
            added.push(judged.map_or_else(String::new, |judged| counted(judged.solutions, self.request.limit)));
            added.extend(self.request.rate.then(|| named(judged)).into_iter().flatten());
        }
        self.line(row.columns.iter().map(Vec::as_slice).chain(added.iter().map(String::as_bytes)))
    }

    fn line<'a>(&self, fields: impl Iterator<Item = &'a [u8]>) -> Vec<u8> {
        csv_line(self.separator, fields)
    }
}

/// Fields as a line of CSV with its end, quoted where they must be.
///
/// ```
/// use nonet_collection::csv_line;
/// assert_eq!(csv_line(b',', ["a", "b,\"c\"", ""].map(str::as_bytes)), b"a,\"b,\"\"c\"\"\",\n");
/// ```
#[must_use]
pub fn csv_line<'a>(separator: u8, fields: impl IntoIterator<Item = &'a [u8]>) -> Vec<u8> {
    let mut writer = WriterBuilder::new().delimiter(separator).from_writer(Vec::new());
    let _ = writer.write_record(fields); // writing to memory never fails
    writer.into_inner().unwrap_or_default()
}

/// Level, score, hardest technique, and the steps by technique.
fn rated(judged: Option<&Assessment>) -> [String; 4] {
    let Some(rating) = judged.and_then(|judged| judged.rating.as_ref()) else { return Default::default() };
    let steps: Vec<String> = rating.steps.iter().map(|(technique, count)| format!("{technique}={count}")).collect();
    [rating.level.to_string(), rating.score.to_string(), written(rating.hardest), steps.join(";")]
}

/// The hardest technique and the steps by technique, by the names that the page has for them.
fn named(judged: Option<&Assessment>) -> [String; 2] {
    let Some(rating) = judged.and_then(|judged| judged.rating.as_ref()) else { return Default::default() };
    let steps: Vec<String> = rating.steps.iter().map(|(technique, count)| format!("{}={count}", technique.title())).collect();
    [rating.hardest.map_or_else(String::new, |technique| technique.title().to_owned()), steps.join(";")]
}

/// The number of solutions as text: `1000 or more` where it was counted no further.
#[must_use]
pub fn counted(solutions: u64, limit: u64) -> String {
    if solutions >= limit && solutions > 1 { format!("{solutions} or more") } else { solutions.to_string() }
}

/// The value as text if it is known; else an empty text.
fn written(known: Option<impl ToString>) -> String {
    known.map_or_else(String::new, |known| known.to_string())
}
