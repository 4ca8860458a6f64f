// Keeps the page at hand without a network: the files of one build, which `cargo xtask build` lists here, and the lessons that were
// read, and no others.
//
// A newer build waits until nobody has this one open, or until the player takes it. A page that is still open then goes on with the
// files of its own build, which stay as long as any page is open. Names carry a hash of the bytes, so builds never mix.
//
// `cargo xtask serve` lists nothing: there it makes way at once for the page that is worked on.

const PAGE = ''; // index.html under a name with its hash
const FILES = [];

const MANIFEST = 'nonet.webmanifest';

const { scope } = registration;
const ours = `nonet ${scope} `; // an origin may have several copies of the page
const build = ours + PAGE;

addEventListener('install', (event) => event.waitUntil(PAGE ? keep() : skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(PAGE ? begin() : registration.unregister()));
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  if (!PAGE) return;
  const address = event.request.url.split(/[?#]/)[0];
  if (event.request.mode === 'navigate') {
    if (address === scope || address === `${scope}index.html`) event.respondWith(page(event));
    else if (address.startsWith(`${scope}learn/`)) event.respondWith(lesson(event.request));
  } else if (address === scope + MANIFEST || (address.startsWith(scope) && /-[0-9a-f]{16}\.\w+$/.test(address))) {
    event.respondWith(file(event.request));
  }
});

async function keep() {
  const cache = await caches.open(build);
  await cache.addAll([PAGE, new Request(MANIFEST, { cache: 'no-cache' }), ...FILES]);
}

// Also pages that were open before there was a service worker get their files from it.
async function begin() {
  await forget();
  await clients.claim();
}

async function page(event) {
  event.waitUntil(forget());
  const kept = await caches.match(PAGE, { cacheName: build });
  // A new answer: one that some host redirected must not answer for a page.
  return kept ? new Response(kept.body, kept) : fetch(event.request);
}

// A lesson that was read once can be read again without a network. In place of another the page opens.
async function lesson(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await (await caches.open(build)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.redirect(scope);
  }
}

async function file(request) {
  const own = await caches.match(request, { ignoreVary: true, cacheName: build });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Other builds go when no page is open, and none of them is waiting.
async function forget() {
  const names = await caches.keys();
  const pages = await clients.matchAll({ includeUncontrolled: true });
  const open = pages.some(({ url }) => url.startsWith(scope));
  if (open || registration.waiting || registration.installing) return;
  for (const name of names) if (name.startsWith(ours) && name !== build) await caches.delete(name);
}
