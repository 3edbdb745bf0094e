import { type ReactNode, useState } from 'react'
import { formatValue } from '@/editor/form/format-value'
import { titleWithFile } from '@/editor/form/sections'
import { fieldKey } from '@/editor/store/content-files'
import type { Conflict, Resolution } from '@/editor/store/merge'
import { type FieldPath, valueAt } from '@/model/tree'

/**
 * Shows both values of each conflicting field, and lets the owner choose one of them.
 * @param onResolve receives the chosen value of each conflict
 */
export function Conflicts({
  conflicts,
  onResolve,
  onPostpone,
  renderPhoto,
}: {
  conflicts: readonly Conflict[]
  onResolve: (resolutions: readonly Resolution[]) => void
  onPostpone: () => void
  renderPhoto: (file: string) => ReactNode
}) {
  const [resolutions, setResolutions] = useState<readonly Resolution[]>(
    conflicts.map((conflict) => ({ ...conflict, value: conflict.ours })),
  )
  const showValue = (path: FieldPath, value: unknown) => {
    const file = valueAt(value, ['file'])
    if (typeof file !== 'string') return formatValue(path, value) || '(vazio)'
    const others = Object.entries(Object(value)).filter(([key]) => key !== 'file')
    return (
      <>
        {renderPhoto(file)} {formatValue(path, Object.fromEntries(others))}
      </>
    )
  }
  const resolve = (resolution: Resolution, value: unknown) =>
    setResolutions(
      resolutions.map((other) => (other === resolution ? { ...resolution, value } : other)),
    )
  return (
    <form
      className="screen"
      onSubmit={(event) => {
        event.preventDefault()
        onResolve(resolutions)
      }}
    >
      <h1 tabIndex={-1}>Mudou aqui e no site</h1>
      <p>Alguém salvou outra coisa nestes campos depois que você os abriu. Escolha o que fica.</p>
      {resolutions.map((resolution) => {
        const { path, ours, theirs, value } = resolution
        const sides = [
          ['Aqui', ours],
          ['No site', theirs],
        ] as const
        return (
          <fieldset key={fieldKey(path)} className="group">
            <legend>{titleWithFile(path)}</legend>
            {sides.map(([side, option]) => (
              <label key={side} className="option-label">
                <input
                  type="radio"
                  name={fieldKey(path)}
                  checked={value === option}
                  onChange={() => resolve(resolution, option)}
                />
                <span>
                  <strong>{side}:</strong> {showValue(path, option)}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <p className="button-row">
        <button type="submit" className="primary">
          Salvar o que escolhi
        </button>
        <button type="button" onClick={onPostpone}>
          Voltar sem salvar
        </button>
      </p>
    </form>
  )
}
