import type { SiteContent } from '@/model/schema'
import type { InformativePicture } from '@/model/schema/picture-names'
import { isPhoto, type PictureFiles } from './pictures'

/**
 * Returns the alternative text of a picture: the one that came with the photo, or the description
 * of the drawing. A photo without a text counts as decoration, because the drawing shows something
 * else.
 * @param picture the files that the page shows
 * @param drawingAlt description of the drawing
 */
export function pictureAlt(
  { items }: SiteContent['photos'],
  name: InformativePicture,
  picture: PictureFiles,
  drawingAlt: string,
): string {
  if (!isPhoto(picture)) return drawingAlt
  return items.find((item) => item.picture === name)?.alt ?? ''
}
