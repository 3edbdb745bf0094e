import { useCallback, useEffect, useMemo, useState } from 'react'
import { EditorContext } from '@/editor/context'
import type { GitHub } from '@/editor/github/github'
import { useSave } from '@/editor/github/use-save'
import { PreviewPane } from '@/editor/preview/preview-pane'
import type { TapTarget } from '@/editor/preview/tap-target'
import { usePreview } from '@/editor/preview/use-preview'
import { photoFieldPath } from '@/editor/store/draft-photos'
import { type EditorStore, useEditorState } from '@/editor/store/editor'
import { checkLaunch, useLaunchCheck } from '@/editor/store/launch-check'
import { readLeniently } from '@/editor/store/lenient-content'
import { dayIn } from '@/model/fields/day/format'
import { timeZoneOf } from '@/model/page/time-zone'
import { fieldKey } from '@/model/values/tree'
import { FormPane, openedAt } from './form-pane'
import { StatusMessages } from './status-messages'
import { Toolbar } from './toolbar'
import { useLifecycle, useVisibleHeight } from './use-lifecycle'
import { useRequestedPath } from './use-requested-path'

/**
 * Shows the toolbar, the messages, and the preview beside the screen or form of the URL's hash.
 *
 * The draft, its undo steps and photos are in the store (store/editor.ts), the path of the screen or
 * field is in the URL (`useRequestedPath`), the result of the last save in `useSave`, and what the
 * preview shows in `usePreview`. All of its components read them from the `EditorContext`.
 */
export function Workspace({
  editor,
  github,
  onSignOut,
}: {
  editor: EditorStore
  github: GitHub
  onSignOut: () => void
}) {
  const state = useEditorState(editor)
  const { base } = state
  const { draft } = state.history
  const { requestedPath, requestPath } = useRequestedPath()
  const timeZone = timeZoneOf(readLeniently(draft).company)
  const minute = Math.floor(Date.now() / 60_000)
  // Not at each keystroke, because a phone takes milliseconds to create the format of a day.
  const today = useMemo(() => dayIn(timeZone, new Date(minute * 60_000)), [timeZone, minute])
  useLifecycle(editor, github)
  useVisibleHeight()

  const check = useLaunchCheck(state, today)
  const savedCheck = useMemo(() => checkLaunch(base.files, {}, base, today), [base, today])
  const lastSave = useSave(editor, github)
  // Hides an error of the last save after the owner has corrected its field.
  const invalid = check.issues.map(({ path }) => fieldKey(path))
  const issues = lastSave.issues.filter(({ path }) => invalid.includes(fieldKey(path)))
  const saveState = { ...lastSave, issues }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the conflicts
  useEffect(() => saveState.postpone(), [requestedPath])

  // The screen for a URL without a hash: first what blocks the publication of the saved content.
  const [startScreen] = useState(savedCheck.blockingCount > 0 ? 'o-que-falta' : 'inicio')
  const brokenFiles = (base.brokenFiles ?? []).filter((name) => draft[name] === undefined)
  const requested = openedAt(requestedPath, brokenFiles, startScreen)
  const opened = saveState.conflicts ? { name: 'conflitos' } : requested
  const preview = usePreview(requestedPath, requested.section !== undefined)
  const { version, setSettings } = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the note
  useEffect(() => editor.dismissLostSteps(), [requested.name, editor])
  const isOpened = (...names: readonly string[]) => names.includes(opened.name)
  const isList = isOpened('conflitos', 'o-que-falta') || (isOpened('versoes') && !version)
  const paneClass = (requested.section && 'with-form') || (isList && 'with-list') || ''

  const onTap = useCallback(
    (target: TapTarget) => {
      if ('page' in target) return setSettings((before) => ({ ...before, page: target.page }))
      if ('path' in target) return requestPath(target.path)
      requestPath(photoFieldPath(editor.get().history.draft, target.picture))
    },
    [editor, requestPath, setSettings],
  )

  const context = {
    editor,
    github,
    draft,
    check,
    savedCheck,
    saveState,
    preview,
    brokenFiles,
    today,
    requestedPath,
    signOut: onSignOut,
  }
  return (
    <EditorContext value={context}>
      <div className="workspace">
        <Toolbar />
        <StatusMessages screen={opened.name} />
        <main className={`panes ${paneClass}`}>
          <PreviewPane
            files={version?.version.files ?? draft}
            commit={version?.version.oid}
            photos={state.photos}
            github={github}
            settings={preview.settings}
            outlinedPaths={preview.outlinedPaths}
            today={today}
            onSettingsChange={setSettings}
            onTap={onTap}
          />
          <FormPane opened={opened} />
        </main>
      </div>
    </EditorContext>
  )
}
