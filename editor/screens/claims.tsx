import { useEffect, useMemo, useState } from 'react'
import { hrefOf } from '@/editor/addresses/addresses'
import { SCREENS } from '@/editor/addresses/screen-table'
import { wordsIn } from '@/editor/derived/words'
import { Disclosure } from '@/editor/elements/disclosure'
import { Option } from '@/editor/elements/option'
import { Field } from '@/editor/form/field'
import { useContent, useDraft, useOpened, useSession } from '@/editor/session/context'
import { idPathOf, pathIn, pathOf, pathsOf } from '@/editor/store/list-items'
import { claimsWithPaths, isConfirmed } from '@/model/launch/unconfirmed-claims'
import { fieldAt } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, groupAt, valueAt } from '@/model/values/tree'
import './claims.css'

const sentenceCount = (count: number) => (count === 1 ? '1 frase' : `${count} frases`)

/**
 * Shows the field of a text with a claim, and a link to the form of the text, because only the form
 * can remove a list item.
 * @param isRepeated true if a claim above shows the field, whose id must be unique
 */
function Sentence({ path, isRepeated }: { path: FieldPath; isRepeated: boolean }) {
  const draft = useDraft()
  const { fullName, valueText } = wordsIn(draft)
  const value = valueAt(draft, path)
  const href = hrefOf(path)
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

/**
 * Returns all claims with the paths of their sentences, whose placeholders are filled, because a
 * changed fact makes another claim. Scans the site after a pause in typing. `sentences` includes those
 * that had the claim when the owner opened the screen, because the owner may still be typing.
 */
function useClaims() {
  const { check, today } = useSession()
  const draft = useDraft()
  const { claims } = useContent()
  const scanned = useMemo(() => claimsWithPaths(check.content), [check.content])
  const claimsOnSite = scanned.map(({ paths, ...claim }) => ({
    ...claim,
    paths: paths.flatMap((path) => {
      const present = pathIn(draft, check.draft, path)
      return present ? [present] : []
    }),
  }))
  const idPathsOf = ({ claim, paths }: (typeof claimsOnSite)[number]) =>
    [claim, paths.map((path) => idPathOf(draft, path))] as const
  const [first] = useState(() => new Map(claimsOnSite.map(idPathsOf)))
  const shownKeys = new Set<string>()
  return claimsOnSite.map((claim) => {
    // A merge may have moved the texts.
    const all = [...pathsOf(draft, first.get(claim.claim) ?? []), ...claim.paths]
    const sentences = [...new Map(all.map((path) => [fieldKey(path), path]))]
      // Keeps an emptied text, but not the texts of an item that is gone.
      .filter(([, path]) => valueAt(draft, path.slice(0, -1)) !== undefined)
      .map(([key, path]) => ({ key, path, isRepeated: shownKeys.has(key) }))
    for (const { key } of sentences) shownKeys.add(key)
    return { ...claim, sentences, isTrue: isConfirmed(claims, claim.claim, today) }
  })
}

type ShownClaim = ReturnType<typeof useClaims>[number]

/** Shows a claim with its proof and its sentences. */
function ClaimRow({
  shown: { claim, proof, isTrue, paths, sentences },
  onConfirm,
}: {
  shown: ShownClaim
  onConfirm: (isTrue: boolean) => void
}) {
  const isOnSite = paths.length > 0
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
              ? `Não é verdade? Mudar ${sentenceCount(paths.length)}`
              : `Ver ${sentenceCount(sentences.length)}`}
          </summary>
          {sentences.map(({ key, ...sentence }) => (
            <Sentence key={key} {...sentence} />
          ))}
        </Disclosure>
      )}
    </>
  )
}

/** Shows all claims. The owner confirms the true claims, and removes the others from the texts. */
export function ClaimsScreen() {
  const { store, today } = useSession()
  const opened = useOpened()
  const shownClaims = useClaims()
  useEffect(() => {
    const path = pathOf(store.get().draft, opened)?.slice(0, 3) ?? []
    document.getElementById(fieldKey(path))?.scrollIntoView({ block: 'center' })
  }, [store, opened])
  const unconfirmed = shownClaims.filter(({ isTrue, paths }) => paths.length > 0 && !isTrue)

  /** Stores the confirmed claims with the current day. */
  const confirm = (confirmed: readonly ShownClaim[]) =>
    store.change(['claims'], {
      ...groupAt(store.get().draft, ['claims']),
      confirmed: confirmed.map(({ claim }) => claim),
      confirmedOn: today,
    })
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{SCREENS.claims.title}</h1>
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
                confirm(shownClaims.filter((other) => (other === shown ? isTrue : other.isTrue)))
              }
            />
          </li>
        ))}
      </ul>
      {unconfirmed.length > 1 && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            confirm(shownClaims.filter((shown) => shown.isTrue || unconfirmed.includes(shown)))
            // Moves the focus, because this button disappears.
            const boxes =
              currentTarget.parentElement?.querySelectorAll<HTMLElement>('[type="checkbox"]') ?? []
            lastOf([...boxes])?.focus({ preventScroll: true })
          }}
        >
          Li todas e posso provar as {unconfirmed.length} que faltam
        </button>
      )}
    </div>
  )
}
