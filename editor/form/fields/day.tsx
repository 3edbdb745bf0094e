import { useEditor } from '@/editor/context'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'

/** Shows a date field. Warns if the last day of a notice has passed. */
export function DayInput(props: InputProps<'day'>) {
  const { path, value } = props
  const { editor, draft, today } = useEditor()
  const isInNotice = path[0] === 'avisos'
  const isFirstDay = isInNotice && lastOf(path) === 'de'
  const hasPassed =
    isInNotice && lastOf(path) === 'ate' && typeof value === 'string' && value < today
  const onChange = (day: unknown) => {
    const notice = Object(valueAt(draft, path.slice(0, -1)))
    // The last day follows the first one until the owner has chosen another.
    if (isFirstDay && day && (notice.ate === value || !notice.ate || notice.ate < day))
      editor.change(path.slice(0, -1), { ...notice, de: day, ate: day })
    else props.onChange(day)
  }
  return (
    <>
      <input type="date" {...useTextProps({ ...props, onChange })} />
      {hasPassed && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}
