import { Menu, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hrefOf } from '@/editor/addresses/addresses'
import { screenHref } from '@/editor/addresses/screen-table'
import { stepTitle, wordsIn } from '@/editor/derived/words'
import { useDraft, useDraftState, useSession } from '@/editor/session/context'
import { useValue } from '@/editor/session/use-value'
import type { ContentFiles } from '@/editor/store/content'
import { hasUnsavedChanges } from '@/editor/store/draft-store'
import { pathIn } from '@/editor/store/list-items'
import type { UndoStep } from '@/editor/store/undo-history'
import { fieldAt } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isItemPath } from '@/model/values/tree'
import './toolbar.css'

/** The same elements at each keystroke, so that React renders each icon once. */
const MENU_ICON = <Menu />
const UNDO_ICON = <Undo2 />
const REDO_ICON = <Redo2 />

/** Input types whose changes a browser cannot undo. */
const TYPES_WITHOUT_UNDO = ['checkbox', 'radio', 'file', 'date', 'time']

const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !TYPES_WITHOUT_UNDO.includes(target.type))

/** Saves, undoes and redoes by keys. Leaves an undo in a text field to the browser. */
function useKeys({ save, undo, redo }: Readonly<Record<string, (() => void) | undefined>>) {
  // Without dependencies, because the actions change with each step.
  useEffect(() => {
    const runByKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey) return
      const run = { s: save, y: redo, z: shiftKey ? redo : undo }[key.toLowerCase()]
      if (!run || (run !== save && hasOwnUndo(target))) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', runByKey)
    return () => removeEventListener('keydown', runByKey)
  })
}

/** Returns the name of a field, then those around it, because a narrow bar cuts what follows. */
function titleOf(draft: ContentFiles, path: FieldPath) {
  const { itemName, fieldName } = wordsIn(draft)
  const name = isItemPath(path) ? itemName(path) : fieldAt(path)?.title
  const around = fieldName(path.slice(0, -1))
  return [name, around && `(${around})`].filter(Boolean).join(' ')
}

/** Shows the name of an undone or redone change, as a link if the owner can change its field. */
function UndoReport({ done, step }: { done: string; step: UndoStep }) {
  const draft = useDraft()
  const path = pathIn(draft, step.after, step.path)
  // A return to a version has no field of its own.
  const title = path && path.length > 0 ? titleOf(draft, path) : stepTitle(step)
  const label = <span>{`${done}: ${title}`}</span>
  const href = path && hrefOf(path)
  return href ? <a href={href}>{label}</a> : label
}

/**
 * Shows the start, undo, redo and save buttons, which also have keys. Reports each undone or redone
 * change, with a link to its field.
 */
export function Toolbar() {
  const { store, saver, selection } = useSession()
  const state = useDraftState()
  const { past, future, draft } = state
  const [report, setReport] = useState<{ done: string; step: UndoStep; draft: unknown }>()
  const { result, unresolvedMerge } = useValue(saver)
  const isSaving = result.kind === 'running'
  // The conflicts have their own button, which saves the owner's choices.
  const canSave = !isSaving && !unresolvedMerge && hasUnsavedChanges(state)
  const save = () => {
    if (canSave) saver.save()
  }
  const buttons = [
    { verb: 'Desfazer', done: 'Desfeito', last: lastOf(past), run: store.undo, icon: UNDO_ICON },
    { verb: 'Refazer', done: 'Refeito', last: lastOf(future), run: store.redo, icon: REDO_ICON },
  ]

  const press = ({ last, run, done }: (typeof buttons)[number]) => {
    // The conflicts show values of the draft.
    if (!last || unresolvedMerge) return
    run()
    const { draft: changed } = store.get()
    setReport({ done, step: last, draft: changed })
    const path = pathIn(changed, last.after, last.path)
    if (path && path.length > 0) selection.selectField(path)
  }

  const [undo, redo] = buttons.map((button) => () => press(button))
  useKeys({ save, undo, redo })

  return (
    <header className="toolbar icon-bar">
      <a
        href={screenHref('start')}
        className="button"
        aria-label="Início do editor"
        title="Início do editor"
      >
        {MENU_ICON}
      </a>
      {buttons.map((button) => {
        const { verb, last, icon } = button
        const label = last ? `${verb}: ${stepTitle(last)}` : verb
        return (
          <button
            key={verb}
            type="button"
            disabled={!last || unresolvedMerge !== undefined}
            aria-label={label}
            title={label}
            onClick={() => press(button)}
          >
            {icon}
          </button>
        )
      })}
      <p role="status" className="undo-report">
        {report?.draft === draft && <UndoReport {...report} />}
      </p>
      <button type="button" className="primary" onClick={save} disabled={!canSave}>
        {isSaving ? 'Salvando…' : 'Salvar'}
      </button>
    </header>
  )
}
