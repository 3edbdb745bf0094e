/*
 * Shows a sentence in a browser that is older than Chrome 88, Safari 15 and Firefox 90, which lack
 * `aspect-ratio` or `createImageBitmap`. A file of its own in old syntax, because such a browser
 * may be unable to parse app.js.
 */
if (!('CSS' in window && 'createImageBitmap' in window && CSS.supports('aspect-ratio', '1'))) {
  document.getElementById('old-browser').hidden = false
  document.getElementById('editor').id = ''
}
