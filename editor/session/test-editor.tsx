import { type ReactNode, useState } from 'react'
import type { LaunchCheck } from '@/editor/reading/launch-check'
import { readLeniently } from '@/editor/reading/lenient-content'
import type { EditorStore } from '@/editor/store/editor'
import { useValue } from '@/editor/store/observable'
import { companyDay } from '@/model/page/time-zone'
import { type Session, SessionContext } from './context'
import { createSelection } from './selection'

/** Values of the session that a test may set, each with the parts that the test needs. */
type TestSession = {
  readonly [Name in keyof Session]?: Partial<Session[Name]>
}

const NO_SAVE = {}

/**
 * Shows a form or a screen in a test as the workspace does.
 * @param session what differs from a tab in which nothing is requested
 */
export function TestEditor({
  editor,
  children,
  check,
  saver,
  selection,
  ...session
}: TestSession & { editor: EditorStore; children: ReactNode }) {
  const { draft } = useValue(editor)
  const [ownSelection] = useState(() => createSelection(editor))
  const launchCheck: LaunchCheck = {
    draft,
    issues: [],
    blocking: [],
    recommended: [],
    blockingCount: 0,
    ...check,
  }
  const value = {
    editor,
    github: {},
    readPhoto: () => new Promise(() => {}),
    saver: { get: () => NO_SAVE, subscribe: () => () => {}, ...saver },
    check: launchCheck,
    savedCheck: launchCheck,
    saveErrors: [],
    selection: { ...ownSelection, ...selection },
    today: companyDay(readLeniently(draft).company, new Date()),
    requestedPath: [],
    ...session,
  }
  return <SessionContext value={value as unknown as Session}>{children}</SessionContext>
}
