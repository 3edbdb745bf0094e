import { darkVersionOf, type HeroName, type PictureName, picture } from '@/lib/pictures'

/**
 * The files that a browser takes in place of the drawing: those of the owner's photo, or the drawing's dark version for
 * visitors who prefer dark. Each screen fetches one file.
 */
function Sources({ name, sizes }: { name: PictureName; sizes: string }) {
  const { avif } = picture(name)
  const srcSet = avif.map(({ width, src }) => `${src} ${width}w`).join(', ')
  if (srcSet) return <source type="image/avif" srcSet={srcSet} sizes={sizes} />
  const dark = darkVersionOf(name)
  return dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />
}

/**
 * A drawing at the width that the screen needs.
 * @param sizes how wide it is shown, as in the `sizes` attribute of an image
 * @param alt empty where the drawing only decorates
 * @param isFirst on the first screen: never late
 */
export function Picture({
  name,
  alt,
  sizes,
  isFirst = false,
  className,
}: {
  name: PictureName
  alt: string
  sizes: string
  isFirst?: boolean
  className?: string
}) {
  const { width, height, fallback } = picture(name)
  return (
    <picture>
      <Sources name={name} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}

/**
 * A picture that only decorates, cropped to the shape that its component gives it. It is fetched when its section comes
 * near the screen (picture.css).
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
  const { width, height, fallback } = picture(name)
  return (
    <picture className={`cropped-picture ${className}`}>
      <Sources name={name} sizes={sizes} />
      <img src={fallback} alt="" width={width} height={height} loading="lazy" />
    </picture>
  )
}

/**
 * One view of a file with several drawings, which only decorates. For an `img` with the view's address, Chromium would
 * lay the whole file out again for each view whenever it paints.
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
  const { width, height, fallback, views } = picture(name)
  return (
    <svg viewBox={views[view]} aria-hidden="true" className={className}>
      <image href={fallback} width={width} height={height} />
    </svg>
  )
}

/** In the order of the corners that they stand in. */
export const INSECTS = ['escorpiao', 'cupim', 'barata', 'formiga']

/**
 * The insects around the magnifying glass in the home page's hero. They move away as the visitor
 * scrolls. A photo that replaces the hero has none.
 */
export function HeroInsects({ hero }: { hero: HeroName }) {
  if (hero !== 'hero-dedetizacao' || picture(hero).avif.length > 0) return null
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
