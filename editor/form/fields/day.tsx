import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { fieldKey } from '@/editor/store/content-files'
import { dayInBrazil } from '@/model/format/day'

/** Shows a date field. Warns if the last day of a notice has passed. */
export function DayInput(props: Omit<InputProps, 'schema'>) {
  const { path, value } = props
  const isLastDay = /^avisos\..*\.ate$/.test(fieldKey(path))
  const hasPassed = isLastDay && typeof value === 'string' && value < dayInBrazil(new Date())
  return (
    <>
      <input type="date" {...useTextProps(props)} />
      {hasPassed && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}
