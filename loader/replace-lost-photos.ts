/**
 * Shows the JPEG of a photo whose AVIF fails to load, because a browser never tries the next source
 * of a `<picture>` after an error, and some hosts answer 404 for file types that they do not know.
 */
export function replaceLostPhotos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return
      for (const source of target.parentElement?.querySelectorAll('source[type]') ?? [])
        source.remove()
    },
    // Errors of pictures do not bubble.
    true,
  )
}
