import { useEffect, useMemo, useState } from 'react'
import type { GitHub } from '@/editor/github/github'
import { drawJpeg, type PreparedPhotos } from '@/editor/store/prepare-photo'
import { colouredTowns } from '@/model/art/map'
import { cropAround, PHOTO_WIDTHS, repositoryPath } from '@/model/art/photo-rules'
import type { PictureFiles, Pictures } from '@/model/art/pictures'
import { BUILT_PICTURES } from '@/model/reading/built-pictures'
import type { SiteContent } from '@/model/schema/content'
import type { PictureName } from '@/model/schema/picture-names'

/**
 * The photos of the last build, and the illustrations that these photos replace.
 * editor/build/build-editor.ts sets this constant.
 */
declare const LAST_BUILD: {
  photos: SiteContent['photos']['items']
  illustrations: Partial<Pictures>
  /** The map for each set of towns, by their names. */
  maps: Readonly<Record<string, Pick<PictureFiles, 'src' | 'dark'>>>
}

type SitePhoto = SiteContent['photos']['items'][number]

type PlacedPhoto = {
  /** Without the description, which changes while the owner types. */
  picture: Omit<PictureFiles, 'alt'>
  /** CSS rule that keeps the focal point visible, as in art.css of the build. */
  rule: string
}

const MAX_PHOTO_WIDTH = Math.max(...PHOTO_WIDTHS)

const ILLUSTRATIONS: Pictures = { ...BUILT_PICTURES, ...LAST_BUILD.illustrations }

/** Crops a photo as the build does. */
async function cropPhoto(
  blob: Blob,
  shape: PictureFiles,
  focalPoint: SitePhoto['focus'],
): Promise<PlacedPhoto> {
  const { width, height } = shape
  const image = await createImageBitmap(blob)
  const { crop, focalPoint: position } = cropAround(image, shape, focalPoint)
  const size = { width: MAX_PHOTO_WIDTH, height: Math.round((MAX_PHOTO_WIDTH * height) / width) }
  const src = URL.createObjectURL(await drawJpeg(image, crop, size))
  return {
    picture: { width, height, src, avif: [{ width: MAX_PHOTO_WIDTH, src }], views: {} },
    rule: `img[src="${src}"] { object-position: ${position.x}% ${position.y}% }`,
  }
}

/** Returns the key of a photo in a place. Typing its description, or moving its point, keeps the key. */
const photoKey = ({ picture, file }: SitePhoto, commit: string | undefined) =>
  JSON.stringify([picture, file, commit])

const cropKey = ({ focus }: SitePhoto) => JSON.stringify([focus])

const BUILT_PHOTOS: ReadonlyMap<string, PlacedPhoto> = new Map(
  LAST_BUILD.photos.map((item) => [
    photoKey(item, undefined),
    { picture: BUILT_PICTURES[item.picture], rule: '' },
  ]),
)

type RequestedCrop = {
  /** Key of the crop that is loading or shown, or that failed to load. */
  crop: string
  /** URL of the last crop, to be freed. */
  src?: string
}

const builtCrops = () =>
  new Map(
    LAST_BUILD.photos.map((item): [string, RequestedCrop] => [
      photoKey(item, undefined),
      { crop: cropKey(item) },
    ]),
  )

const free = ({ src = '' }: RequestedCrop) => URL.revokeObjectURL(src)

/**
 * Returns the pictures of the site with the photos of the content, except those that are still
 * loading, and the CSS rules of these photos. Keeps the last crop of a photo until the next one is
 * ready.
 * @param photos the photos that this device has prepared
 * @param commit the commit of an earlier version, or undefined for the draft
 */
export function usePictures(
  content: SiteContent,
  photos: PreparedPhotos,
  github: GitHub,
  commit: string | undefined,
) {
  const [loaded, setLoaded] = useState(BUILT_PHOTOS)
  const [requested] = useState(builtCrops)
  const { items } = content.photos
  const mapKey = String(colouredTowns(content.company))

  useEffect(() => {
    const load = async (item: SitePhoto, key: string, request: RequestedCrop) => {
      const path = repositoryPath(item.file)
      const prepared = commit === undefined ? photos[path]?.blob : undefined
      const blob = prepared ?? (await github.readPhoto(path, commit))
      const placed = await cropPhoto(blob, ILLUSTRATIONS[item.picture], item.focus)
      const { src } = placed.picture
      // Another crop was requested meanwhile.
      if (requested.get(key) !== request) return free({ ...request, src })
      free(request)
      request.src = src
      setLoaded((before) => new Map(before).set(key, placed))
    }
    for (const item of items) {
      const key = photoKey(item, commit)
      const crop = cropKey(item)
      const last = requested.get(key)
      if (!item.file || last?.crop === crop) continue
      const request: RequestedCrop = { crop, src: last?.src }
      requested.set(key, request)
      // Keeps the illustration if its photo fails to load, because the page must still be shown.
      load(item, key, request).catch(() => {})
    }
  }, [items, commit, photos, github, requested])

  useEffect(
    () => () => {
      for (const request of requested.values()) free(request)
      requested.clear()
    },
    [requested],
  )

  return useMemo(() => {
    const pictures: Record<PictureName, PictureFiles> = {
      ...ILLUSTRATIONS,
      mapa: { ...ILLUSTRATIONS.mapa, ...LAST_BUILD.maps[mapKey] },
    }
    const rules: string[] = []
    for (const item of items) {
      const photo = loaded.get(photoKey(item, commit))
      if (!photo) continue
      pictures[item.picture] = { ...photo.picture, alt: item.alt ?? '' }
      rules.push(photo.rule)
    }
    return { pictures, rules: rules.join('\n') }
  }, [items, commit, loaded, mapKey])
}
