import { useState } from 'react'
import { pathHref } from '@/editor/addresses/addresses'
import { SCREEN_ENTRIES, SCREENS, screenHref } from '@/editor/addresses/screen-table'
import { type FileSections, fileSections, type Section } from '@/editor/addresses/sections'
import { Disclosure } from '@/editor/elements/disclosure'
import { BrokenFileRows, Row } from '@/editor/elements/rows'
import { useDraft, useDraftState, useSelected, useSession } from '@/editor/session/context'
import { brokenFilesIn } from '@/editor/store/draft-store'
import { hiddenSwitchOf } from '@/model/page/hidden'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey, valueAt } from '@/model/values/tree'
import { MIN_QUERY_LENGTH, search } from './search'
import './start.css'

const SectionRow = ({ path, title }: Section) => {
  const files = useDraft()
  const hiddenSwitch = hiddenSwitchOf(path)
  return (
    <Row href={pathHref(path)}>
      {title}
      {hiddenSwitch && valueAt(files, hiddenSwitch) === true && (
        <span className="hint"> (escondida)</span>
      )}
    </Row>
  )
}

function FileRow({ title, sections, isOpen }: FileSections & { isOpen: boolean }) {
  const [only] = sections
  if (only && sections.length === 1) return <SectionRow {...only} />
  return (
    <li>
      <Disclosure name="content-files" open={isOpen}>
        <summary className="row">{title}</summary>
        <ul>
          {sections.map((section) => (
            <SectionRow key={fieldKey(section.path)} {...section} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}

/**
 * Lists the screens and sections that the owner can open, and searches the names and texts of all
 * fields. Shows the sections of the content file whose field the owner has opened last.
 */
export function Start() {
  const { check, savedCheck, signOut } = useSession()
  const { lastFile } = useSelected()
  const state = useDraftState()
  const { upgradeNotes = [] } = state.base
  const { blockingCount } = check
  const isAddressOpen = [...savedCheck.issues, ...savedCheck.blocking].some(
    ({ path }) => fieldKey(path) === 'company.siteUrl',
  )
  const [typed, setTyped] = useState('')
  const query = normalizeText(typed).trim()
  const isSearching = query.length >= MIN_QUERY_LENGTH
  const results = isSearching ? search(state.draft, query) : []
  return (
    <div className="screen sections">
      <h1 tabIndex={-1}>O que você quer mudar?</h1>
      {upgradeNotes.length > 0 && (
        <p className="message">
          O programa mudou, e passou dados antigos para a forma nova. Veja quais em{' '}
          <a href={screenHref('launchList')}>{SCREENS.launchList.title}</a>.
        </p>
      )}
      <p>Toque num texto ou numa imagem da página, ou escolha aqui.</p>
      <div className="field">
        <input
          type="search"
          aria-label="Procurar um texto"
          placeholder="Procurar"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            // Leaves the results the height of a phone, above its keyboard.
            target.scrollIntoView()
          }}
        />
      </div>
      {isSearching ? (
        <ul className="rows results">
          {results.length === 0 && (
            <li>
              Nenhum texto tem estas palavras. Tente outra palavra, ou apague esta e escolha na
              lista.
            </li>
          )}
          {results.map(({ hash, title, hint }) => (
            <Row key={hash ?? title} href={hash && `#${hash}`} hint={hint}>
              {title}
            </Row>
          ))}
        </ul>
      ) : (
        <ul className="rows">
          <BrokenFileRows contentNames={brokenFilesIn(state)} />
          {blockingCount > 0 && (
            <Row href={screenHref('launchList')}>
              {SCREENS.launchList.title} <span className="badge">{blockingCount}</span>
            </Row>
          )}
          {fileSections.map((file) => (
            <FileRow key={file.name} {...file} isOpen={file.name === lastFile} />
          ))}
          {SCREEN_ENTRIES.filter(({ isInMenu }) => isInMenu).map(({ name, title }) => (
            <Row key={name} href={screenHref(name)}>
              {title}
            </Row>
          ))}
        </ul>
      )}
      <footer className="button-row">
        <a
          // The copy beside the editor, because an invalid or sample address opens no site.
          href={isAddressOpen ? '/' : savedCheck.content.company.siteUrl}
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
    </div>
  )
}
