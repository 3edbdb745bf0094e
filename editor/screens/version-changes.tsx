import { sectionOf } from '@/editor/addresses/sections'
import { wordsIn } from '@/editor/derived/words'
import { useDraft } from '@/editor/session/context'
import type { ContentFiles } from '@/editor/store/content'
import { type Difference, isListDifference } from '@/editor/store/differences'
import { itemsById } from '@/editor/store/list-items'
import { fieldKey } from '@/model/values/tree'
import './version-changes.css'

/** Shows a value before and after, or the items that a list has lost and got, or its new order. */
function Change(change: Difference) {
  const { valueText } = wordsIn(useDraft())
  const { path, before, after } = change
  const line = (word: string, Text: 'del' | 'ins', text: string, key = word) => (
    <span key={key} className="lines">
      {word}: <Text>{text}</Text>
    </span>
  )
  if (!isListDifference(change))
    return [
      line('Antes', 'del', valueText(path, before) || '(vazio)'),
      line('Depois', 'ins', valueText(path, after) || '(vazio)'),
    ]
  const [earlier, later] = [itemsById(change.before), itemsById(change.after)]
  const gone = [...earlier].filter(([id]) => !later.has(id))
  const added = [...later].filter(([id]) => !earlier.has(id))
  if (gone.length + added.length === 0) return <span className="lines">Mudou a ordem.</span>
  return [
    ...gone.map(([id, item]) => line('Saiu', 'del', valueText([...path, 0], item), id)),
    ...added.map(([id, item]) => line('Entrou', 'ins', valueText([...path, 0], item), id)),
  ]
}

/**
 * Lists what a save changed, by section, in the words of the page.
 * @param onTakeBack receives the changes to take back: one, all of a section, or all of the save
 */
export function VersionChanges({
  files,
  changes,
  onTakeBack,
}: {
  /** The content of the save. */
  files: ContentFiles
  changes: readonly Difference[]
  onTakeBack: (changes: readonly Difference[]) => void
}) {
  if (changes.length === 0) return <p>Esta versão não mudou nenhum texto do site.</p>
  const { fullName } = wordsIn(files)
  const sectionTitleOf = ({ path }: Difference) =>
    fullName(sectionOf(path)?.path ?? path.slice(0, 1))
  const sectionTitles = [...new Set(changes.map(sectionTitleOf))]
  return (
    <div className="changes">
      {sectionTitles.map((sectionTitle) => {
        const changesOfSection = changes.filter((change) => sectionTitleOf(change) === sectionTitle)
        return (
          <section key={sectionTitle} aria-label={sectionTitle}>
            <h2>{sectionTitle}</h2>
            <ul>
              {changesOfSection.map((change) => {
                const title = fullName(change.path)
                // Without the title of the section, which is above.
                const shortTitle = title.slice(`${sectionTitle} › `.length)
                return (
                  <li key={fieldKey(change.path)}>
                    {shortTitle && <strong>{shortTitle}</strong>}
                    <Change {...change} />
                    <button
                      type="button"
                      aria-label={`Desfazer só isto: ${title}`}
                      onClick={() => onTakeBack([change])}
                    >
                      Desfazer só isto
                    </button>
                  </li>
                )
              })}
            </ul>
            {changesOfSection.length > 1 && (
              <button
                type="button"
                aria-label={`Desfazer esta parte: ${sectionTitle}`}
                onClick={() => onTakeBack(changesOfSection)}
              >
                Desfazer esta parte
              </button>
            )}
          </section>
        )
      })}
      {sectionTitles.length > 1 && (
        <button type="button" onClick={() => onTakeBack(changes)}>
          Desfazer tudo desta versão
        </button>
      )}
    </div>
  )
}
