import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditor } from '@/editor/context'
import { Field } from '@/editor/form/field'
import { titleWithFile } from '@/editor/form/sections'
import type { ContentFiles } from '@/editor/store/content-files'
import { shownContent } from '@/editor/store/lenient-content'
import { hoursText } from '@/model/format/opening-hours'
import { claimsWithPaths } from '@/model/launch/claims'
import { readHours } from '@/model/reading/placeholders'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, valueAt } from '@/model/values/tree'
import { Disclosure } from './disclosure'

/** Returns the text of a field, or the words of the opening hours, a group that pages show in words. */
function textAt(draft: ContentFiles, path: FieldPath): unknown {
  const value = valueAt(draft, path)
  if (fieldKey(path) !== 'company.hours') return value
  const { opening = [] } = readHours(value) ?? {}
  return hoursText({ opening })
}

const sentenceCount = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 frase' : `${length} frases`

/**
 * Shows the field of a text with a claim, and a link to the form of the text, because only the form
 * can remove a list item.
 */
function Sentence({ path }: { path: FieldPath }) {
  const { draft } = useEditor()
  const href = `#${fieldKey(path)}`
  const field = fieldAt(path)
  // The words of the opening hours come from a group, which has its own form.
  if (field?.kind !== 'text')
    return (
      <p>
        <a href={href}>{titleWithFile(path)}</a>: {String(textAt(draft, path) ?? '')}
      </p>
    )
  return (
    <>
      <Field field={field} path={path} value={valueAt(draft, path)} label={titleWithFile(path)} />
      <a href={href}>Abrir no formulário</a>
    </>
  )
}

/** Shows all claims. The owner confirms the true claims, and removes the others from the texts. */
export function ClaimsScreen() {
  const { editor, draft, today, requestedPath } = useEditor()
  /** Index of the claim in the URL's hash. */
  const [, openClaim] = requestedPath
  const claims = Object(valueAt(draft, ['claims']))
  const confirmed: readonly string[] = claims.confirmed ?? []
  // Placeholders are filled, because a changed fact makes another claim.
  const claimsOnSite = useMemo(() => claimsWithPaths(shownContent(draft)), [draft])
  const screen = useRef<HTMLDivElement>(null)
  // Keeps a text on the screen after its claim is removed, because the owner may still be typing.
  const [claimsAtFirst] = useState(claimsOnSite)
  const sentencesOf = (index: number, found: readonly FieldPath[]) => {
    const paths = [...(claimsAtFirst[index]?.paths ?? []), ...found]
    const unique = new Map(paths.map((path) => [fieldKey(path), path]))
    // Keeps an emptied text, but not the texts of an item that an undo has removed.
    return [...unique.values()].filter((path) => valueAt(draft, path.slice(0, -1)) !== undefined)
  }
  useEffect(() => {
    if (openClaim !== undefined)
      document.getElementById(`promessa-${openClaim}`)?.scrollIntoView({ block: 'center' })
  }, [openClaim])

  /** Stores the confirmed claims with the current day. */
  const store = (next: readonly string[]) =>
    editor.change(['claims'], { ...claims, confirmed: next, confirmedOn: today })
  const confirm = (claim: string, isConfirmed: boolean) => {
    const others = confirmed.filter((other) => other !== claim)
    store(isConfirmed ? [...others, claim] : others)
  }
  const rows = claimsOnSite.map(({ claim, proof, paths }) => {
    const isConfirmed = confirmed.includes(claim)
    return { claim, proof, paths, isConfirmed, isOpen: paths.length > 0 && !isConfirmed }
  })
  const open = rows.filter(({ isOpen }) => isOpen).map(({ claim }) => claim)
  return (
    <div className="screen" ref={screen}>
      <h1 tabIndex={-1}>Promessas</h1>
      <p className="hint">
        Marque o que você pode provar. O que não é verdade não fica no site: mude as frases aqui
        mesmo.
      </p>
      <ul className="rows claims">
        {rows.map(({ claim, proof, paths, isConfirmed, isOpen }, index) => {
          const sentences = sentencesOf(index, paths)
          return (
            <li key={claim} id={`promessa-${index}`}>
              {paths.length > 0 || isConfirmed ? (
                <label className="option-label">
                  <input
                    type="checkbox"
                    checked={isConfirmed}
                    onChange={({ target }) => confirm(claim, target.checked)}
                  />
                  <span>{claim}</span>
                </label>
              ) : (
                <p>{claim}</p>
              )}
              {paths.length === 0 && (
                <p className="hint">
                  {sentences.length > 0
                    ? 'Pronto: o site não diz mais isto.'
                    : 'O site não diz isto.'}
                </p>
              )}
              {sentences.length > 0 && (
                <Disclosure>
                  <summary>
                    {isOpen
                      ? `Não é verdade? Mudar ${sentenceCount(paths)}`
                      : `Ver ${sentenceCount(sentences)}`}
                  </summary>
                  <p className="hint">Prova: {proof}.</p>
                  {sentences.map((path) => (
                    <Sentence key={fieldKey(path)} path={path} />
                  ))}
                </Disclosure>
              )}
            </li>
          )
        })}
      </ul>
      {open.length > 1 && (
        <button
          type="button"
          onClick={() => {
            store([...confirmed, ...open])
            // Moves the focus, because this button disappears.
            const boxes = screen.current?.querySelectorAll<HTMLElement>('[type="checkbox"]') ?? []
            boxes[boxes.length - 1]?.focus({ preventScroll: true })
          }}
        >
          Li todas e posso provar as {open.length} que faltam
        </button>
      )}
    </div>
  )
}
