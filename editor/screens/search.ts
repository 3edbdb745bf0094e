/** Finds screens, sections, fields and advice by the words that the owner types. */

import { SCREEN_ENTRIES } from '@/editor/addresses/screen-table'
import { fieldPathsOf, fileSections, sections } from '@/editor/addresses/sections'
import { wordsIn } from '@/editor/derived/words'
import type { ContentFiles } from '@/editor/store/content'
import type { PartKey } from '@/model/schema/content'
import { fieldAt, fieldTitle } from '@/model/schema/field-at'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey, leaves, parseFieldKey, valueAt } from '@/model/values/tree'

const MAX_RESULTS = 30

/** Letters from which the list is searched: `R$` is the shortest text that owners look for. */
export const MIN_QUERY_LENGTH = 2

/** Letters from which an unfinished word leads to a keyword: a preposition, such as `de`, has fewer. */
const MIN_UNFINISHED_LENGTH = 3

/**
 * Advice on tasks that the owner does without a screen, or only an engineer can do. `words` has the
 * keywords, here and below: the beginnings of words by which owners look for a place, after
 * `normalizeText` and without spaces.
 */
const ADVICE: readonly { title: string; hint: string; words: string }[] = [
  {
    title: 'Apagar um item',
    hint: 'Abra a lista dele e toque em Remover.',
    words: 'apag remov exclu delet tira',
  },
  {
    title: 'Esconder, duplicar e mover',
    hint: 'Abra a parte do site, ou um item da lista dela: os botões estão ali.',
    words: 'escon ocult mostra dupli copia mover ordem',
  },
  {
    title: 'Logo e letras',
    hint: 'Quem cuida do programa muda isto. O nome ao lado do logo fica em Dados da empresa.',
    words: 'logo marca letra fonte',
  },
  {
    title: 'Código de acesso',
    hint: 'Toque em Sair, no fim desta lista, e entre com o código novo. Quem cuida do programa faz o código.',
    words: 'codigo senha entra login',
  },
]

/** The words of fields and sections that are not in their titles. */
const WORDS_OF_PARTS: { readonly [Key in PartKey]?: string } = {
  'company.name': 'logo marca',
  'company.hours': 'hora abert fecha expe plant sabad domin',
  'company.phone': 'telef celu zap what numer',
  'company.visitFee': 'preco valor r$ custo orca',
  'company.googleReviews': 'avalia estrel nota',
  'company.socialProfiles': 'insta face youtu rede',
  'avisos.avisos': 'feria natal recad fecha',
  'photos.items': 'foto image figur desen',
  'home.meta': 'googl compar link',
}

type SearchResult = {
  /** Undefined for advice. */
  hash?: string
  title: string
  hint: string
}

/** A possible result, with the texts and the beginnings of words that lead to it. */
type Entry = Omit<SearchResult, 'title'> & {
  /** By default, the names of the field and of its content file. */
  title?: string
  texts: readonly string[]
  words?: string
}

/**
 * Returns all that a search may find. The texts of a field are its title, and its value as visitors read
 * it and as it is stored. Includes empty fields of a section. Excludes numbers and choices, because the
 * owner does not know how they are stored.
 */
function entriesIn(files: ContentFiles): Entry[] {
  const { valueText } = wordsIn(files)
  const advice = ADVICE.map((entry) => ({ ...entry, texts: [entry.title] }))
  const screens = SCREEN_ENTRIES.flatMap(({ hash, title = '', words }) =>
    words ? [{ hash, title, hint: '', texts: [title], words }] : [],
  )
  const parts = Object.entries(WORDS_OF_PARTS).map(([hash, words]) => {
    const path = parseFieldKey(hash)
    return { hash, hint: valueText(path, valueAt(files, path)), texts: [fieldTitle(path)], words }
  })
  const named = sections.map(({ path, title }) => ({
    hash: fieldKey(path),
    hint: '',
    texts: [title],
  }))
  const empty = sections
    .flatMap(fieldPathsOf)
    .filter((path) => valueAt(files, path) === undefined)
    .map((path) => ({ path, value: '' }))
  const filled = fileSections.flatMap(({ name }) => leaves(files[name], [name]))
  const fields = [...empty, ...filled].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || fieldAt(path)?.kind === 'choice') return []
    const hint = valueText(path, value)
    return { hash: fieldKey(path), hint, texts: [fieldTitle(path), hint, value] }
  })
  return [...advice, ...screens, ...parts, ...named, ...fields]
}

/** Removes spaces and signs, because the page formats phone numbers and codes. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}$]/gu, '')

/**
 * Returns each result once: first the entries with a keyword of the search, then those with the search in a
 * row, then those with the most words of the search: all of them, or fewer if the page joins several fields
 * to one text.
 * @param query result of `normalizeText`
 */
export function search(files: ContentFiles, query: string): SearchResult[] {
  const { fullName } = wordsIn(files)
  const letters = lettersOf(query)
  const words = query.split(' ').map((word) => word.replace(/[.,;:!?]+$/, ''))
  // Each word with all that follows, because owners also type a space in `24h`.
  const rests = words.map((_, index) => lettersOf(words.slice(index).join('')))
  const leadsTo = (keyword: string) =>
    rests.some(
      (rest) =>
        rest.startsWith(keyword) ||
        (rest.length >= MIN_UNFINISHED_LENGTH && keyword.startsWith(rest)),
    )
  const entries = entriesIn(files).map((entry) => {
    const texts = entry.texts.map(normalizeText)
    const isInRow = letters !== '' && texts.some((text) => lettersOf(text).includes(letters))
    const shown = words.filter((word) => word && texts.some((text) => text.includes(word)))
    return {
      ...entry,
      hasKeyword: entry.words?.split(' ').some(leadsTo),
      isInRow,
      // The page may also have formatted the words.
      count: isInRow ? words.length : shown.length,
    }
  })
  const most = Math.max(1, ...entries.map(({ count }) => count))
  const results = new Map<string, SearchResult>()
  for (const { hash, title = fullName(parseFieldKey(hash ?? '')), hint } of [
    ...entries.filter(({ hasKeyword }) => hasKeyword),
    ...entries.filter(({ isInRow }) => isInRow),
    ...entries.filter(({ count }) => count === most),
  ]) {
    const key = hash ?? title
    if (results.size < MAX_RESULTS && !results.has(key)) results.set(key, { hash, title, hint })
  }
  return [...results.values()]
}
