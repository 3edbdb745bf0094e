import { Menu, Monitor, Moon, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { fullName } from './form/sections'
import { PAGES, type PageName } from './preview/page'
import { type Editor, isChanged, useEditor } from './store/editor'

/** Shows the start, undo, redo and save buttons, and reports each undone or redone change. */
export function Toolbar({
  editor,
  isSaving,
  onSave,
}: {
  editor: Editor
  isSaving: boolean
  onSave: () => void
}) {
  const state = useEditor(editor)
  const { past, future, draft } = state.history
  const [report, setReport] = useState<{ words: string; draft: unknown }>()
  const steps = [
    { verb: 'Desfazer', done: 'Desfeito', last: past.at(-1), run: editor.undo, Icon: Undo2 },
    { verb: 'Refazer', done: 'Refeito', last: future.at(-1), run: editor.redo, Icon: Redo2 },
  ]
  return (
    <header className="toolbar">
      <a href="#inicio" className="button" aria-label="Início do editor">
        <Menu />
      </a>
      {steps.map(({ verb, done, last, run, Icon }) => {
        const name = last && (last.path.length > 0 ? fullName(last.path) : 'a volta a uma versão')
        const press = () => {
          run()
          setReport({ words: `${done}: ${name}`, draft: editor.get().history.draft })
        }
        return (
          <button
            key={verb}
            type="button"
            disabled={!last}
            aria-label={name ? `${verb}: ${name}` : verb}
            onClick={press}
          >
            <Icon />
          </button>
        )
      })}
      <p role="status" className="report">
        {report?.draft === draft && report.words}
      </p>
      <button
        type="button"
        className="primary"
        onClick={onSave}
        disabled={isSaving || !isChanged(state)}
      >
        {isSaving ? 'Salvando…' : 'Salvar'}
      </button>
    </header>
  )
}

export type View = { page: PageName; isDark: boolean; isWide: boolean }

/** Shows the controls for the page, the colours and the width of the preview. */
export function ViewBar({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { page, isDark, isWide } = view
  return (
    <fieldset className="view-bar" aria-label="O que a prévia mostra">
      <select
        aria-label="Página"
        value={page}
        onChange={({ target }) => onChange({ ...view, page: target.value as PageName })}
      >
        {Object.entries(PAGES).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label="Cores escuras"
        aria-pressed={isDark}
        onClick={() => onChange({ ...view, isDark: !isDark })}
      >
        <Moon />
      </button>
      <button
        type="button"
        aria-label="Como no computador"
        aria-pressed={isWide}
        onClick={() => onChange({ ...view, isWide: !isWide })}
      >
        <Monitor />
      </button>
    </fieldset>
  )
}
