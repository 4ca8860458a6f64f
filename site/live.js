// What the page does once it is live and has nothing else to do: it makes itself work without a network, says when a newer build
// is ready, and takes what the system opens it with. Nothing of it is needed to play, so it is loaded only then.

// By then all that a game needs is loaded.
const READER_WAIT = 10_000;

const loaded = new URL(location);
const wasReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';

takeShared(loaded.searchParams);
if (loaded.search) history.replaceState(null, '', loaded.pathname + location.hash);
takeLaunches();
// Its own worker is loaded first. Where a browser keeps nothing, the page goes on without.
setTimeout(look, 3000);
addEventListener('takeversion', take);
// The program that reads pictures is to be at hand without a network too: once it was used, and before that where it costs nobody
// anything, since the first picture may be taken on a train.
addEventListener('photoread', keepReader);
setTimeout(() => isGood(navigator.connection) && whenIdle(keepReader), READER_WAIT);

const FIRST_WAIT = 30_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// How often the page looks whether a day has passed. Timers stand still while the device sleeps, so one of a day would come too late.
const LOOK_AT_CLOCK = 10_000;

let registration;
let retry;
let wait = FIRST_WAIT;
let lookedAt; // when the page last asked for a newer build, in milliseconds since 1970

// Browsers look for a newer build only when they load a page, and a page may stay open for weeks. So it asks when it is seen again or
// has a network again, at most once an hour; and once a day while it is seen.
for (const [target, name] of [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'focus'],
  [window, 'online'],
]) {
  target.addEventListener(name, () => lookAfter(HOUR));
}
setInterval(() => lookAfter(DAY), LOOK_AT_CLOCK);

// Looks for a newer build if the page is seen, and so much time has passed since it last did. A clock that was set back counts as that.
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

// Has this build kept, or a newer one. A newer build waits: only the player, or the end of the last window, lets it begin.
//
// The browser looked for a newer build when it loaded the page. It may have been refused before anybody watched, and it tells nobody.
// So the page asks as well: it costs one small request, and a build that is being installed is not asked for twice.
async function keep() {
  registration = await navigator.serviceWorker?.register(new URL('sw.js', import.meta.url), { updateViaCache: 'none' });
  if (!registration) return;
  registration.onupdatefound = watch;
  watch();
  offer();
  if (!registration.installing) await registration.update();
}

async function keepReader() {
  (await navigator.serviceWorker?.ready)?.active.postMessage('keep later');
}

// Not every browser tells of its connection. One that saves data says so in one way or the other.
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
    installing.onstatechange = null; // it is installed now, or has failed
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
  if (!waiting) return location.reload(); // another window has taken it
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
  waiting.postMessage('take over');
}

// A build could not be had whole: its deploy may be half done, or the network gone. It is asked for again when the network is back, and
// after a while, each time after a longer one.
function tryAgain() {
  if (retry) return;
  retry = setTimeout(look, wait);
  addEventListener('online', look);
  wait = Math.min(2 * wait, HOUR);
}

// Files that are opened with the installed page, and addresses that lead to it while it is open.
function takeLaunches() {
  let first = true;
  window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    // By the first launch the page was loaded, and what its address asks for is done. After a reload it comes once more.
    const isDone = first && (wasReloaded || !files.length);
    first = false;
    if (isDone) return;
    if (files.length) return dropFiles(await Promise.all(files.map(fileOf)));
    const { searchParams, hash } = new URL(targetURL);
    takeShared(searchParams);
    if (hash) location.hash = hash;
  });
}

// The file, or an empty one in the place of a file that can't be opened: the page says of it that there is no puzzle in it.
const fileOf = (handle) => handle.getFile().catch(() => new File([], handle.name));

// Pictures first: what else came waits while they are looked at. A text and a link are one text, of which each part is read, unless the
// text has the link in it.
async function takeShared(parameters) {
  if (parameters.has('picture')) await takePictures(parameters.get('share'), parameters.getAll('picture'));
  const text = parameters.get('text') ?? '';
  const link = parameters.get('url') ?? '';
  const all = text.includes(link) ? text : `${text}\n${link}`;
  if (all.trim()) drop((data) => data.setData('text/plain', all));
}

// The service worker has put them into a cache, since an address holds no picture. None is there that was taken before this page was
// loaded anew.
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

// Files or a text, as if they were dropped on the page.
function drop(fill) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer }));
}
