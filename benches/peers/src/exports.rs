//! The functions that the wasm module offers to JavaScript: a list of puzzles in its memory, and the solvers run over parts of it.

use crate::{GENERATORS, SOLVERS, disagreement, givens, is_minimal, permuted};
use std::sync::Mutex;

static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Makes room for text of this length, and says where it is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let Ok(mut text) = TEXT.lock() else { return std::ptr::null_mut() };
    text.clear();
    text.resize(length, 0);
    text.as_mut_ptr()
}

/// Takes the text's lines as puzzles, permuted. Says how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn read(seed: u64) -> usize {
    let (Ok(text), Ok(mut lines)) = (TEXT.lock(), LINES.lock()) else { return 0 };
    let text = String::from_utf8_lossy(&text);
    *lines = permuted(&text.lines().collect::<Vec<_>>(), seed);
    lines.len()
}

/// The number of puzzles on which the solvers agree before the first on which they do not.
#[unsafe(no_mangle)]
pub extern "C" fn agreed() -> usize {
    let Ok(lines) = LINES.lock() else { return 0 };
    let wrong = disagreement(lines.iter().map(String::as_str), &SOLVERS.map(|(_, solver)| solver));
    wrong.map_or(lines.len(), |wrong| lines.iter().position(|line| line == wrong).unwrap_or(0))
}

/// Runs a solver over `number` puzzles from the `first` on, beginning anew after the last. Gives the sum of its answers.
#[unsafe(no_mangle)]
pub extern "C" fn run(solver: usize, first: usize, number: usize) -> usize {
    let Ok(lines) = LINES.lock() else { return 0 };
    let Some((_, solver)) = SOLVERS.get(solver) else { return 0 };
    lines.iter().cycle().skip(first % lines.len().max(1)).take(number).map(|line| solver(line)).sum()
}

/// Makes puzzles by a generator, from the number `first` on. Gives the sum of their givens; 0 if the first one isn't minimal.
#[unsafe(no_mangle)]
pub extern "C" fn generate(generator: usize, first: u64, number: usize) -> usize {
    let Some((_, generator)) = GENERATORS.get(generator) else { return 0 };
    if !is_minimal(&generator(first)) {
        return 0;
    }
    (first..).take(number).map(|number| givens(&generator(number))).sum()
}

getrandom::register_custom_getrandom!(randomness);

/// The seed of the other generator's numbers: a puzzle is as good as any other here, so its bytes need not be random.
fn randomness(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    bytes.iter_mut().zip((1u8..=255).cycle()).for_each(|(byte, value)| *byte = value.wrapping_mul(167));
    Ok(())
}
