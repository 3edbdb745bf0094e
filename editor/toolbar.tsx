import { Menu, Monitor, Moon, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Path } from '@/content/leaves'
import { fullName } from './form/sections'
import { PAGES, type PageName } from './preview/page'
import { type Editor, isChanged, useEditor } from './store/editor'

const nameOf = (path: Path | undefined) =>
  path && (path.length === 0 ? 'a volta a uma versão' : fullName(path))

/** Shows the buttons of the editor: its start, undo, redo and save. */
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
  const [said, setSaid] = useState<{ words: string; draft: unknown }>()
  const undone = nameOf(past.at(-1)?.path)
  const redone = nameOf(future.at(-1)?.path)
  const say = (words: string) => setSaid({ words, draft: editor.get().history.draft })
  return (
    <header className="toolbar">
      <a href="#inicio" className="button" aria-label="Início do editor">
        <Menu />
      </a>
      <button
        type="button"
        disabled={!undone}
        aria-label={undone ? `Desfazer: ${undone}` : 'Desfazer'}
        onClick={() => {
          editor.undo()
          say(`Desfeito: ${undone}`)
        }}
      >
        <Undo2 />
      </button>
      <button
        type="button"
        disabled={!redone}
        aria-label={redone ? `Refazer: ${redone}` : 'Refazer'}
        onClick={() => {
          editor.redo()
          say(`Refeito: ${redone}`)
        }}
      >
        <Redo2 />
      </button>
      <p role="status" className="said">
        {said?.draft === draft && said.words}
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

/** Chooses the page, the colours and the width of the preview. */
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
