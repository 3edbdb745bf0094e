/* Caches the editor's files on the device, because a draft must open without internet too. */

const CACHE = 'editor'
/** Time after which a stored file replaces a response that has not begun, in milliseconds. */
const NETWORK_LIMIT = 4000

addEventListener('install', (event) => {
  // editor/build/build-editor.ts sets STYLE_SHEET_URLS.
  const files = ['./', 'browser-check.js', 'app.js', 'app.css', ...STYLE_SHEET_URLS]
  const store = async () => {
    const cache = await caches.open(CACHE)
    // Stores all files or, if one fails to load, none.
    await cache.addAll(files)
    // Removes the site's fonts and pictures that the fetch handler stored before this build.
    const urls = files.map((file) => new URL(file, location.href).href)
    for (const request of await cache.keys())
      if (!urls.includes(request.url)) await cache.delete(request)
  }
  event.waitUntil(store())
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const load = async () => {
    const response = await fetch(request)
    // Keeps the last good copy if the host responds with an error.
    if (response.ok) {
      const copy = response.clone()
      const save = async () => (await caches.open(CACHE)).put(request, copy)
      // Ignores a failed write, because full storage must not block the response.
      event.waitUntil(save().catch(() => {}))
    }
    return response
  }
  const respond = async () => {
    const loaded = load()
    // Stores a response too that is late, and may not be needed.
    event.waitUntil(loaded.catch(() => {}))
    const stored = await caches.match(request).catch(() => undefined)
    if (!stored) return loaded
    const late = new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT, stored))
    return Promise.race([loaded.catch(() => stored), late])
  }
  event.respondWith(respond())
})
