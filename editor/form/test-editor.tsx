import type { ReactNode } from 'react'
import type { GitHub } from '@/editor/github/github'
import { type EditorStore, useEditorState } from '@/editor/store/editor'
import type { LaunchCheck } from '@/editor/store/launch-check'
import { todayOf } from '@/editor/store/lenient-content'
import type { SiteContent } from '@/model/schema'
import { EditorContext, type EditorContextValue } from './context'

/**
 * Shows a form or a screen in a test as the workspace does.
 * @param context what differs from a tab in which nothing is requested
 */
export function TestEditor({
  editor,
  children,
  check,
  ...context
}: Omit<Partial<EditorContextValue>, 'check'> & {
  editor: EditorStore
  check?: Partial<LaunchCheck>
  children: ReactNode
}) {
  const { draft } = useEditorState(editor).history
  const value = {
    editor,
    github: { readPhoto: () => new Promise(() => {}) } as unknown as GitHub,
    draft,
    check: {
      content: draft as unknown as SiteContent,
      issues: [],
      blocking: [],
      recommended: [],
      blockingCount: 0,
      ...check,
    },
    today: todayOf(draft),
    requestedPath: [],
    showErrors: false,
    onFocus: () => {},
    ...context,
  }
  return <EditorContext value={value}>{children}</EditorContext>
}
