import { hoursAndTowns } from '@/model/page/company-facts'
import type { SiteContent } from '@/model/schema/content'

/**
 * Renders a bar of fixed height above the header, from `md` up with the owner's line, or hours and
 * towns. A notice covers them, so that nothing on the page moves.
 */
export function NoticeBar({ content }: { content: SiteContent }) {
  const { notices, general } = content.interface
  return (
    <aside aria-label={notices.label} className="notice-bar print:gone">
      <p className="notice-bar-facts page-container max-md:gone">
        {general.topLine ?? hoursAndTowns(content.company)}
      </p>
      <div data-island="notices" className="notice-today">
        {/*
         * Receives the focus when a notice is closed. Not `role="status"`, because Orca cannot
         * read that line by line, and the open menu hides it (findings/radix-live-region.sh).
         */}
        <p
          aria-live="polite"
          tabIndex={-1}
          data-close={notices.close}
          data-close-short={notices.closeShort}
        />
      </div>
    </aside>
  )
}
