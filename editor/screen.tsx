import type { Path } from '@/content/leaves'
import type { EditorContext } from './form/context'
import { SectionForm } from './form/section-form'
import type { Section } from './form/sections'
import type { GitHub } from './github'
import { Conflicts } from './screens/conflicts'
import { Missing, NextMissing } from './screens/missing'
import { NewPhoto } from './screens/new-photo'
import { Promises } from './screens/promises'
import { SectionList } from './screens/section-list'
import { Versions } from './screens/versions'
import type { Base } from './store/drafts'
import type { Editor } from './store/editor'
import { type Files, pathOf } from './store/path'
import type { Launch } from './use-launch'
import type { Saving } from './use-save'

/** The part of the editor beside the page, which the address chooses. */
export function Screen({
  hash,
  section,
  context,
  draft,
  launch,
  today,
  editor,
  github,
  saving,
  version,
  setVersion,
  siteUrl,
  edit,
  editing,
  isLaunching,
  onSignOut,
}: {
  hash: string
  section: Section | undefined
  context: EditorContext
  draft: Files
  launch: Launch
  today: string
  editor: Editor
  github: GitHub
  saving: Saving
  version: Base | undefined
  setVersion: (version: Base | undefined) => void
  siteUrl: string
  edit: (path: Path) => void
  editing: Path | undefined
  /** The owner came from the launch list, and goes on with it. */
  isLaunching: boolean
  onSignOut: () => void
}) {
  const [screen = '', place] = hash.split('.')
  const blocking = launch.items.filter(({ blocks }) => blocks)
  if (saving.conflict) return <Conflicts {...saving.conflict} onChoose={saving.choose} />
  if (screen === 'o-que-falta') return <Missing issues={launch.issues} items={launch.items} />
  if (screen === 'promessas')
    return (
      <Promises
        content={launch.content}
        draft={draft}
        today={today}
        open={place === undefined ? undefined : Number(place)}
        onChange={editor.change}
        onFocus={edit}
      />
    )
  if (screen === 'versoes')
    return (
      <Versions github={github} shown={version} onShow={setVersion} onRestore={saving.restore} />
    )
  if (section)
    return (
      <div className="screen form">
        <h1 tabIndex={-1}>{section.heading}</h1>
        {section.description && <p className="hint">{section.description}</p>}
        {hash.startsWith('photos.items.novo.') && (
          <NewPhoto picture={hash.split('.').at(-1) ?? ''} context={context} />
        )}
        <SectionForm section={section} context={context} />
        {isLaunching && <NextMissing items={blocking} current={editing ?? pathOf(hash)} />}
      </div>
    )
  return (
    <>
      <SectionList files={draft} missing={launch.missing} />
      <footer className="screen">
        <a href={siteUrl} target="_blank" rel="noopener">
          Ver o site
        </a>{' '}
        <button type="button" onClick={onSignOut}>
          Sair
        </button>
      </footer>
    </>
  )
}
