import { useEffect, useMemo, useRef, useState } from 'react'
import { drawJpeg } from '@/editor/photos/prepare-photo'
import { useDraftState, useSession } from '@/editor/session/context'
import {
  cropAround,
  PHOTO_WIDTHS,
  photoSizeError,
  repositoryPath,
} from '@/model/pictures/photo-rules'
import type { PictureFiles, Pictures } from '@/model/pictures/picture-files'
import type { PictureName } from '@/model/pictures/pictures'
import type { SiteContent } from '@/model/schema/content'

type SitePhoto = SiteContent['photos']['items'][number]

type Crop = {
  /** Without the description, which changes while the owner types. */
  picture: Omit<PictureFiles, 'alt'>
  /** CSS rule that keeps the focal point visible, as in art.css of the build. */
  rule: string
}

const MAX_PHOTO_WIDTH = Math.max(...PHOTO_WIDTHS)

const ILLUSTRATIONS: Pictures = { ...LAST_BUILD.pictures, ...LAST_BUILD.illustrations }

/** Returns the key of a photo, and of the place that it is cropped for. */
const cropPlace = ({ picture, file }: SitePhoto) => JSON.stringify([picture, file])

/** Returns the key of a photo's crop. Typing its description keeps the key. */
const cropKey = (photo: SitePhoto) => JSON.stringify([cropPlace(photo), photo.focus])

const BUILT_CROPS: ReadonlyMap<string, Crop> = new Map(
  LAST_BUILD.photos.map((photo) => [
    cropPlace(photo),
    { picture: LAST_BUILD.pictures[photo.picture], rule: '' },
  ]),
)

/**
 * Crops a photo as the build does. Not by CSS, because pages crop the result once more: a tall card
 * shows a part of the photo's wide crop.
 */
async function cropPhoto(image: ImageBitmap, { picture, focus }: SitePhoto) {
  const { width, height } = ILLUSTRATIONS[picture]
  const { crop, focalPoint: position } = cropAround(image, { width, height }, focus)
  const size = { width: MAX_PHOTO_WIDTH, height: Math.round((MAX_PHOTO_WIDTH * height) / width) }
  const src = URL.createObjectURL(await drawJpeg(image, crop, size))
  return {
    picture: { width, height, src, avif: [{ width: MAX_PHOTO_WIDTH, src }], views: {} },
    rule: `img[src="${src}"] { object-position: ${position.x}% ${position.y}% }`,
  }
}

/**
 * Returns the pictures of the site with the photos of the content, except those that are still
 * loading, and the CSS rules of these photos. Keeps the last crop of a photo until the next one is
 * ready.
 */
export function usePictures(content: SiteContent) {
  const { store, readPhoto } = useSession()
  const { oid } = useDraftState().base
  const [crops, setCrops] = useState(BUILT_CROPS)
  /** The key of the last crop of each place. */
  const [requested] = useState(
    () => new Map(LAST_BUILD.photos.map((photo) => [cropPlace(photo), cropKey(photo)])),
  )
  /** The commit of each photo that the build rejects, because another commit may have repaired it. */
  const [rejected] = useState(() => new Map<string, string>())
  const { items } = content.photos

  useEffect(() => {
    const load = async (item: SitePhoto, place: string, key: string) => {
      const path = repositoryPath(item.file)
      rejected.delete(place)
      const blob = await readPhoto(path)
      const image = await createImageBitmap(blob).catch(() => undefined)
      const { width, height } = image ?? { width: 0, height: 0 }
      // Only its pixels show that the build rejects a photo of the branch.
      const error = photoSizeError({ width, height })
      if (error) {
        store.addPhotoError(path, error)
        rejected.set(place, oid)
      }
      if (!image) return
      const crop = await cropPhoto(image, item)
      if (requested.get(place) === key) setCrops((before) => new Map([...before, [place, crop]]))
      else URL.revokeObjectURL(crop.picture.src)
    }
    for (const item of items) {
      const [place, key] = [cropPlace(item), cropKey(item)]
      const mayBeRepaired = rejected.has(place) && rejected.get(place) !== oid
      if (!item.file || !item.picture || (requested.get(place) === key && !mayBeRepaired)) continue
      requested.set(place, key)
      // The next change of a photo crops again what the browser could not crop.
      load(item, place, key).catch(() => requested.delete(place))
    }
  }, [items, oid, store, readPhoto, requested, rejected])

  // Frees the crops that later ones have replaced, because arrow keys move a focal point many times.
  const former = useRef(crops)
  useEffect(() => {
    for (const [place, { picture }] of former.current)
      if (crops.get(place)?.picture !== picture) URL.revokeObjectURL(picture.src)
    former.current = crops
  }, [crops])

  return useMemo(() => {
    const pictures: Record<PictureName, PictureFiles> = { ...ILLUSTRATIONS }
    const rules: string[] = []
    for (const item of items) {
      const crop = crops.get(cropPlace(item))
      if (!crop) continue
      pictures[item.picture] = { ...crop.picture, alt: item.alt ?? '' }
      rules.push(crop.rule)
    }
    return { pictures, rules: rules.join('\n') }
  }, [items, crops])
}
