//! The network in floating point with its gradients: the same layers that `nonet_photo::network` runs in integers.

use crate::random::Random;
use ndarray::{ArrayView2, ArrayViewMut2, ShapeBuilder, linalg::general_mat_mul};
use nonet_photo::{
    CUTOUT_PIXELS,
    network::{CHANNELS, CLASSES, HIDDEN, OUTPUTS, SHAPES, SIDES},
};

/// The number of samples in a chunk, which go through the network together.
pub(crate) const CHUNK: usize = 16;

/// A layer: its weights, with a row for each output, and its biases.
#[derive(Clone)]
pub(crate) struct Layer {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    pub(crate) weights: Vec<f32>,
    pub(crate) biases: Vec<f32>,
}

/// The layers of the network. Gradients and the moments of Adam have the same shape.
#[derive(Clone)]
pub(crate) struct Model {
    pub(crate) layers: Vec<Layer>,
}

/// A chunk of samples, with their labels for the loss.
pub(crate) struct Chunk<'a> {
    /// The pixels of [`CHUNK`] pictures, on which strong ink is 1.
    pub(crate) pictures: &'a [f32],
    pub(crate) classes: &'a [usize],
    pub(crate) by_hand: &'a [Option<bool>],
}

/// The results of a forward pass, which the backward pass needs.
pub(crate) struct Passed {
    /// The patches that are the inputs of each convolution.
    patches: Vec<Vec<f32>>,
    /// The outputs of each convolution after the ReLU.
    rectified: Vec<Vec<f32>>,
    /// The outputs of each pooling.
    pub(crate) pooled: Vec<Vec<f32>>,
    /// The index of the pixel from which each pooled one came.
    origins: Vec<Vec<u32>>,
    pub(crate) hidden: Vec<f32>,
    pub(crate) outputs: Vec<f32>,
}

impl Model {
    pub(crate) fn new(random: &mut Random) -> Model {
        let layers = SHAPES.map(|[inputs, outputs]| {
            let deviation = (2.0 / inputs as f32).sqrt();
            let weights = (0..inputs * outputs).map(|_| random.normal() * deviation).collect();
            Layer { inputs, outputs, weights, biases: vec![0.0; outputs] }
        });
        Model { layers: layers.into() }
    }

    pub(crate) fn zeros(&self) -> Model {
        let mut zeros = self.clone();
        for values in zeros.values_mut() {
            values.fill(0.0);
        }
        zeros
    }

    /// Returns the weights and biases, layer by layer.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Vec<f32>> {
        self.layers.iter_mut().flat_map(|layer| [&mut layer.weights, &mut layer.biases])
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &Vec<f32>> {
        self.layers.iter().flat_map(|layer| [&layer.weights, &layer.biases])
    }

    pub(crate) fn forward(&self, pictures: &[f32]) -> Passed {
        let count = pictures.len() / CUTOUT_PIXELS;
        let mut passed = Passed {
            patches: Vec::new(),
            rectified: Vec::new(),
            pooled: Vec::new(),
            origins: Vec::new(),
            hidden: Vec::new(),
            outputs: Vec::new(),
        };
        let mut channels = 1;
        for i in 0..CHANNELS.len() {
            let input = if i == 0 { pictures } else { &passed.pooled[i - 1] };
            let patches = patches_of(input, count, SIDES[i], channels);
            channels = CHANNELS[i];
            let mut values = self.layers[i].times(&patches);
            rectify(&mut values);
            let (pooled, origins) = pool(&values, count, SIDES[i], SIDES[i + 1], channels);
            passed.patches.push(patches);
            passed.rectified.push(values);
            passed.pooled.push(pooled);
            passed.origins.push(origins);
        }
        passed.hidden = self.layers[3].times(&passed.pooled[2]);
        rectify(&mut passed.hidden);
        passed.outputs = self.layers[4].times(&passed.hidden);
        passed
    }

    /// Adds the gradient of the chunk's loss to `gradient`. Returns the loss.
    pub(crate) fn backward(&self, chunk: &Chunk<'_>, gradient: &mut Model) -> f32 {
        let passed = self.forward(chunk.pictures);
        let count = chunk.classes.len();
        let (loss, slopes) = loss_of(&passed.outputs, chunk);
        let mut slopes = self.layers[4].back(&passed.hidden, &slopes, &mut gradient.layers[4]);
        stop_rectified(&mut slopes, &passed.hidden);
        let mut slopes = self.layers[3].back(&passed.pooled[2], &slopes, &mut gradient.layers[3]);
        for i in (0..CHANNELS.len()).rev() {
            let mut unpooled = vec![0.0; passed.rectified[i].len()];
            for (slope, &origin) in slopes.iter().zip(&passed.origins[i]) {
                unpooled[origin as usize] += slope;
            }
            stop_rectified(&mut unpooled, &passed.rectified[i]);
            let patches = self.layers[i].back(&passed.patches[i], &unpooled, &mut gradient.layers[i]);
            if i > 0 {
                slopes = sum_patches(&patches, count, SIDES[i], CHANNELS[i - 1]);
            }
        }
        loss
    }
}

impl Layer {
    /// Returns the outputs for each row of inputs.
    fn times(&self, inputs: &[f32]) -> Vec<f32> {
        let rows = inputs.len() / self.inputs;
        let mut outputs: Vec<f32> = Vec::with_capacity(rows * self.outputs);
        for _ in 0..rows {
            outputs.extend_from_slice(&self.biases);
        }
        // outputs += inputs x transposed weights
        product(rows, self.inputs, self.outputs, (inputs, self.inputs, 1), (&self.weights, 1, self.inputs), &mut outputs);
        outputs
    }

    /// Adds the gradient of the layer to `gradient`. Returns the gradients of its inputs.
    fn back(&self, inputs: &[f32], slopes: &[f32], gradient: &mut Layer) -> Vec<f32> {
        let rows = inputs.len() / self.inputs;
        product(self.outputs, rows, self.inputs, (slopes, 1, self.outputs), (inputs, self.inputs, 1), &mut gradient.weights);
        for row in slopes.chunks_exact(self.outputs) {
            for (bias, slope) in gradient.biases.iter_mut().zip(row) {
                *bias += slope;
            }
        }
        let mut back = vec![0.0; inputs.len()];
        product(rows, self.outputs, self.inputs, (slopes, self.outputs, 1), (&self.weights, self.inputs, 1), &mut back);
        back
    }
}

/// A matrix: its values, and the strides of its rows and columns.
type Matrix<'a> = (&'a [f32], usize, usize);

/// Adds the product of an `m` by `k` and a `k` by `n` matrix to `sums`.
///
/// # Panics
/// If a slice is shorter than its matrix.
fn product(m: usize, k: usize, n: usize, a: Matrix<'_>, b: Matrix<'_>, sums: &mut [f32]) {
    let mut sums = ArrayViewMut2::from_shape((m, n), sums).expect("the slice holds the sums");
    general_mat_mul(1.0, &view(m, k, a), &view(k, n, b), 1.0, &mut sums);
}

fn view(rows: usize, columns: usize, (values, down, across): Matrix<'_>) -> ArrayView2<'_, f32> {
    ArrayView2::from_shape((rows, columns).strides((down, across)), values).expect("the slice holds the matrix")
}

fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

fn stop_rectified(slopes: &mut [f32], rectified: &[f32]) {
    for (slope, &value) in slopes.iter_mut().zip(rectified) {
        if value <= 0.0 {
            *slope = 0.0;
        }
    }
}

/// Returns the 3 by 3 neighbourhood of every pixel, a row each, with zeros beyond the edge (im2col).
fn patches_of(values: &[f32], count: usize, side: usize, channels: usize) -> Vec<f32> {
    let mut patches = vec![0.0; count * side * side * 9 * channels];
    each_patch_part(count, side, channels, |patch, pixel| {
        patches[patch..patch + channels].copy_from_slice(&values[pixel..pixel + channels]);
    });
    patches
}

/// Returns each pixel's sum over the patches that contain it: the transpose of `patches_of`.
fn sum_patches(patches: &[f32], count: usize, side: usize, channels: usize) -> Vec<f32> {
    let mut sums = vec![0.0; count * side * side * channels];
    each_patch_part(count, side, channels, |patch, pixel| {
        for (sum, value) in sums[pixel..pixel + channels].iter_mut().zip(&patches[patch..patch + channels]) {
            *sum += value;
        }
    });
    sums
}

fn each_patch_part(count: usize, side: usize, channels: usize, mut part: impl FnMut(usize, usize)) {
    for picture in 0..count {
        for y in 0..side {
            for x in 0..side {
                let patch = ((picture * side + y) * side + x) * 9 * channels;
                for place in 0..9 {
                    let (line, column) = (y + place / 3, x + place % 3);
                    if (1..=side).contains(&line) && (1..=side).contains(&column) {
                        part(patch + place * channels, ((picture * side + line - 1) * side + column - 1) * channels);
                    }
                }
            }
        }
    }
}

fn pool(values: &[f32], count: usize, side: usize, half: usize, channels: usize) -> (Vec<f32>, Vec<u32>) {
    let mut pooled = vec![-1.0; count * half * half * channels];
    let mut origins = vec![0; pooled.len()];
    for picture in 0..count {
        for y in 0..side {
            for x in 0..side {
                let from = ((picture * side + y) * side + x) * channels;
                let to = ((picture * half + y / 2) * half + x / 2) * channels;
                for channel in 0..channels {
                    if values[from + channel] > pooled[to + channel] {
                        pooled[to + channel] = values[from + channel];
                        origins[to + channel] = (from + channel) as u32;
                    }
                }
            }
        }
    }
    (pooled, origins)
}

/// Returns the loss, which is the cross entropy of the classes, and the gradient in the outputs. The gradient also has the cross
/// entropy of the handwriting output where that label is known.
fn loss_of(outputs: &[f32], chunk: &Chunk<'_>) -> (f32, Vec<f32>) {
    const HAND_WEIGHT: f32 = 0.2;
    let mut loss = 0.0;
    let mut slopes = vec![0.0; outputs.len()];
    for (i, (row, slope)) in outputs.chunks_exact(OUTPUTS).zip(slopes.chunks_exact_mut(OUTPUTS)).enumerate() {
        let shares = softmax(&row[..CLASSES]);
        let class = chunk.classes[i];
        loss -= shares[class].max(1e-9).ln();
        slope[..CLASSES].copy_from_slice(&shares);
        slope[class] -= 1.0;
        if let Some(by_hand) = chunk.by_hand[i] {
            let share = 1.0 / (1.0 + (-row[CLASSES]).exp());
            let wanted = f32::from(u8::from(by_hand));
            slope[CLASSES] = HAND_WEIGHT * (share - wanted);
        }
    }
    (loss, slopes)
}

pub(crate) fn softmax(row: &[f32]) -> Vec<f32> {
    let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: Vec<f32> = row.iter().map(|value| (value - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

const _: () = assert!(SHAPES[3][1] == HIDDEN);
