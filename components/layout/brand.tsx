import { textWidth, widestWord } from '@/model/fonts/text-width'
import type { PictureFiles } from '@/model/pictures/picture-files'

/** One line of the name at 320 px, beside mark and menu (brand.css), in font sizes. */
const MAX_WORD_WIDTH = 7.5
/** Two such lines, a fifth less, because the lines of a name are never equally full. */
const MAX_NAME_WIDTH = 12

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
  const isWide = textWidth(name) > MAX_NAME_WIDTH || widestWord(name) > MAX_WORD_WIDTH
  return (
    <a
      href="/"
      className={isWide ? 'brand brand-wide' : 'brand'}
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
