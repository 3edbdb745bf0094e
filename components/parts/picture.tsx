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

/** The drawing at the top of a page: another crop on phones, and never late. */
export function HeroPicture({
  name,
  alt,
  className,
}: {
  name: HeroName
  alt: string
  className?: string
}) {
  const wide = picture(name)
  const phone = picture(`${name}-celular`)
  return (
    <picture>
      {phone.avif.length > 0 && (
        <source
          media="(width < 48rem)"
          type="image/avif"
          srcSet={srcSet(phone.avif)}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <source
        media="(width < 48rem)"
        srcSet={phone.fallback}
        width={phone.width}
        height={phone.height}
      />
      {wide.avif.length > 0 && (
        <source type="image/avif" srcSet={srcSet(wide.avif)} sizes="(width < 80rem) 60vw, 56rem" />
      )}
      <img
        src={wide.fallback}
        alt={alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        className={className}
      />
    </picture>
  )
}
