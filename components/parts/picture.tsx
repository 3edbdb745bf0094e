import { isPhoto, type PictureFiles } from '@/model/art/pictures'

/**
 * Renders the `<source>` that replaces the illustration: the owner's photo, or the dark version for
 * dark mode. A browser fetches one file only.
 */
function PictureSource({ picture, sizes }: { picture: PictureFiles; sizes: string }) {
  const { avif, dark } = picture
  const srcSet = avif.map(({ width, src }) => `${src} ${width}w`).join(', ')
  if (isPhoto(picture)) return <source type="image/avif" srcSet={srcSet} sizes={sizes} />
  return dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />
}

/** Returns the description of a photo, which its owner wrote, or the one of the illustration. */
const altOf = (picture: PictureFiles, drawingAlt: string) =>
  isPhoto(picture) ? picture.alt : drawingAlt

/**
 * Renders an illustration or photo.
 * @param sizes width on the page, as in the `sizes` attribute of an image
 * @param drawingAlt description of the illustration, empty for one that only decorates. A photo in
 * its place has its own, because it shows something else.
 * @param priority whether the picture is on the first screen, so that browsers load it first
 */
export function Picture({
  picture,
  drawingAlt = '',
  sizes,
  priority = false,
  className,
}: {
  picture: PictureFiles
  drawingAlt?: string
  sizes: string
  priority?: boolean
  className?: string
}) {
  const { width, height, src } = picture
  return (
    <picture>
      <PictureSource picture={picture} sizes={sizes} />
      <img
        src={src}
        alt={altOf(picture, drawingAlt)}
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
 * @param label short text on a photo, which its description repeats for screen readers
 */
export function CroppedPicture({
  picture,
  sizes,
  label,
  className,
}: {
  picture: PictureFiles
  sizes: string
  label?: string
  className: string
}) {
  const { width, height, src } = picture
  return (
    <picture data-label={label} className={`cropped-picture ${className}`}>
      <PictureSource picture={picture} sizes={sizes} />
      <img
        src={src}
        alt={[label, altOf(picture, '')].filter(Boolean).join(': ')}
        width={width}
        height={height}
        loading="lazy"
      />
    </picture>
  )
}

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
