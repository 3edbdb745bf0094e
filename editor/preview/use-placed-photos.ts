import { useEffect, useMemo, useState } from 'react'
import type { SiteContent } from '@/content/schema'
import { PHOTO_PICTURES } from '@/content/schema/cards'
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

/** A photo in the place of an illustration. */
type PlacedPhoto = {
  picture: Picture
  /** CSS rule that keeps the focus visible, as in art.css of the build. */
  rule: string
}

/** The photos to show, by the names of the illustrations that they replace. */
export type PlacedPhotos = ReadonlyMap<PictureName, PlacedPhoto>

const WIDTH = Math.max(...PHOTO_WIDTHS)

const NAMES = Object.keys(PHOTO_PICTURES) as (keyof typeof PHOTO_PICTURES)[]

const ILLUSTRATIONS = new Map<PictureName, Picture>(
  NAMES.map((name) => [name, BUILT.illustrations[name] ?? picture(name)]),
)

/** Crops a photo as the build does. */
async function cropPhoto(blob: Blob, shape: Picture, focus: Item['focus']): Promise<PlacedPhoto> {
  const { width, height } = shape
  const image = await createImageBitmap(blob)
  const { crop, focus: position } = cropAround(image, shape, focus)
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas
    .getContext('2d')
    ?.drawImage(image, crop.left, crop.top, crop.width, crop.height, 0, 0, size.width, size.height)
  const shown = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const src = URL.createObjectURL(shown ?? blob)
  return {
    picture: { width, height, src: src, avif: [{ width: WIDTH, src }], views: {} },
    rule: `img[src="${src}"] { object-position: ${position.x}% ${position.y}% }`,
  }
}

const photoKey = (item: Item, commit: string | undefined) => JSON.stringify([item, commit])

const BUILT_PHOTOS: ReadonlyMap<string, PlacedPhoto> = new Map(
  BUILT.photos.map((item) => [
    photoKey(item, undefined),
    { picture: picture(item.picture), rule: '' },
  ]),
)

/**
 * Returns the photos of the content, without those that are still loading.
 * @param photos the photos that this device has prepared
 * @param commit the commit of an earlier version, or undefined for the draft
 */
export function usePlacedPhotos(
  content: SiteContent,
  photos: Photos,
  github: GitHub,
  commit: string | undefined,
): PlacedPhotos {
  const [loaded, setLoaded] = useState(BUILT_PHOTOS)
  const { items } = content.photos

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded photo changes no other photo
  useEffect(() => {
    const load = async (item: Item) => {
      const path = item.file.replace(/^\//, '')
      const own = commit === undefined ? photos[path]?.blob : undefined
      const blob = own ?? (await github.photo(path, commit))
      const illustration = ILLUSTRATIONS.get(item.picture)
      if (!illustration) return
      const placed = await cropPhoto(blob, illustration, item.focus)
      setLoaded((before) => new Map(before).set(photoKey(item, commit), placed))
    }
    // Keeps the illustration if its photo fails to load, because the page must still be shown.
    for (const item of items)
      if (item.file && !loaded.has(photoKey(item, commit))) load(item).catch(() => {})
  }, [items, commit, photos, github])

  return useMemo(() => {
    const placed = items.map((item) => [item.picture, loaded.get(photoKey(item, commit))] as const)
    return new Map(placed.flatMap(([name, photo]) => (photo ? [[name, photo]] : [])))
  }, [items, commit, loaded])
}

/** Replaces illustrations with photos, and shows the illustrations of other photos again. */
export function replaceIllustrations(placedPhotos: PlacedPhotos): void {
  for (const [name, illustration] of ILLUSTRATIONS)
    replacePicture(name, placedPhotos.get(name)?.picture ?? illustration)
}
