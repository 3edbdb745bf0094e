import type { SiteContent } from '@/model/schema/content'

/** Renders the empty place of a notice. A notice covers what is below, so that nothing on the page moves. */
export function NoticeBar({ texts }: { texts: SiteContent['interface']['notices'] }) {
  return (
    <aside aria-label={texts.label} data-island="notices" className="notice-bar print:gone">
      {/*
       * Receives the focus when a notice is closed. Not `role="status"`, because Orca cannot
       * read that line by line, and the open menu hides it (findings/radix-live-region.sh).
       */}
      <p
        aria-live="polite"
        tabIndex={-1}
        data-close={texts.close}
        data-close-short={texts.closeShort}
      />
    </aside>
  )
}
