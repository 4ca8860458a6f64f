//! Stochastic gradient descent: Adam with decoupled weight decay and a learning rate that falls along a cosine.

use crate::{
    model::{CHUNK, Chunk, Model},
    random::Random,
    sample::Sample,
};
use nonet_photo::{
    CUTOUT_PIXELS,
    network::{CLASSES, OUTPUTS},
};
use std::f32::consts::PI;

/// The number of chunks whose gradients make a step.
const CHUNKS_A_STEP: usize = 4;
/// The number of samples whose gradients make a step.
pub(crate) const SAMPLES_A_STEP: usize = CHUNK * CHUNKS_A_STEP;
const RATE: f32 = 2e-3;
const DECAY: f32 = 2e-3;
const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;

/// A model in training, with the moments of its gradients.
pub(crate) struct Trainer {
    pub(crate) model: Model,
    first: Model,
    second: Model,
    step: usize,
    /// The approximate number of steps in all, over which the learning rate falls.
    steps: usize,
}

impl Trainer {
    pub(crate) fn new(model: Model, steps: usize) -> Trainer {
        Trainer { first: model.zeros(), second: model.zeros(), model, step: 0, steps }
    }

    /// Trains on all samples once, shuffled. Returns the mean loss.
    pub(crate) fn epoch(&mut self, samples: &[Sample], random: &mut Random) -> f64 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        random.shuffle(&mut order);
        let mut loss = 0.0_f64;
        for batch in order.chunks_exact(SAMPLES_A_STEP) {
            let mut gradient = self.model.zeros();
            for indices in batch.chunks_exact(CHUNK) {
                loss += f64::from(learn(&self.model, indices, samples, &mut gradient));
            }
            self.apply(&gradient);
        }
        loss / samples.len() as f64
    }

    fn apply(&mut self, gradient: &Model) {
        self.step += 1;
        let warm = (self.step as f32 / 300.0).min(1.0);
        let done = (self.step as f32 / self.steps as f32).min(1.0);
        let rate = RATE * warm * 0.5 * (1.0 + (PI * done).cos()) + 1e-6;
        let power = self.step.min(100_000) as i32;
        let (bias_first, bias_second) = (1.0 - MOMENTUM.powi(power), 1.0 - SQUARES.powi(power));
        let share = 1.0 / SAMPLES_A_STEP as f32;
        let moments = self.first.values_mut().zip(self.second.values_mut());
        for ((values, slopes), (first, second)) in self.model.values_mut().zip(gradient.values()).zip(moments) {
            for (((value, slope), first), second) in values.iter_mut().zip(slopes).zip(first).zip(second) {
                let slope = slope * share;
                *first = MOMENTUM * *first + (1.0 - MOMENTUM) * slope;
                *second = SQUARES * *second + (1.0 - SQUARES) * slope * slope;
                *value -= rate * (*first / bias_first / ((*second / bias_second).sqrt() + 1e-7) + DECAY * *value);
            }
        }
    }
}

fn learn(model: &Model, indices: &[usize], samples: &[Sample], gradient: &mut Model) -> f32 {
    let pictures: Vec<f32> = indices.iter().flat_map(|&i| inputs_of(&samples[i])).collect();
    let classes: Vec<usize> = indices.iter().map(|&i| samples[i].class).collect();
    let by_hand: Vec<Option<bool>> = indices.iter().map(|&i| samples[i].by_hand).collect();
    model.backward(&Chunk { pictures: &pictures, classes: &classes, by_hand: &by_hand }, gradient)
}

/// Returns the pixels as inputs of the network, where strong ink is 1, in steps of 1/64 like those of the integer network.
pub(crate) fn inputs_of(sample: &Sample) -> impl Iterator<Item = f32> {
    sample.cutout.0.iter().map(|&pixel| f32::from(pixel / 2) / 64.0)
}

/// Returns the outputs of the model for each sample.
pub(crate) fn outputs(model: &Model, samples: &[Sample]) -> Vec<[f32; OUTPUTS]> {
    let mut all = Vec::with_capacity(samples.len());
    for chunk in samples.chunks(64) {
        let pictures: Vec<f32> = chunk.iter().flat_map(inputs_of).collect();
        assert_eq!(pictures.len(), chunk.len() * CUTOUT_PIXELS);
        let passed = model.forward(&pictures);
        let (rows, _) = passed.outputs.as_chunks::<OUTPUTS>();
        all.extend_from_slice(rows);
    }
    all
}

/// Returns the share of samples whose label is the likeliest class.
pub(crate) fn accuracy(outputs: &[[f32; OUTPUTS]], samples: &[Sample]) -> f32 {
    let right = outputs.iter().zip(samples).filter(|(row, sample)| likeliest(row) == sample.class).count();
    right as f32 / samples.len().max(1) as f32
}

pub(crate) fn likeliest(row: &[f32; OUTPUTS]) -> usize {
    (0..CLASSES).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap_or(0)
}
