import type { SiteContent } from '@/model/schema'
import type { PictureName } from '@/model/schema/picture-names'
import { isPhoto, type PictureFiles } from './pictures'

/**
 * Returns the alternative text of a picture: the one that came with the photo, or the description
 * of the drawing. A photo without a text counts as decoration, because the drawing shows something
 * else.
 * @param picture the files that the page shows
 * @param drawingAlt description of the drawing, empty for one that only decorates
 */
export function pictureAlt(
  { items }: SiteContent['photos'],
  name: PictureName,
  picture: PictureFiles,
  drawingAlt = '',
): string {
  if (!isPhoto(picture)) return drawingAlt
  return items.find((item) => item.picture === name)?.alt ?? ''
}
