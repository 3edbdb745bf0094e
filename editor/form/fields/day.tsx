import { useDraft, useSession } from '@/editor/context'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { NOTICES_PATH } from '@/editor/store/draft'
import { lastOf } from '@/model/values/last-of'
import { isWithin, valueAt } from '@/model/values/tree'

/**
 * Shows a date field. In a notice, the last day follows the first one until the owner has chosen
 * another.
 */
export function DayInput(props: InputProps<'day'>) {
  const { path, value } = props
  const { editor } = useSession()
  const draft = useDraft()
  const onChange = (day: unknown) => {
    const item = path.slice(0, -1)
    const notice = Object(valueAt(draft, item))
    const { ate } = notice
    const follows = typeof day === 'string' && (!ate || ate === value || ate < day)
    if (follows && isWithin(path, NOTICES_PATH) && lastOf(path) === 'de')
      editor.change(item, { ...notice, de: day, ate: day })
    else props.onChange(day)
  }
  // Chrome takes years of six digits without a last day.
  return <input type="date" max="9999-12-31" {...useTextProps({ ...props, onChange })} />
}
