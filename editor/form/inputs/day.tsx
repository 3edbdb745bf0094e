import { useSession } from '@/editor/session/context'
import { DAY_ATTRIBUTES } from '@/model/fields/day'
import { lastOf } from '@/model/values/last-of'
import { groupAt } from '@/model/values/tree'
import { type InputProps, useTextProps } from './input-props'

/**
 * Shows a date field. The last day of a period follows the first one until the owner has chosen
 * another.
 */
export function DayInput(props: InputProps<'day'>) {
  const { field, path, value } = props
  const { lastDay } = field
  const { store } = useSession()
  const onChange = (day: unknown) => {
    const group = path.slice(0, -1)
    const period = groupAt(store.get().draft, group)
    const last = lastDay && period[lastDay]
    const follows = typeof day === 'string' && (!last || last === value || String(last) < day)
    if (lastDay && follows)
      store.changeByKeystroke(group, { ...period, [String(lastOf(path))]: day, [lastDay]: day })
    else store.changeByKeystroke(path, day)
  }
  return <input {...DAY_ATTRIBUTES} {...useTextProps({ ...props, onChange })} />
}
