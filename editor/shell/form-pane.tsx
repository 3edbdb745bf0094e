import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '@/editor/context'
import { type Section, sectionOf } from '@/editor/form/sections'
import { BrokenFile } from '@/editor/screens/broken-file'
import { ClaimsScreen } from '@/editor/screens/claims'
import { Colours } from '@/editor/screens/colours'
import { Conflicts } from '@/editor/screens/conflicts'
import { FormScreen } from '@/editor/screens/form-screen'
import { LaunchList } from '@/editor/screens/launch-list'
import { SectionList } from '@/editor/screens/section-list'
import { Versions } from '@/editor/screens/versions'
import { useEditorState } from '@/editor/store/editor'
import { type FieldPath, fieldKey } from '@/model/values/tree'

/** The opened part of the editor: the name of a screen, the form of a section, or a broken file. */
export type Opened = { name: string; section?: Section; brokenFile?: string }

/**
 * Returns what a path opens.
 * @param startScreen the screen for an empty path
 */
export function openedAt(
  path: FieldPath,
  brokenFiles: readonly string[],
  startScreen: string,
): Opened {
  const name = String(path[0] || startScreen)
  const file = name === 'promessas' ? 'claims' : name
  if (brokenFiles.includes(file)) return { name: file, brokenFile: file }
  const section = sectionOf(path)
  return { name: section ? fieldKey(section.path) : name, section }
}

/** Shows a screen, the form of a section, or the repair of a broken file. */
export function FormPane({ opened: { name, section, brokenFile } }: { opened: Opened }) {
  const {
    editor,
    draft,
    check,
    savedCheck,
    saveState,
    preview,
    brokenFiles,
    requestedPath,
    signOut,
  } = useEditor()
  const { upgradeNotes = [] } = useEditorState(editor).base
  const pane = useRef<HTMLElement>(null)
  // Focuses the heading of a new screen, because screen readers read the focused element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the screen
  useEffect(() => pane.current?.querySelector('h1')?.focus(), [name])

  // A map has no `constructor`, which a hash may be.
  const screens = new Map<string, ReactNode>(
    Object.entries({
      'o-que-falta': (
        <LaunchList {...check} brokenFiles={brokenFiles} upgradeNotes={upgradeNotes} />
      ),
      promessas: <ClaimsScreen />,
      cores: <Colours />,
      versoes: (
        <Versions
          shown={preview.version}
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
    }),
  )
  const start = (
    <>
      <SectionList
        files={draft}
        brokenFiles={brokenFiles}
        blockingCount={check.blockingCount}
        openFile={preview.lastFile.current}
      />
      <footer className="screen button-row">
        <a
          href={savedCheck.content.company.siteUrl}
          target="_blank"
          rel="noopener"
          className="button"
        >
          Ver o site
        </a>
        <button type="button" onClick={signOut}>
          Sair
        </button>
      </footer>
    </>
  )
  /** True if the saved content has an item in this form that blocks a launch. */
  const hasBlockingItem = savedCheck.blocking.some(({ path }) => sectionOf(path) === section)
  const form = section && (
    <FormScreen
      section={section}
      missing={hasBlockingItem ? check.blocking : []}
      current={preview.outlinedPaths[0] ?? requestedPath}
    />
  )
  const repair = brokenFile && <BrokenFile contentName={brokenFile} />
  return (
    <section className="form-pane" aria-label="Mudar" key={name} ref={pane}>
      {repair ?? form ?? screens.get(name) ?? start}
    </section>
  )
}
