import { useState } from 'react'
import { useEditorState, useSession } from '@/editor/context'
import {
  type FileSections,
  fileSections,
  pathsOf,
  type Section,
  sections,
} from '@/editor/form/sections'
import { wordsIn } from '@/editor/form/words'
import { SCREENS, screenWithHash } from '@/editor/screen-table'
import type { ContentFiles } from '@/editor/store/content-files'
import { brokenFilesIn } from '@/editor/store/editor'
import { hiddenSwitchOf } from '@/model/page/visible-content'
import { normalizeText } from '@/model/pasted/normalize-text'
import { fieldAt, fieldTitle } from '@/model/schema/field-at'
import { fieldKey, leaves, valueAt } from '@/model/values/tree'
import { BrokenFileRows } from './broken-file'
import { findAdvice, findPlaces } from './destinations'
import { Disclosure } from './disclosure'
import { Row } from './row'

const MAX_RESULTS = 30

/** Letters from which the list is searched: `R$` is the shortest text that owners look for. */
const MIN_QUERY_LENGTH = 2

/**
 * Returns the first places for a search: those that owners know by its words, the sections and the
 * fields whose name or text contains all words, first those with the words in a row. Searches each
 * text as visitors read it, as the form shows it and as it is stored. Includes empty fields of a
 * section. Excludes numbers and choices, because the owner does not know how they are stored.
 */
export function search(files: ContentFiles, query: string) {
  const words = query.split(' ')
  const hasWords = (text: string) => words.every((word) => text.includes(word))
  const { valueText } = wordsIn(files)
  const known = findPlaces(query).map((path) => ({
    path,
    shown: valueText(path, valueAt(files, path)),
  }))
  const filled = fileSections.flatMap(({ name }) => leaves(files[name], [name]))
  const empty = sections
    .flatMap(pathsOf)
    .filter((path) => valueAt(files, path) === undefined)
    .map((path) => ({ path, value: '' }))
  const named = sections
    .filter(({ title }) => hasWords(normalizeText(title)))
    .map(({ path }) => ({ path, shown: '' }))
  const found = [...empty, ...filled]
    .flatMap(({ path, value }) => {
      if (typeof value !== 'string' || fieldAt(path)?.kind === 'choice') return []
      const shown = valueText(path, value)
      const text = normalizeText(`${fieldTitle(path)} · ${shown} · ${value}`)
      return hasWords(text) ? [{ path, shown, isInRow: text.includes(query) }] : []
    })
    .sort((one, other) => Number(other.isInRow) - Number(one.isInRow))
  const places = [...known, ...named, ...found]
  const keys = places.map(({ path }) => fieldKey(path))
  return places
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .slice(0, MAX_RESULTS)
}

const SectionRow = ({ path, title, files }: Section & { files: ContentFiles }) => {
  const hiddenSwitch = hiddenSwitchOf(path)
  return (
    <Row to={fieldKey(path)}>
      {title}
      {hiddenSwitch && valueAt(files, hiddenSwitch) === true && (
        <span className="hint"> (escondida)</span>
      )}
    </Row>
  )
}

function FileRow({
  title,
  sections,
  isOpen,
  files,
}: FileSections & { isOpen: boolean; files: ContentFiles }) {
  const [only] = sections
  if (only && sections.length === 1) return <SectionRow {...only} files={files} />
  return (
    <li>
      <Disclosure name="content-files" open={isOpen}>
        <summary className="row">{title}</summary>
        <ul>
          {sections.map((section) => (
            <SectionRow key={fieldKey(section.path)} {...section} files={files} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}

/**
 * Lists the sections that the owner can change, and searches the names and texts of all fields. Shows
 * the sections of the content file whose field the owner has opened last.
 */
export function SectionList() {
  const { check, preview } = useSession()
  const state = useEditorState()
  const { draft: files } = state.history
  const { blockingCount } = check
  const [typed, setTyped] = useState('')
  const query = normalizeText(typed).trim()
  const isSearching = query.length >= MIN_QUERY_LENGTH
  const results = isSearching ? search(files, query) : []
  const advice = isSearching ? findAdvice(query) : []
  const { fullName } = wordsIn(files)
  return (
    <div className="screen sections">
      <h1 tabIndex={-1}>O que você quer mudar?</h1>
      <p>Toque num texto ou numa imagem da página, ou escolha aqui.</p>
      <div className="field">
        <input
          type="search"
          aria-label="Procurar um texto"
          placeholder="Procurar"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {isSearching ? (
        <ul className="rows results">
          {advice.map(({ title, hint }) => (
            <Row key={title} to={undefined} hint={hint}>
              {title}
            </Row>
          ))}
          {results.length + advice.length === 0 && (
            <li>
              Nenhum texto tem estas palavras. Tente outra palavra, ou apague esta e escolha na
              lista.
            </li>
          )}
          {results.map(({ path, shown }) => {
            const hash = fieldKey(path)
            return (
              <Row key={hash} to={hash} hint={shown}>
                {screenWithHash(hash)?.title ?? fullName(path)}
              </Row>
            )
          })}
        </ul>
      ) : (
        <ul className="rows">
          <BrokenFileRows contentNames={brokenFilesIn(state)} />
          {blockingCount > 0 && (
            <Row to={SCREENS.launchList.hash}>
              {SCREENS.launchList.title} <span className="badge">{blockingCount}</span>
            </Row>
          )}
          {fileSections.map((file) => (
            <FileRow
              key={file.name}
              {...file}
              isOpen={file.name === preview.lastFile}
              files={files}
            />
          ))}
          {[SCREENS.colours, SCREENS.claims, SCREENS.versions].map(({ hash, title }) => (
            <Row key={hash} to={hash}>
              {title}
            </Row>
          ))}
        </ul>
      )}
    </div>
  )
}
