import { useFormContext } from '@/editor/form/context'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { fieldKey } from '@/editor/store/content-files'
import { readLeniently } from '@/editor/store/lenient-content'
import { companyDay } from '@/model/time-zone'

/** Shows a date field. Warns if the last day of a notice has passed. */
export function DayInput(props: Omit<InputProps, 'schema'>) {
  const { path, value } = props
  const { company } = readLeniently(useFormContext().editor.get().history.draft)
  const isLastDay = /^avisos\..*\.ate$/.test(fieldKey(path))
  const hasPassed =
    isLastDay && typeof value === 'string' && value < companyDay(company, new Date())
  return (
    <>
      <input type="date" {...useTextProps(props)} />
      {hasPassed && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}
