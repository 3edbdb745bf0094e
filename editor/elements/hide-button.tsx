import { useDraftFile, useSession } from '@/editor/session/context'
import { type FieldPath, valueAt } from '@/model/values/tree'

/**
 * Shows a button that hides a section or a list item from the site, or shows it again.
 * @param path path of the switch
 * @param thing what the button hides, in Portuguese
 */
export function HideButton({ path, thing }: { path: FieldPath; thing: string }) {
  const { store } = useSession()
  const [file, ...inFile] = path
  const content = useDraftFile(String(file))
  // A broken file would become one with only the switch.
  if (content === undefined) return null
  const isHidden = valueAt(content, inFile) === true
  return (
    <p className="button-row">
      <button type="button" onClick={() => store.change(path, !isHidden)}>
        {isHidden ? 'Mostrar' : 'Esconder'} {thing}
      </button>
      <span role="status" className="hint">
        {isHidden && 'Não aparece no site.'}
      </span>
    </p>
  )
}
