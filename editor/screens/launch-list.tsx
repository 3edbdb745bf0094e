import { hrefOf } from '@/editor/addresses/addresses'
import { SCREENS } from '@/editor/addresses/screen-table'
import { formatMessage } from '@/editor/derived/words'
import { Disclosure } from '@/editor/elements/disclosure'
import { BrokenFileRows, FieldRow, Issues, Row } from '@/editor/elements/rows'
import { useDraftState, useSession } from '@/editor/session/context'
import { brokenFilesIn } from '@/editor/store/draft-store'
import type { LaunchItem } from '@/model/launch/launch-item'
import { fieldKey } from '@/model/values/tree'

/** Lists items, and gives the same advice about several in a row only once. */
function Items({ items }: { items: readonly LaunchItem[] }) {
  const advice = items.map(
    ({ remedy, reason }) => `${formatMessage(remedy)}. ${formatMessage(reason)}.`,
  )
  return (
    <ul className="rows">
      {items.map(({ path, paths, finding }, index) => (
        <Row
          key={`${fieldKey(path)} ${finding}`}
          href={hrefOf(path)}
          hint={advice[index] === advice[index - 1] ? '' : advice[index]}
          more={
            paths && (
              <Disclosure>
                <summary>Ver cada texto</summary>
                <ul className="rows">
                  {paths.map((text) => (
                    <FieldRow key={fieldKey(text)} path={text} />
                  ))}
                </ul>
              </Disclosure>
            )
          }
        >
          {formatMessage(finding)}.
        </Row>
      ))}
    </ul>
  )
}

/**
 * Shows the validation errors, the items that block a launch, the recommended items, and what
 * became of the fields of an earlier version.
 */
export function LaunchList() {
  const { issues, blocking, recommended } = useSession().check
  const state = useDraftState()
  const brokenFiles = brokenFilesIn(state)
  const { upgradeNotes = [] } = state.base
  // The screen of a broken file repairs all its fields.
  const others = issues.filter(({ path }) => !brokenFiles.includes(String(path[0])))
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{SCREENS.launchList.title}</h1>
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
      {upgradeNotes.length > 0 && (
        <>
          <p>O programa mudou, e passou estes dados para a forma nova:</p>
          <Issues issues={upgradeNotes} />
        </>
      )}
      {recommended.length > 0 && (
        <Disclosure>
          <summary className="row">Recomendado: {recommended.length}</summary>
          <Items items={recommended} />
        </Disclosure>
      )}
    </div>
  )
}
