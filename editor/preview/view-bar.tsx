import { Monitor, Moon } from 'lucide-react'
import { type PageName, PREVIEW_PAGE_TITLES } from './page'

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
        {Object.entries(PREVIEW_PAGE_TITLES).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label="Cores escuras"
        title="Cores escuras"
        aria-pressed={isDark}
        onClick={() => onChange({ ...view, isDark: !isDark })}
      >
        <Moon />
      </button>
      <button
        type="button"
        aria-label="Como no computador"
        title="Como no computador"
        aria-pressed={isWide}
        onClick={() => onChange({ ...view, isWide: !isWide })}
      >
        <Monitor />
      </button>
    </fieldset>
  )
}
