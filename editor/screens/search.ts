/** Finds what the owner searches for: screens, sections, fields and advice. */

import { SCREEN_ENTRIES } from '@/editor/addresses/screen-table'
import { fileSections, pathsOf, sections } from '@/editor/addresses/sections'
import { wordsIn } from '@/editor/reading/words'
import type { ContentFiles } from '@/editor/store/draft'
import { normalizeText } from '@/model/pasted/normalize-text'
import { fieldAt, fieldTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, leaves, parseFieldKey, valueAt } from '@/model/values/tree'

const MAX_RESULTS = 30

/** Letters from which the list is searched: `R$` is the shortest text that owners look for. */
export const MIN_QUERY_LENGTH = 2

/**
 * Words with which owners look for a section or a field whose name and text lack them, by its hash;
 * after `normalizeText`.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'company.name': ['logo', 'logotipo', 'marca', 'nome'],
  'company.hours': ['horas', 'aberto', 'fechado', 'expediente', 'plantao', 'sabado', 'domingo'],
  'company.phone': ['telefone', 'celular', 'zap', 'whats', 'numero'],
  'company.visitFee': ['preco', 'valor', 'r$', 'custo', 'orcamento'],
  'company.socialProfiles': ['instagram', 'facebook', 'youtube', 'rede'],
  'avisos.avisos': ['feriado', 'ferias', 'natal', 'recado', 'fechado'],
  'photos.items': ['foto', 'imagem', 'figura', 'desenho'],
  'home.meta': ['google', 'compartilhar', 'link'],
}

type Advice = { title: string; hint: string; words: readonly string[] }

/** Advice on tasks that the owner does without a screen, or only an engineer can do. */
const ADVICE: readonly Advice[] = [
  {
    title: 'Apagar um item',
    hint: 'Abra a lista dele e toque em Remover.',
    words: ['apagar', 'remover', 'excluir', 'deletar', 'tirar'],
  },
  {
    title: 'Esconder, duplicar e mover',
    hint: 'Abra a parte do site, ou um item da lista dela: os botões estão ali.',
    words: ['esconder', 'ocultar', 'mostrar', 'duplicar', 'copiar', 'mover', 'ordem'],
  },
  {
    title: 'Logo e letras',
    hint: 'Quem cuida do programa muda isto. O nome ao lado do logo fica em Dados da empresa.',
    words: ['logo', 'logotipo', 'marca', 'letra', 'fonte'],
  },
  {
    title: 'Código de acesso',
    hint: 'Toque em Sair, no fim desta lista, e entre com o código novo. Quem cuida do programa faz o código.',
    words: ['senha', 'codigo', 'acesso', 'entrar', 'login'],
  },
]

/**
 * Returns a function that checks whether a search has one of some words. The start of a word is
 * enough from four letters on, and a plural finds its singular.
 */
function wordFinder(query: string) {
  const typed = [query, ...query.split(' ')]
  return (words: readonly string[]) =>
    words.some((word) =>
      typed.some(
        (part) =>
          [word, `${word}s`, `${word}es`].includes(part) ||
          (part.length >= 4 && word.startsWith(part)),
      ),
    )
}

type Place = { path: FieldPath; shown: string }

/**
 * Returns the sections and fields that owners know by other words.
 * @param hasWord result of `wordFinder`
 */
function findPlaces(files: ContentFiles, hasWord: ReturnType<typeof wordFinder>): Place[] {
  const { valueText } = wordsIn(files)
  return Object.entries(SYNONYMS)
    .map(([hash, words]) => ({ path: parseFieldKey(hash), words }))
    .filter(({ path, words }) => hasWord([normalizeText(fieldAt(path)?.title ?? ''), ...words]))
    .map(({ path }) => ({ path, shown: valueText(path, valueAt(files, path)) }))
}

/** Keeps the sign between the name and the value of a field. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}·]/gu, '')

/**
 * Returns a function that measures how much of a search a text has: more than 1 for the words in a
 * row, 1 for all words apart, otherwise the share of their letters. Ignores spaces and signs in a row,
 * because the page formats phone numbers and codes.
 * @param query result of `normalizeText`
 */
function textMatcher(query: string) {
  const words = query.split(' ').map((word) => word.replace(/[.,;:!?]+$/, ''))
  const letters = lettersOf(query)
  const hasInRow = (text: string) =>
    text.includes(query) || (letters.length > 3 && lettersOf(text).includes(letters))
  const length = words.join('').length
  return (text: string) =>
    hasInRow(text) ? 2 : words.filter((word) => text.includes(word)).join('').length / length
}

/**
 * Returns the sections and fields whose name or text contains all words, first those with the words
 * in a row. If there are none, returns those with most of the words, because the page joins several
 * fields to one text. Searches each text as visitors read it, as the form shows it and as it is
 * stored. Includes empty fields of a section. Excludes numbers and choices, because the owner does
 * not know how they are stored.
 */
function findTexts(files: ContentFiles, query: string): Place[] {
  const match = textMatcher(query)
  const { valueText } = wordsIn(files)
  const filled = fileSections.flatMap(({ name }) => leaves(files[name], [name]))
  const empty = sections
    .flatMap(pathsOf)
    .filter((path) => valueAt(files, path) === undefined)
    .map((path) => ({ path, value: '' }))
  const named = sections
    .filter(({ title }) => match(normalizeText(title)) >= 1)
    .map(({ path }) => ({ path, shown: '' }))
  const found = [...empty, ...filled]
    .flatMap(({ path, value }) => {
      if (typeof value !== 'string' || fieldAt(path)?.kind === 'choice') return []
      const shown = valueText(path, value)
      const text = normalizeText(`${fieldTitle(path)} · ${shown} · ${value}`)
      return [{ path, shown, share: match(text) }]
    })
    .sort((one, other) => other.share - one.share)
  const [{ share: best } = { share: 0 }] = found
  const least = best < 1 && named.length === 0 ? Math.max(best, 0.5) : 1
  return [...named, ...found.filter(({ share }) => share >= least)]
}

type SearchResult = {
  /** Undefined for advice. */
  hash?: string
  title: string
  hint: string
}

/**
 * Returns the advice and the screens for a search, then the first places: those that owners know by
 * its words, and those whose name or text contains them. Each place is returned once.
 * @param query result of `normalizeText`
 */
export function search(files: ContentFiles, query: string): SearchResult[] {
  const hasWord = wordFinder(query)
  const { fullName } = wordsIn(files)
  const advice = ADVICE.filter(({ words }) => hasWord(words))
  const screens = SCREEN_ENTRIES.flatMap(({ hash, title = '', words }) =>
    words && hasWord([normalizeText(title), ...words]) ? [{ hash, title, hint: '' }] : [],
  )
  const places = new Map<string, SearchResult>()
  for (const { path, shown } of [...findPlaces(files, hasWord), ...findTexts(files, query)]) {
    const hash = fieldKey(path)
    if (places.size === MAX_RESULTS) break
    if (!places.has(hash)) places.set(hash, { hash, title: fullName(path), hint: shown })
  }
  return [...advice, ...screens, ...places.values()]
}
