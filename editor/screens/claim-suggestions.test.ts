import { type ContentFiles, fieldKey, withValue } from '@/editor/store/content-files'
import { fillContent, readLeniently } from '@/editor/store/lenient-content'
import { DELIVERED_FOLDER, FIXTURE_FOLDER } from '@/model/folder'
import { normalizeText } from '@/model/format/normalize-text'
import { claimsWithPaths, keywordPattern } from '@/model/launch/claims'
import { readContent } from '@/model/read'
import type { SiteContent } from '@/model/schema'
import { type FieldPath, leaves, valueAt } from '@/model/tree'
import { parseContent, schemaAt } from '@/model/validation'
import { createClaimSuggestions, maxLengthOf, removeClaim } from './claim-suggestions'

const files: ContentFiles = readContent(DELIVERED_FOLDER)

/**
 * Accepts the suggestions of one claim, one after the other, until the site no longer makes the
 * claim.
 * @throws if a field has no suggestion, or the result is invalid
 */
function withoutClaim(start: ContentFiles, index: number): ContentFiles {
  let draft = start
  for (let count = 0; count < 100; count++) {
    const content = fillContent(readLeniently(draft))
    const { paths = [], words = [] } = claimsWithPaths(content)[index] ?? {}
    const [path] = paths
    if (!path) {
      parseContent(draft)
      return draft
    }
    const suggestion = createClaimSuggestions(content, draft).suggest(path, words)
    if (!suggestion) throw new Error(`${fieldKey(path)} has no suggestion`)
    draft = withValue(draft, suggestion.path, suggestion.value) as ContentFiles
  }
  throw new Error('The site still makes the claim.')
}

describe.each([DELIVERED_FOLDER, FIXTURE_FOLDER])('the content of %s', (folder) => {
  const start: ContentFiles = readContent(folder)
  const claims = claimsWithPaths(parseContent(start)).map(({ claim }, index) => ({ claim, index }))

  it.each(claims)('removes the claim from all texts: $claim', ({ index }) => {
    expect(() => withoutClaim(start, index)).not.toThrow()
  })

  it('removes all claims together', () => {
    const draft = claims.reduce((before, { index }) => withoutClaim(before, index), start)
    expect(claimsWithPaths(parseContent(draft)).flatMap(({ paths }) => paths)).toEqual([])
  })

  it('has neutral texts, none of which makes a claim', () => {
    const { items, neutral, neutralTitles, neutralHours, neutralFigures } =
      parseContent(start).claims
    const anyClaim = keywordPattern(items.flatMap(({ words }) => words))
    const texts = leaves([neutral, neutralTitles, neutralHours, neutralFigures]).map(({ value }) =>
      normalizeText(String(value)),
    )
    expect(texts.filter((text) => anyClaim.test(text))).toEqual([])
    expect(neutral.length * neutralTitles.length).toBeGreaterThan(0)
  })
})

it.each([
  [
    'Mande uma foto. Respondemos 24 horas por dia! Diga o bairro.',
    'Mande uma foto. Diga o bairro.',
  ],
  ['Atendimento 24 horas', ''],
  ['Mais de 24 horas.', ''],
  ['A lei pede 24 horas (art. 19). Guarde o papel.', 'Guarde o papel.'],
  ['Orçamento grátis · atendimento 24 horas', 'Orçamento grátis'],
  ['Atendimento 24 horas · orçamento grátis', 'Orçamento grátis'],
  ['Temos 1.024 horas de voo', 'Temos 1.024 horas de voo'],
])('removes only the phrases that make a claim: %j', (text, rest) => {
  const claim = keywordPattern(['24 horas'])
  expect(removeClaim(text, (phrase) => claim.test(normalizeText(phrase)))).toBe(rest)
})

it('returns the maximum length of a field', () => {
  expect(maxLengthOf(schemaAt(['home', 'hero', 'title']))).toBe(60)
  expect(maxLengthOf(schemaAt(['home', 'about', 'idea', 'title']))).toBe(48)
})

/**
 * Returns the suggestion for a field of the delivered content that consists of the word “zepelim”.
 */
function suggestionFor(path: FieldPath, changes: ContentFiles = {}) {
  const draft = withValue({ ...files, ...changes }, path, 'Zepelim') as ContentFiles
  const content = draft as unknown as SiteContent
  return createClaimSuggestions(content, draft).suggest(path, ['zepelim'])
}

it.each<[FieldPath, string]>([
  [['company', 'hours', 'note'], 'Tirar do site: Observação'],
  [['company', 'nightVisits'], 'Tirar do site: Visita à noite'],
  [
    ['home', 'meta', 'title'],
    'Trocar por “A sua dedetizadora em Criciúma, Içara e Balneário Rincão, SC”',
  ],
  [['drains', 'hero', 'title'], 'Trocar por “Desentupimento, do ralo à fossa”'],
  [
    ['interface', 'facts', 'description'],
    'Trocar por “Serviços de dedetização e controle de pragas”',
  ],
  [['home', 'meta', 'keywords', 8], 'Tirar do site: Palavra-chave'],
  [['home', 'questions', 'items', 0, 'answer'], 'Tirar do site: Pergunta'],
  [['home', 'method', 'proof', 'text'], 'Tirar do site: Comprovante'],
  [['home', 'hero', 'highlights', 1, 'title'], 'Trocar por “Nosso atendimento”'],
  [['home', 'hero', 'response'], 'Trocar por “Mande uma foto pelo WhatsApp e diga o bairro”'],
  [['home', 'figures', 2, 'label'], 'Trocar por “1 conversa no WhatsApp para começar”'],
  [
    ['drains', 'services', 'items', 0, 'description'],
    'Trocar por “Antes de combinar o serviço, queremos entender o que acontece na sua casa ou empresa. Mande uma foto ou um vídeo pelo WhatsApp, diga o bairro e conte desde quando é assim.”',
  ],
])('suggests a change that removes the claim from the field %j: %s', (path, label) => {
  expect(suggestionFor(path)?.label).toBe(label)
})

it('replaces the number of a figure together with its name', () => {
  expect(suggestionFor(['home', 'figures', 2, 'numeral'])).toMatchObject({
    path: ['home', 'figures', 2],
    value: { numeral: '1 conversa', label: 'no WhatsApp para começar' },
  })
})

it('replaces the answer of a question if the list is at its minimum length', () => {
  const home = withValue(
    files.home,
    ['questions', 'items'],
    [...(valueAt(files, ['home', 'questions', 'items']) as unknown[]).slice(0, 3)],
  )
  const path = ['home', 'questions', 'items', 0, 'answer']
  expect(suggestionFor(path, { home } as ContentFiles)?.path).toEqual(path)
})

it('suggests no text that the page shows or that makes another claim', () => {
  const claims = {
    items: [{ claim: 'Temos barco.', words: ['barco'], proof: 'a nota fiscal' }],
    neutral: ['Vamos de barco.', valueAt(files, ['home', 'about', 'intro']), 'Oi.'],
  }
  expect(suggestionFor(['home', 'hero', 'text'], { claims })?.value).toBe('Oi.')
})

it.each([
  ['nothing for a text that does not make the claim', 'Diga o bairro.', undefined],
  ['a replacement for an empty text', '', 'Desentupimento, do ralo à fossa'],
])('suggests %s', (_, text, value) => {
  const path = ['drains', 'hero', 'title']
  const draft = withValue(files, path, text) as ContentFiles
  const suggestions = createClaimSuggestions(draft as unknown as SiteContent, draft)
  expect(suggestions.suggest(path, ['zepelim'])?.value).toBe(value)
})

it('suggests a note in place of opening hours that make the claim', () => {
  const suggestions = createClaimSuggestions(parseContent(files), files)
  expect(suggestions.suggest(['company', 'hours'], ['24 horas'])).toEqual({
    path: ['company', 'hours'],
    value: { note: 'Em horário combinado pelo WhatsApp' },
    label: 'Trocar por “Em horário combinado pelo WhatsApp”',
  })
  const draft = withValue(files, ['company', 'hours'], { note: 'Com hora marcada' }) as ContentFiles
  const after = createClaimSuggestions(parseContent(draft), draft)
  expect(after.suggest(['company', 'hours'], ['24 horas'])).toBeUndefined()
})
