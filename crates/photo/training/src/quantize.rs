//! Quantization: writes the model in 8 bits, as `nonet_photo::network` reads it.

use crate::{model::Model, sample::Sample, training::inputs_of};
use nonet_photo::network::{CLASSES, OUTPUTS};

/// The value of strong ink in the inputs of the integer network.
const INPUT_SCALE: f32 = 64.0;
/// The share of activations that are clamped.
const CUT_SHARE: f32 = 0.0004;

/// Returns the bytes of the network. The last layer is scaled so that the classes have the temperature 1.
pub(crate) fn bytes_of(model: &Model, samples: &[Sample], temperature: f32) -> Vec<u8> {
    let scales = activation_scales(model, samples);
    let mut bytes = Vec::new();
    for (i, layer) in model.layers.iter().enumerate() {
        let rows: Vec<&[f32]> = layer.weights.chunks_exact(layer.inputs).collect();
        let steps: Vec<f32> =
            rows.iter().map(|row| row.iter().fold(1e-6_f32, |most, weight| most.max(weight.abs())) / 127.0).collect();
        for (output, step) in steps.iter().enumerate() {
            // The unit of a sum of products is the step of the weights times that of the inputs.
            let unit = step / scales[i];
            let scale = match scales.get(i + 1) {
                Some(next) => unit * next,
                None if output < CLASSES => unit / temperature,
                None => unit,
            };
            bytes.extend(scale.to_le_bytes());
        }
        for (bias, step) in layer.biases.iter().zip(&steps) {
            bytes.extend(((bias / step * scales[i]).round() as i32).to_le_bytes());
        }
        for (row, step) in rows.iter().zip(&steps) {
            bytes.extend(row.iter().map(|weight| (weight / step).round().clamp(-127.0, 127.0) as i8 as u8));
        }
    }
    bytes
}

/// Returns the factors by which the layers' inputs are multiplied, so that they fill seven bits.
fn activation_scales(model: &Model, samples: &[Sample]) -> Vec<f32> {
    let mut values: [Vec<f32>; 4] = Default::default();
    for chunk in samples.chunks(64).take(40) {
        let pictures: Vec<f32> = chunk.iter().flat_map(inputs_of).collect();
        let passed = model.forward(&pictures);
        for (all, some) in values.iter_mut().zip(passed.pooled.iter().chain([&passed.hidden])) {
            all.extend(some.iter().filter(|value| **value > 0.0));
        }
    }
    let scales = values.map(|mut all| {
        let at = ((all.len() - 1) as f32 * (1.0 - CUT_SHARE)) as usize;
        let (_, cut, _) = all.select_nth_unstable_by(at, f32::total_cmp);
        127.0 / *cut
    });
    [INPUT_SCALE].into_iter().chain(scales).collect()
}

/// Returns the temperature at which the shares of the classes fit the samples best.
pub(crate) fn temperature(outputs: &[[f32; OUTPUTS]], samples: &[Sample]) -> f32 {
    let loss = |temperature: f32| -> f64 {
        let each = outputs.iter().zip(samples).map(|(row, sample)| {
            let row = row[..CLASSES].iter().map(|value| value / temperature).collect::<Vec<_>>();
            -f64::from(crate::model::softmax(&row)[sample.class].max(1e-12).ln())
        });
        each.sum()
    };
    let tried = (10..=60).map(|step| step as f32 * 0.05);
    tried.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).unwrap_or(1.0)
}
