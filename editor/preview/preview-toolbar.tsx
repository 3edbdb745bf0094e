import { Monitor, Moon } from 'lucide-react'
import { PREVIEW_PAGES, type PreviewPageName } from './page'

export type PreviewSettings = { page: PreviewPageName; isDark: boolean; isWide: boolean }

const SWITCHES = [
  { name: 'isDark', title: 'Cores escuras', Icon: Moon },
  { name: 'isWide', title: 'Como no computador', Icon: Monitor },
] as const

type Props = { settings: PreviewSettings; onChange: (settings: PreviewSettings) => void }

/** Shows the controls for the page, the colours and the width of the preview. */
export function PreviewToolbar({ settings, onChange }: Props) {
  return (
    <fieldset className="preview-toolbar icon-bar" aria-label="O que a prévia mostra">
      <select
        aria-label="Página"
        value={settings.page}
        onChange={({ target }) => onChange({ ...settings, page: target.value as PreviewPageName })}
      >
        {Object.entries(PREVIEW_PAGES).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {SWITCHES.map(({ name, title, Icon }) => (
        <button
          key={name}
          type="button"
          aria-label={title}
          title={title}
          aria-pressed={settings[name]}
          onClick={() => onChange({ ...settings, [name]: !settings[name] })}
        >
          <Icon />
        </button>
      ))}
    </fieldset>
  )
}
