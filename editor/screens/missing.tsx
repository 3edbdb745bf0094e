import type { LaunchItem } from '@/content/launch/item'
import type { Issue } from '@/content/validation'
import { fieldName, partTitle, sectionOf } from '@/editor/form/sections'
import { inFieldWords } from '@/editor/form/validator'
import { keyOf } from '@/editor/store/path'

/** The screen or the field that an item of the launch list is about; of a group its first field. */
function addressOf({ path }: Pick<LaunchItem, 'path'>): string {
  if (path[0] === 'claims') return `#promessas.${path[2] ?? 0}`
  const section = sectionOf(path)
  const isGroup = section && keyOf(section.path) === keyOf(path)
  const [first] = isGroup ? Object.keys(section.schema.properties ?? {}) : []
  return `#${keyOf(first ? [...path, first] : path)}`
}

const sentence = (text: string) =>
  `${text.replace(/^(?!https?:)./, (letter) => letter.toUpperCase())}.`

/** The faults of the content, each with the way to its field. */
export function Issues({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul className="rows">
      {issues.map(({ path, message }) => (
        <li key={`${keyOf(path)} ${message}`}>
          <a href={`#${keyOf(path)}`} className="row">
            <span>
              <strong>{fieldName(path as LaunchItem['path']) || partTitle(String(path[0]))}</strong>
              <span className="hint">{inFieldWords(message)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One line for all promises: their screen has the list. */
function joined(items: readonly LaunchItem[]): LaunchItem[] {
  const promises = items.filter(({ path }) => path[0] === 'claims')
  const [first] = promises
  const others = items.filter(({ path }) => path[0] !== 'claims')
  if (!first) return others
  const what = promises.length === 1 ? 'uma promessa' : `${promises.length} promessas`
  const why = 'o site promete em seu nome, e quem promete tem de poder provar'
  return [...others, { ...first, what, why, todo: 'diga de cada uma se é verdade' }]
}

const Items = ({ items }: { items: readonly LaunchItem[] }) => (
  <ul className="rows">
    {joined(items).map((item) => (
      <li key={`${keyOf(item.path)} ${item.field}`}>
        <a href={addressOf(item)} className="row">
          <span>
            <strong>{sentence(item.what)}</strong>
            <span className="hint">
              {sentence(item.todo)} {sentence(item.why)}
            </span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/** The way to the next item of the launch list, in the same form if it has one. */
export function NextMissing({
  items,
  current,
}: {
  items: readonly LaunchItem[]
  current: readonly PropertyKey[]
}) {
  const others = joined(items).filter(({ path }) => !keyOf(current).startsWith(keyOf(path)))
  const next = others.find(({ path }) => path[0] === current[0]) ?? others[0]
  if (!next) return null
  const name = next.path[0] === 'claims' ? partTitle('claims') : fieldName(next.path)
  return (
    <a href={addressOf(next)} className="button next">
      Próximo que falta: {name}
    </a>
  )
}

/** What a launch still lacks: each item leads to its field. */
export function Missing({
  issues,
  items,
}: {
  issues: readonly Issue[]
  items: readonly LaunchItem[]
}) {
  const blocking = items.filter(({ blocks }) => blocks)
  const others = items.filter(({ blocks }) => !blocks)
  return (
    <div className="screen">
      <h1 tabIndex={-1}>O que falta</h1>
      {issues.length > 0 && (
        <>
          <p>O site não é publicado enquanto isto não for corrigido:</p>
          <Issues issues={issues} />
        </>
      )}
      <p>{blocking.length > 0 ? 'Isto impede a publicação:' : 'Nada mais impede a publicação.'}</p>
      <Items items={blocking} />
      {others.length > 0 && (
        <details>
          <summary className="row">Recomendado: {joined(others).length}</summary>
          <Items items={others} />
        </details>
      )}
    </div>
  )
}
