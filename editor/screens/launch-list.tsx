import { useDraft, useEditorState, useSession } from '@/editor/context'
import { formatMessage } from '@/editor/form/format-message'
import { itemNamesIn } from '@/editor/form/item-names'
import { pathsOf, sectionOf, titleWithFile } from '@/editor/form/sections'
import { brokenFilesIn } from '@/editor/store/editor'
import type { LaunchItem } from '@/model/launch/launch-item'
import type { Issue } from '@/model/reading/issue'
import { fieldTitle, fileTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, isWithin } from '@/model/values/tree'
import { BrokenFileRows } from './broken-file'
import { Disclosure } from './disclosure'
import { Row } from './row'

/**
 * Returns the hash of a field's form or screen, without `#`. A group has the hash of its first
 * field.
 */
function hashOf(path: FieldPath): string {
  if (path[0] === 'claims') return `promessas.${path[2] ?? 0}`
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField] = isGroup ? pathsOf(section) : []
  return fieldKey(firstField ?? path)
}

/** Shows validation errors, each as a link to its field if a form has the field. */
export function Issues({ issues }: { issues: readonly Issue[] }) {
  const nameOf = itemNamesIn(useDraft())
  return (
    <ul className="rows">
      {issues.map(({ path, message }) => {
        const hasForm = sectionOf(path) !== undefined
        const help = hasForm ? '' : '. Peça a correção a quem cuida do programa.'
        return (
          <Row
            key={`${fieldKey(path)} ${message}`}
            to={hasForm ? fieldKey(path) : undefined}
            hint={`${formatMessage(message)}${help}`}
          >
            {titleWithFile(path, nameOf)}
          </Row>
        )
      })}
    </ul>
  )
}

/** Lists items, and gives the same advice about several in a row only once. */
function Items({ items }: { items: readonly LaunchItem[] }) {
  const nameOf = itemNamesIn(useDraft())
  const advice = items.map(
    ({ remedy, reason }) => `${formatMessage(remedy)}. ${formatMessage(reason)}.`,
  )
  return (
    <ul className="rows">
      {items.map((item, index) => (
        <Row
          key={`${fieldKey(item.path)} ${item.finding}`}
          to={hashOf(item.path)}
          hint={advice[index] === advice[index - 1] ? '' : advice[index]}
          more={
            item.paths && (
              <Disclosure>
                <summary>Ver cada texto</summary>
                <ul className="rows">
                  {item.paths.map((path) => (
                    <Row key={fieldKey(path)} to={fieldKey(path)}>
                      {titleWithFile(path, nameOf)}
                    </Row>
                  ))}
                </ul>
              </Disclosure>
            )
          }
        >
          {formatMessage(item.finding)}.
        </Row>
      ))}
    </ul>
  )
}

/**
 * Shows a link to the next item that blocks a launch, except the items of the current field.
 * @param current path of the current field; items of the same content file come first
 */
export function NextItem({ items, current }: { items: readonly LaunchItem[]; current: FieldPath }) {
  const nameOf = itemNamesIn(useDraft())
  const others = items.filter(({ path }) => !isWithin(current, path))
  const next = others.find(({ path }) => path[0] === current[0]) ?? others[0]
  if (!next) return null
  const { path } = next
  return (
    <a href={`#${hashOf(path)}`} className="button next-item">
      Próximo: {path[0] === 'claims' ? fileTitle('claims') : fieldTitle(path, nameOf)}
    </a>
  )
}

/** Shows what became of the fields that an earlier version of the program wrote. */
function UpgradeNotes({ notes }: { notes: readonly Issue[] }) {
  const nameOf = itemNamesIn(useDraft())
  return (
    <>
      <p>O programa mudou, e passou estes dados para a forma nova:</p>
      <ul className="rows">
        {notes.map(({ path, message }) => (
          <Row key={fieldKey(path)} to={hashOf(path)} hint={`${formatMessage(message)}.`}>
            {titleWithFile(path, nameOf)}
          </Row>
        ))}
      </ul>
    </>
  )
}

/**
 * Shows the validation errors, the items that block a launch, the recommended items, and what
 * became of the fields of an earlier version.
 */
export function LaunchList() {
  const { issues, blocking, recommended } = useSession().check
  const state = useEditorState()
  const brokenFiles = brokenFilesIn(state)
  const { upgradeNotes = [] } = state.base
  // The screen of a broken file repairs all its fields.
  const others = issues.filter(({ path }) => !brokenFiles.includes(String(path[0])))
  return (
    <div className="screen">
      <h1 tabIndex={-1}>O que falta</h1>
      {issues.length > 0 && (
        <>
          <p>O site não é publicado enquanto isto não for corrigido:</p>
          <ul className="rows">
            <BrokenFileRows contentNames={brokenFiles} />
          </ul>
          <Issues issues={others} />
        </>
      )}
      <p>{blocking.length > 0 ? 'Isto impede a publicação:' : 'Nada mais impede a publicação.'}</p>
      <Items items={blocking} />
      {upgradeNotes.length > 0 && <UpgradeNotes notes={upgradeNotes} />}
      {recommended.length > 0 && (
        <Disclosure>
          <summary className="row">Recomendado: {recommended.length}</summary>
          <Items items={recommended} />
        </Disclosure>
      )}
    </div>
  )
}
