import { useEffect, useMemo, useRef, useState } from 'react'
import { useDraft, useSession } from '@/editor/context'
import { Field } from '@/editor/form/field'
import { Option } from '@/editor/form/option'
import { useWords } from '@/editor/form/words'
import { shownContent } from '@/editor/store/lenient-content'
import { pathIn } from '@/editor/store/list-items'
import { claimsWithPaths, isConfirmed } from '@/model/launch/claims'
import type { Claim } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, valueAt } from '@/model/values/tree'
import { Disclosure } from './disclosure'

const sentenceCount = (count: number) => (count === 1 ? '1 frase' : `${count} frases`)

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

type ShownClaim = Pick<Claim, 'claim' | 'proof'> & {
  isTrue: boolean
  /** Count of the sentences that make the claim now. */
  count: number
  /** The texts with the claim, also those that had it when the owner opened the screen. */
  sentences: readonly { path: FieldPath; isRepeated: boolean }[]
}

/** Shows a claim with its proof and its sentences. */
function ClaimRow({
  shown: { claim, proof, isTrue, count, sentences },
  onConfirm,
}: {
  shown: ShownClaim
  onConfirm: (isTrue: boolean) => void
}) {
  const isOnSite = count > 0
  const absence =
    sentences.length > 0 ? 'Pronto: o site não diz mais isto.' : 'O site não diz isto.'
  return (
    <>
      {isOnSite || isTrue ? (
        <Option checked={isTrue} onChange={onConfirm}>
          {claim}
        </Option>
      ) : (
        <p>{claim}</p>
      )}
      <p className="hint">{isOnSite ? `Prova: ${proof}.` : absence}</p>
      {sentences.length > 0 && (
        <Disclosure>
          <summary>
            {isOnSite && !isTrue
              ? `Não é verdade? Mudar ${sentenceCount(count)}`
              : `Ver ${sentenceCount(sentences.length)}`}
          </summary>
          {sentences.map((sentence) => (
            <Sentence key={fieldKey(sentence.path)} {...sentence} />
          ))}
        </Disclosure>
      )}
    </>
  )
}

/** Shows all claims. The owner confirms the true claims, and removes the others from the texts. */
export function ClaimsScreen() {
  const { editor, today, requestedPath } = useSession()
  const draft = useDraft()
  // Placeholders are filled, because a changed fact makes another claim.
  const content = useMemo(() => shownContent(draft), [draft])
  const claimsOnSite = useMemo(() => claimsWithPaths(content), [content])
  const screen = useRef<HTMLDivElement>(null)
  // Keeps a text on the screen after its claim is removed, because the owner may still be typing.
  const [first] = useState({ draft, claims: claimsOnSite })
  useEffect(() => {
    const claimKey = fieldKey(requestedPath.slice(0, 3))
    document.getElementById(claimKey)?.scrollIntoView({ block: 'center' })
  }, [requestedPath])

  const keysAbove = new Set<string>()
  const shownClaims = claimsOnSite.map(({ claim, proof, paths }, index): ShownClaim => {
    const place = pathIn(first.draft, draft, ['claims', 'items', index])
    const { paths: pathsAtFirst = [] } = first.claims[Number(place && lastOf(place))] ?? {}
    const kept = pathsAtFirst.map((path) => pathIn(draft, first.draft, path) ?? [])
    const unique = new Map([...kept, ...paths].map((path) => [fieldKey(path), path]))
    const sentences = [...unique]
      // Keeps an emptied text, but not the texts of an item that is gone.
      .filter(([key, path]) => key && valueAt(draft, path.slice(0, -1)) !== undefined)
      .map(([key, path]) => ({ path, isRepeated: keysAbove.has(key) }))
    for (const { path } of sentences) keysAbove.add(fieldKey(path))
    const isTrue = isConfirmed(content.claims, claim, today)
    return { claim, proof, isTrue, count: paths.length, sentences }
  })
  const open = shownClaims.filter(({ isTrue, count }) => count > 0 && !isTrue)

  /** Stores the confirmed claims with the current day. */
  const store = (confirmed: readonly ShownClaim[]) =>
    editor.change(['claims'], {
      ...Object(valueAt(draft, ['claims'])),
      confirmed: confirmed.map(({ claim }) => claim),
      confirmedOn: today,
    })
  return (
    <div className="screen" ref={screen}>
      <h1 tabIndex={-1}>Promessas</h1>
      <p className="hint">
        Marque o que você pode provar. O que não é verdade não fica no site: mude as frases aqui
        mesmo.
      </p>
      <ul className="rows claims">
        {shownClaims.map((shown, index) => (
          <li key={shown.claim} id={fieldKey(['claims', 'items', index])}>
            <ClaimRow
              shown={shown}
              onConfirm={(isTrue) =>
                store(shownClaims.filter((other) => (other === shown ? isTrue : other.isTrue)))
              }
            />
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <button
          type="button"
          onClick={() => {
            store(shownClaims.filter((shown) => shown.isTrue || open.includes(shown)))
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
