// node node.js MODULE.wasm DIR          times the sets in DIR under Node
// node node.js MODULE.wasm DIR PAGE     writes a page that times them in a browser, and says so as its text
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { measure, report } = require('./measure.js');

const MOST_LINES = 20000;
const MOST_LINES_OF_PAGE = 2000;

const [wasm, folder, page] = process.argv.slice(2);
const module_ = fs.readFileSync(wasm);
const sets = readSets(folder, page ? MOST_LINES_OF_PAGE : MOST_LINES);
if (page) fs.writeFileSync(page, pageOf(module_, sets));
else run();

function run() {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module_));
  const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  for (const [name, text] of sets) console.log(report('wasm', name, measure(exports, text, { clock, slice: 40, rounds: 21 })));
}

/** The sets of a folder, by name: files NAME.txt or NAME.txt.gz. */
function readSets(folder, most) {
  const files = fs.readdirSync(folder).filter((file) => /^[^.]+\.txt(\.gz)?$/.test(file)).sort();
  const sets = files.map((file) => {
    const bytes = fs.readFileSync(path.join(folder, file));
    const text = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('latin1');
    const lines = text.split(/\r?\n/).filter((line) => line.length >= 81).map((line) => line.slice(0, 81));
    // A page gets every so many lines of a long set: some lists are sorted.
    const step = Math.ceil(lines.length / most);
    return [file.split('.')[0], lines.filter((_, i) => i % step === 0).join('\n')];
  }).filter(([, text]) => text !== '');
  if (sets.length === 0) throw new Error(`no puzzles in ${folder}`);
  return sets;
}

/** Everything in one file, which a headless browser opens without a server and prints when its scripts have run. */
function pageOf(module_, sets) {
  const measuring = fs.readFileSync(path.join(__dirname, 'measure.js'), 'utf8');
  return `<!doctype html><title>peers</title><pre></pre><script>${measuring}
const bytes = Uint8Array.from(atob('${module_.toString('base64')}'), (ch) => ch.charCodeAt(0));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const clock = () => performance.now();
for (const [name, text] of ${JSON.stringify(sets)}) {
  const lines = report('chromium', name, measure(exports, text, { clock, slice: 20, rounds: 41 }));
  document.querySelector('pre').append(lines + '\\n');
}
</script>`;
}
