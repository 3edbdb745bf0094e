import { Island } from '@/components/parts/island'
import type { Company, NoticeTexts } from '@/content/schema'

/**
 * A strip of fixed height above the header. It says hours and towns; a notice of the day covers
 * them, so nothing on the page moves when one arrives.
 */
export function NoticeBar({ company, texts }: { company: Company; texts: NoticeTexts }) {
  const { label, ...islandTexts } = texts
  const towns = company.towns.map((town) => town.name).join(', ')
  return (
    <aside aria-label={label} className="notice-bar">
      <p className="notice-default wrap">
        {[company.hours?.text, towns].filter(Boolean).join(' · ')}
      </p>
      <Island name="notices" props={{ texts: islandTexts }} className="notice-today">
        {/* The focus rests here when a notice is closed. */}
        <p role="status" tabIndex={-1} />
      </Island>
    </aside>
  )
}
