import { sections } from '@/editor/addresses/sections'
import { checkDraft } from '@/editor/derived/draft-check'
import { formatMessage } from '@/editor/derived/words'
import { unchanged } from '@/editor/store/content'
import { bareCompany, content } from '@/fixtures/content'
import { PROGRAMMER_WORDS } from '@/fixtures/programmer-words'
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { checkContent } from '@/model/reading/validation'
import { contentField, fieldsIn } from '@/model/schema/field-at'
import { mapLeaves } from '@/model/values/tree'

/** Returns the titles, hints and options of a field and of all fields inside. */
function textsOf(field: FieldDescriptor): string[] {
  if (field.hasNoInput) return []
  const options = 'options' in field ? field.options.map(({ title }) => title) : []
  const items = field.kind === 'list' ? [field.item] : []
  const inner = [...Object.values(fieldsIn(field)), ...items]
  return [field.title, field.description ?? '', ...options, ...inner.flatMap(textsOf)]
}

const withProgrammerWords = (texts: readonly string[]) => {
  expect(texts.length).toBeGreaterThan(20)
  return texts.filter((text) => PROGRAMMER_WORDS.test(text))
}

it('names and explains no field in the words of programmers', () => {
  const texts = sections.flatMap(({ field, title, heading }) => [title, heading, ...textsOf(field)])
  expect(withProgrammerWords(texts)).toEqual([])
})

/** All that the descriptor of a field may have, of which the compiler refuses no other metadata. */
const DESCRIPTOR_NAMES: readonly string[] = [
  ...['title', 'description', 'example', 'hasNoInput', 'traits', 'isOneValue', 'lastDay'],
  ...['kind', 'fields', 'item', 'min', 'max', 'uniqueFields', 'options', 'leadsToCard'],
  ...['clean', 'slot'],
  ...['optional', 'fallback', 'parse', 'format', 'replacement', 'initial', 'inputAttributes'],
]

const namesIn = (field: FieldDescriptor): string[] => [
  ...Object.keys(field),
  ...[...Object.values(fieldsIn(field)), ...('item' in field ? [field.item] : [])].flatMap(namesIn),
]

it('describes no field by metadata that no program reads', () => {
  const unknown = namesIn(contentField).filter((name) => !DESCRIPTOR_NAMES.includes(name))
  expect(unknown).toEqual([])
})

it('names a placeholder in a hint only if the owner may use it in any text', () => {
  const hints = sections.flatMap(({ field }) => textsOf(field))
  const named = new Set(hints.flatMap((hint) => hint.match(/\{\w+\}/g) ?? []))
  expect([...named].sort()).toEqual(['{cidades}', '{horario}', '{resposta}'])
})

it.each([
  ['wrong', '?'],
  ['missing', undefined],
  ['too long', 'a'.repeat(2000)],
])('explains no %s value in the words of programmers', (_, value) => {
  // The editor's switches can have no wrong value.
  const broken = mapLeaves(content, (leaf) => (typeof leaf === 'boolean' ? leaf : value))
  const { issues } = checkContent(broken)
  expect(withProgrammerWords(issues.map(({ message }) => formatMessage(message)))).toEqual([])
})

it('lists nothing that a launch needs in the words of programmers', () => {
  const draft = {
    ...content,
    company: { ...bareCompany, siteUrl: 'https://casaserena.example', phone: '5548900000000' },
    claims: { ...content.claims, confirmed: [] },
  }
  const { blocking, recommended } = checkDraft(
    unchanged({ oid: '', files: draft, photos: [] }),
    '2026-12-24',
  )
  const texts = [...blocking, ...recommended].flatMap(({ finding, reason, remedy }) => [
    finding,
    reason,
    remedy,
  ])
  expect(withProgrammerWords(texts.map(formatMessage))).toEqual([])
})
