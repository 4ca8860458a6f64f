// This script starts the page. As the script of a Web Worker, it starts the worker or the reader of pictures.
//
// It is JavaScript because it shows a message when the wasm can't: in an old browser, after a failed download, and after a crash.

// A wasm module with one function, which uses two instructions of 128-bit SIMD (i8x16.splat, i8x16.popcnt). It is the smallest module
// that only a browser with SIMD accepts.
const simd = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

// The addresses of the files of the program that runs in the page.
const program = ['./app.js', './app_bg.wasm'].map((name) => new URL(name, import.meta.url).href);

// The message of the error of a worker that could not be loaded. The page knows it by this name (src/browser/worker.rs).
const unloadedWorker = 'not loaded';

// The texts of this script in the page's language. They are read at once, since the page takes the place of all that stands in index.html.
let texts;

class Unloaded extends Error {}

if (typeof document === 'undefined') startWorker();
else startPage();

function startPage() {
  texts = textsOfPage();
  document.getElementById('boot').dataset.state = 'run'; // guard.js says why if it is not
  addEventListener('error', ({ error }) => isOwn(error) && showBreakage(error));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && showBreakage(reason));
  const lack = missing();
  if (lack) showMessage(texts['old-title'], lack);
  else load(import('./app.js'), pageMessages()).catch(showBreakage);
  addEventListener('load', () => isUnstyled() && showUnloaded(), { once: true });
  // The page sends the event `keep` when it is idle. If live.js can't be loaded, the page works without it.
  addEventListener('keep', () => import('./live.js').catch(() => {}), { once: true });
}

// Whether a style sheet is missing. After the event `load`, a sheet that is not there has failed. If the server sent another file in the
// place of a sheet, some browsers make no sheet of that file, others make a sheet without rules, or one whose rules can't be read. If it sent
// the page itself, the sheet may have the rules that stand in the page. Only the whole sheet has the layer of styles/print.css, its last one.
// In a frame without an origin no rules can be read, so nothing is known there.
function isUnstyled() {
  if (origin === 'null') return false;
  return Array.from(document.querySelectorAll('link[rel=stylesheet]')).some((link) => !isWhole(link));
}

function isWhole({ sheet }) {
  try {
    return Array.from(sheet.cssRules).some(({ name }) => name === 'print');
  } catch {
    return false;
  }
}

// Starts a worker. The worker tells the page when it is ready; before that, the page sends it nothing.
function startWorker() {
  // The browser reports an error in a worker to the page, but not a rejected promise. So a rejection is reported as an error.
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason instanceof Unloaded ? new Error(unloadedWorker) : reason));
  // The page chose this name when it started the worker: the program, and in other languages than English their tag and their messages.
  const [name, tag, file] = self.name.split(' ');
  if (name === 'photo') load(import('./photo.js'));
  else load(import('./worker.js'), file && loadMessages(tag, file).catch(() => {})); // without them, the worker speaks English, and says so
}

// Runs a program. If its script can't be loaded, the import is rejected. If its wasm can't be loaded, the error has one of several types;
// an error of the running program is a trap, which is a RuntimeError.
async function load(program, messages) {
  const { default: init } = await program.catch((error) => {
    throw new Unloaded(error.message);
  });
  await messages;
  await init().catch((error) => {
    throw error instanceof WebAssembly.RuntimeError ? error : new Unloaded(error.message);
  });
}

// Loads the messages of the page's language, which first.js has chosen. The programs hold the English ones themselves. If the messages
// can't be loaded, the page is shown in English, and says so.
async function pageMessages() {
  const root = document.documentElement;
  const tag = root.lang;
  const [ofPage, ofWorker] = JSON.parse(document.getElementById('languages').textContent)[tag] ?? [];
  if (!ofPage) return;
  try {
    await loadMessages(tag, ofPage);
    root.dataset.messages = `${tag} ${ofWorker}`;
  } catch {
    root.lang = 'en';
    root.dataset.languageNotLoaded = tag;
  }
}

// Loads messages for the program that is about to start, which finds them under this name.
async function loadMessages(tag, file) {
  const answer = await fetch(new URL(file, import.meta.url));
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  globalThis.nonetMessages = [tag, await answer.text()];
}

// Returns the texts of the page's language that stand in index.html.
function textsOfPage() {
  const all = JSON.parse(document.getElementById('script-texts').textContent);
  return all[document.documentElement.lang] ?? all.en;
}

// Returns a sentence about what the browser lacks. Null if it lacks nothing.
function missing() {
  if (typeof WebAssembly === 'undefined') return texts['no-wasm'];
  if (!WebAssembly.validate(new Uint8Array(simd)))
    return texts['no-simd'];
  return null;
}

// Whether an error was thrown by the program itself: by a trap of its wasm, by its panic hook, or by its script. Browsers also report
// errors that do not stop the program: errors of extensions, errors of scripts of other origins, which have no stack, and notices such as
// that of ResizeObserver, which are no Error.
function isOwn(error) {
  if (!(error instanceof Error)) return false;
  const [thrown] = places(error);
  // If only wasm is on the stack, the browser may name no file.
  return thrown ? program.some((file) => thrown.includes(file)) : error instanceof WebAssembly.RuntimeError;
}

// Returns the lines of the error's stack that name a place in a file; the first line is the place of the throw. Functions of the browser
// have no place. Wasm has none if the browser compiled it from bytes. Some browsers write the message before the stack.
function places(error) {
  const stack = error.stack ?? '';
  const head = `: ${error.message}`;
  const [before, ...frames] = stack.split(head);
  const isHead = frames.length > 0 && !before.includes('\n');
  return (isHead ? frames.join(head) : stack).split('\n').filter((frame) => /:(\d+|0x[\da-f]+)\)?$/.test(frame) && !frame.includes('wasm://'));
}

function showBreakage(error) {
  if (error instanceof Unloaded) return showUnloaded();
  showWithBoard(texts['stopped-title'], String(error?.message ?? error), () => location.reload());
}

function showUnloaded() {
  showWithBoard(texts['missing-title'], texts.missing, reloadWhole);
}

// Reloads the page with everything that it needs. The browser's cache may hold wrong answers of the server, so all files are asked for
// again, and a newer build that waits behind this one is taken.
async function reloadWhole({ target }) {
  target.disabled = true;
  try {
    await Promise.allSettled([fetchWhole(location.href), fetchWhole(import.meta.url)]);
    await takeNewerBuild();
  } finally {
    location.reload();
  }
}

// Asks the server for a file, and for the scripts, sheets and modules that the file names. The server's page may be of another build by
// now, and the browser may have asked for files of that build before they were there.
async function fetchWhole(address, asked = new Set()) {
  if (asked.has(address)) return;
  asked.add(address);
  const text = await (await fetch(address, { cache: 'reload' })).text();
  if (/\.(css|wasm)$/.test(address)) return;
  const named = text.match(/[\w-]+-[0-9a-f]{16}\.(css|js|wasm)/g) ?? [];
  await Promise.allSettled(named.map((name) => fetchWhole(new URL(name, import.meta.url).href, asked)));
}

// Lets the build that waits in the service worker take over.
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
  board.rows = 4; // the lines that the text takes at 320 pixels; in most browsers the style sheet makes the height fit
  board.value = boardAsText();
  const label = element('label', 'breakage__label', texts.board, board);
  const copy = element('button', 'button', texts.copy);
  copy.addEventListener('click', () => {
    board.select();
    document.execCommand('copy'); // it needs no permission and no promise, so it can't fail later
  });
  const reload = element('button', 'button button--primary', texts.reload);
  reload.addEventListener('click', onreload);
  showMessage(title, message, ...(board.value ? [label] : []), element('div', 'breakage__tools', reload, ...(board.value ? [copy] : [])));
}

// Shows a message in a dialog, unless one is shown: the first failure is the cause of those that follow.
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
  heading.focus(); // the player may press Enter or the space bar just now, which would press a button with the focus
  text.append(message); // a screen reader speaks an alert when its text changes
}

function element(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

// Returns the board as a line of 81 digits. The wasm may no longer answer, so the line is the one that the board had when it was drawn
// last (src/board/board.rs). Before a board is drawn, it is the puzzle of the address, or else the whole address.
function boardAsText() {
  const drawn = document.querySelector('main [data-board]');
  if (drawn) return drawn.dataset.board;
  const address = decoded(location.hash);
  return /[^\d.]([\d.]{81})(?![\d.])/.exec(address)?.[1] ?? address;
}

// Returns the decoded text. An address may hold a text that is no encoding; that text is returned as it is.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
