import { useContent, useDraft, useSession } from '@/editor/session/context'
import { formatDay } from '@/model/fields/day'
import type { SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, groupAt } from '@/model/values/tree'
import { nextHolidays } from './holidays'

type Notices = SiteContent['avisos']['avisos']

/** Returns the next day, `2026-12-25` after `2026-12-24`. */
function dayAfter(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** Returns the sentence about another notice of the same days, because the site shows one at a time. */
function overlapWarning(notices: Notices, index: number): string | undefined {
  const { de = '', ate = '' } = notices[index] ?? {}
  const other = notices.findIndex(
    (notice, position) =>
      position !== index && notice.de && notice.ate && notice.de <= ate && de <= notice.ate,
  )
  if (!de || !ate || other < 0) return undefined
  const name = `“${notices[other]?.texto ?? ''}”`
  return other < index
    ? `Nestes dias já há outro aviso, ${name}. Este só aparece a quem fecha o outro.`
    : `Nestes dias já há outro aviso, ${name}. O outro só aparece a quem fecha este.`
}

/**
 * Shows buttons that fill both days of a notice, and a warning if its last day has passed or another
 * notice has the same days.
 * @param path path of the notice
 */
export function NoticeDays({ path }: { path: FieldPath }) {
  const { store, today } = useSession()
  const tomorrow = dayAfter(today)
  const periods = [
    { name: 'Só hoje', firstDay: today, lastDay: today },
    { name: 'Só amanhã', firstDay: tomorrow, lastDay: tomorrow },
    ...nextHolidays(today),
  ]
  const draft = useDraft()
  const { avisos } = useContent().avisos
  const index = Number(lastOf(path))
  const end = avisos[index]?.ate
  return (
    <>
      <div className="button-row">
        {periods.map(({ name, firstDay: de, lastDay: ate }) => (
          <button
            key={name}
            type="button"
            title={de === ate ? formatDay(de) : `${formatDay(de)} a ${formatDay(ate)}`}
            onClick={() => store.change(path, { ...groupAt(draft, path), de, ate })}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="hint">
        {end && end < today && 'O último dia já passou: ninguém vê mais o aviso. '}
        {overlapWarning(avisos, index)}
      </p>
    </>
  )
}
