// Keeps this language of the site for times without a network. A new version of the files is a new store.
const STORE = "wwrules {{ version }} " + self.registration.scope;
const FIRST = {{ first | safe }};
const PAGES = {{ pages | safe }};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const mine = (name) => name.startsWith("wwrules ") && name.endsWith(" " + self.registration.scope);
    for (const name of await caches.keys()) if (mine(name) && name !== STORE) await caches.delete(name);
    await self.clients.claim();
  })());
});

// The pages are kept a few at a time, when a page that is open asks for it.
self.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  event.waitUntil((async () => {
    const store = await caches.open(STORE);
    const kept = new Set((await store.keys()).map((request) => request.url));
    const wanted = PAGES.map((page) => new URL(page, self.registration.scope).href).filter((url) => !kept.has(url));
    for (let at = 0; at < wanted.length; at += 8) {
      await Promise.all(wanted.slice(at, at + 8).map((url) => store.add(url).catch(() => null)));
    }
    for (const client of await self.clients.matchAll()) client.postMessage("kept");
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    const kept = await store.match(event.request, { ignoreSearch: true });
    if (kept) return kept;
    try {
      const fresh = await fetch(event.request);
      if (fresh.ok && url.href.startsWith(self.registration.scope)) store.put(event.request, fresh.clone());
      return fresh;
    } catch (error) {
      const instead = event.request.mode === "navigate" && (await store.match(new URL("404.html", self.registration.scope).href));
      if (instead) return instead;
      throw error;
    }
  })());
});
