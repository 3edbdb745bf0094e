import { hrefOf } from '@/editor/addresses/addresses'
import { wordsIn } from '@/editor/derived/words'
import { useDraft } from '@/editor/session/context'
import type { LaunchItem } from '@/model/launch/launch-item'
import { fileTitle } from '@/model/schema/field-at'
import { type FieldPath, isWithin } from '@/model/values/tree'
import './next-item.css'

/**
 * Shows a link to the next item that blocks a launch, except the items of the current field.
 * @param current path of the current field; items of the same content file come first
 */
export function NextItem({ items, current }: { items: readonly LaunchItem[]; current: FieldPath }) {
  const { fieldName } = wordsIn(useDraft())
  const others = items.filter(({ path }) => hrefOf(path) && !isWithin(current, path))
  const next = others.find(({ path }) => path[0] === current[0]) ?? others[0]
  if (!next) return null
  const { path } = next
  return (
    <a href={hrefOf(path)} className="button next-item">
      Próximo: {path[0] === 'claims' ? fileTitle('claims') : fieldName(path)}
    </a>
  )
}
