// Keeps the page at hand without a network: the files of one build, which `cargo xtask build` lists here, and the lessons that were
// read, and no others.
//
// A newer build waits until nobody has this one open, or until the player takes it. A page that is still open then goes on with the
// files of its own build, which stay as long as any page is open. Names carry a hash of the bytes, so builds never mix.
//
// A host may answer with something else than was asked for: while a deploy is half done many send index.html, with status 200, for
// every file that is not there yet. So a file is kept and handed out only if its bytes have the hash that its name tells. A build of
// which one file can't be had is not installed: the build before goes on, and the browser tries again later.
//
// `cargo xtask serve` lists nothing: there it makes way at once for the page that is worked on.

const PAGE = ''; // index.html under a name with its hash
const FILES = [];
const LATER = []; // what reads pictures: kept when the page says so
const HASHES = {}; // of the files whose names have no hash: the two fixed ones and the lessons

const FIXED = ['nonet.webmanifest', 'guard.js']; // files of the page whose names have no hash

const { scope } = registration;
const ours = `nonet ${scope} `; // an origin may have several copies of the page
const build = ours + PAGE;
const waiting = `shared ${scope}`; // the cache of pictures that the page has not taken yet

addEventListener('install', (event) => event.waitUntil(PAGE ? keep() : skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(PAGE ? begin() : registration.unregister()));
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
  if (event.data === 'keep later' && PAGE) event.waitUntil(keepLater().catch(() => {}));
});

addEventListener('fetch', (event) => {
  if (!PAGE) return;
  const address = event.request.url.split(/[?#]/)[0];
  if (!address.startsWith(scope)) return;
  const name = address.slice(scope.length);
  if (event.request.mode === 'navigate') {
    if (name === '' && event.request.method === 'POST') event.respondWith(shared(event.request));
    else if (name === '' || name === 'index.html') event.respondWith(page(event));
    else if (name.startsWith('learn/')) event.respondWith(lesson(event.request, name));
  } else if (FIXED.includes(name) || hashInName(name)) {
    event.respondWith(file(event.request, name));
  }
});

// What was kept before an attempt failed is not fetched again.
async function keep() {
  const cache = await caches.open(build);
  const names = [PAGE, ...FIXED, ...FILES, ...((await hasLater()) ? LATER : [])];
  await Promise.all(names.map(async (name) => cache.put(name, await whole(name))));
}

// The page has used what comes later, or has nothing else to do.
async function keepLater() {
  const cache = await caches.open(build);
  const isKept = async (name) => Boolean(await cache.match(name, { ignoreVary: true }));
  await Promise.all(LATER.map(async (name) => (await isKept(name)) || cache.put(name, await whole(name))));
}

// Whether some build has kept what comes later: then it is to be at hand in this build too.
async function hasLater() {
  const stem = (name) => name.replace(/-[0-9a-f]{16}(?=\.\w+$)/, '');
  const later = LATER.map(stem);
  for (const name of (await caches.keys()).filter((name) => name.startsWith(ours))) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => later.includes(stem(url.slice(scope.length))))) return true;
  }
  return false;
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

// What the system shares comes as a form. The page finds a text and a link in its address, and pictures in a cache, from which it takes
// them. Each share has a number of its own, since another may come before the page has taken the first.
async function shared(request) {
  const form = await request.formData();
  const address = new URL(scope);
  const pictures = form.getAll('picture').filter(({ size }) => size);
  if (pictures.length) {
    const share = crypto.randomUUID();
    const cache = await caches.open(waiting);
    await Promise.all(pictures.map((picture, place) => cache.put(`picture/${share}/${place}`, new Response(picture))));
    address.searchParams.set('share', share);
    for (const { name } of pictures) address.searchParams.append('picture', name);
  }
  for (const part of ['text', 'url']) if (form.get(part)) address.searchParams.set(part, form.get(part));
  return Response.redirect(address, 303);
}

// A lesson that was read once can be read again without a network. In place of another the page opens.
async function lesson(request, name) {
  const kept = () => caches.match(request, { ignoreSearch: true, ignoreVary: true, cacheName: build });
  try {
    const answer = await fetch(request);
    if (!(await isWhole(fileOf(name), answer))) return (await kept()) ?? answer; // it may be of a newer build
    if (!answer.redirected) await (await caches.open(build)).put(request, answer.clone());
    return answer;
  } catch {
    return (await kept()) ?? Response.redirect(scope);
  }
}

// Some hosts leave the ends of the names of pages away.
function fileOf(name) {
  if (name.endsWith('/')) return `${name}index.html`;
  return name.endsWith('.html') ? name : `${name}.html`;
}

async function file(request, name) {
  const own = await caches.match(request, { ignoreVary: true, cacheName: build });
  if (own) return own;
  if (FIXED.includes(name)) return fetch(request);
  try {
    return await whole(name);
  } catch {
    return Response.error(); // the page says so
  }
}

// This file with the bytes that it must have: as some build kept it, else as the server sends it. What the browser's own cache holds
// of the server's answers may itself be wrong, or of another build: then it is asked for past that.
async function whole(name) {
  const kept = await caches.match(name, { ignoreVary: true });
  if (await isWhole(name, kept)) return kept;
  for (const cache of hashInName(name) ? ['default', 'reload'] : ['reload']) {
    const answer = await fetch(name, { cache });
    if (await isWhole(name, answer)) return answer;
  }
  throw new Error(`the server has another file in the place of ${name}`);
}

// Whether it is this file and none in its place. A page is sent as one, and nothing else is.
async function isWhole(name, answer) {
  if (!answer?.ok) return false;
  const isPage = (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage !== name.endsWith('.html')) return false;
  return (await hashOf(answer.clone())) === (HASHES[name] ?? hashInName(name));
}

// The first eight bytes of the SHA-256 of what it holds, as xtask/src/site.rs writes them into names.
async function hashOf(answer) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hashInName(name) {
  return /-([0-9a-f]{16})\.\w+$/.exec(name)?.[1];
}

// Other builds go when no page is open, and none of them is waiting.
async function forget() {
  const names = await caches.keys();
  const pages = await clients.matchAll({ includeUncontrolled: true });
  const open = pages.some(({ url }) => url.startsWith(scope));
  if (open || registration.waiting || registration.installing) return;
  for (const name of names) if (name.startsWith(ours) && name !== build) await caches.delete(name);
}
