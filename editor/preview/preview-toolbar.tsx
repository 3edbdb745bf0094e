import { Monitor, Moon } from 'lucide-react'
import { PREVIEW_PAGE_TITLES, type PreviewPageName } from './page'

export type PreviewSettings = { page: PreviewPageName; isDark: boolean; isWide: boolean }

/** Shows the controls for the page, the colours and the width of the preview. */
export function PreviewToolbar({
  settings,
  onChange,
}: {
  settings: PreviewSettings
  onChange: (settings: PreviewSettings) => void
}) {
  const { page, isDark, isWide } = settings
  return (
    <fieldset className="preview-toolbar" aria-label="O que a prévia mostra">
      <select
        aria-label="Página"
        value={page}
        onChange={({ target }) => onChange({ ...settings, page: target.value as PreviewPageName })}
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
        onClick={() => onChange({ ...settings, isDark: !isDark })}
      >
        <Moon />
      </button>
      <button
        type="button"
        aria-label="Como no computador"
        title="Como no computador"
        aria-pressed={isWide}
        onClick={() => onChange({ ...settings, isWide: !isWide })}
      >
        <Monitor />
      </button>
    </fieldset>
  )
}
