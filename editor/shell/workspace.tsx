import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EditorContext } from '@/editor/form/context'
import { sectionOf } from '@/editor/form/sections'
import type { GitHub } from '@/editor/github/github'
import { PreviewPane } from '@/editor/preview/preview-pane'
import type { TapTarget } from '@/editor/preview/tap-target'
import { BrokenFile } from '@/editor/screens/broken-file'
import { ClaimsScreen } from '@/editor/screens/claims'
import { Colours } from '@/editor/screens/colours'
import { Conflicts } from '@/editor/screens/conflicts'
import { FormScreen } from '@/editor/screens/form-screen'
import { LaunchList } from '@/editor/screens/launch-list'
import { SectionList } from '@/editor/screens/section-list'
import { Versions } from '@/editor/screens/versions'
import { fieldKey } from '@/editor/store/content-files'
import { photoFieldPath } from '@/editor/store/draft-photos'
import { type EditorStore, hasUnsavedChanges, useEditorState } from '@/editor/store/editor'
import { checkLaunch, useLaunchCheck } from '@/editor/store/launch-check'
import { todayOf } from '@/editor/store/lenient-content'
import { normalizeSiteUrl } from '@/model/fields/link/schema'
import { StatusMessages } from './status-messages'
import { Toolbar } from './toolbar'
import { useKeptFocus } from './use-kept-focus'
import { useLifecycle, useVisibleHeight } from './use-lifecycle'
import { usePreview } from './use-preview'
import { useRequestedPath } from './use-requested-path'
import { useSave } from './use-save'

/**
 * Shows the toolbar, the messages, and the preview beside the screen or form of the URL's hash.
 *
 * The draft, its undo steps and photos are in the store (store/editor.ts), the path of the screen or
 * field is in the URL (`useRequestedPath`), the result of the last save in `useSave`, and what the
 * preview shows in `usePreview`. All of its components read the draft and its checks from the
 * `EditorContext`.
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
  const { draft } = state.history
  const isDraftChanged = hasUnsavedChanges(state)
  const { requestedPath, requestPath } = useRequestedPath()
  const formPane = useRef<HTMLElement>(null)
  const today = todayOf(draft)
  useLifecycle(editor, github)
  useVisibleHeight()
  useKeptFocus(editor)

  const draftCheck = useLaunchCheck(state, today)
  const { base } = state
  const savedCheck = useMemo(() => checkLaunch(base.files, {}, base, today), [base, today])
  const siteUrl = useMemo(() => normalizeSiteUrl(savedCheck.content.company.siteUrl), [savedCheck])
  const saveState = useSave(editor, github)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the conflicts
  useEffect(() => saveState.postpone(), [requestedPath])
  // Hides an error of the last save after the owner has corrected its field.
  const invalid = draftCheck.issues.map(({ path }) => fieldKey(path))
  const issues = saveState.issues.filter(({ path }) => invalid.includes(fieldKey(path)))

  /**
   * The screen for a URL without a hash: the launch list if the saved content cannot be published
   * yet, otherwise the start screen.
   */
  const [startScreen] = useState(savedCheck.blockingCount > 0 ? 'o-que-falta' : 'inicio')
  const brokenFiles = (base.brokenFiles ?? []).filter((name) => draft[name] === undefined)
  const [requestedFile = ''] = requestedPath
  const brokenFile = brokenFiles.find(
    (name) => name === (requestedFile === 'promessas' ? 'claims' : requestedFile),
  )
  const section = brokenFile ? undefined : sectionOf(requestedPath)
  const preview = usePreview(requestedPath, section !== undefined)
  const { version, selectField, setSettings } = preview
  const opened = section ? fieldKey(section.path) : String(requestedPath[0] || startScreen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the note
  useEffect(() => editor.dismissLostSteps(), [opened, editor])
  const screenKey = saveState.conflicts ? 'conflitos' : (brokenFile ?? opened)
  /** True if the saved content has an item in this form that blocks a launch. */
  const hasBlockingItem = savedCheck.blocking.some(({ path }) => sectionOf(path) === section)
  const isList =
    screenKey === 'conflitos' ||
    screenKey === 'o-que-falta' ||
    (screenKey === 'versoes' && version === undefined)
  const paneClass = (section && 'with-form') || (isList && 'with-list') || ''
  // Focuses the heading of a new screen, because screen readers read the focused element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the screen
  useEffect(() => formPane.current?.querySelector('h1')?.focus(), [screenKey])

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
    content: draftCheck.content,
    issues: draftCheck.issues,
    today,
    requestedPath,
    showErrors: issues.length > 0,
    onFocus: selectField,
  }

  /** The screens that are no form, by the hash that opens them. */
  const screens: Readonly<Record<string, ReactNode>> = {
    inicio: (
      <>
        <SectionList
          files={draft}
          brokenFiles={brokenFiles}
          blockingCount={draftCheck.blockingCount}
          openFile={preview.lastFile.current}
        />
        <footer className="screen button-row">
          <a href={siteUrl} target="_blank" rel="noopener" className="button">
            Ver o site
          </a>
          <button type="button" onClick={onSignOut}>
            Sair
          </button>
        </footer>
      </>
    ),
    'o-que-falta': (
      <LaunchList
        {...draftCheck}
        brokenFiles={brokenFiles}
        upgradeNotes={base.upgradeNotes ?? []}
      />
    ),
    promessas: <ClaimsScreen />,
    cores: <Colours />,
    versoes: (
      <Versions
        shown={version}
        onShow={preview.showVersion}
        onRestore={saveState.restore}
        onTakeBack={saveState.takeBack}
      />
    ),
    conflitos: saveState.conflicts && (
      <Conflicts
        conflicts={saveState.conflicts}
        onResolve={saveState.resolve}
        onPostpone={saveState.postpone}
      />
    ),
  }
  const form = section && (
    <FormScreen
      section={section}
      missing={hasBlockingItem ? draftCheck.blocking : []}
      current={preview.outlinedPaths[0] ?? requestedPath}
    />
  )
  const repair = brokenFile && <BrokenFile contentName={brokenFile} />
  return (
    <EditorContext value={context}>
      <div className="workspace">
        <Toolbar
          // The conflicts have their own button, which saves the owner's choices.
          hasUnsavedChanges={isDraftChanged && !saveState.conflicts}
          isSaving={saveState.isSaving}
          onSave={saveState.saveDraft}
        />
        <StatusMessages
          saveState={saveState}
          issues={issues}
          siteUrl={siteUrl}
          blockingCount={savedCheck.blockingCount}
          hasUpgradeNotes={screenKey === 'inicio' && (base.upgradeNotes ?? []).length > 0}
          warnsEarly={screenKey === 'inicio' || screenKey === 'o-que-falta'}
          onSignOut={onSignOut}
        />
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
          <section className="form-pane" aria-label="Mudar" key={screenKey} ref={formPane}>
            {screens[screenKey] ?? repair ?? form ?? screens.inicio}
          </section>
        </main>
      </div>
    </EditorContext>
  )
}
