//! Samples from labelled photos: their cells, cut out as the reader cuts them.

use crate::{
    model::Model,
    random::Random,
    sample::{BLANK, MARKS, Sample},
    training::outputs,
};
use image::ImageReader;
use nonet_photo::{Cutout, GridPlace, LONG_SIDE, Luminance, Point, locate, network::CLASSES};
use std::{collections::BTreeMap, error::Error, path::Path};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A photo with its grid and its labels.
pub(crate) struct Photo {
    picture: Luminance,
    place: GridPlace,
    /// The class of each cell in reading order: 0 is empty, 1 to 9 are digits, 10 is small marks.
    classes: Vec<usize>,
    /// Whether each cell's digit is handwritten. None if it is unknown or there is no digit.
    by_hand: Vec<Option<bool>>,
    /// Whether the photo is kept for validation.
    pub(crate) kept: bool,
}

/// Loads the photos of newspapers, all of whose digits are printed. Every fourth puzzle is kept for validation, with all its
/// photos.
pub(crate) fn newspapers(folder: &Path) -> Result<Vec<Photo>> {
    let mut puzzles: BTreeMap<String, usize> = BTreeMap::new();
    load(
        folder,
        "newspapers",
        "digits",
        |_, _| Some(false),
        |row, _| {
            let number = puzzles.len();
            *puzzles.entry(row.to_owned()).or_insert(number) % 4 == 3
        },
    )
}

/// Loads the photos of puzzles that were filled in by hand; the table says which are kept for validation. Printed digits have no
/// label, but the puzzles are symmetric: a digit is handwritten if the opposite cell has none.
pub(crate) fn filled_in(folder: &Path) -> Result<Vec<Photo>> {
    let by_hand = |classes: &[usize], cell: usize| (!is_digit(classes[80 - cell])).then_some(true);
    load(folder, "filled_in", "cells", by_hand, |_, part| part == Some("val"))
}

fn load(
    folder: &Path,
    set: &str,
    column: &str,
    by_hand: impl Fn(&[usize], usize) -> Option<bool>,
    mut is_kept: impl FnMut(&str, Option<&str>) -> bool,
) -> Result<Vec<Photo>> {
    let mut photos = Vec::new();
    let mut table = csv::Reader::from_path(folder.join(format!("{set}.csv")))?;
    for record in table.deserialize::<BTreeMap<String, String>>() {
        let record = record?;
        let (file, cells) = (&record["file"], &record[column]);
        let kept = is_kept(cells, record.get("part").map(String::as_str));
        let picture = decode(&folder.join(set).join(file))?;
        let small = picture.scaled_to(LONG_SIDE);
        let Ok(places) = locate(&small, &mut || true) else {
            eprintln!("{set}/{file}: no grid");
            continue;
        };
        let factor = picture.width() as f32 / small.width() as f32;
        let Some(place) = places.into_iter().next() else { continue };
        let place = as_labelled(place, &record, factor);
        let classes: Vec<usize> = cells.bytes().map(|byte| if byte == b'c' { MARKS } else { usize::from(byte - b'0') }).collect();
        let by_hand = (0..81).map(|cell| if is_digit(classes[cell]) { by_hand(&classes, cell) } else { None }).collect();
        photos.push(Photo { picture: small, place, classes, by_hand, kept });
    }
    Ok(photos)
}

fn is_digit(class: usize) -> bool {
    class != BLANK && class != MARKS
}

/// Labels the digits as printed or handwritten where that is unknown, by the model's outputs in all photos of the puzzle for the
/// digit and the one in the opposite cell: printed puzzles are symmetric. Photos that are kept for validation are left as they
/// are.
pub(crate) fn label_hands(photos: &mut [Photo], model: &Model) {
    let mut leanings: BTreeMap<Vec<usize>, [f32; 81]> = BTreeMap::new();
    for photo in photos.iter().filter(|photo| !photo.kept) {
        let sums = leanings.entry(photo.classes.clone()).or_insert([0.0; 81]);
        for (sum, row) in sums.iter_mut().zip(outputs(model, &photo.cells())) {
            *sum += row[CLASSES];
        }
    }
    for photo in photos.iter_mut().filter(|photo| !photo.kept) {
        let Some(sums) = leanings.get(&photo.classes) else { continue };
        for cell in 0..81 {
            if is_digit(photo.classes[cell]) && photo.by_hand[cell].is_none() {
                photo.by_hand[cell] = Some(sums[cell] + sums[80 - cell] > 0.0);
            }
        }
    }
}

/// Returns the brightness of a photo. The Exif orientation is ignored, because some cameras write a wrong one.
fn decode(file: &Path) -> Result<Luminance> {
    let grey = ImageReader::open(file)?.decode()?.to_luma8();
    let (width, height) = grey.dimensions();
    Ok(Luminance::new(width as usize, height as usize, grey.into_raw())?)
}

/// Returns the grid turned as its labelled corners are, if these fit it.
fn as_labelled(place: GridPlace, record: &BTreeMap<String, String>, factor: f32) -> GridPlace {
    let number = |name: &str| record[name].parse::<f32>().ok().map(|value| value / factor);
    let corner = |name: &str| Some(Point::new(number(&format!("{name}_x"))?, number(&format!("{name}_y"))?));
    let Some(first) = corner("top_left") else { return place };
    let side = distance(place.corners()[0], place.corners()[1]);
    (0..4).map(|turns| place.turned(turns)).find(|turned| distance(turned.corners()[0], first) < side / 6.0).unwrap_or(place)
}

fn distance(a: Point, b: Point) -> f32 {
    let way = a - b;
    (way.x * way.x + way.y * way.y).sqrt()
}

impl Photo {
    /// Returns the cells as the reader cuts them.
    pub(crate) fn cells(&self) -> Vec<Sample> {
        (0..81).map(|cell| self.sample(cell, &self.picture, 1.0, self.place.contrast, &mut |point| point)).collect()
    }

    /// Returns variants of the cells with crossings that are a little off, and in another resolution, light and contrast. Fewer
    /// of the blank cells are taken.
    pub(crate) fn varied_cells(&self, variants: usize, random: &mut Random) -> Vec<Sample> {
        let mut samples = Vec::new();
        for _ in 0..variants {
            let (picture, factor) = self.varied_picture(random);
            for cell in 0..81 {
                let repeats = match self.classes[cell] {
                    BLANK => usize::from(random.chance(0.3)),
                    MARKS => 3,
                    _ => 1,
                };
                for _ in 0..repeats {
                    let contrast = self.place.contrast * random.between(0.8, 1.25);
                    let corners = self.place.cell(cell / 9, cell % 9);
                    let side = distance(corners[0], corners[2]) * 0.7;
                    let middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
                    let (grow, reach) = (random.between(0.95, 1.05), side * 0.022);
                    let mut jitter = |point: Point| {
                        middle + (point - middle) * grow + Point::new(random.normal() * reach, random.normal() * reach)
                    };
                    samples.push(self.sample(cell, &picture, factor, contrast, &mut jitter));
                }
            }
        }
        samples
    }

    fn varied_picture(&self, random: &mut Random) -> (Luminance, f32) {
        let long = self.picture.width().max(self.picture.height());
        let picture = if random.chance(0.5) {
            self.picture.scaled_to((long as f32 * random.between(0.45, 1.0)) as usize)
        } else {
            self.picture.clone()
        };
        let factor = picture.width() as f32 / self.picture.width() as f32;
        let (gain, lift, noise) = (random.between(0.7, 1.1), random.between(-10.0, 15.0), random.between(0.0, 5.0));
        let pixels = picture.pixels().iter().map(|&pixel| {
            let noise = if noise > 1.0 { (random.unit() + random.unit() - 1.0) * 2.0 * noise } else { 0.0 };
            (f32::from(pixel) * gain + lift + noise).clamp(0.0, 255.0) as u8
        });
        let varied = Luminance::new(picture.width(), picture.height(), pixels.collect()).expect("as large as before");
        (varied, factor)
    }

    fn sample(
        &self,
        cell: usize,
        picture: &Luminance,
        factor: f32,
        contrast: f32,
        place: &mut dyn FnMut(Point) -> Point,
    ) -> Sample {
        let corners = self.place.cell(cell / 9, cell % 9).map(|corner| place(corner) * factor);
        Sample { cutout: Cutout::of(picture, corners, contrast), class: self.classes[cell], by_hand: self.by_hand[cell] }
    }
}
