/** Finds what the owner searches for: screens, sections, fields and advice. */

import { SCREENS } from '@/editor/addresses/screen-table'
import { fileSections, pathsOf, sections } from '@/editor/addresses/sections'
import { wordsIn } from '@/editor/reading/words'
import type { ContentFiles } from '@/editor/store/draft'
import { normalizeText } from '@/model/pasted/normalize-text'
import type { PartKey } from '@/model/schema/content'
import { fieldAt, fieldTitle } from '@/model/schema/field-at'
import { fieldKey, leaves, parseFieldKey, valueAt } from '@/model/values/tree'

const MAX_RESULTS = 30

/** Letters from which the list is searched: `R$` is the shortest text that owners look for. */
export const MIN_QUERY_LENGTH = 2

/**
 * Entries that owners look for with other words than their name and text have: advice on tasks that
 * they do without a screen, or only an engineer can do; then screens, sections and fields. The words
 * are after `normalizeText`, and in the plural, which contains the singular.
 */
const KNOWN: readonly {
  hash?: PartKey | typeof SCREENS.launchList.hash | typeof SCREENS.versions.hash
  title?: string
  hint?: string
  words: string
}[] = [
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
  { ...SCREENS.launchList, hint: '', words: 'publicar no ar lancar' },
  { ...SCREENS.colours, hint: '', words: 'colorido fundos' },
  { ...SCREENS.claims, hint: '', words: '24 horas garantias verdades' },
  { ...SCREENS.versions, hint: '', words: 'apagar desfazer voltar historico versao' },
  { hash: 'company.name', words: 'logos logotipos marcas' },
  {
    hash: 'company.hours',
    words: 'horarios horas aberto fechado expediente plantao sabados domingos',
  },
  { hash: 'company.phone', words: 'telefones celulares zap whats numeros' },
  { hash: 'company.visitFee', words: 'precos valores r$ custos orcamentos' },
  { hash: 'company.socialProfiles', words: 'instagram facebook youtube redes' },
  { hash: 'avisos.avisos', words: 'feriados ferias natal recados fechado' },
  { hash: 'photos.items', words: 'fotos imagens imagem figuras desenhos' },
  { hash: 'home.meta', words: 'google compartilhar links' },
]

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
  const known = KNOWN.map(({ hash, title, hint, words }): Entry => {
    const path = parseFieldKey(hash ?? '')
    const text = `${title ?? fieldTitle(path)} ${words}`
    return { hash, title, hint: hint ?? valueText(path, valueAt(files, path)), text }
  })
  const named = sections.map(({ path, title }) => ({ hash: fieldKey(path), hint: '', text: title }))
  const empty = sections
    .flatMap(pathsOf)
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
    ...sortByCount(known),
    ...found.filter(({ count }) => count >= least),
  ]) {
    if (results.size === MAX_RESULTS) break
    const key = hash ?? title
    if (!results.has(key)) results.set(key, { hash, title, hint })
  }
  return [...results.values()]
}
