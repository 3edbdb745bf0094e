import { type ComponentType, memo } from 'react'
import type { Screen } from '@/editor/addresses/screen-table'
import { BrokenFile } from '@/editor/screens/broken-file'
import { ClaimsScreen } from '@/editor/screens/claims'
import { Colours } from '@/editor/screens/colours'
import { Conflicts } from '@/editor/screens/conflicts'
import { FormScreen } from '@/editor/screens/form-screen'
import { LaunchList } from '@/editor/screens/launch-list'
import { Start } from '@/editor/screens/start'
import { Versions } from '@/editor/screens/versions'

const CONTENTS: { readonly [Name in Screen]: ComponentType } = {
  start: Start,
  launchList: LaunchList,
  claims: ClaimsScreen,
  colours: Colours,
  versions: Versions,
  form: FormScreen,
  brokenFile: BrokenFile,
  conflicts: Conflicts,
}

/**
 * Focuses the heading of a new screen, because screen readers read the focused element. Keeps the
 * focus of a field that a form has focused.
 */
function focusHeading(pane: HTMLElement | null): void {
  if (!pane?.contains(document.activeElement)) pane?.querySelector('h1')?.focus()
}

/** Shows a screen. A keystroke renders only the components in it that read the draft. */
export const ScreenPane = memo(({ screen }: { screen: Screen }) => {
  const Content = CONTENTS[screen]
  return (
    <section className="screen-pane" aria-label="Mudar" ref={focusHeading}>
      <Content />
    </section>
  )
})
