import { useDraft, useSession } from '@/editor/context'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { noticeIndexOf } from '@/editor/store/draft-notices'
import { readLeniently } from '@/editor/store/lenient-content'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'

/**
 * Shows a date field. In a notice, the last day follows the first one until the owner has chosen
 * another, and a last day that has passed gets a warning.
 */
export function DayInput(props: InputProps<'day'>) {
  const { path, value } = props
  const { editor, today } = useSession()
  const draft = useDraft()
  const notice = readLeniently(draft).avisos.avisos[noticeIndexOf(path)]
  const item = path.slice(0, -1)
  const name = lastOf(path)
  const hasPassed = notice && name === 'ate' && typeof value === 'string' && value < today
  const onChange = (day: unknown) => {
    const { ate } = notice ?? {}
    const follows = typeof day === 'string' && (!ate || ate === value || ate < day)
    if (notice && name === 'de' && follows)
      editor.change(item, { ...Object(valueAt(draft, item)), de: day, ate: day })
    else props.onChange(day)
  }
  return (
    <>
      <input type="date" {...useTextProps({ ...props, onChange })} />
      {hasPassed && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}
