// This service worker keeps the page for use without a network. It keeps the files of one build, which `cargo xtask build` lists here, and
// the lessons that were read.
//
// A newer build waits until no page of this one is open, or until the player takes it. A page that is still open then continues with the
// files of its own build, which stay as long as any page is open. The names of files contain a hash of their bytes, so builds never mix.
//
// A host may answer with another file than the requested one. While a deploy is half done, many hosts send index.html with status 200 for
// every file that is not there yet. So a file is kept and handed out only if its bytes have the hash in its name. If one file of a build
// can't be loaded, the build is not installed: the earlier build stays, and the browser tries again later.
//
// With `cargo xtask serve` the list is empty, and this service worker unregisters itself.

const PAGE = ''; // index.html under a name with its hash
const FILES = [];
const PARTS = {}; // files that only some visitors need, which are kept when the page asks: of the reader of pictures, and of each language
const HASHES = {}; // the hashes of the files whose names have none: the two fixed ones and the lessons

const FIXED = ['nonet.webmanifest', 'guard.js']; // the files of the page whose names have no hash

const { scope } = registration;
const ours = `nonet ${scope} `; // the beginning of the names of this page's caches; an origin may have several copies of the page
const build = ours + PAGE;
const waiting = `shared ${scope}`; // the cache of shared pictures that the page has not taken yet; live.js uses the same name

addEventListener('install', (event) => event.waitUntil(PAGE ? keep() : skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(PAGE ? begin() : registration.unregister()));
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
  if (event.data.keep in PARTS) event.waitUntil(keepPart(PARTS[event.data.keep]).catch(() => {}));
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

// Keeps all files of this build. Files that an earlier, failed attempt has kept are not fetched again.
async function keep() {
  const cache = await caches.open(build);
  const earlier = await namesOfEarlierBuilds();
  const parts = Object.values(PARTS).filter((names) => names.some((name) => earlier.has(stem(name))));
  const names = [PAGE, ...FIXED, ...FILES, ...parts.flat()];
  await Promise.all(names.map(async (name) => cache.put(name, await whole(name))));
}

// Keeps the files of a part, because the page uses them or is idle on a good connection.
async function keepPart(names) {
  const cache = await caches.open(build);
  const isKept = async (name) => Boolean(await cache.match(name, { ignoreVary: true }));
  await Promise.all(names.map(async (name) => (await isKept(name)) || cache.put(name, await whole(name))));
}

// Returns the names of the files that earlier builds have kept, without their hashes. This build keeps the same parts.
async function namesOfEarlierBuilds() {
  const names = new Set();
  for (const cache of (await caches.keys()).filter((cache) => cache.startsWith(ours))) {
    for (const { url } of await (await caches.open(cache)).keys()) names.add(stem(url.slice(scope.length)));
  }
  return names;
}

// Returns the name of a file without its hash.
function stem(name) {
  return name.replace(/-[0-9a-f]{16}(?=\.\w+$)/, '');
}

// Begins to serve files, also to pages that were open before there was a service worker.
async function begin() {
  await forget();
  await clients.claim();
}

// Answers with the page of this build.
async function page(event) {
  event.waitUntil(forget());
  const kept = await caches.match(PAGE, { cacheName: build });
  // The answer is copied, because browsers refuse a redirected answer for a page.
  return kept ? new Response(kept.body, kept) : fetch(event.request);
}

// Answers a form with something that the system shares with the page. A text and a link go into the address of the page, and pictures into a
// cache, from which live.js takes them. Each share has an id, because another one may come before the page has taken the first.
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

// Answers with a lesson: from the network, or else as it was kept when it was read. If neither has it, the page opens.
async function lesson(request, name) {
  const kept = () => caches.match(request, { ignoreSearch: true, ignoreVary: true, cacheName: build });
  try {
    const answer = await fetch(request);
    if (!(await isWhole(fileOf(name), answer))) return (await kept()) ?? answer; // the answer may be of a newer build
    if (!answer.redirected) await (await caches.open(build)).put(request, answer.clone());
    return answer;
  } catch {
    return (await kept()) ?? Response.redirect(scope);
  }
}

// Returns the name of the file of a lesson. Some hosts leave `.html` or `index.html` out of addresses.
function fileOf(name) {
  if (name.endsWith('/')) return `${name}index.html`;
  return name.endsWith('.html') ? name : `${name}.html`;
}

// Answers with a file of this or of another build.
async function file(request, name) {
  const own = await caches.match(request, { ignoreVary: true, cacheName: build });
  if (own) return own;
  if (FIXED.includes(name)) return fetch(request);
  try {
    return await whole(name);
  } catch {
    return Response.error(); // the page shows a message
  }
}

// Returns an answer whose bytes have the hash of this file: one that any build has kept, or else one of the server. If the browser's own
// cache holds a wrong answer, the server is asked past that cache.
async function whole(name) {
  const kept = await caches.match(name, { ignoreVary: true });
  if (await isWhole(name, kept)) return kept;
  for (const cache of hashInName(name) ? ['default', 'reload'] : ['reload']) {
    const answer = await fetch(name, { cache });
    if (await isWhole(name, answer)) return answer;
  }
  throw new Error(`the server has another file in the place of ${name}`);
}

// Whether the answer is this file. Only an .html file may come with the type of a page.
async function isWhole(name, answer) {
  if (!answer?.ok) return false;
  const isPage = (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage !== name.endsWith('.html')) return false;
  return (await hashOf(answer.clone())) === (HASHES[name] ?? hashInName(name));
}

// Returns the first eight bytes of the SHA-256 of the answer's body, in the form in which xtask/src/site.rs writes them into names.
async function hashOf(answer) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hashInName(name) {
  return /-([0-9a-f]{16})\.\w+$/.exec(name)?.[1];
}

// Deletes the caches of other builds if no page is open and no build is being installed or waits.
async function forget() {
  const names = await caches.keys();
  const pages = await clients.matchAll({ includeUncontrolled: true });
  const open = pages.some(({ url }) => url.startsWith(scope));
  if (open || registration.waiting || registration.installing) return;
  for (const name of names) if (name.startsWith(ours) && name !== build) await caches.delete(name);
}
