import type { PreparedPhoto } from '@/editor/store/content'
import type { Size } from '@/model/pictures/photo-rules'
import { PHOTO_FOLDER } from '@/model/site/folder'
import { slugOf } from '@/model/values/normalize-text'

/** A part of an image, in pixels. */
type Crop = Size & { left: number; top: number }

/** Longest side of a stored photo, in pixels. Leaves room to crop the widths of `PHOTO_WIDTHS`. */
const MAX_PHOTO_SIDE = 2000
const JPEG_QUALITY = 0.85

const UNREADABLE_PHOTO_MESSAGE =
  'não se abre neste navegador. No iPhone: Ajustes › Câmera › Formatos › Mais Compatível, e tire a foto de novo. No Android: abra a foto, tire uma captura da tela ou salve-a como JPG'

/**
 * Draws a part of an image as a JPEG, on white, and closes the image.
 * @throws if the browser cannot
 */
export async function drawJpeg(image: ImageBitmap, crop: Crop, size: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error(UNREADABLE_PHOTO_MESSAGE)
  context.fillStyle = 'white'
  context.fillRect(0, 0, size.width, size.height)
  const { left, top, width, height } = crop
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height)
  // Frees the pixels now, because a photo of 12 megapixels takes 48 MB until the garbage collection.
  image.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  if (!blob) throw new Error(UNREADABLE_PHOTO_MESSAGE)
  return blob
}

/**
 * Converts a photo to an upright JPEG of at most `MAX_PHOTO_SIDE` pixels, on white and without
 * metadata such as the GPS position. Chromium ignores the orientation of a WebP
 * (findings/turned-photos.sh), as the owner sees before a save.
 * @throws with a Portuguese message to append to the file name, if the file cannot be decoded
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(UNREADABLE_PHOTO_MESSAGE)
  })
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(image.width, image.height))
  const { width, height } = image
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return { blob: await drawJpeg(image, { left: 0, top: 0, width, height }, size), ...size }
}

/** Longest part of a stored photo's name that comes from the chosen file. */
const MAX_NAME_LENGTH = 60

/**
 * Returns the repository path of a photo, made from its file name and a hash of its content. Cuts
 * the name, because file systems refuse a name of more than 255 bytes, and then no build can fetch
 * the content.
 */
export async function photoPath(name: string, blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  const hash = [...new Uint8Array(digest).slice(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const slug = slugOf(name.replace(/\.\w+$/, '')).slice(0, MAX_NAME_LENGTH)
  return `${PHOTO_FOLDER}/${slug}-${hash}.jpg`
}
