import { Island } from '@/components/islands/island'
import { headerLinks } from '@/model/page/navigation'
import type { NoticeTexts } from '@/model/schema/content'
import type { Notices } from './client'

/**
 * Renders a bar of fixed height above the header: below `md` with tabs for the two pages, on wider
 * screens with hours and towns. A notice covers them, so that nothing on the page moves.
 */
export function NoticeBar({
  path,
  hoursAndTowns,
  texts,
  tabsLabel,
}: {
  /** Path of the current page, to mark its tab; none for an error page. */
  path?: string
  /** Opening hours and towns. */
  hoursAndTowns: string
  texts: NoticeTexts
  tabsLabel: string
}) {
  const { label, ...islandTexts } = texts
  return (
    <>
      <aside aria-label={label} className="notice-bar print:gone">
        <p className="notice-bar-facts page-container">{hoursAndTowns}</p>
        <Island<typeof Notices>
          name="notices"
          props={{ texts: islandTexts }}
          className="notice-today"
        >
          {/*
           * Receives the focus when a notice is closed. Not `role="status"`, because Orca cannot
           * read that line by line, and the open menu hides it (findings/radix-live-region.sh).
           */}
          <p aria-live="polite" tabIndex={-1} />
        </Island>
      </aside>
      <nav aria-label={tabsLabel} className="page-tabs md:gone print:gone">
        {headerLinks.flatMap(({ label, href }) => [
          <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>,
          ' ',
        ])}
      </nav>
    </>
  )
}
