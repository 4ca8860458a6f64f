//! The same puzzles in another guise, so that no solver profits from the way a list was made.

/// Each line with its digits renamed, its rows and columns shuffled within and between bands and stacks, and transposed or not, as
/// the seed says; and the lines in another order.
pub fn permuted(lines: &[impl AsRef<str>], seed: u64) -> Vec<String> {
    let mut random = Random(seed);
    let mut lines: Vec<String> = lines.iter().map(|line| permute(line.as_ref(), &mut random)).collect();
    random.shuffle(&mut lines);
    lines
}

fn permute(line: &str, random: &mut Random) -> String {
    let cells: Vec<char> = line.chars().collect();
    let mut digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    random.shuffle(&mut digits);
    let (rows, columns) = (random.lines(), random.lines());
    let transposed = random.below(2) == 1;
    let places = (0..81).map(|place| if transposed { (place % 9, place / 9) } else { (place / 9, place % 9) });
    let moved = places.map(|(row, column)| cells.get(rows[row] * 9 + columns[column]).copied().unwrap_or('.'));
    moved.map(|ch| ch.to_digit(10).filter(|&digit| digit > 0).map_or('.', |digit| digits[digit as usize - 1])).collect()
}

/// The generator SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// An order of nine lines that keeps threes together.
    fn lines(&mut self) -> [usize; 9] {
        let mut threes = [0, 1, 2];
        self.shuffle(&mut threes);
        let mut lines = [0; 9];
        for (three, lines) in threes.into_iter().zip(lines.chunks_mut(3)) {
            lines.copy_from_slice(&[3 * three, 3 * three + 1, 3 * three + 2]);
            self.shuffle(lines);
        }
        lines
    }
}
