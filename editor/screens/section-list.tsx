import { useState } from 'react'
import { leaves } from '@/content/leaves'
import { normalizeText } from '@/content/normalize-text'
import { fieldName, type Part, parts, type Section } from '@/editor/form/sections'
import { type Files, keyOf } from '@/editor/store/path'

const MOST_RESULTS = 30

/** The fields whose name or text has the words. */
const search = (files: Files, words: string) =>
  parts
    .flatMap(({ name }) => leaves(files[name], [name]))
    .filter(({ path, value }) => normalizeText(`${fieldName(path)} ${value}`).includes(words))
    .slice(0, MOST_RESULTS)

const SectionLink = ({ path, title }: Pick<Section, 'path' | 'title'>) => (
  <li>
    <a href={`#${keyOf(path)}`} className="row">
      {title}
    </a>
  </li>
)

function PartGroup({ title, sections }: Part) {
  const [only] = sections
  if (only && sections.length === 1) return <SectionLink {...only} />
  return (
    <li>
      <details name="parts">
        <summary className="row">{title}</summary>
        <ul>
          {sections.map((section) => (
            <SectionLink key={keyOf(section.path)} {...section} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Everything that the owner can change, and a search in all texts. */
export function SectionList({ files, missing }: { files: Files; missing: number }) {
  const [typed, setTyped] = useState('')
  const words = normalizeText(typed).trim()
  return (
    <div className="screen">
      <h1 tabIndex={-1}>O que você quer mudar?</h1>
      <p className="hint">Toque num texto ou numa imagem da página, ou escolha aqui.</p>
      <label className="visually-hidden" htmlFor="search">
        Procurar um texto
      </label>
      <input
        id="search"
        type="search"
        placeholder="Procurar um texto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {words.length > 2 ? (
        <ul className="rows">
          {search(files, words).map(({ path, value }) => (
            <li key={keyOf(path)}>
              <a href={`#${keyOf(path)}`} className="row">
                <span>
                  {fieldName(path)}
                  <span className="hint">{String(value)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="rows">
          {missing > 0 && (
            <li>
              <a href="#o-que-falta" className="row">
                O que falta <span className="badge">{missing}</span>
              </a>
            </li>
          )}
          {parts.map((part) => (
            <PartGroup key={part.name} {...part} />
          ))}
          <li>
            <a href="#promessas" className="row">
              Promessas
            </a>
          </li>
          <li>
            <a href="#versoes" className="row">
              Versões
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
