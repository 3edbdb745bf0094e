import { useState } from 'react'
import { formatValue } from '@/editor/form/format-value'
import {
  type FileSections,
  fieldsOf,
  fileSections,
  type Section,
  sections,
  titleWithFile,
} from '@/editor/form/sections'
import { type ContentFiles, fieldKey } from '@/editor/store/content-files'
import { normalizeText } from '@/model/format/normalize-text'
import { leaves, valueAt } from '@/model/tree'
import { fieldTitle, schemaMetadataAt } from '@/model/validation'
import { hiddenSwitchOf } from '@/model/visible-content'
import { BrokenFileRows } from './broken-file'
import { Disclosure } from './disclosure'
import { Row } from './row'

const MAX_RESULTS = 30

/**
 * Returns the first fields whose name or text, as shown or as stored, contains the words. Includes
 * empty fields of a section. Excludes numbers and choices, because the owner does not know how they
 * are stored.
 */
function search(files: ContentFiles, query: string) {
  const filled = fileSections.flatMap(({ name }) => leaves(files[name], [name]))
  const empty = sections
    .flatMap(fieldsOf)
    .filter((path) => valueAt(files, path) === undefined)
    .map((path) => ({ path, value: '' }))
  return [...empty, ...filled]
    .filter(
      ({ path, value }) => typeof value === 'string' && !schemaMetadataAt(path)?.enumDescriptions,
    )
    .map(({ path, value }) => ({ path, value, shown: formatValue(path, value) }))
    .filter(({ path, value, shown }) =>
      normalizeText(`${fieldTitle(path)} ${shown} ${value}`).includes(query),
    )
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
 * Lists the sections that the owner can change, and searches the names and texts of all fields.
 * @param openFile name of the content file whose field the owner has opened last; the list shows
 * the sections of that file
 */
export function SectionList({
  files,
  brokenFiles,
  blockingCount,
  openFile,
}: {
  files: ContentFiles
  brokenFiles: readonly string[]
  blockingCount: number
  openFile: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const query = normalizeText(typed).trim()
  const results = query.length > 2 ? search(files, query) : undefined
  return (
    <div className="screen">
      <h1 tabIndex={-1}>O que você quer mudar?</h1>
      <p>Toque num texto ou numa imagem da página, ou escolha aqui.</p>
      <input
        type="search"
        aria-label="Procurar um texto"
        placeholder="Procurar"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {results ? (
        <ul className="rows results">
          {results.length === 0 && <li>Nenhum texto tem estas palavras.</li>}
          {results.map(({ path, shown }) => (
            <Row key={fieldKey(path)} to={fieldKey(path)} hint={shown}>
              {titleWithFile(path)}
            </Row>
          ))}
        </ul>
      ) : (
        <ul className="rows">
          <BrokenFileRows contentNames={brokenFiles} />
          {blockingCount > 0 && (
            <Row to="o-que-falta">
              O que falta <span className="badge">{blockingCount}</span>
            </Row>
          )}
          {fileSections.map((file) => (
            <FileRow key={file.name} {...file} isOpen={file.name === openFile} files={files} />
          ))}
          <Row to="cores">Cores</Row>
          <Row to="promessas">Promessas</Row>
          <Row to="versoes">Versões</Row>
        </ul>
      )}
    </div>
  )
}
