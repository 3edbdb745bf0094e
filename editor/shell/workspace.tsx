import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Opened } from '@/editor/addresses/addresses'
import { SCREENS, type Screen, type ScreenEntry } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import { PreviewPane } from '@/editor/preview/preview-pane'
import { checkLaunch } from '@/editor/reading/launch-check'
import { readLeniently } from '@/editor/reading/lenient-content'
import { type OpenedSession, type Session, SessionContext } from '@/editor/session/context'
import { unchanged } from '@/editor/store/draft'
import { brokenFilesIn } from '@/editor/store/editor'
import { pathIn } from '@/editor/store/list-items'
import { useValue } from '@/editor/store/observable'
import { timeZoneOf } from '@/model/page/time-zone'
import { fieldKey } from '@/model/values/tree'
import { FormPane } from './form-pane'
import { StatusMessages } from './status-messages'
import { Toolbar } from './toolbar'
import { useLaunchCheck } from './use-launch-check'
import { useLifecycle } from './use-lifecycle'
import { useOpened } from './use-opened'
import { useToday } from './use-today'
import { useVisibleHeight } from './use-visible-height'

/**
 * Shows the toolbar, the messages, and the preview beside the screen or form of the URL's hash.
 *
 * The draft, its undo steps and photos are in the store (store/editor.ts), the last save in
 * saving/saver.ts, the selected field or version in session/selection.ts, and the hash of the screen
 * or field in the URL (`useOpened`). All components read them from the session (session/context.ts).
 */
export function Workspace(given: OpenedSession & Pick<Session, 'signOut'>) {
  const { editor, selection, saver } = given
  const state = useValue(editor)
  const { base, draft, photos } = state
  const { refused, openMerge } = useValue(saver)
  const { version } = useValue(selection)
  const { company } = readLeniently(draft)
  const today = useToday(useMemo(() => timeZoneOf(company), [company]))
  useLifecycle(editor, saver)
  useVisibleHeight()

  const onOpen = useCallback(
    ({ screen, path }: Opened) => {
      saver.postpone()
      editor.dismissLostSteps()
      if (screen === 'form') selection.selectField(path)
      else selection.showVersion(undefined)
    },
    [saver, editor, selection],
  )
  const { opened, open } = useOpened(onOpen)
  const { path: openedPath } = opened

  const check = useLaunchCheck(state, today)
  const savedCheck = useMemo(
    () => checkLaunch({ ...unchanged(base), photos }, today),
    [base, photos, today],
  )
  // The errors of the last save whose field the owner has not corrected.
  const saveErrors = useMemo(() => {
    if (!refused) return []
    const keys = refused.issues.map(({ path }) => {
      const present = pathIn(check.draft, refused.draft, path)
      return present && fieldKey(present)
    })
    return check.issues.filter(({ path }) => keys.includes(fieldKey(path)))
  }, [refused, check])

  // The screen for a URL without a hash: first what blocks the publication of the saved content.
  const [startScreen] = useState<Screen>(savedCheck.blockingCount > 0 ? 'launchList' : 'start')
  const isBroken = brokenFilesIn(state).some((contentName) => contentName === openedPath[0])
  const openScreen = isBroken ? 'brokenFile' : (opened.screen ?? startScreen)
  const screen = openMerge ? 'conflicts' : openScreen
  const { phoneLayout }: ScreenEntry = SCREENS[screen]
  // A chosen version is shown on the page.
  const layout = screen === 'versions' && version ? undefined : phoneLayout

  // The form opens again after the conflicts or a sign-in, at the field that was selected last.
  const requestedPath = useMemo(
    () => (screen === 'form' ? selection.fieldInFormOf(openedPath) : openedPath),
    [screen, openedPath, selection],
  )
  const selectFirst = useEffectEvent(() => onOpen({ ...opened, path: requestedPath }))
  useEffect(() => selectFirst(), [])

  const session = useMemo(
    () => ({ ...given, check, savedCheck, saveErrors, today, requestedPath, open }),
    [given, check, savedCheck, saveErrors, today, requestedPath, open],
  )
  return (
    <SessionContext value={session}>
      <div className="workspace">
        <Toolbar />
        <StatusMessages screen={screen} />
        <main className={`panes ${layout ?? ''}`}>
          <PreviewPane />
          <FormPane
            key={`${screen} ${fieldKey(sectionOf(openedPath)?.path ?? openedPath.slice(0, 1))}`}
            screen={screen}
          />
        </main>
      </div>
    </SessionContext>
  )
}
