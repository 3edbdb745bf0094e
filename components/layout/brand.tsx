import mark from '@/.generated/brand-mark.json'
import { textWidth, widestWord } from '@/model/format/text-width'

/**
 * Checks whether a name needs more than two lines in the header of a phone, or has a word wider
 * than one of these lines.
 */
const isWide = (name: string) => textWidth(name) > 12 || widestWord(name) > 7.5

/**
 * Renders the company's mark and name as a link to the home page.
 * @param homeLabel label that screen readers read after the name
 */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={isWide(name) ? 'brand brand-wide' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      {/* Inline, because a file would be another request before the first paint. */}
      <svg
        aria-hidden="true"
        viewBox={mark.viewBox}
        className="enlarged:gone"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is from art/icons/, not from visitors
        dangerouslySetInnerHTML={{ __html: mark.markup }}
      />
      <span>{name}</span>
    </a>
  )
}
