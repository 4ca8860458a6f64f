//! The neural network that reads a cell: three convolutions and two dense layers in integers, with the weights that
//! `crates/photo/training` wrote.
//!
//! # The idea
//!
//! The shape goes back to LeNet (LeCun et al., "Gradient-based learning applied to document recognition", 1998): convolutions of 3 by 3 with
//! ever more channels, each followed by the maximum of 2 by 2 squares, then dense layers.
//!
//! ```text
//!   28x28 pixels -> 14x14x10 -> 7x7x24 -> 4x4x32 -> 56 -> 12 outputs      eleven classes, and whether a digit is by hand
//! ```
//!
//! Weights have 8 bits and activations 7, as in Jacob et al., "Quantization and training of neural networks for efficient
//! integer-arithmetic-only inference", 2018. A sum is multiplied by a factor of its output, rounded, and clamped to 0 to 127.
//!
//! # Invariants
//!
//! - Sums of products of integers are exact, so native code and wasm agree to the last bit. They fit 32 bits: the longest has 512 products
//!   of 127 times 128 at most, some 8 millions.
//! - The channels of a pixel are adjacent, so a row of a 3 by 3 patch is one slice.
//!
//! # What bounds the work
//!
//! A cell takes 861,952 products, whatever is in it. The forward pass is our own: a runtime for networks in general (tract,
//! candle, burn) compiles to several times the size of everything else here, while two loops are enough for this network.

use crate::cutout::{CUTOUT_SIDE, Cutout};

/// The number of classes: blank, the digits 1 to 9, and small marks.
pub const CLASSES: usize = 11;
/// The number of outputs: the classes, and whether a digit is handwritten.
pub const OUTPUTS: usize = CLASSES + 1;

/// The number of channels after each convolution.
pub const CHANNELS: [usize; 3] = [10, 24, 32];
/// The width of the first dense layer.
pub const HIDDEN: usize = 56;
/// The side of the input in pixels, and that after each pooling.
pub const SIDES: [usize; 4] = [CUTOUT_SIDE, 14, 7, 4];

/// The bytes of the weights, as [`Network::from_bytes`] reads them.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// A network with its weights.
pub struct Network {
    layers: Vec<Layer>,
}

/// A layer. Its weights have a row for each output.
struct Layer {
    inputs: usize,
    weights: Vec<i16>,
    biases: Vec<i32>,
    /// The factors by which the sums are multiplied to become the next layer's inputs, one for each output.
    scales: Vec<f32>,
}

/// The number of inputs and of outputs of each layer.
pub const SHAPES: [[usize; 2]; 5] = [
    [9, CHANNELS[0]],
    [9 * CHANNELS[0], CHANNELS[1]],
    [9 * CHANNELS[1], CHANNELS[2]],
    [SIDES[3] * SIDES[3] * CHANNELS[2], HIDDEN],
    [HIDDEN, OUTPUTS],
];

impl Network {
    /// Returns the network with the weights of this build.
    #[must_use]
    pub fn built_in() -> Network {
        // A test checks that the file isn't too short. If it were, the missing numbers would be zeros.
        Network::from_bytes(WEIGHTS)
    }

    /// Reads weights as the training writes them: for each layer the scales (f32), the biases (i32) and the weights (i8) of its
    /// outputs, all little-endian.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Network {
        let mut rest = bytes;
        let layers = SHAPES.into_iter().map(|[inputs, outputs]| {
            let scales = (0..outputs).map(|_| f32::from_le_bytes(take(&mut rest))).collect();
            let biases = (0..outputs).map(|_| i32::from_le_bytes(take(&mut rest))).collect();
            let weights = (0..inputs * outputs).map(|_| i16::from(i8::from_le_bytes(take(&mut rest)))).collect();
            Layer { inputs, weights, biases, scales }
        });
        Network { layers: layers.collect() }
    }

    /// Returns the size of a network's weights in bytes.
    #[must_use]
    pub fn bytes_needed() -> usize {
        SHAPES.into_iter().map(|[inputs, outputs]| outputs * (8 + inputs)).sum()
    }

    /// Returns the raw outputs (logits) for a cell: the larger, the likelier.
    #[must_use]
    pub fn outputs(&self, cutout: &Cutout) -> [f32; OUTPUTS] {
        // The inputs have seven bits, as the activations between the layers have.
        let mut values: Vec<i16> = cutout.0.iter().map(|&pixel| i16::from(pixel / 2)).collect();
        let mut outputs = [0.0; OUTPUTS];
        let [convolutions @ .., dense, last] = &self.layers[..] else { return outputs };
        for (layer, sides) in convolutions.iter().zip(SIDES.windows(2)) {
            values = pooled(&layer.convolved(&values, sides[0]), sides[0], sides[1], layer.scales.len());
        }
        let hidden: Vec<i16> = (0..dense.scales.len()).map(|output| dense.activation(output, &values)).collect();
        for (output, value) in outputs.iter_mut().enumerate() {
            *value = last.sum(output, &hidden) as f32 * last.scales[output];
        }
        outputs
    }
}

impl Layer {
    fn sum(&self, output: usize, inputs: &[i16]) -> i32 {
        let weights = &self.weights[output * self.inputs..(output + 1) * self.inputs];
        let products = weights.iter().zip(inputs).map(|(&weight, &input)| i32::from(weight) * i32::from(input));
        self.biases[output] + products.sum::<i32>()
    }

    /// Returns the activation of one output: scaled, rounded, and clamped to seven bits.
    fn activation(&self, output: usize, inputs: &[i16]) -> i16 {
        (self.sum(output, inputs) as f32 * self.scales[output] + 0.5).clamp(0.0, 127.0) as i16
    }

    /// Returns the 3 by 3 convolution with a border of zeros. The channels of a pixel are adjacent.
    fn convolved(&self, values: &[i16], side: usize) -> Vec<i16> {
        let channels = self.inputs / 9;
        let padded = padded(values, side, channels);
        let row = (side + 2) * channels;
        let mut patch = vec![0; self.inputs];
        let mut outputs = Vec::with_capacity(side * side * self.scales.len());
        for y in 0..side {
            for x in 0..side {
                for (line, part) in patch.chunks_exact_mut(3 * channels).enumerate() {
                    let start = (y + line) * row + x * channels;
                    part.copy_from_slice(&padded[start..start + 3 * channels]);
                }
                outputs.extend((0..self.scales.len()).map(|output| self.activation(output, &patch)));
            }
        }
        outputs
    }
}

fn padded(values: &[i16], side: usize, channels: usize) -> Vec<i16> {
    let row = (side + 2) * channels;
    let mut padded = vec![0; (side + 2) * row];
    for (y, line) in values.chunks_exact(side * channels).enumerate() {
        let start = (y + 1) * row + channels;
        padded[start..start + side * channels].copy_from_slice(line);
    }
    padded
}

/// Returns the maximum of each 2 by 2 square (max pooling). At an odd edge the square is smaller.
fn pooled(values: &[i16], side: usize, half: usize, channels: usize) -> Vec<i16> {
    let mut pooled = vec![0; half * half * channels];
    for y in 0..side {
        for x in 0..side {
            let from = &values[(y * side + x) * channels..][..channels];
            let to = &mut pooled[(y / 2 * half + x / 2) * channels..][..channels];
            for (most, &value) in to.iter_mut().zip(from) {
                *most = value.max(*most);
            }
        }
    }
    pooled
}

fn take<const N: usize>(rest: &mut &[u8]) -> [u8; N] {
    match rest.split_first_chunk::<N>() {
        Some((bytes, after)) => {
            *rest = after;
            *bytes
        }
        None => [0; N],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_have_the_network_s_size() {
        assert_eq!(WEIGHTS.len(), Network::bytes_needed());
    }

    #[test]
    fn a_convolution_sums_its_neighbourhood() {
        let layer = Layer { inputs: 9, weights: vec![1; 9], biases: vec![0], scales: vec![1.0] };
        assert_eq!(layer.convolved(&[1, 2, 3, 4], 2), [10, 10, 10, 10]);
        assert_eq!(layer.convolved(&[1; 9], 3), [4, 6, 4, 6, 9, 6, 4, 6, 4]);
    }

    #[test]
    fn pooling_takes_the_largest_and_what_is_left_at_an_odd_edge() {
        assert_eq!(pooled(&[1, 2, 3, 4, 5, 6, 7, 8, 9], 3, 2, 1), [5, 6, 8, 9]);
    }
}
