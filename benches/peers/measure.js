// Times the solvers of the wasm module, in Node and in a page alike: short slices in turn, over the same permuted puzzles.
'use strict';

const SOLVERS = ['nonet', 'sudoku'];
const SEED = 20261121n;

/** The rates of each round, puzzles per second. `clock` gives milliseconds; a slice is `slice` of them at least. */
function measure(exports, text, { clock, slice, rounds }) {
  const bytes = new TextEncoder().encode(text);
  const at = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, at);
  const lines = exports.read(SEED);
  if (exports.agreed() !== lines) throw new Error('the solvers disagree');
  // The number of puzzles that take a slice: it is doubled until they do, which warms the code up as well.
  const next = [0, 0];
  const time = (solver, number) => {
    const start = clock();
    exports.run(solver, next[solver], number);
    next[solver] = (next[solver] + number) % lines;
    return clock() - start;
  };
  const numbers = SOLVERS.map((_, solver) => {
    for (const until = clock() + 500; clock() < until;) time(solver, 64);
    let number = 16;
    while (time(solver, number) < slice) number *= 2;
    return number;
  });
  const rate = (solver) => 1000 * numbers[solver] / time(solver, numbers[solver]);
  return Array.from({ length: rounds }, (_, round) => {
    const rates = [];
    for (const solver of round % 2 ? [1, 0] : [0, 1]) rates[solver] = rate(solver);
    return rates;
  });
}

/** Two lines on a set: the rates, and the ratio of ours to the other as lower quartile and median. */
function report(where, name, rounds) {
  const quartile = (values, part) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * part / 4)];
  const ratios = rounds.map(([ours, peer]) => ours / peer);
  const [ours, peer] = [0, 1].map((solver) => Math.round(quartile(rounds.map((rates) => rates[solver]), 2)));
  return `${where} ${name.padEnd(24)} ${String(ours).padStart(9)} ${String(peer).padStart(9)} per second\n`
    + `RATIO ${where} ${name} ${quartile(ratios, 1).toFixed(3)} ${quartile(ratios, 2).toFixed(3)}`;
}

if (typeof module !== 'undefined') module.exports = { measure, report };
