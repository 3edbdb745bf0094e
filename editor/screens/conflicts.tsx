import { useState } from 'react'
import { leaves } from '@/content/leaves'
import { fieldName, partTitle } from '@/editor/form/sections'
import type { Conflict } from '@/editor/store/merge'
import { keyOf } from '@/editor/store/path'

/** A value in plain words. */
const words = (value: unknown): string =>
  value === undefined
    ? '(vazio)'
    : leaves(value)
        .map(({ value }) => String(value))
        .join(' · ') || '(vazio)'

/** Shows the fields that were changed here and on the site. The owner chooses, field by field. */
export function Conflicts({
  conflicts,
  onChoose,
}: {
  conflicts: readonly Conflict[]
  /** Receives the conflicts in which the site's value stays. */
  onChoose: (theirs: readonly Conflict[]) => void
}) {
  const [kept, setKept] = useState<readonly Conflict[]>([])
  return (
    <form
      className="screen"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(kept)
      }}
    >
      <h1 tabIndex={-1}>Mudou aqui e no site</h1>
      <p>Alguém salvou outra coisa nestes campos depois que você os abriu. Escolha o que fica.</p>
      {conflicts.map((conflict) => {
        const { path, ours, theirs } = conflict
        const others = kept.filter((each) => each !== conflict)
        return (
          <fieldset key={keyOf(path)} className="group choices">
            <legend>
              {partTitle(String(path[0]))} › {fieldName(path)}
            </legend>
            <label>
              <input
                type="radio"
                name={keyOf(path)}
                defaultChecked
                onChange={() => setKept(others)}
              />
              <span>
                <strong>Aqui:</strong> {words(ours)}
              </span>
            </label>
            <label>
              <input
                type="radio"
                name={keyOf(path)}
                onChange={() => setKept([...others, conflict])}
              />
              <span>
                <strong>No site:</strong> {words(theirs)}
              </span>
            </label>
          </fieldset>
        )
      })}
      <button type="submit" className="primary">
        Salvar o que escolhi
      </button>
    </form>
  )
}
