import type { ReactNode } from 'react'
import { EditorContext, type EditorContextValue } from '@/editor/context'
import { type EditorStore, useEditorState } from '@/editor/store/editor'
import type { LaunchCheck } from '@/editor/store/launch-check'
import { readLeniently } from '@/editor/store/lenient-content'
import { companyDay } from '@/model/page/time-zone'
import type { SiteContent } from '@/model/schema'

/** Values of the context that a test may set, each with the parts that the test needs. */
type TestContext = {
  readonly [Name in keyof EditorContextValue]?: Partial<EditorContextValue[Name]>
}

/**
 * Shows a form or a screen in a test as the workspace does.
 * @param context what differs from a tab in which nothing is requested
 */
export function TestEditor({
  editor,
  children,
  check,
  ...context
}: TestContext & { editor: EditorStore; children: ReactNode }) {
  const { draft } = useEditorState(editor).history
  const launchCheck: LaunchCheck = {
    content: draft as unknown as SiteContent,
    issues: [],
    blocking: [],
    recommended: [],
    blockingCount: 0,
    ...check,
  }
  const value = {
    editor,
    github: { readPhoto: () => new Promise(() => {}) },
    draft,
    check: launchCheck,
    savedCheck: launchCheck,
    saveState: { issues: [] },
    preview: { selectField: () => {} },
    brokenFiles: [],
    today: companyDay(readLeniently(draft).company, new Date()),
    requestedPath: [],
    ...context,
  }
  return <EditorContext value={value as unknown as EditorContextValue}>{children}</EditorContext>
}
