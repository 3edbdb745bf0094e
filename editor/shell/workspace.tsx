import { useCallback, useMemo, useState } from 'react'
import { type Session, SessionContext } from '@/editor/context'
import { sectionOf } from '@/editor/form/sections'
import { createPhotoReader } from '@/editor/github/photo-reader'
import { PreviewPane } from '@/editor/preview/preview-pane'
import { useSelection } from '@/editor/preview/use-selection'
import { createSaver } from '@/editor/saving/saver'
import { phoneLayoutOf, type Screen } from '@/editor/screen-table'
import { screenAt } from '@/editor/screens/addresses'
import { unchanged } from '@/editor/store/draft'
import { brokenFilesIn } from '@/editor/store/editor'
import { checkLaunch } from '@/editor/store/launch-check'
import { readLeniently } from '@/editor/store/lenient-content'
import { useValue } from '@/editor/store/observable'
import { timeZoneOf } from '@/model/page/time-zone'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { FormPane } from './form-pane'
import { StatusMessages } from './status-messages'
import { Toolbar } from './toolbar'
import { useLaunchCheck } from './use-launch-check'
import { useLifecycle, useVisibleHeight } from './use-lifecycle'
import { pathInUrl, useOpenedPath } from './use-opened-path'
import { useToday } from './use-today'

/**
 * Shows the toolbar, the messages, and the preview beside the screen or form of the URL's hash.
 *
 * The draft, its undo steps and photos are in the store (store/editor.ts), the last save in
 * saving/saver.ts, the path of the screen or field in the URL (`useOpenedPath`), and the selected
 * field or version in `useSelection`. All components read them from the session (context.ts).
 */
export function Workspace({
  editor,
  github,
  signOut,
}: Pick<Session, 'editor' | 'github' | 'signOut'>) {
  const state = useValue(editor)
  const { base, draft, photos } = state
  const [tab] = useState(() => ({
    editor,
    github,
    signOut,
    saver: createSaver(editor, github),
    readPhoto: createPhotoReader(editor, github),
  }))
  const { saver } = tab
  const { issues: savedIssues, openMerge } = useValue(saver)
  const { company } = readLeniently(draft)
  const today = useToday(useMemo(() => timeZoneOf(company), [company]))
  useLifecycle(editor, github)
  useVisibleHeight()

  const [firstPath] = useState(pathInUrl)
  const selection = useSelection(sectionOf(firstPath) && firstPath)
  const { selectField, showVersion } = selection
  const onOpen = useCallback(
    (path: FieldPath) => {
      saver.postpone()
      editor.dismissLostSteps()
      if (sectionOf(path)) selectField(path)
      else showVersion(undefined)
    },
    [saver, editor, selectField, showVersion],
  )
  const { requestedPath, open } = useOpenedPath(onOpen)

  const check = useLaunchCheck(state, today)
  const savedCheck = useMemo(
    () => checkLaunch({ ...unchanged(base), photos }, today),
    [base, photos, today],
  )
  // Hides an error of the last save after the owner has corrected its field.
  const saveErrors = useMemo(() => {
    const invalid = check.issues.map(({ path }) => fieldKey(path))
    return (savedIssues ?? []).filter(({ path }) => invalid.includes(fieldKey(path)))
  }, [savedIssues, check])

  // The screen for a URL without a hash: first what blocks the publication of the saved content.
  const [startScreen] = useState<Screen>(savedCheck.blockingCount > 0 ? 'launchList' : 'start')
  const screen = openMerge
    ? 'conflicts'
    : screenAt(requestedPath, brokenFilesIn(state), startScreen)
  // A chosen version is shown on the page.
  const phoneLayout = screen === 'versions' && selection.version ? '' : phoneLayoutOf(screen)
  const openedPath = sectionOf(requestedPath)?.path ?? requestedPath.slice(0, 1)

  const session = useMemo(
    () => ({ ...tab, check, savedCheck, saveErrors, selection, today, requestedPath, open }),
    [tab, check, savedCheck, saveErrors, selection, today, requestedPath, open],
  )
  return (
    <SessionContext value={session}>
      <div className="workspace">
        <Toolbar />
        <StatusMessages screen={screen} />
        <main className={`panes ${phoneLayout}`}>
          <PreviewPane />
          <FormPane key={`${screen} ${fieldKey(openedPath)}`} screen={screen} />
        </main>
      </div>
    </SessionContext>
  )
}
