import { useEffect, useRef, useState } from 'react'
import { wordsIn } from '@/editor/derived/words'
import { Option } from '@/editor/elements/option'
import { Photo } from '@/editor/elements/photo'
import { useSession } from '@/editor/session/context'
import { useValue } from '@/editor/session/use-value'
import type { ContentFiles } from '@/editor/store/content'
import { type Resolution, resolutionsFor } from '@/editor/store/merge'
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import {
  type FieldPath,
  fieldKey,
  groupAt,
  isObject,
  valueAt,
  withValue,
} from '@/model/values/tree'

/** The content with the values of one side, and a field, item or list in it. */
type Place = { files: ContentFiles; path: FieldPath }

/** Shows a value in one line, and a photo as an image. */
function Line({ files, path }: Place) {
  const { valueText } = wordsIn(files)
  const value = valueAt(files, path)
  const { file, ...others } = groupAt(files, path)
  if (fieldAt([...path, 'file'])?.kind !== 'photo' || !file)
    return valueText(path, value) || '(vazio)'
  return (
    <>
      <Photo file={String(file)} /> {valueText(path, others)}
    </>
  )
}

/**
 * Shows the value of a side. Emphasizes the items of a list that the other side does not have, and
 * only names the others.
 */
function SideValue({ files, path, other }: Place & { other: unknown }) {
  const value = valueAt(files, path)
  const areChoices = fieldAt(path)?.kind === 'choices'
  if (!Array.isArray(value) || value.length === 0 || areChoices)
    return <Line files={files} path={path} />
  const isShared = (item: unknown) =>
    Array.isArray(other) && other.some((otherItem) => isEqual(otherItem, item))
  return value.map((item, index) => {
    const itemPath = [...path, index]
    const Text = isShared(item) ? 'span' : 'strong'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal items differ by their index only
      <Text key={index} className="lines">
        {index + 1}.{' '}
        {isShared(item) && isObject(item) ? (
          wordsIn(files).itemName(itemPath)
        ) : (
          <Line files={files} path={itemPath} />
        )}
      </Text>
    )
  })
}

/**
 * Shows both values of each conflicting field, item or list, and lets the owner choose one of them,
 * or both if both sides only added items.
 */
export function Conflicts() {
  const { saver } = useSession()
  const { result, unresolvedMerge } = useValue(saver)
  const isSaving = result.kind === 'running'
  const { merged = {}, conflicts = [] } = { ...unresolvedMerge }
  /** The last choice first. */
  const [choices, setChoices] = useState<readonly Resolution[]>([])
  const resolutions = conflicts.map(
    (conflict) => resolutionsFor([conflict], choices)[0] ?? { ...conflict, value: conflict.ours },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // Also after a save that finds other conflicts.
  useEffect(() => {
    if (unresolvedMerge) heading.current?.focus()
  }, [unresolvedMerge])
  const { fullName } = wordsIn(merged)
  return (
    <form
      className="screen"
      onSubmit={(event) => {
        event.preventDefault()
        saver.save(resolutions)
      }}
    >
      <h1 tabIndex={-1} ref={heading}>
        Mudou aqui e no site
      </h1>
      <p>
        Alguém salvou outra coisa nestes campos ou listas depois que você os abriu. Escolha o que
        fica.
      </p>
      {resolutions.map((resolution) => {
        const { path, ours, theirs, joined, value } = resolution
        const sides = [
          { side: 'Aqui', option: ours, other: theirs },
          { side: 'No site', option: theirs, other: ours },
          ...(joined ? [{ side: 'Os dois', option: joined, other: joined }] : []),
        ]
        return (
          <fieldset key={fieldKey(path)} className="group" disabled={isSaving}>
            <legend>{fullName(path)}</legend>
            {sides.map(({ side, option, other }) => (
              <Option
                key={side}
                type="radio"
                name={fieldKey(path)}
                checked={value === option}
                onChange={() => setChoices([{ ...resolution, value: option }, ...choices])}
              >
                <strong>{side}:</strong>{' '}
                <SideValue files={withValue(merged, path, option)} path={path} other={other} />
              </Option>
            ))}
          </fieldset>
        )
      })}
      <p className="button-row">
        <button type="submit" className="primary">
          Salvar o que escolhi
        </button>
        <button type="button" disabled={isSaving} onClick={saver.postpone}>
          Voltar sem salvar
        </button>
      </p>
    </form>
  )
}
