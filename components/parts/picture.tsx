import type { ComponentProps } from 'react'
import { isPhoto, type PictureFiles } from '@/model/pictures/picture-files'

/** Media conditions of `sizes`: screens below the breakpoints of app/styles/theme.css. */
export const BELOW = {
  sm: '(max-width: 39.99rem)',
  md: '(max-width: 47.99rem)',
  lg: '(max-width: 63.99rem)',
}

/** Width of a card in the row of a phone (card-row.css), for `sizes`. */
export const PHONE_CARD = `${BELOW.sm} 82vw`

/**
 * Renders the `<source>` that replaces the illustration: the owner's photo, or the dark version for
 * dark mode. A browser fetches one file only.
 */
function PictureSource({ picture, sizes }: { picture: PictureFiles; sizes?: string }) {
  const { avif, dark } = picture
  const srcSet = avif.map(({ width, src }) => `${src} ${width}w`).join(', ')
  if (isPhoto(picture)) return <source type="image/avif" srcSet={srcSet} sizes={sizes} />
  return dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />
}

/**
 * Renders an illustration or photo.
 * @param sizes width of a photo on the page, as in the `sizes` attribute; none where no photo fits
 * @param drawingAlt description of the illustration, empty for one that only decorates. A photo in
 * its place has its own, because it shows something else.
 * @param label short text on a photo, which its description repeats for screen readers
 * @param priority whether the picture is on the first screen, so that browsers load it first
 * @param frameClass class of the element around the image
 */
export function Picture({
  picture,
  drawingAlt = '',
  label,
  sizes,
  priority = false,
  className,
  frameClass,
}: {
  picture: PictureFiles
  drawingAlt?: string
  label?: string
  sizes?: string
  priority?: boolean
  className?: string
  frameClass?: string
}) {
  const { width, height, src, alt } = picture
  return (
    <picture data-label={label} className={frameClass}>
      <PictureSource picture={picture} sizes={sizes} />
      <img
        src={src}
        alt={[label, isPhoto(picture) ? alt : drawingAlt].filter(Boolean).join(': ')}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}

/**
 * Renders a picture, cropped to the size of its element. Phones that support view timelines fetch
 * the picture when its section comes near the screen (picture.css).
 */
export const CroppedPicture = ({
  className,
  ...picture
}: Pick<ComponentProps<typeof Picture>, 'picture' | 'drawingAlt' | 'sizes' | 'label'> & {
  className: string
}) => <Picture {...picture} frameClass={`cropped-picture ${className}`} />

/**
 * Renders one view of a file with several pictures, as decoration. Not an `<img>` with the view's
 * URL, because Chromium would lay out the complete file for each view at every paint.
 */
export function PictureView({
  picture,
  view,
  className,
}: {
  picture: PictureFiles
  view: string
  className?: string
}) {
  const { width, height, src, views } = picture
  return (
    <svg viewBox={views[view]} aria-hidden="true" className={className}>
      <image href={src} width={width} height={height} />
    </svg>
  )
}
