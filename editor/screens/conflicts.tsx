import { useState } from 'react'
import { leaves } from '@/content/leaves'
import { fullName } from '@/editor/form/sections'
import type { Conflict } from '@/editor/store/merge'
import { keyOf } from '@/editor/store/path'

/** Returns a value as one line of text. */
const textOf = (value: unknown): string =>
  leaves(value)
    .map(({ value: leaf }) => leaf ?? '')
    .join(' · ') || '(vazio)'

/**
 * Shows both values of each conflicting field, and lets the owner choose one of them.
 * @param onChoose receives the conflicts in which the site's value stays
 */
export function Conflicts({
  conflicts,
  onChoose,
}: {
  conflicts: readonly Conflict[]
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
        const choices = [
          ['Aqui', ours, others],
          ['No site', theirs, [...others, conflict]],
        ] as const
        return (
          <fieldset key={keyOf(path)} className="group choices">
            <legend>{fullName(path)}</legend>
            {choices.map(([side, value, next]) => (
              <label key={side}>
                <input
                  type="radio"
                  name={keyOf(path)}
                  checked={kept.includes(conflict) === (side === 'No site')}
                  onChange={() => setKept(next)}
                />
                <span>
                  <strong>{side}:</strong> {textOf(value)}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <button type="submit" className="primary">
        Salvar o que escolhi
      </button>
    </form>
  )
}
