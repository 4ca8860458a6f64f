//! Trains the network of nonet-photo: `cargo run --release -- --photos FOLDER [--fonts FOLDER] [--out FILE] [--epochs N]`.

mod canvas;
mod fonts;
mod hand;
mod jpeg;
mod model;
mod photos;
mod quantize;
mod random;
mod render;
mod sample;
mod training;

use crate::{
    fonts::FontDigits,
    model::Model,
    photos::Photo,
    random::Random,
    sample::{BLANK, MARKS, Sample},
    training::{SAMPLES_A_STEP, Trainer},
};
use nonet_photo::network::{CLASSES, Network};
use std::{env, error::Error, fs, path::PathBuf, time::Instant};

/// The options of the command.
struct Options {
    photos: Option<PathBuf>,
    fonts: PathBuf,
    out: PathBuf,
    epochs: usize,
    rendered: usize,
    sheet: Option<PathBuf>,
}

const SEED: u64 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let mut random = Random::new(SEED);
    let fonts = fonts::load(&options.fonts);
    let (kept, used): (Vec<&FontDigits>, Vec<&FontDigits>) = fonts.iter().partition(|font| font.kept);
    eprintln!("{} designs of digits, {} of them kept for validation", fonts.len(), kept.len());

    let mut samples = rendered(options.rendered, &used, &mut random);
    let mut checks = vec![("rendered, kept fonts", rendered(5000, &kept, &mut random))];
    if let Some(sheet) = &options.sheet {
        return write_sheet(sheet, &samples);
    }
    let (newspapers, mut filled_in) = match &options.photos {
        Some(folder) => (photos::newspapers(folder)?, photos::filled_in(folder)?),
        None => (Vec::new(), Vec::new()),
    };
    for (name, photos) in [("newspapers", &newspapers), ("filled_in", &filled_in)] {
        let kept: Vec<&Photo> = photos.iter().filter(|photo| photo.kept).collect();
        eprintln!("{name}: {} photos, {} of them kept", photos.len(), kept.len());
        checks.push((name, kept.iter().flat_map(|photo| photo.cells()).collect()));
    }

    let rendered = samples.len();
    add_photos(&mut samples, &newspapers, &filled_in, &mut random);
    eprintln!("{} samples", samples.len());
    let steps = options.epochs * samples.len() / SAMPLES_A_STEP;
    let mut trainer = Trainer::new(Model::new(&mut random), steps);
    for epoch in 0..options.epochs {
        if epoch > 0 {
            // The photos' cells are varied anew. After half of the epochs the model can tell which of them are handwritten.
            if epoch == options.epochs / 2 {
                photos::label_hands(&mut filled_in, &trainer.model);
            }
            samples.truncate(rendered);
            add_photos(&mut samples, &newspapers, &filled_in, &mut random);
        }
        let start = Instant::now();
        // The epoch shuffles the samples, of which the rendered ones come first.
        let loss = trainer.epoch(&samples, &mut random);
        eprintln!("epoch {epoch}: loss {loss:.4}, {} s", start.elapsed().as_secs());
        report(&trainer.model, &checks);
        fs::write(&options.out, integers(&trainer.model, &samples, &checks))?;
    }
    report_integers(&fs::read(&options.out)?, &checks);
    report_fonts(&trainer.model, &fonts, &mut random);
    Ok(())
}

/// Adds varied cells of the photos that are not kept for validation.
fn add_photos(samples: &mut Vec<Sample>, newspapers: &[Photo], filled_in: &[Photo], random: &mut Random) {
    for (photos, variants) in [(newspapers, 4), (filled_in, 12)] {
        for photo in photos.iter().filter(|photo| !photo.kept) {
            samples.extend(photo.varied_cells(variants, random));
        }
    }
}

/// Returns the bytes of the quantized model, at the temperature that fits the first validation set.
fn integers(model: &Model, samples: &[Sample], checks: &[(&str, Vec<Sample>)]) -> Vec<u8> {
    let (_, validation) = &checks[0];
    let temperature = quantize::temperature(&training::outputs(model, validation), validation);
    eprintln!("  temperature {temperature:.2}");
    quantize::bytes_of(model, samples, temperature)
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        photos: None,
        fonts: "/usr/share/fonts".into(),
        out: "weights.bin".into(),
        epochs: 10,
        rendered: 110_000,
        sheet: None,
    };
    let mut arguments = env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--photos" => options.photos = Some(value.into()),
            "--fonts" => options.fonts = value.into(),
            "--out" => options.out = value.into(),
            "--epochs" => options.epochs = value.parse()?,
            "--rendered" => options.rendered = value.parse()?,
            "--sheet" => options.sheet = Some(value.into()),
            _ => return Err(format!("unknown option {name}").into()),
        }
    }
    Ok(options)
}

fn rendered(count: usize, fonts: &[&FontDigits], random: &mut Random) -> Vec<Sample> {
    (0..count)
        .map(|_| {
            let class = match random.below(100) {
                0..20 => BLANK,
                20..32 => MARKS,
                _ => 1 + random.below(9),
            };
            render::cell(class, fonts, random)
        })
        .collect()
}

fn report(model: &Model, checks: &[(&str, Vec<Sample>)]) {
    for (name, samples) in checks {
        let outputs = training::outputs(model, samples);
        let known = || outputs.iter().zip(samples).filter_map(|(row, sample)| Some((row, sample.by_hand?)));
        let hands = known().filter(|&(row, by_hand)| (row[CLASSES] > 0.0) == by_hand).count();
        eprintln!(
            "  {name}: {:.3} % of {}; by hand or not: {:.2} %",
            100.0 * training::accuracy(&outputs, samples),
            samples.len(),
            100.0 * hands as f32 / known().count().max(1) as f32
        );
    }
}

fn report_integers(bytes: &[u8], checks: &[(&str, Vec<Sample>)]) {
    let network = Network::from_bytes(bytes);
    for (name, samples) in checks {
        let outputs: Vec<_> = samples.iter().map(|sample| network.outputs(&sample.cutout)).collect();
        eprintln!("  {name}, in integers: {:.3} %", 100.0 * training::accuracy(&outputs, samples));
    }
}

/// Prints the fonts that are read worst: some have ornaments for digits and should be left out.
fn report_fonts(model: &Model, fonts: &[FontDigits], random: &mut Random) {
    let mut shares: Vec<(f32, &str)> = fonts
        .iter()
        .map(|font| {
            let mut samples: Vec<Sample> = Vec::new();
            while samples.len() < 45 {
                samples.push(render::cell(1 + samples.len() % 9, &[font], random));
            }
            (training::accuracy(&training::outputs(model, &samples), &samples), font.name.as_str())
        })
        .collect();
    shares.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (share, name) in shares.iter().take(40) {
        eprintln!("  {:.0} % {name}", share * 100.0);
    }
}

/// Writes the first samples side by side as a picture (PGM) for inspection.
fn write_sheet(file: &PathBuf, samples: &[Sample]) -> Result<(), Box<dyn Error>> {
    const ACROSS: usize = 40;
    const DOWN: usize = 24;
    const SIDE: usize = nonet_photo::CUTOUT_SIDE;
    let mut pixels = vec![0_u8; ACROSS * DOWN * SIDE * SIDE];
    for (i, sample) in samples.iter().take(ACROSS * DOWN).enumerate() {
        for (j, &pixel) in sample.cutout.0.iter().enumerate() {
            let (x, y) = (i % ACROSS * SIDE + j % SIDE, i / ACROSS * SIDE + j / SIDE);
            pixels[y * ACROSS * SIDE + x] = 255 - pixel;
        }
    }
    let mut bytes = format!("P5 {} {} 255\n", ACROSS * SIDE, DOWN * SIDE).into_bytes();
    bytes.extend(pixels);
    Ok(fs::write(file, bytes)?)
}
