//! Fuzzes the engine at random positions that a known solution fits: the checker accepts the evidence of every step, and no step
//! contradicts the solution.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_fuzz::Known;
use nonet_logic::{Options, Step, Technique, check, next_step, steps_of};

/// The maximum number of steps of a technique that are checked.
const MAX_STEPS: usize = 20;

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, bytes)) = bytes.split_first() else { return };
    let Some(known) = Known::of(bytes) else { return };
    let others = Technique::ALL.into_iter().filter(|&technique| technique != Technique::Trial);
    if let Some(technique) = others.cycle().nth(choice.into()) {
        let steps = steps_of(technique, &known.position, &Options::to_practise(technique));
        steps.iter().take(MAX_STEPS).for_each(|step| judge(step, &known));
    }
    if let Some(step) = next_step(&known.position, &Options::UNIQUE) {
        judge(&step, &known);
    }
});

fn judge(step: &Step, known: &Known) {
    let (position, truth) = (&known.position, known.truth());
    let place = || format!("{step} at {} {:?} by {}", position.grid(), position.open(), step.evidence);
    assert_eq!(check(step, position), Ok(()), "{}", place());
    // Techniques that assume one solution are used only if the givens have exactly one: the known one.
    assert!((step.eliminations() & truth).is_empty(), "{}", place());
    assert!(step.placements().is_subset(&truth), "{}", place());
}
