/* Caches the editor's files on the device, because a draft must open without internet too. */

const CACHE = 'editor'

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
  const respond = async () => {
    try {
      const response = await fetch(request)
      // Keeps the last good copy if the host responds with an error.
      if (response.ok) {
        const copy = response.clone()
        const save = async () => (await caches.open(CACHE)).put(request, copy)
        // Ignores a failed write, because full storage must not block the response.
        event.waitUntil(save().catch(() => {}))
      }
      return response
    } catch (error) {
      const stored = await caches.match(request)
      if (stored) return stored
      throw error
    }
  }
  event.respondWith(respond())
})
