import { company } from '@/content/company'
import { noticeTexts } from '@/content/interface'
import { Notices } from './client/notices'

/**
 * A strip of fixed height above the header. It says hours and towns; a notice of the day covers
 * them, so nothing on the page moves when one arrives.
 */
export function NoticeBar() {
  const towns = company.towns.map((town) => town.name).join(', ')
  return (
    <aside aria-label={noticeTexts.label} className="notice-bar group">
      <p className="notice-default wrap group-has-[.notice]:invisible">
        {[company.hours?.text, towns].filter(Boolean).join(' · ')}
      </p>
      <Notices texts={noticeTexts} />
    </aside>
  )
}
