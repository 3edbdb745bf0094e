import { type ComponentType, memo } from 'react'
import type { Screen } from '@/editor/addresses/screen-table'
import { BrokenFile } from '@/editor/screens/broken-file'
import { ClaimsScreen } from '@/editor/screens/claims'
import { Colours } from '@/editor/screens/colours'
import { Conflicts } from '@/editor/screens/conflicts'
import { FormScreen } from '@/editor/screens/form-screen'
import { LaunchList } from '@/editor/screens/launch-list'
import { NewPhoto } from '@/editor/screens/new-photo'
import { Start } from '@/editor/screens/start'
import { Versions } from '@/editor/screens/versions'

type Pane = {
  Content: ComponentType
  /** Class by which workspace.css divides a phone between the page and the screen. */
  phoneLayout?: 'with-start' | 'with-form' | 'with-list'
}

const PANES: { readonly [Name in Screen]: Pane } = {
  start: { Content: Start, phoneLayout: 'with-start' },
  launchList: { Content: LaunchList, phoneLayout: 'with-list' },
  claims: { Content: ClaimsScreen, phoneLayout: 'with-list' },
  colours: { Content: Colours },
  versions: { Content: Versions, phoneLayout: 'with-list' },
  form: { Content: FormScreen, phoneLayout: 'with-form' },
  newPhoto: { Content: NewPhoto, phoneLayout: 'with-form' },
  brokenFile: { Content: BrokenFile },
  conflicts: { Content: Conflicts, phoneLayout: 'with-list' },
}

export const phoneLayoutOf = (screen: Screen) => PANES[screen].phoneLayout

/**
 * Focuses the heading of a new screen, because screen readers read the focused element. Keeps the
 * focus of a field that a form has focused.
 */
function focusHeading(pane: HTMLElement | null): void {
  if (!pane?.contains(document.activeElement)) pane?.querySelector('h1')?.focus()
}

/** Shows a screen. A keystroke renders only the components in it that read the draft. */
export const ScreenPane = memo(({ screen }: { screen: Screen }) => {
  const { Content } = PANES[screen]
  return (
    <section className="screen-pane" aria-label="Mudar" ref={focusHeading}>
      <Content />
    </section>
  )
})
