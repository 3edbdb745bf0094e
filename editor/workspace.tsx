import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Path } from '@/content/leaves'
import { siteOrigin } from '@/content/schema/contact'
import { dayInBrazil } from '@/lib/day'
import type { EditorContext } from './form/context'
import { sectionOf } from './form/sections'
import type { GitHub } from './github'
import { Messages } from './messages'
import { pageWith } from './preview/page'
import type { Pick } from './preview/preview'
import { PreviewPane } from './preview/preview-pane'
import { Screen } from './screen'
import { photoItems } from './store/checks'
import type { Base } from './store/drafts'
import { type Editor, useEditor } from './store/editor'
import { keyOf, pathOf, valueAt } from './store/path'
import { Toolbar, type View } from './toolbar'
import { launchOf, useLaunch } from './use-launch'
import { useLifecycle, useVisibleHeight } from './use-lifecycle'
import { useRoute } from './use-route'
import { useSave } from './use-save'

/** The page and the form together. */
export function Workspace({
  editor,
  github,
  onSignOut,
}: {
  editor: Editor
  github: GitHub
  onSignOut: () => void
}) {
  const state = useEditor(editor)
  const { draft } = state.history
  const { hash, wish, go } = useRoute()
  const [view, setView] = useState<View>({ page: 'home', isDark: false, isWide: false })
  const [editing, setEditing] = useState<Path>()
  const [version, setVersion] = useState<Base>()
  const pane = useRef<HTMLElement>(null)
  const today = dayInBrazil(new Date())
  useLifecycle(editor, github)
  useVisibleHeight()

  const launch = useLaunch(draft, today)
  const saved = useMemo(() => launchOf(state.base.files, today), [state.base.files, today])
  const siteUrl = siteOrigin(saved.content.company.siteUrl)
  const saving = useSave(editor, github)

  // The first thing to do, until the site is published.
  const firstScreen = useRef(saved.missing > 0 ? 'o-que-falta' : '')
  useEffect(() => {
    if (location.hash === '' && firstScreen.current) go(firstScreen.current)
  }, [go])
  const [isLaunching, setIsLaunching] = useState(false)
  useEffect(() => {
    if (['', 'inicio', 'o-que-falta'].includes(hash)) setIsLaunching(hash === 'o-que-falta')
  }, [hash])

  const asked = pathOf(hash)
  const section = sectionOf(asked)
  const read = useCallback((path: Path) => valueAt(editor.get().history.draft, path), [editor])
  const edit = useCallback((path: Path) => {
    setEditing(path)
    const page = pageWith(path)
    if (page) setView((before) => (before.page === page ? before : { ...before, page }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address leads elsewhere
  useEffect(() => (section ? edit(asked) : setEditing(undefined)), [hash, wish])

  // Each screen begins at its top, and a screen reader says its name.
  const place = section ? keyOf(section.path) : hash.split('.')[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen has another name
  useEffect(() => pane.current?.querySelector('h1')?.focus(), [place])

  const onPick = useCallback(
    (picked: Pick) => {
      setIsLaunching(false)
      if ('page' in picked) setView((before) => ({ ...before, page: picked.page }))
      else if ('path' in picked) go(picked.path.join('.'))
      else {
        const items = photoItems(editor.get().history.draft)
        const at = items.findIndex(({ picture }) => picture === picked.picture)
        go(at < 0 ? `photos.items.novo.${picked.picture}` : `photos.items.${at}.file`)
      }
    },
    [editor, go],
  )
  const context: EditorContext = {
    focus: section && { path: asked, wish },
    showErrors: saving.issues.length > 0,
    company: Object(draft.company),
    photos: state.photos,
    photoItems: photoItems(draft),
    read,
    change: editor.change,
    addPhoto: editor.addPhoto,
    readPhoto: github.photo,
    onFocus: edit,
  }
  return (
    <div className="workspace">
      <Toolbar editor={editor} isSaving={saving.isSaving} onSave={saving.start} />
      <Messages
        saving={saving}
        github={github}
        siteUrl={siteUrl}
        missing={saved.missing}
        storageFault={state.storageFault}
        today={today}
        onSignOut={onSignOut}
      />
      <main className="panes">
        <PreviewPane
          files={version?.files ?? draft}
          photos={state.photos}
          github={github}
          view={view}
          editing={editing}
          today={today}
          onView={setView}
          onPick={onPick}
        />
        <section className="pane" aria-label="Mudar" key={place} ref={pane}>
          <Screen
            {...{ hash, section, context, draft, launch, today, editor, github }}
            {...{ saving, version, setVersion, siteUrl, edit, editing, isLaunching, onSignOut }}
          />
        </section>
      </main>
    </div>
  )
}
