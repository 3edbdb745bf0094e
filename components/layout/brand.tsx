import mark from '@/.generated/brand-mark.json'
import { brandClass } from '@/components/parts/fitted-text'

/**
 * Renders the company's mark and name as a link to the home page.
 * @param homeLabel label that screen readers read after the name
 */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a href="/" className={brandClass(name)} aria-label={`${name}, ${homeLabel}`}>
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
