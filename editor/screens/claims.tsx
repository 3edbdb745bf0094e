import { useEffect, useMemo, useState } from 'react'
import { lengthMessage, textOnSite } from '@/editor/form/fields/text'
import { titleWithFile } from '@/editor/form/sections'
import { type ContentFiles, fieldKey } from '@/editor/store/content-files'
import { claimsWithPaths } from '@/model/launch/claims'
import type { Claim, SiteContent } from '@/model/schema'
import { type FieldPath, valueAt } from '@/model/tree'
import { schemaAt } from '@/model/validation'
import { createClaimSuggestions, maxLengthOf, type Suggestion } from './claim-suggestions'
import { Disclosure } from './disclosure'

type ChangeField = (path: FieldPath, value: unknown) => void

const sentenceCount = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 frase' : `${length} frases`

/** Shows a field for a text with a claim, and a button that takes the claim out of the text. */
function Sentence({
  path,
  value,
  company,
  suggestion,
  onChange,
  onFocus,
}: {
  path: FieldPath
  value: string
  company: unknown
  /** Undefined if the text no longer makes the claim. */
  suggestion: Suggestion | undefined
  onChange: ChangeField
  onFocus: (path: FieldPath) => void
}) {
  const key = fieldKey(path)
  const max = maxLengthOf(schemaAt(path))
  const { length } = textOnSite(value, path, company)
  /**
   * Accepts the suggestion, and focuses the button that follows, or the list's summary after the
   * last.
   */
  const accept = (button: HTMLButtonElement, { path, value }: Suggestion) => {
    const list = button.closest('details')
    const buttons = () => [...(list?.querySelectorAll('button') ?? [])]
    const index = buttons().indexOf(button)
    onChange(path, value)
    requestAnimationFrame(() => {
      const next = buttons()[index] ?? list?.querySelector('summary')
      next?.focus({ preventScroll: true })
    })
  }
  return (
    <div className="field">
      <label htmlFor={key}>{titleWithFile(path)}</label>
      <textarea
        id={key}
        rows={2}
        value={value}
        onFocus={() => onFocus(path)}
        onChange={({ target }) => onChange(path, target.value)}
      />
      <p className={length > max ? 'counter over-limit' : 'counter'}>
        {lengthMessage(length, 1, max)}
      </p>
      {suggestion && (
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => accept(currentTarget, suggestion)}
        >
          {suggestion.label}
        </button>
      )}
    </div>
  )
}

/** Shows all claims. The owner confirms the true claims, and removes the others from the texts. */
export function ClaimsScreen({
  content,
  draft,
  today,
  openClaim,
  onChange,
  onFocus,
}: {
  /** The content with filled placeholders, in which claims are found. */
  content: SiteContent
  /** The content with placeholders, which the fields show. */
  draft: ContentFiles
  today: string
  /** Index of the claim in the URL's hash. */
  openClaim: string | number | undefined
  onChange: ChangeField
  onFocus: (path: FieldPath) => void
}) {
  const claims = Object(valueAt(draft, ['claims']))
  const items: readonly Claim[] = claims.items ?? []
  const confirmed: readonly string[] = claims.confirmed ?? []
  const claimsOnSite = useMemo(() => claimsWithPaths(content), [content])
  const suggestions = useMemo(() => createClaimSuggestions(content, draft), [content, draft])
  // Keeps a text on the screen after its claim is removed, because the owner may still be typing.
  const [pathsByClaim] = useState(() => new Map<string, Map<string, FieldPath>>())
  const sentencesOf = (claim: string, found: readonly FieldPath[]) => {
    const known = pathsByClaim.get(claim) ?? new Map(found.map((path) => [fieldKey(path), path]))
    for (const path of found) known.set(fieldKey(path), path)
    pathsByClaim.set(claim, known)
    return [...known.values()].filter((path) => valueAt(draft, path) !== undefined)
  }
  /** Changes a text. Forgets the texts of a list that loses an item, because their paths change. */
  const change: ChangeField = (path, value) => {
    const lists = Array.isArray(value) ? [...pathsByClaim.values()] : []
    for (const known of lists)
      for (const key of known.keys()) if (key.startsWith(`${fieldKey(path)}.`)) known.delete(key)
    onChange(path, value)
  }
  useEffect(() => {
    if (openClaim !== undefined)
      document.getElementById(`promessa-${openClaim}`)?.scrollIntoView({ block: 'center' })
  }, [openClaim])

  /**
   * Stores whether the owner confirms a claim, with the current day.
   * @param claimText the claim with filled placeholders, because a changed fact makes another claim
   */
  const confirm = (claimText: string, isConfirmed: boolean) => {
    const others = confirmed.filter((other) => other !== claimText)
    onChange(['claims'], {
      ...claims,
      confirmed: isConfirmed ? [...others, claimText] : others,
      confirmedOn: today,
    })
  }
  return (
    <div className="screen">
      <h1 tabIndex={-1}>Promessas</h1>
      <p className="hint">
        Marque o que você pode provar. O que não é verdade não fica no site: mude as frases aqui
        mesmo.
      </p>
      <ul className="rows claims">
        {items.map(({ claim, proof }, index) => {
          const { paths = [], words = [] } = claimsOnSite[index] ?? {}
          // Skips paths that the draft has changed since the content was checked.
          const found = paths.filter((path) => suggestions.makesClaim(path, words))
          const sentences = sentencesOf(claim, found)
          const claimText = claimsOnSite[index]?.claim ?? claim
          const isConfirmed = confirmed.includes(claimText)
          const isOpen = found.length > 0 && !isConfirmed
          return (
            <li key={claim} id={`promessa-${index}`}>
              {found.length > 0 || isConfirmed ? (
                <label className="option-label">
                  <input
                    type="checkbox"
                    checked={isConfirmed}
                    onChange={({ target }) => confirm(claimText, target.checked)}
                  />
                  <span>{claimText}</span>
                </label>
              ) : (
                <p>{claimText}</p>
              )}
              {found.length === 0 && (
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
                      ? `Não é verdade? Mudar ${sentenceCount(found)}`
                      : `Ver ${sentenceCount(sentences)}`}
                  </summary>
                  <p className="hint">Prova: {proof}.</p>
                  {sentences.map((path) => (
                    <Sentence
                      key={fieldKey(path)}
                      path={path}
                      value={String(valueAt(draft, path))}
                      company={draft.company}
                      suggestion={suggestions.suggest(path, words)}
                      onChange={change}
                      onFocus={onFocus}
                    />
                  ))}
                </Disclosure>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
