//! The solver tdoku, which is C++, from a folder of its sources.

use std::{
    ffi::{c_char, c_void},
    ptr,
    sync::Mutex,
};

unsafe extern "C" {
    /// Counts the solutions of the puzzle at `input` up to `limit`: 81 characters, a dot for an empty cell, and one that sorts before a
    /// dot. At `solution` it writes only for a limit of 1.
    fn TdokuSolverDpllTriadSimd(
        input: *const c_char,
        limit: usize,
        configuration: u32,
        solution: *mut c_void,
        guesses: *mut usize,
    ) -> usize;
}

/// Its search has one state for the whole program. A lock that nobody else wants costs it 1 % of an easy puzzle at most.
static TURN: Mutex<()> = Mutex::new(());

/// The number of solutions of a line of 81 characters, up to two.
pub(crate) fn count(line: &str) -> usize {
    let Ok(cells) = <&[u8; 81]>::try_from(line.as_bytes()) else { return 0 };
    let Ok(_turn) = TURN.lock() else { return 0 };
    let mut input = [0; 82];
    for (to, from) in input.iter_mut().zip(cells) {
        *to = if (b'1'..=b'9').contains(from) { *from } else { b'.' };
    }
    let mut guesses = 0;
    // SAFETY: the input has 82 characters, of which it reads no more, and stays where it is for the call; as its header says, nothing is
    // written at `solution` for a limit of 2; its state is nobody else's for as long as `_turn` lives.
    unsafe { TdokuSolverDpllTriadSimd(input.as_ptr().cast(), 2, 0, ptr::null_mut(), &raw mut guesses) }
}
