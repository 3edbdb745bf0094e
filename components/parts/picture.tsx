import { darkVersionOf, type HeroName, isPhoto, type PictureName, picture } from '@/lib/pictures'

/**
 * Renders the `<source>` that replaces the illustration: the owner's photo, or the dark version for
 * dark mode. A browser fetches one file only.
 */
function PictureSource({ name, sizes }: { name: PictureName; sizes: string }) {
  const { avif } = picture(name)
  const srcSet = avif.map(({ width, src }) => `${src} ${width}w`).join(', ')
  if (srcSet) return <source type="image/avif" srcSet={srcSet} sizes={sizes} />
  const dark = darkVersionOf(name)
  return dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />
}

/**
 * Renders an illustration or photo.
 * @param sizes width on the page, as in the `sizes` attribute of an image
 * @param alt empty for a decorative picture
 * @param priority whether the picture is on the first screen, so that browsers load it first
 */
export function Picture({
  name,
  alt,
  sizes,
  priority = false,
  className,
}: {
  name: PictureName
  alt: string
  sizes: string
  priority?: boolean
  className?: string
}) {
  const { width, height, src } = picture(name)
  return (
    <picture>
      <PictureSource name={name} sizes={sizes} />
      <img
        src={src}
        alt={alt}
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
 * Renders a decorative picture, cropped to the size of its element. Phones fetch it when its
 * section comes near the screen (picture.css).
 */
export function CroppedPicture({
  name,
  sizes,
  className,
}: {
  name: PictureName
  sizes: string
  className: string
}) {
  const { width, height, src } = picture(name)
  return (
    <picture className={`cropped-picture ${className}`}>
      <PictureSource name={name} sizes={sizes} />
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </picture>
  )
}

/**
 * Renders one view of a file with several pictures, as decoration. Not an `<img>` with the view's
 * URL, because Chromium would lay out the complete file for each view at every paint.
 */
export function PictureView({
  name,
  view,
  className,
}: {
  name: PictureName
  view: string
  className?: string
}) {
  const { width, height, src, views } = picture(name)
  return (
    <svg viewBox={views[view]} aria-hidden="true" className={className}>
      <image href={src} width={width} height={height} />
    </svg>
  )
}

/** Views of the insects, in the order of their corners around the magnifying glass. */
export const INSECTS = ['escorpiao', 'cupim', 'barata', 'formiga']

/**
 * Renders the insects around the magnifying glass in the home page's hero, which move away as the
 * visitor scrolls. Renders nothing over a photo that replaces the hero picture.
 */
export function HeroInsects({ hero }: { hero: HeroName }) {
  if (hero !== 'hero-dedetizacao' || isPhoto(hero)) return null
  return (
    <div className="hero-insects print:hidden!">
      {INSECTS.map((insect) => (
        <PictureView
          key={insect}
          name="hero-dedetizacao-insetos"
          view={insect}
          className={`hero-${insect}`}
        />
      ))}
    </div>
  )
}
