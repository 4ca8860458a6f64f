// Starts the page and, as the script of a Web Worker, the worker or the reader of pictures: three programs.
// It is JavaScript because it has to speak when the wasm can't: in an old browser, after a failed download, after a crash.

// A function that uses two instructions of 128-bit SIMD (i8x16.splat, i8x16.popcnt): the smallest module that needs it.
const simd = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

// The files of the program that runs in the page.
const program = ['./app.js', './app_bg.wasm'].map((name) => new URL(name, import.meta.url).href);

// Said of a worker; the sentence of the page goes on after it.
const unloadedWorker = 'a part of this page could not be loaded, reload it to go on';

class Unloaded extends Error {}

if (typeof document === 'undefined') startWorker();
else startPage();

function startPage() {
  document.getElementById('boot').dataset.state = 'run'; // guard.js says why if it is not
  addEventListener('error', ({ error }) => isOwn(error) && showBreakage(error));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && showBreakage(reason));
  const lack = missing();
  if (lack) showMessage('This browser is too old for Nonet', lack);
  else load(import('./app.js')).catch(showBreakage);
  addEventListener('load', () => isUnstyled() && showUnloaded(), { once: true });
  // What the page can do without, it loads when it says that it has time. If that fails, only this is missing.
  addEventListener('keep', () => import('./live.js').catch(() => {}), { once: true });
}

// Once all is loaded that the page names, a sheet is there or will not come. Where another file came, some browsers make no sheet of it,
// others one that has no rules, or whose rules may not be read. In a frame without an origin no sheet's rules may be.
function isUnstyled() {
  if (origin === 'null') return false;
  return Array.from(document.querySelectorAll('link[rel=stylesheet]')).some((link) => !hasRules(link));
}

function hasRules({ sheet }) {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

// It says when it can be asked; the page sends nothing before.
function startWorker() {
  // The page hears of an error in its worker, but not of a rejected promise.
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason instanceof Unloaded ? new Error(unloadedWorker) : reason));
  load(self.name === 'photo' ? import('./photo.js') : import('./worker.js')); // the page names the worker
}

// A script that can't be had rejects its import. Of a module that can't be had, or is none, there are errors of several kinds; once it runs, it
// ends in a trap.
async function load(program) {
  const { default: init } = await program.catch((error) => {
    throw new Unloaded(error.message);
  });
  await init().catch((error) => {
    throw error instanceof WebAssembly.RuntimeError ? error : new Unloaded(error.message);
  });
}

function missing() {
  if (typeof WebAssembly === 'undefined') return 'It lacks WebAssembly, or has it switched off.';
  if (!WebAssembly.validate(new Uint8Array(simd)))
    return 'It lacks WebAssembly SIMD, which Chrome and Edge have since version 91, Firefox since 89 and Safari since 16.4.';
  return null;
}

// Whether an error was thrown by the program itself: by a trap of its wasm, by its panic hook, or by its script. Browsers report other
// errors to the page as well, which do not stop the program: those of extensions, of scripts of other origins, which have no stack, and
// notices such as that of ResizeObserver, which are no errors at all.
function isOwn(error) {
  if (!(error instanceof Error)) return false;
  const [thrown] = places(error);
  // Where only wasm is on the stack, the browser may name no file.
  return thrown ? program.some((file) => thrown.includes(file)) : error instanceof WebAssembly.RuntimeError;
}

// The lines of the error's stack that name a place in a file, the place of the throw first. Functions of the browser have no place, and
// wasm has none if the browser compiled it from bytes. Some browsers write the message before the stack.
function places(error) {
  const stack = error.stack ?? '';
  const head = `: ${error.message}`;
  const [before, ...frames] = stack.split(head);
  const isHead = frames.length > 0 && !before.includes('\n');
  return (isHead ? frames.join(head) : stack).split('\n').filter((frame) => /:(\d+|0x[\da-f]+)\)?$/.test(frame) && !frame.includes('wasm://'));
}

function showBreakage(error) {
  if (error instanceof Unloaded) return showUnloaded();
  showWithBoard('Nonet has stopped', String(error?.message ?? error), () => location.reload());
}

function showUnloaded() {
  const message =
    'Something else came in the place of a part of it, or nothing: a new version may be on its way to the server just now. ' +
    'Your games and lists stay kept in this browser. Reload, now or in a minute.';
  showWithBoard('Nonet could not be loaded whole', message, reloadWhole);
}

// What the browser has kept of the server's answers may be what is wrong, and a newer build may wait behind this one.
async function reloadWhole({ target }) {
  target.disabled = true;
  try {
    await Promise.allSettled([fetchWhole(location.href), fetchWhole(import.meta.url)]);
    await takeNewerBuild();
  } finally {
    location.reload();
  }
}

// Asks the server for a file and for the scripts, sheets and modules that it names: the page may be of another build by now, whose files
// the browser may have asked for before they were there.
async function fetchWhole(address, asked = new Set()) {
  if (asked.has(address)) return;
  asked.add(address);
  const text = await (await fetch(address, { cache: 'reload' })).text();
  if (/\.(css|wasm)$/.test(address)) return;
  const named = text.match(/[\w-]+-[0-9a-f]{16}\.(css|js|wasm)/g) ?? [];
  await Promise.allSettled(named.map((name) => fetchWhole(new URL(name, import.meta.url).href, asked)));
}

async function takeNewerBuild() {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return;
  const settled = new Promise((done) => {
    waiting.addEventListener('statechange', () => ['activated', 'redundant'].includes(waiting.state) && done());
  });
  waiting.postMessage('take over');
  await settled;
}

function showWithBoard(title, message, onreload) {
  const board = element('textarea', 'breakage__board');
  board.readOnly = true;
  board.rows = 4; // as it takes at 320 pixels; where the browser can, the style makes it fit
  board.value = boardAsText();
  const label = element('label', 'breakage__label', 'The board, to copy', board);
  const copy = element('button', 'button', 'Copy the board');
  copy.addEventListener('click', () => {
    board.select();
    document.execCommand('copy'); // answers at once and needs no permission: nothing here may fail in turn
  });
  const reload = element('button', 'button button--primary', 'Reload');
  reload.addEventListener('click', onreload);
  showMessage(title, message, ...(board.value ? [label] : []), element('div', 'breakage__tools', reload, ...(board.value ? [copy] : [])));
}

// The first failure is the cause; what follows is its echo.
function showMessage(title, message, ...more) {
  if (document.querySelector('.breakage')) return;
  const heading = element('h2', 'dialog__title', title);
  heading.id = 'breakage-title';
  heading.tabIndex = -1;
  const text = element('p', 'breakage__message');
  text.setAttribute('role', 'alert');
  const panel = element('dialog', 'dialog breakage', heading, text, ...more);
  panel.setAttribute('aria-labelledby', heading.id);
  panel.addEventListener('close', () => panel.remove());
  document.body.append(panel);
  panel.showModal();
  heading.focus(); // a button would be pressed by the Enter or the space bar of somebody who plays
  text.append(message); // an alert is spoken when its text changes
}

function element(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

// What stands on the page: the wasm may be past answering. Before the board is there, the puzzle of the address, or all that it says.
function boardAsText() {
  const names = Array.from(document.querySelectorAll('main [role="gridcell"]'), (cell) => cell.getAttribute('aria-label'));
  const digits = names.map((name) => /(?:given|entered|solved) (\d)/.exec(name)?.[1] ?? '.');
  if (digits.length === 81) return digits.join('');
  const address = decoded(location.hash);
  return /[^\d.]([\d.]{81})(?![\d.])/.exec(address)?.[1] ?? address;
}

// An address may hold anything, also what is no encoding: then it is shown as it is.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
