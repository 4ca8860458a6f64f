// node ratings.js MODULE.wasm TURNS          times ratings under Node, in groups of puzzles
// node ratings.js MODULE.wasm TURNS PAGE     writes a page that times them in a browser, and says so as its text
'use strict';

const fs = require('node:fs');

const [wasm, turns, page] = process.argv.slice(2);
const module_ = fs.readFileSync(wasm);
if (page) fs.writeFileSync(page, pageOf(module_));
else {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module_));
  const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  console.log(timed(exports, clock, Number(turns)));
}

/** A line for each scale: HoDoKu's, then Sudoku Explainer's. */
function timed(exports, clock, turns) {
  return [exports.rate_group, exports.explain_group].map((rate) => timedOn(rate, exports, clock, turns)).join('\n');
}

/** The number of the puzzles, the sum of their ratings, and of each group the milliseconds of its best turn. */
function timedOn(rate, exports, clock, turns) {
  const best = new Array(exports.groups()).fill(Infinity);
  const sum = best.reduce((sum, _, group) => sum + rate(group), 0);
  for (let turn = 0; turn < turns; turn += 1) {
    for (let group = 0; group < best.length; group += 1) {
      const start = clock();
      rate(group);
      best[group] = Math.min(best[group], clock() - start);
    }
  }
  return [exports.puzzles(), sum, ...best.map((time) => time.toFixed(3))].join(' ');
}

/** Everything in one file, which a headless browser opens without a server and prints when its script has run. */
function pageOf(module_) {
  return `<!doctype html><title>ratings</title><pre></pre><script>${timed}
${timedOn}
const bytes = Uint8Array.from(atob('${module_.toString('base64')}'), (ch) => ch.charCodeAt(0));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
document.querySelector('pre').append(timed(exports, () => performance.now(), ${Number(turns)}));
</script>`;
}
