// node generators.js MODULE.wasm     times the generators under Node, in turn in short slices
'use strict';

const fs = require('node:fs');

const ROUNDS = 21;
const SLICE = 100;
const SAMPLE = 2000;
const GENERATORS = [0, 1];

const { exports: wasm } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[2])));
const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };

const means = GENERATORS.map((generator) => Number(wasm.generate(generator, 0n, SAMPLE)) / SAMPLE);
const next = GENERATORS.map(() => BigInt(SAMPLE));
const time = (generator, number) => {
  const start = clock();
  wasm.generate(generator, next[generator], number);
  next[generator] += BigInt(number);
  return clock() - start;
};
const numbers = GENERATORS.map((generator) => {
  let number = 64;
  while (time(generator, number) < SLICE) number *= 2;
  return number;
});
const rate = (generator) => 1000 * numbers[generator] / time(generator, numbers[generator]);
const rounds = Array.from({ length: ROUNDS }, (_, round) => {
  const rates = [];
  for (const generator of round % 2 ? [1, 0] : [0, 1]) rates[generator] = rate(generator);
  return rates;
});
const sorted = (values) => values.sort((a, b) => a - b);
const ratios = sorted(rounds.map(([ours, peer]) => ours / peer));
const [ours, peer] = GENERATORS.map((generator) => sorted(rounds.map((rates) => rates[generator]))[(ROUNDS - 1) / 2].toFixed(0));
console.log(`wasm ${'minimal puzzles made'.padEnd(26)} ${ours.padStart(9)} ${peer.padStart(9)} per CPU second  `
  + `${ratios[0].toFixed(2)} to ${ratios[ROUNDS - 1].toFixed(2)}  mean givens ${means[0].toFixed(2)} and ${means[1].toFixed(2)}`);
console.log(`RATIO wasm generate_minimal ${ratios[(ROUNDS - 1) / 4].toFixed(3)} ${ratios[(ROUNDS - 1) / 2].toFixed(3)}`);
