import { type Picture as Drawing, type HeroName, type PictureName, picture } from '@/lib/pictures'

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

const PHONE = '(max-width: 47.99rem)'
const DARK = '(prefers-color-scheme: dark)'

/** A drawing's night, for visitors who prefer dark; an owner's photo in its place has none. */
function Night({ day, name, media }: { day: Drawing; name: PictureName; media: string }) {
  if (day.avif.length > 0) return null
  const { fallback, width, height } = picture(name)
  return <source media={media} srcSet={fallback} width={width} height={height} />
}

/**
 * The drawing at the top of a page: another crop on phones, another light where dark is preferred,
 * and never late. Each screen fetches one file.
 */
export function HeroPicture({ name, alt }: { name: HeroName; alt: string }) {
  const wide = picture(name)
  const phone = picture(`${name}-celular`)
  return (
    <picture>
      <Night day={phone} name={`${name}-noite-celular`} media={`${PHONE} and ${DARK}`} />
      {phone.avif.length > 0 && (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={srcSet(phone.avif)}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <source media={PHONE} srcSet={phone.fallback} width={phone.width} height={phone.height} />
      <Night day={wide} name={`${name}-noite`} media={DARK} />
      {wide.avif.length > 0 && (
        <source type="image/avif" srcSet={srcSet(wide.avif)} sizes="min(7rem + 33vw, 50rem)" />
      )}
      <img
        src={wide.fallback}
        alt={alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  )
}
