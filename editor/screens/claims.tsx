import { useEffect, useMemo, useRef, useState } from 'react'
import { useDraft, useSession } from '@/editor/context'
import { Field } from '@/editor/form/field'
import { Option } from '@/editor/form/option'
import { useWords } from '@/editor/form/words'
import { shownContent } from '@/editor/store/lenient-content'
import { claimsWithPaths, isConfirmed } from '@/model/launch/claims'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, valueAt } from '@/model/values/tree'
import { Disclosure } from './disclosure'

const sentenceCount = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 frase' : `${length} frases`

/**
 * Shows the field of a text with a claim, and a link to the form of the text, because only the form
 * can remove a list item.
 * @param isRepeated true if a claim above shows the field, whose id must be unique
 */
function Sentence({ path, isRepeated }: { path: FieldPath; isRepeated: boolean }) {
  const draft = useDraft()
  const { fullName, valueText } = useWords()
  const value = valueAt(draft, path)
  const href = `#${fieldKey(path)}`
  const field = fieldAt(path)
  // The words of the opening hours come from a group, which has its own form.
  if (isRepeated || field?.kind !== 'text')
    return (
      <p>
        <a href={href}>{fullName(path)}</a>: {valueText(path, value)}
      </p>
    )
  return (
    <>
      <Field field={field} path={path} value={value} label={fullName(path)} />
      <a href={href}>Abrir no formulário</a>
    </>
  )
}

/** Shows all claims. The owner confirms the true claims, and removes the others from the texts. */
export function ClaimsScreen() {
  const { editor, today, requestedPath } = useSession()
  const draft = useDraft()
  /** Index of the claim in the URL's hash. */
  const [, openClaim] = requestedPath
  // Placeholders are filled, because a changed fact makes another claim.
  const content = useMemo(() => shownContent(draft), [draft])
  const claimsOnSite = useMemo(() => claimsWithPaths(content), [content])
  const screen = useRef<HTMLDivElement>(null)
  // Keeps a text on the screen after its claim is removed, because the owner may still be typing.
  const [claimsAtFirst] = useState(claimsOnSite)
  useEffect(() => {
    if (openClaim !== undefined)
      document.getElementById(`promessa-${openClaim}`)?.scrollIntoView({ block: 'center' })
  }, [openClaim])

  /** Stores the confirmed claims with the current day. */
  const store = (next: readonly string[]) =>
    editor.change(['claims'], {
      ...Object(valueAt(draft, ['claims'])),
      confirmed: next,
      confirmedOn: today,
    })
  const shownAbove = new Set<string>()
  const rows = claimsOnSite.map(({ claim, proof, paths }, index) => {
    const isTrue = isConfirmed(content.claims, claim, today)
    const all = [...(claimsAtFirst[index]?.paths ?? []), ...paths]
    const unique = new Map(all.map((path) => [fieldKey(path), path]))
    const sentences = [...unique]
      // Keeps an emptied text, but not the texts of an item that an undo has removed.
      .filter(([, path]) => valueAt(draft, path.slice(0, -1)) !== undefined)
      .map(([key, path]) => ({ key, path, isRepeated: shownAbove.has(key) }))
    for (const { key } of sentences) shownAbove.add(key)
    return { claim, proof, paths, sentences, isTrue, isOpen: paths.length > 0 && !isTrue }
  })
  const confirmed = rows.filter(({ isTrue }) => isTrue).map(({ claim }) => claim)
  const confirm = (claim: string, isTrue: boolean) => {
    const others = confirmed.filter((other) => other !== claim)
    store(isTrue ? [...others, claim] : others)
  }
  const open = rows.filter(({ isOpen }) => isOpen).map(({ claim }) => claim)
  return (
    <div className="screen" ref={screen}>
      <h1 tabIndex={-1}>Promessas</h1>
      <p className="hint">
        Marque o que você pode provar. O que não é verdade não fica no site: mude as frases aqui
        mesmo.
      </p>
      <ul className="rows claims">
        {rows.map(({ claim, proof, paths, sentences, isTrue, isOpen }, index) => (
          <li key={claim} id={`promessa-${index}`}>
            {paths.length > 0 || isTrue ? (
              <Option checked={isTrue} onChange={(isChecked) => confirm(claim, isChecked)}>
                {claim}
              </Option>
            ) : (
              <p>{claim}</p>
            )}
            {paths.length > 0 && <p className="hint">Prova: {proof}.</p>}
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
                {sentences.map(({ key, ...sentence }) => (
                  <Sentence key={key} {...sentence} />
                ))}
              </Disclosure>
            )}
          </li>
        ))}
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
