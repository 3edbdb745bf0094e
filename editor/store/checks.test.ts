import { FIXTURE } from '@/content/folder'
import { readContent } from '@/content/read'
import { siteContent } from '@/content/schema'
import { anyCompany } from '@/fixtures/any-company'
import { newIssues, photoPaths, tidy } from './checks'
import type { Files } from './path'
import { withValue } from './path'

const files: Files = readContent(FIXTURE)
const at = (path: readonly (string | number)[], value: unknown) =>
  withValue(files, path, value) as Files

it('refuses what breaks a rule of another file', () => {
  const towns = [{ name: 'Tubarão', latitude: -28.4, longitude: -49 }]
  expect(newIssues(files, at(['company', 'towns'], towns))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ message: expect.stringMatching(/não é uma cidade atendida/) }),
    ]),
  )
})

it('does not refuse a change for what was wrong before, wherever in its list it stands now', () => {
  const broken = at(['home', 'questions', 'items', 1, 'question'], '')
  const questions = [
    ...(broken.home as never as { questions: { items: unknown[] } }).questions.items,
  ]
  const moved = withValue(broken, ['home', 'questions', 'items'], questions.reverse()) as Files
  expect(newIssues(broken, moved)).toEqual([])
  expect(newIssues(files, broken)).toHaveLength(1)
})

it('refuses a photo that the build would refuse', () => {
  const [path = ''] = photoPaths(files)
  const photo = { blob: new Blob(), width: 720, height: 1280 }
  expect(newIssues(files, files, { [path]: photo })).toEqual([
    {
      path: ['photos', 'items', 0, 'file'],
      message: expect.stringMatching(/^A foto tem 720×1280/),
    },
  ])
})

it.each(['min', 'max'] as const)(
  'cleans the %s content without changing what the site reads',
  (size) => {
    for (const [part, value] of Object.entries(anyCompany(size))) {
      const rule = Reflect.get(siteContent.shape, part)
      expect(tidy(part, value, undefined)).toEqual(JSON.parse(JSON.stringify(rule.parse(value))))
    }
  },
)

it('cleans a text, and keeps the order of its fields', () => {
  const { name, ...company } = files.company as Record<string, unknown>
  const tidied = tidy('company', { ...company, name: ` ${name} ` }, company) as object
  expect(tidied).toEqual({ ...company, name })
  expect(Object.keys(tidied)).toEqual([...Object.keys(company), 'name'])
})
