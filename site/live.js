// This script registers the service worker, which keeps the page for use without a network. It tells the page when a newer build is ready,
// and gives it the files, texts and pictures that the system opens the page with. A game needs none of this, so the script is loaded when
// the page is idle.

// The milliseconds after which everything that a game needs has been loaded.
const READER_WAIT = 10_000;

const loaded = new URL(location);
const wasReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';

takeShared(loaded.searchParams);
if (loaded.search) history.replaceState(null, '', loaded.pathname + location.hash);
takeLaunches();
// The page's own worker is loaded first. If the browser has no service workers, the page works without one.
setTimeout(look, 3000);
addEventListener('takeversion', take);
keepPart(document.documentElement.lang);
// The reader of pictures is kept for use without a network as well: after its first use, or earlier if the connection is good.
addEventListener('photoread', keepReader);
setTimeout(() => isGood(navigator.connection) && whenIdle(keepReader), READER_WAIT);

const FIRST_WAIT = 30_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// The milliseconds between two looks at the clock. Timers stop while the device sleeps, so a timer of a whole day would fire too late.
const LOOK_AT_CLOCK = 10_000;

let registration;
let retry;
let wait = FIRST_WAIT;
let lookedAt; // the time of the last request for a newer build, in milliseconds since 1970

// Browsers look for a newer build only when they load a page, and a page may stay open for weeks. So the page asks when it comes into sight
// or gets a network again, at most once an hour, and once a day while it is in sight.
for (const [target, name] of [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'focus'],
  [window, 'online'],
]) {
  target.addEventListener(name, () => lookAfter(HOUR));
}
setInterval(() => lookAfter(DAY), LOOK_AT_CLOCK);

// Looks for a newer build if the page is in sight and at least this time has passed since the last look. If the clock was set, the
// difference counts in either direction.
function lookAfter(time) {
  if (!document.hidden && lookedAt !== undefined && Math.abs(Date.now() - lookedAt) >= time) look();
}

function look() {
  lookedAt = Date.now();
  clearTimeout(retry);
  retry = undefined;
  removeEventListener('online', look);
  keep().catch(tryAgain);
}

// Registers the service worker, which keeps this build or a newer one. A newer build waits until the player takes it or the last window is
// closed.
//
// The browser also looked for a newer build when it loaded the page. That may have failed before this script could notice. So the script
// asks again, unless a build is being installed; that costs one small request.
async function keep() {
  registration = await navigator.serviceWorker?.register(new URL('sw.js', import.meta.url), { updateViaCache: 'none' });
  if (!registration) return;
  registration.onupdatefound = watch;
  watch();
  offer();
  if (!registration.installing) await registration.update();
}

// Asks the service worker to keep files that only some visitors need: the reader of pictures, or the messages of a language.
async function keepPart(part) {
  (await navigator.serviceWorker?.ready)?.active.postMessage({ keep: part });
}

function keepReader() {
  keepPart('photo');
}

// Whether the connection is fast and data need not be saved. A browser that does not describe its connection is taken for a fast one.
function isGood({ saveData, effectiveType = '4g' } = {}) {
  return !saveData && effectiveType === '4g' && !matchMedia('(prefers-reduced-data: reduce)').matches;
}

function whenIdle(act) {
  window.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act);
}

function watch() {
  const { installing } = registration;
  if (!installing) return;
  installing.onstatechange = () => {
    installing.onstatechange = null; // the build is installed now, or its installation has failed
    if (installing.state === 'redundant') return tryAgain();
    wait = FIRST_WAIT;
    offer();
  };
}

function offer() {
  if (registration.waiting && registration.active) dispatchEvent(new Event('newversion'));
}

function take() {
  if (!registration) return;
  const { waiting } = registration;
  if (!waiting) return location.reload(); // another window has taken the newer build
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
  waiting.postMessage('take over');
}

// Looks for the build again, because it could not be loaded as a whole: its deploy may be half done, or the network gone. The next look is
// when the network is back, or after a time that doubles with each failure.
function tryAgain() {
  if (retry) return;
  retry = setTimeout(look, wait);
  addEventListener('online', look);
  wait = Math.min(2 * wait, HOUR);
}

// Takes the files that are opened with the installed page, and the addresses that lead to the page while it is open.
function takeLaunches() {
  let first = true;
  window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    // The first launch event repeats the navigation that loaded the page, so it is ignored. After a reload it repeats the files as well.
    const isDone = first && (wasReloaded || !files.length);
    first = false;
    if (isDone) return;
    if (files.length) return dropFiles(await Promise.all(files.map(fileOf)));
    const { searchParams, hash } = new URL(targetURL);
    takeShared(searchParams);
    if (hash) location.hash = hash;
  });
}

// Returns the file. A file that can't be opened becomes an empty one, of which the page says that it holds no puzzle.
const fileOf = (handle) => handle.getFile().catch(() => new File([], handle.name));

// Takes what was shared with the page. Pictures come first; the text waits while the player looks at them. A text and a link become one
// text, unless the text contains the link.
async function takeShared(parameters) {
  if (parameters.has('picture')) await takePictures(parameters.get('share'), parameters.getAll('picture'));
  const text = parameters.get('text') ?? '';
  const link = parameters.get('url') ?? '';
  const all = text.includes(link) ? text : `${text}\n${link}`;
  if (all.trim()) drop((data) => data.setData('text/plain', all));
}

// Takes shared pictures from the cache in which the service worker has put them (sw.js, `waiting`). After a reload the cache no longer has
// the pictures that were taken before.
async function takePictures(share, names) {
  const cache = await caches.open(`shared ${new URL('./', import.meta.url)}`);
  const take = async (name, place) => {
    const address = `picture/${share}/${place}`;
    const picture = await cache.match(address);
    await cache.delete(address);
    if (!picture) return [];
    const blob = await picture.blob();
    return [new File([blob], name, { type: blob.type })];
  };
  dropFiles((await Promise.all(names.map(take))).flat());
}

function dropFiles(files) {
  if (files.length) drop((data) => files.forEach((file) => data.items.add(file)));
}

// Gives files or a text to the page by an event as if they were dropped on it.
function drop(fill) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer }));
}
