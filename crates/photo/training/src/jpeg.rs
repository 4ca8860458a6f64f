//! A simulation of JPEG compression: each block of 8 by 8 pixels loses the fine parts of its cosine transform.

use std::{f32::consts::PI, sync::LazyLock};

static COSINES: LazyLock<[[f32; 8]; 8]> = LazyLock::new(|| {
    std::array::from_fn(|frequency| {
        let scale = if frequency == 0 { (1.0_f32 / 8.0).sqrt() } else { 0.5 };
        std::array::from_fn(|at| scale * ((2 * at + 1) as f32 * frequency as f32 * PI / 16.0).cos())
    })
});

/// Rounds the transform of each block to steps that grow with the frequency. The larger `coarseness`, the more is lost.
pub(crate) fn compress(pixels: &mut [f32], side: usize, coarseness: f32) {
    for top in (0..side.saturating_sub(7)).step_by(8) {
        for left in (0..side.saturating_sub(7)).step_by(8) {
            let block: [[f32; 8]; 8] = std::array::from_fn(|y| std::array::from_fn(|x| pixels[(top + y) * side + left + x]));
            let mut spectrum = transformed(&block, |k, i| COSINES[k][i]);
            for (v, row) in spectrum.iter_mut().enumerate() {
                for (u, value) in row.iter_mut().enumerate() {
                    let step = coarseness * (1.0 + 0.6 * (u + v) as f32);
                    *value = (*value / step).round() * step;
                }
            }
            for (y, row) in transformed(&spectrum, |k, i| COSINES[i][k]).into_iter().enumerate() {
                pixels[(top + y) * side + left..][..8].copy_from_slice(&row);
            }
        }
    }
}

fn transformed(block: &[[f32; 8]; 8], factor: impl Fn(usize, usize) -> f32) -> [[f32; 8]; 8] {
    let rows: [[f32; 8]; 8] = std::array::from_fn(|y| std::array::from_fn(|k| (0..8).map(|i| factor(k, i) * block[y][i]).sum()));
    std::array::from_fn(|k| std::array::from_fn(|x| (0..8).map(|i| factor(k, i) * rows[i][x]).sum()))
}
