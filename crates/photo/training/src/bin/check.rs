//! Reads labelled photos and prints how many are read correctly: `check DIR [--list]`, for a folder with `newspapers.csv` or
//! `filled_in.csv` and the photos in folders of these names. `--list` also prints each photo that is not read correctly, and why.
//!
//! The columns of `newspapers.csv` are `file` and `digits` (81, 0 for empty); those of `filled_in.csv` are `file`, `cells` (a
//! digit, 0 for empty, `c` for small candidates) and `part` (`train` or `val`). Both have the corners as `top_left_x`,
//! `top_left_y` and so on, which are empty where unknown.

use image::{DynamicImage, ImageDecoder, ImageReader};
use nonet_core::board::{Cell, Digit};
use nonet_photo::{Certainty, Content, Luminance, Point, Reading, read};
use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fs,
    path::Path,
    time::{Duration, Instant},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((folder, options)) = arguments.split_first() else { return Err("usage: check DIR [--list]".into()) };
    let list = options.iter().any(|option| option == "--list");
    let mut sets = 0;
    for (set, column) in [("newspapers", "digits"), ("filled_in", "cells")] {
        let table = Path::new(folder).join(format!("{set}.csv"));
        if table.is_file() {
            sets += 1;
            check(Path::new(folder), set, column, &fs::read(table)?, list)?;
        }
    }
    if sets == 0 { Err(format!("{folder} holds neither newspapers.csv nor filled_in.csv").into()) } else { Ok(()) }
}

/// The row of a labelled photo: its fields by the names of their columns.
type Row = BTreeMap<String, String>;

fn check(folder: &Path, set: &str, column: &str, table: &[u8], list: bool) -> Result<()> {
    let mut scores: BTreeMap<&str, Score> = BTreeMap::new();
    let mut puzzles: BTreeMap<String, usize> = BTreeMap::new();
    for row in csv::Reader::from_reader(table).deserialize::<Row>() {
        let row = row?;
        let labels = &row[column];
        let number = puzzles.len();
        let number = *puzzles.entry(labels.clone()).or_insert(number);
        // The training keeps every fourth newspaper puzzle for validation, with all its photos; the other table has a column for
        // it.
        let kept = row.get("part").map_or(number % 4 == 3, |part| part == "val");
        let file = folder.join(set).join(&row["file"]);
        let score = scores.entry(if kept { "kept out of training" } else { "trained on" }).or_default();
        let verdict = score.take(&row, labels.as_bytes(), &file)?;
        if let Some(verdict) = verdict.filter(|_| list) {
            println!("{}{}: {verdict}", if kept { "* " } else { "  " }, file.display());
        }
    }
    for (part, score) in scores {
        println!("{set}, {part}");
        score.print();
    }
    Ok(())
}

/// The results for a set of photos.
#[derive(Default)]
struct Score {
    photos: usize,
    grids: usize,
    cells: [usize; 2], // the correctly read cells, before and after judging
    whole: [usize; 2],
    sure: usize,
    sure_wrong: usize,
    asked: [usize; 3], // the cells that the reader asks about, those of them that are blank and read so, and their photos
    unasked: usize,    // the wrong digits that it does not ask about
    times: Vec<Duration>,
}

impl Score {
    /// Reads a photo and counts the result. Returns a message about what was read wrongly. None if all was correct.
    fn take(&mut self, row: &Row, labels: &[u8], file: &Path) -> Result<Option<String>> {
        let picture = decode(file)?;
        self.photos += 1;
        let start = Instant::now();
        let readings = read(&picture, None, &mut || true);
        self.times.push(start.elapsed());
        let reading = match &readings {
            Ok(readings) => &readings[0],
            Err(error) => return Ok(Some(error.to_string())),
        };
        let wrong_before = wrong_cells(labels, |cell| reading.cells()[cell].likeliest());
        let wrong_after = wrong_cells(labels, |cell| judged(reading, cell));
        let found = corners_fit(row, reading) || wrong_before.len() <= 11;
        self.grids += usize::from(found);
        self.cells[0] += 81 - wrong_before.len();
        self.cells[1] += 81 - wrong_after.len();
        let before = board_is_right(labels, |cell| reading.cells()[cell].likeliest().digit());
        let after = board_is_right(labels, |cell| reading.judged.board.values().get(cell).copied().and_then(Digit::new));
        self.whole[0] += usize::from(before);
        self.whole[1] += usize::from(after);
        let sure = reading.judged.certainty == Certainty::Sure;
        self.sure += usize::from(sure);
        self.sure_wrong += usize::from(sure && !after);
        let doubtful = &reading.judged.doubtful;
        let is_blank = |cell: &&Cell| labels[cell.index()] == b'0' && reading.judged.board[**cell].is_none();
        self.asked[0] += doubtful.len();
        self.asked[1] += doubtful.iter().filter(is_blank).count();
        self.asked[2] += usize::from(!doubtful.is_empty());
        let is_wrong = |cell: &Cell| {
            reading.judged.board[*cell].map_or(0, Digit::value)
                != labels[cell.index()].checked_sub(b'0').filter(|digit| *digit < 10).unwrap_or(0)
        };
        self.unasked += Cell::all().filter(is_wrong).filter(|cell| !doubtful.contains(cell)).count();
        let fine = found && wrong_before.is_empty() && after;
        Ok((!fine).then(|| {
            format!(
                "{}{:?}, whole {before} {after}, score {:.2}, wrong {wrong_before:?} then {wrong_after:?}",
                if found { "" } else { "wrong place, " },
                reading.judged.certainty,
                reading.place.score
            )
        }))
    }

    fn print(mut self) {
        self.times.sort();
        let count = self.times.len();
        let mean = self.times.iter().sum::<Duration>().as_secs_f64() * 1e3 / count.max(1) as f64;
        let at = |i: usize| self.times.get(i).map_or(0.0, |time| time.as_secs_f64() * 1e3);
        let photos = self.photos;
        println!("  GRIDS {} of {photos}", self.grids);
        println!("  CELLS {} of {} before judging, {} after", self.cells[0], photos * 81, self.cells[1]);
        println!("  WHOLE {} of {photos} before judging, {} after", self.whole[0], self.whole[1]);
        println!("  SURE {} of {photos}", self.sure);
        println!("  SURE-WRONG {}", self.sure_wrong);
        let [cells, blank, asked] = self.asked;
        println!(
            "  ASKED about {cells} cells of {asked} photos, {blank} of them blank and read so; {} wrong digits unasked",
            self.unasked
        );
        println!("  TIME {mean:.0} ms a photo, median {:.0}, longest {:.0}", at(count / 2), at(count.saturating_sub(1)));
    }
}

/// Returns the brightness of a photo, turned upright as its Exif orientation says.
fn decode(file: &Path) -> Result<Luminance> {
    let mut decoder = ImageReader::open(file)?.with_guessed_format()?.into_decoder()?;
    let orientation = decoder.orientation()?;
    let mut image = DynamicImage::from_decoder(decoder)?;
    image.apply_orientation(orientation);
    let grey = image.to_luma8();
    let (width, height) = grey.dimensions();
    Ok(Luminance::new(width as usize, height as usize, grey.into_raw())?)
}

fn judged(reading: &Reading, cell: usize) -> Content {
    match (reading.judged.board.values().get(cell).copied().and_then(Digit::new), reading.cells()[cell].likeliest()) {
        (Some(digit), _) => Content::Digit(digit),
        (None, Content::Digit(_)) => Content::Blank,
        (None, other) => other,
    }
}

fn wrong_cells(labels: &[u8], content: impl Fn(usize) -> Content) -> Vec<usize> {
    let right = |cell: usize| match (labels[cell], content(cell)) {
        (b'0', content) => content == Content::Blank,
        (b'c', content) => content == Content::Marks,
        (label, content) => content.digit().is_some_and(|digit| digit.value() == label - b'0'),
    };
    (0..81).filter(|&cell| !right(cell)).collect()
}

fn board_is_right(labels: &[u8], digit: impl Fn(usize) -> Option<Digit>) -> bool {
    (0..81).all(|cell| digit(cell).map_or(0, Digit::value) == if labels[cell] == b'c' { 0 } else { labels[cell] - b'0' })
}

/// Returns whether each corner lies within a third of a cell of its labelled place.
fn corners_fit(row: &Row, reading: &Reading) -> bool {
    let names = ["top_left", "top_right", "bottom_right", "bottom_left"];
    let number = |name: String| row.get(&name).and_then(|value| value.parse::<f32>().ok());
    let labels: Vec<Point> =
        names.iter().filter_map(|name| Some(Point::new(number(format!("{name}_x"))?, number(format!("{name}_y"))?))).collect();
    let distance = |a: Point, b: Point| ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt();
    let corners = reading.place.corners();
    labels.len() == 4
        && (0..4).any(|turn| (0..4).all(|i| distance(corners[(i + turn) % 4], labels[i]) < distance(labels[0], labels[1]) / 27.0))
}
