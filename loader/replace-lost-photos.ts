/** Makes a picture show its `<img>`, the JPEG of a photo. */
function showJpeg(image: HTMLImageElement): void {
  for (const source of image.parentElement?.querySelectorAll('source[type]') ?? []) source.remove()
}

/**
 * Shows the JPEG of a photo whose AVIF fails to load, because a browser never tries the next source
 * of a `<picture>` after an error, and some hosts answer 404 for file types that they do not know.
 */
export function replaceLostPhotos(): void {
  // A photo may have failed before this script ran. Not `document.images`, because Chromium takes 0.5 ms to ask all
  // illustrations.
  for (const image of document.querySelectorAll<HTMLImageElement>('source[type] ~ img'))
    if (image.complete && image.naturalWidth === 0) showJpeg(image)
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) showJpeg(target)
    },
    // Errors of pictures do not bubble.
    true,
  )
}
