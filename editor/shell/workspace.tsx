import { useMemo, useState } from 'react'
import { phoneLayoutOf, type Screen } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import { checkDraft } from '@/editor/derived/draft-check'
import { shownContent } from '@/editor/derived/lenient-content'
import { createPhotoReader } from '@/editor/photos/photo-reader'
import { PreviewPane } from '@/editor/preview/preview-pane'
import { type Session, SessionContext, type SessionParts } from '@/editor/session/context'
import { useRouter } from '@/editor/session/use-router'
import { useValue } from '@/editor/session/use-value'
import { unchanged } from '@/editor/store/content'
import { pathsOf } from '@/editor/store/list-items'
import { timeZoneOf } from '@/model/brazil/time-zone'
import { fieldKey } from '@/model/values/tree'
import { ScreenPane } from './screen-pane'
import { StatusMessages } from './status-messages'
import { Toolbar } from './toolbar'
import { useDraftCheck } from './use-draft-check'
import { useLifecycle } from './use-lifecycle'
import { useToday } from './use-today'
import { useVisibleHeight } from './use-visible-height'
// Last, because it places panes whose other rules are before.
import './workspace.css'

/**
 * Shows the toolbar, the messages, and the preview beside the screen or form of the URL's hash.
 *
 * The draft, its undo steps and photos are in the store (store/draft-store.ts), the last save in
 * saving/saver.ts, and the opened screen, the selected field or version in session/selection.ts. All
 * components read them from the session (session/context.ts).
 */
export function Workspace(given: SessionParts & Pick<Session, 'signOut'>) {
  const { store, selection, github, saver } = given
  const state = useValue(store)
  const { base, draft } = state
  const { result } = useValue(saver)
  const { version, opened } = useValue(selection)
  const { company } = shownContent(draft)
  const today = useToday(useMemo(() => timeZoneOf(company), [company]))
  // Begins anew at each sign-in, because another token may read photos that the last one could not.
  const [readPhoto] = useState(() => createPhotoReader(store, github))
  useLifecycle(store, saver)
  useVisibleHeight()

  const check = useDraftCheck(state, today)
  const savedCheck = useMemo(() => checkDraft(unchanged(base), today), [base, today])
  // The errors of the last save whose field the owner has not corrected.
  const saveErrors = useMemo(() => {
    if (result.kind !== 'invalid') return []
    const keys = pathsOf(check.draft, result.fields).map(fieldKey)
    return check.issues.filter(({ path }) => keys.includes(fieldKey(path)))
  }, [result, check])

  // The screen for a URL without a hash: above all what blocks the publication of the saved content.
  const [firstScreen] = useState<Screen>(savedCheck.blockingCount > 0 ? 'launchList' : 'start')
  const { screen, open } = useRouter(given, firstScreen)
  // A chosen version is shown on the page.
  const layout = screen === 'versions' && version ? undefined : phoneLayoutOf(screen)

  const session = useMemo(
    () => ({ ...given, readPhoto, check, savedCheck, saveErrors, today, open }),
    [given, readPhoto, check, savedCheck, saveErrors, today, open],
  )
  return (
    <SessionContext value={session}>
      <div className="workspace">
        <Toolbar />
        <StatusMessages />
        <main className={`panes ${layout ?? ''}`}>
          <PreviewPane />
          <ScreenPane
            key={`${screen} ${fieldKey(sectionOf(opened.segments)?.path ?? opened.segments.slice(0, 1))}`}
            screen={screen}
          />
        </main>
      </div>
    </SessionContext>
  )
}
