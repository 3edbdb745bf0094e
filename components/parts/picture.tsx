import { type HeroName, type PictureName, picture } from '@/lib/pictures'

const srcSet = (avif: readonly { width: number; src: string }[]) =>
  avif.map(({ width, src }) => `${src} ${width}w`).join(', ')

/**
 * A drawing at the width that the screen needs.
 * @param sizes how wide it is shown, as in the `sizes` attribute of an image
 * @param alt empty where the drawing only decorates
 */
export function Picture({
  name,
  alt,
  sizes,
  className,
}: {
  name: PictureName
  alt: string
  sizes: string
  className?: string
}) {
  const { width, height, fallback, avif } = picture(name)
  const img = (
    <img
      src={fallback}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  )
  if (avif.length === 0) return img
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      {img}
    </picture>
  )
}

/**
 * The drawing at the top of a page, never late, and its night for visitors who prefer dark; an owner's
 * photo in its place has none. Each screen fetches one file.
 */
export function HeroPicture({ name, alt }: { name: HeroName; alt: string }) {
  const { width, height, fallback, avif } = picture(name)
  return (
    <picture>
      {avif.length > 0 ? (
        <source
          type="image/avif"
          srcSet={srcSet(avif)}
          sizes="(max-width: 39.99rem) 15rem, 36rem"
        />
      ) : (
        <source media="(prefers-color-scheme: dark)" srcSet={picture(`${name}-noite`).fallback} />
      )}
      <img src={fallback} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  )
}

/** A second drawing on top of the hero's, in the same frame. A photo has none. */
export function HeroOverlay({ hero, name }: { hero: HeroName; name: PictureName }) {
  if (picture(hero).avif.length > 0) return null
  const { width, height, fallback } = picture(name)
  return <img className="hero-overlay" src={fallback} alt="" width={width} height={height} />
}
