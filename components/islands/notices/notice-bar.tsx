import { Island } from '@/components/islands/island'
import type { FrameProps } from '@/components/layout/page-props'
import { hoursAndTowns } from '@/model/page/company-facts'
import { headerLinks } from '@/model/page/navigation'
import type { Notices } from './client'

/**
 * Renders a bar of fixed height above the header: below `md` with tabs for the two pages, on wider
 * screens with the owner's line, or hours and towns. A notice covers them, so that nothing on the
 * page moves.
 */
export function NoticeBar({ content, path }: Pick<FrameProps, 'content' | 'path'>) {
  const { notices, general } = content.interface
  const { label, ...texts } = notices
  return (
    <>
      <aside aria-label={label} className="notice-bar print:gone">
        <p className="notice-bar-facts page-container">
          {general.topLine ?? hoursAndTowns(content.company)}
        </p>
        <Island<typeof Notices> name="notices" props={{ texts }} className="notice-today">
          {/*
           * Receives the focus when a notice is closed. Not `role="status"`, because Orca cannot
           * read that line by line, and the open menu hides it (findings/radix-live-region.sh).
           */}
          <p aria-live="polite" tabIndex={-1} />
        </Island>
      </aside>
      <nav aria-label={content.interface.general.tabs} className="page-tabs md:gone print:gone">
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
