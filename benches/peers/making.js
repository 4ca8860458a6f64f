// node making.js MODULE.wasm          times what the page makes, puzzle by puzzle, under Node
// node making.js MODULE.wasm PAGE     writes a page that times it in a browser, and says so as its text
'use strict';

const fs = require('node:fs');

const [wasm, page] = process.argv.slice(2);
const module_ = fs.readFileSync(wasm);
if (page) fs.writeFileSync(page, pageOf(module_));
else {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module_));
  const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  table(exports, clock, console.log);
}

/** Says a line for each level, then for the drills of each technique. `clock` gives milliseconds. */
function table(exports, clock, say) {
  const SEEDS_OF_LEVEL = 400;
  const SEEDS_OF_TECHNIQUE = 41;
  const ROUNDS = 3;
  const levels = exports.levels();
  const row = (name, cells) => say(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''));
  const ms = (time) => time.toFixed(1);
  row('', ['median', '95 %', 'worst', '1st: med.', '95 %', 'worst', 'missed', 'of seeds']);
  for (let what = 0; what < levels + exports.techniques(); what += 1) {
    const seeds = what < levels ? SEEDS_OF_LEVEL : SEEDS_OF_TECHNIQUE;
    const first = new Array(seeds).fill(0);
    const best = new Array(seeds).fill(Infinity);
    let missed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let seed = 0; seed < seeds; seed += 1) {
        const start = clock();
        const met = exports.make(what, seed);
        const time = clock() - start;
        if (round === 0) first[seed] = time;
        if (round === 0 && !met) missed += 1;
        best[seed] = Math.min(best[seed], time);
      }
    }
    const figures = [best, first].flatMap((times) => {
      times.sort((a, b) => a - b);
      return [0.5, 0.95, 1].map((part) => ms(times[Math.ceil(seeds * part) - 1]));
    });
    const bytes = new Uint8Array(exports.memory.buffer, exports.name(what), exports.name_length(what));
    row(new TextDecoder().decode(bytes), [...figures, missed, seeds]);
  }
}

/** Everything in one file, which a headless browser opens without a server and prints when its script has run. */
function pageOf(module_) {
  return `<!doctype html><title>making</title><pre></pre><script>${table}
const bytes = Uint8Array.from(atob('${module_.toString('base64')}'), (ch) => ch.charCodeAt(0));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
table(exports, () => performance.now(), (line) => document.querySelector('pre').append(line + '\\n'));
</script>`;
}
