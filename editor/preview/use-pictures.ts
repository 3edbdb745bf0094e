import { useEffect, useState } from 'react'
import type { SiteContent } from '@/content/schema'
import type { GitHub } from '@/editor/github'
import type { Photos } from '@/editor/store/checks'
import { cropAround, PHOTO_WIDTHS } from '@/lib/photos'
import { type Picture, type PictureName, picture, replacePicture } from '@/lib/pictures'

/**
 * The photos of the last build, and the illustrations that these photos replace. scripts/editor.ts
 * sets this constant.
 */
declare const BUILT: {
  photos: SiteContent['photos']['items']
  illustrations: Readonly<Record<string, Picture>>
}

type Item = SiteContent['photos']['items'][number]

const WIDTH = Math.max(...PHOTO_WIDTHS)

/** Returns a picture of a photo, cropped as the build crops photos. */
async function cropPhoto(
  blob: Blob,
  { width, height }: Picture,
  focus: Item['focus'],
): Promise<Picture> {
  const image = await createImageBitmap(blob)
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) }
  const { part } = cropAround(image, size, focus)
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas
    .getContext('2d')
    ?.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height)
  const shown = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const src = URL.createObjectURL(shown ?? blob)
  return { width, height, fallback: src, avif: [{ width: WIDTH, src }], views: {} }
}

const key = (item: Item | undefined) => JSON.stringify(item ?? null)

/** The illustrations that photos replace in the preview, by name. */
const originals = new Map<string, Picture>()
const shownItems = new Map<string, string>(BUILT.photos.map((item) => [item.picture, key(item)]))

/**
 * Shows the photos of the draft in the preview. Restores the illustration of a removed photo.
 * @returns a number that changes after each replacement of a picture
 */
export function usePictures(content: SiteContent, photos: Photos, github: GitHub): number {
  const [version, setVersion] = useState(0)
  const { items } = content.photos

  useEffect(() => {
    const show = async (name: PictureName, item: Item | undefined) => {
      if ((shownItems.get(name) ?? 'null') === key(item)) return
      shownItems.set(name, key(item))
      const original = originals.get(name) ?? BUILT.illustrations[name] ?? picture(name)
      originals.set(name, original)
      if (!item) replacePicture(name, original)
      else {
        const path = item.file.replace(/^\//, '')
        const blob = photos[path]?.blob ?? (await github.photo(path).catch(() => undefined))
        if (blob) replacePicture(name, await cropPhoto(blob, original, item.focus))
      }
      setVersion((before) => before + 1)
    }
    for (const item of items) if (item.file) show(item.picture, item)
    for (const name of shownItems.keys())
      if (!items.some((item) => item.picture === name)) show(name as PictureName, undefined)
  }, [items, photos, github])

  return version
}
