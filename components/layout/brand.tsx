import { isWide } from '@/components/parts/fitted-text'
import type { PictureFiles } from '@/model/pictures/picture-files'

/**
 * Renders the company's mark and name as a link to the home page. A name that needs more than two lines on a phone, or
 * has a word wider than a line, is smaller.
 * @param homeLabel label that screen readers read after the name
 */
export function Brand({
  name,
  mark: { width, height, markup = '' },
  homeLabel,
}: {
  name: string
  mark: PictureFiles
  homeLabel: string
}) {
  return (
    <a
      href="/"
      className={isWide('name', name) ? 'brand brand-wide' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      {/* Inline, because a file would be another request before the first paint. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="enlarged:gone"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is from art/
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {name}
    </a>
  )
}
