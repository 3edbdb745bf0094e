import mark from '@/.generated/brand-mark.json'
import { textWidth, widestWord } from '@/lib/text-width'

/** Checks for a name that needs more than two lines of the header of a phone, or has a word wider than it. */
const isLong = (name: string) => textWidth(name) > 12 || widestWord(name) > 7.5

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={isLong(name) ? 'brand brand-long' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      {/* The mark is inline, because a file would take a request of its own before the first paint. */}
      <svg
        aria-hidden="true"
        viewBox={mark.viewBox}
        className="size-[40px] flex-none enlarged:hidden!"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own
        dangerouslySetInnerHTML={{ __html: mark.markup }}
      />
      <span className="wrap-normal">{name}</span>
    </a>
  )
}
