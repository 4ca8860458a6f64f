// What the page does once it is live and has nothing else to do: it makes itself work without a network, says when a newer build
// is ready, and takes what the system opens it with. Nothing of it is needed to play, so it is loaded only then.

const loaded = new URL(location);
const wasReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';

takeShared(loaded.searchParams);
if (loaded.search) history.replaceState(null, '', loaded.pathname + location.hash);
takeLaunches();
// Its own worker is loaded first. Where a browser keeps nothing, the page goes on without.
setTimeout(() => keep().catch(tryAgain), 3000);
addEventListener('takeversion', take);

let registration;
let retry;
let wait = 30_000;

// The newer build waits: only the player, or the end of the last window, lets it begin.
async function keep() {
  registration = await navigator.serviceWorker?.register(new URL('sw.js', import.meta.url), { updateViaCache: 'none' });
  if (!registration) return;
  registration.onupdatefound = watch;
  watch();
  offer();
}

function watch() {
  const { installing } = registration;
  if (!installing) return;
  installing.onstatechange = () => {
    installing.onstatechange = null; // it is installed now, or has failed
    if (installing.state === 'redundant') tryAgain();
    else offer();
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
  const again = () => {
    removeEventListener('online', again);
    clearTimeout(retry);
    retry = undefined;
    keep().then(() => registration?.update()).catch(tryAgain);
  };
  retry = setTimeout(again, wait);
  addEventListener('online', again);
  wait = Math.min(2 * wait, 3_600_000);
}

// Files that are opened with the installed page, and addresses that lead to it while it is open.
function takeLaunches() {
  let first = true;
  window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    // By the first launch the page was loaded, and what its address asks for is done. After a reload it comes once more.
    const isDone = first && (wasReloaded || !files.length);
    first = false;
    if (isDone) return;
    if (files.length) {
      const file = await files[0].getFile();
      return drop((data) => data.items.add(file));
    }
    const { searchParams, hash } = new URL(targetURL);
    takeShared(searchParams);
    if (hash) location.hash = hash;
  });
}

function takeShared(parameters) {
  const text = parameters.get('text') || parameters.get('url');
  if (text) drop((data) => data.setData('text/plain', text));
}

// A file or a text, as if it were dropped on the page.
function drop(fill) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer }));
}
