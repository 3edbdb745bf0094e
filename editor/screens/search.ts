/** Finds what the owner searches for: screens, sections, fields and advice. */

import { formatAddress } from '@/editor/addresses/addresses'
import { SCREEN_ENTRIES } from '@/editor/addresses/screen-table'
import { fieldPathsOf, fileSections, sections } from '@/editor/addresses/sections'
import { wordsIn } from '@/editor/reading/words'
import type { ContentFiles } from '@/editor/store/content'
import type { PartKey } from '@/model/schema/content'
import { fieldAt, fieldTitle } from '@/model/schema/field-at'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey, leaves, parseFieldKey, valueAt } from '@/model/values/tree'

const MAX_RESULTS = 30

/** Letters from which the list is searched: `R$` is the shortest text that owners look for. */
export const MIN_QUERY_LENGTH = 2

/**
 * Advice on tasks that the owner does without a screen, or only an engineer can do. The words, here
 * and below, are after `normalizeText`, and in the plural, which contains the singular.
 */
const ADVICE: readonly { title: string; hint: string; words: string }[] = [
  {
    title: 'Apagar um item',
    hint: 'Abra a lista dele e toque em Remover.',
    words: 'remover excluir deletar tirar',
  },
  {
    title: 'Esconder, duplicar e mover',
    hint: 'Abra a parte do site, ou um item da lista dela: os botões estão ali.',
    words: 'ocultar mostrar copiar ordem',
  },
  {
    title: 'Logo e letras',
    hint: 'Quem cuida do programa muda isto. O nome ao lado do logo fica em Dados da empresa.',
    words: 'logotipo marca fontes',
  },
  {
    title: 'Código de acesso',
    hint: 'Toque em Sair, no fim desta lista, e entre com o código novo. Quem cuida do programa faz o código.',
    words: 'senhas entrar login',
  },
]

/** Other words by which owners look for fields and sections. */
const FIELD_WORDS: { readonly [Key in PartKey]?: string } = {
  'company.name': 'logos logotipos marcas',
  'company.hours': 'horarios horas aberto fechado expediente plantao sabados domingos',
  'company.phone': 'telefones celulares zap whats numeros',
  'company.visitFee': 'precos valores r$ custos orcamentos',
  'company.socialProfiles': 'instagram facebook youtube redes',
  'avisos.avisos': 'feriados ferias natal recados fechado',
  'photos.items': 'fotos imagens imagem figuras desenhos',
  'home.meta': 'google compartilhar links',
}

/** Keeps the sign between the name and the value of a field. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}·]/gu, '')

/**
 * Returns a function that sorts entries by how many words of a search their text has, and leaves out
 * those without any. Words in a row count as one more; between them, spaces and signs do not matter,
 * because the page formats phone numbers and codes. Apart, words of one or two letters do not count.
 * @param query result of `normalizeText`
 */
function wordCounter(query: string) {
  const words = query
    .split(' ')
    .map((word) => word.replace(/[.,;:!?]+$/, ''))
    .filter((word) => word.length > 2)
  const letters = lettersOf(query)
  const countIn = (text: string) => {
    const isInRow =
      text.includes(query) || (letters.length > 3 && lettersOf(text).includes(letters))
    return isInRow ? words.length + 1 : words.filter((word) => text.includes(word)).length
  }
  const sortByCount = <Entry extends { text: string }>(entries: readonly Entry[]) =>
    entries
      .map((entry) => ({ ...entry, count: countIn(normalizeText(entry.text)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
  return { sortByCount, wordCount: words.length }
}

type SearchResult = {
  /** Undefined for advice. */
  hash?: string
  title: string
  hint: string
}

type Entry = Omit<SearchResult, 'title'> & { title?: string; text: string }

/**
 * Returns what is known by any word of a search, then the sections and fields with all words; if there
 * are none, those with most of the words, because the page joins several fields to one text. Searches
 * each text as visitors read it, as the form shows it and as it is stored. Includes empty fields of a
 * section. Excludes numbers and choices, because the owner does not know how they are stored. Each
 * place is returned once.
 * @param query result of `normalizeText`
 */
export function search(files: ContentFiles, query: string): SearchResult[] {
  const { fullName, valueText } = wordsIn(files)
  const { sortByCount, wordCount } = wordCounter(query)
  const advice = ADVICE.map((entry) => ({ ...entry, text: `${entry.title} ${entry.words}` }))
  const screens = SCREEN_ENTRIES.flatMap(({ name, title, words }) =>
    words
      ? [
          {
            hash: formatAddress({ screen: name, path: [] }),
            title,
            hint: '',
            text: `${title} ${words}`,
          },
        ]
      : [],
  )
  const wellKnown = Object.entries(FIELD_WORDS).map(([hash, words]) => {
    const path = parseFieldKey(hash)
    const hint = valueText(path, valueAt(files, path))
    return { hash, hint, text: `${fieldTitle(path)} ${words}` }
  })
  const named = sections.map(({ path, title }) => ({ hash: fieldKey(path), hint: '', text: title }))
  const empty = sections
    .flatMap(fieldPathsOf)
    .filter((path) => valueAt(files, path) === undefined)
    .map((path) => ({ path, value: '' }))
  const filled = fileSections.flatMap(({ name }) => leaves(files[name], [name]))
  const fields = [...empty, ...filled].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || fieldAt(path)?.kind === 'choice') return []
    const hint = valueText(path, value)
    return { hash: fieldKey(path), hint, text: `${fieldTitle(path)} · ${hint} · ${value}` }
  })
  const found = sortByCount<Entry>([...named, ...fields])
  const least = Math.min(found[0]?.count ?? 0, wordCount)
  const results = new Map<string, SearchResult>()
  for (const { hash, title = fullName(parseFieldKey(hash ?? '')), hint } of [
    ...sortByCount<Entry>([...advice, ...screens, ...wellKnown]),
    ...found.filter(({ count }) => count >= least),
  ]) {
    if (results.size === MAX_RESULTS) break
    const key = hash ?? title
    if (!results.has(key)) results.set(key, { hash, title, hint })
  }
  return [...results.values()]
}
