import * as z from 'zod'
import { checkLaunch } from '@/editor/store/launch-check'
import { bareCompany, content } from '@/fixtures/content'
import { PROGRAMMER_WORDS } from '@/fixtures/programmer-words'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { contentIssues } from '@/model/reading/validation'
import { mapLeaves } from '@/model/values/tree'
import { formatMessage } from './format-message'
import { sections } from './sections'

/** Returns the titles, hints and options of a field and of all fields inside. */
function textsOf(schema: unknown): string[] {
  const inner = unwrapSchema(schema)
  const { title, description, enumDescriptions = [], hasNoInput } = metadataOf(schema) ?? {}
  if (hasNoInput) return []
  const fields = inner instanceof z.ZodObject ? Object.values(inner.shape) : []
  const items = inner instanceof z.ZodArray ? [inner.element] : []
  return [
    title,
    description,
    ...enumDescriptions,
    ...[...fields, ...items].flatMap(textsOf),
  ].filter((text) => text !== undefined)
}

const withProgrammerWords = (texts: readonly string[]) => {
  expect(texts.length).toBeGreaterThan(20)
  return texts.filter((text) => PROGRAMMER_WORDS.test(text))
}

it('names and explains no field in the words of programmers', () => {
  const texts = sections.flatMap(({ schema, title, heading }) => [
    title,
    heading,
    ...textsOf(schema),
  ])
  expect(withProgrammerWords(texts)).toEqual([])
})

it('names a placeholder in a hint only if the owner may use it in any text', () => {
  const hints = sections.flatMap(({ schema }) => textsOf(schema))
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
  const issues = contentIssues(broken)
  expect(withProgrammerWords(issues.map(({ message }) => formatMessage(message)))).toEqual([])
})

it('lists nothing that a launch needs in the words of programmers', () => {
  const draft = {
    ...content,
    company: { ...bareCompany, siteUrl: 'https://casaserena.example', phone: '5548900000000' },
    claims: { ...content.claims, confirmed: [] },
  }
  const { blocking, recommended } = checkLaunch(draft, {}, { photos: [] }, '2026-12-24')
  const texts = [...blocking, ...recommended].flatMap(({ finding, reason, remedy }) => [
    finding,
    reason,
    remedy,
  ])
  expect(withProgrammerWords(texts.map(formatMessage))).toEqual([])
})
