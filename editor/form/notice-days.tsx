import { readLeniently } from '@/editor/reading/lenient-content'
import { useDraft, useSession } from '@/editor/session/context'
import { formatDay } from '@/model/fields/day'
import type { SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'

/** The group of a notice, below which `NoticeDays` appears. */
export const NOTICE_FIELD = fieldAt(['avisos', 'avisos', 0])

type Notices = SiteContent['avisos']['avisos']
type Period = { de: string; ate: string }

/**
 * National holidays with a fixed day, in the order of the year (Leis 662/1949 and 14.759/2023;
 * findings/holiday-20-november.sh).
 */
const HOLIDAYS: readonly (readonly [name: string, first: string, last: string])[] = [
  ['Tiradentes', '04-21', '04-21'],
  ['Dia do Trabalho', '05-01', '05-01'],
  ['Independência', '09-07', '09-07'],
  ['Aparecida', '10-12', '10-12'],
  ['Finados', '11-02', '11-02'],
  ['República', '11-15', '11-15'],
  ['Consciência Negra', '11-20', '11-20'],
  ['Natal', '12-24', '12-25'],
  ['Ano-Novo', '12-31', '01-01'],
]

const HOLIDAY_COUNT = 3

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/**
 * Returns the next holidays that have not ended.
 * @param today as `2026-12-24`
 */
export function nextHolidays(today: string): (Period & { name: string })[] {
  const year = Number(today.slice(0, 4))
  // From the year before, because Ano-Novo ends on its second day, in the next year.
  return [year - 1, year, year + 1]
    .flatMap((startYear) =>
      HOLIDAYS.map(([name, first, last]) => ({
        name,
        de: `${startYear}-${first}`,
        ate: `${last < first ? startYear + 1 : startYear}-${last}`,
      })),
    )
    .filter(({ ate }) => ate >= today)
    .slice(0, HOLIDAY_COUNT)
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
  const { editor, today } = useSession()
  const tomorrow = dayAfter(today)
  const periods = [
    { name: 'Só hoje', de: today, ate: today },
    { name: 'Só amanhã', de: tomorrow, ate: tomorrow },
    ...nextHolidays(today),
  ]
  const draft = useDraft()
  const { avisos } = readLeniently(draft).avisos
  const index = Number(lastOf(path))
  const lastDay = avisos[index]?.ate
  return (
    <>
      <div className="button-row">
        {periods.map(({ name, de, ate }) => (
          <button
            key={name}
            type="button"
            title={de === ate ? formatDay(de) : `${formatDay(de)} a ${formatDay(ate)}`}
            onClick={() => editor.change(path, { ...Object(valueAt(draft, path)), de, ate })}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="hint">
        {lastDay && lastDay < today && 'O último dia já passou: ninguém vê mais o aviso. '}
        {overlapWarning(avisos, index)}
      </p>
    </>
  )
}
