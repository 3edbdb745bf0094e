import { readContent } from '@/build/read-content'
import { photoFilesIn } from '@/editor/photos/draft-photos'
import { type ContentFiles, unchanged } from '@/editor/store/content'
import { identify } from '@/editor/store/list-items'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { HOME_CARDS } from '@/model/site/slugs'
import { valueAt, withValue } from '@/model/values/tree'
import { issuesOf, newIssues } from './draft-issues'

const files: ContentFiles = identify(readContent(FIXTURE_FOLDER), [])
const base = { oid: '', files, photos: photoFilesIn(files) }
const withField = (path: readonly (string | number)[], value: unknown) =>
  withValue(files, path, value)

it('rejects a change that breaks a rule of another file', () => {
  const towns = [{ name: 'Tubarão' }]
  const draft = withField(['company', 'towns'], towns)
  expect(newIssues({ base, draft, photos: {} })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ message: expect.stringMatching(/não é uma cidade atendida/) }),
    ]),
  )
})

it('accepts a change despite an earlier error, even if the item with the error moves', () => {
  const broken = withField(['home', 'questions', 'items', 1, 'question'], '')
  const questions = [
    ...(broken.home as never as { questions: { items: unknown[] } }).questions.items,
  ]
  const moved = withValue(broken, ['home', 'questions', 'items'], questions.reverse())
  const brokenBase = { ...base, files: broken }
  expect(newIssues({ base: brokenBase, draft: moved, photos: {} })).toEqual([])
  expect(newIssues({ base, draft: broken, photos: {} })).toHaveLength(1)
})

it('rejects another wrong value in a field that has an error already', () => {
  const broken = withField(['company', 'cnpj'], '11.222.333/0001-80')
  const draft = withValue(broken, ['company', 'cnpj'], '11.222.333/0001-82')
  const issues = newIssues({ base: { ...base, files: broken }, draft, photos: {} })
  expect(issues.map(({ path }) => path)).toEqual([['company', 'cnpj']])
})

it('rejects another missing card of an item whose card is missing already', () => {
  const service = ['pests', 'items', 0, 'service']
  const [, , ...items] = valueAt(files, ['home', 'services', 'items']) as { slug: string }[]
  const present = items.map(({ slug }) => slug)
  const [one, other] = Object.keys(HOME_CARDS).filter((slug) => !present.includes(slug))
  const without = withField(['home', 'services', 'items'], items)
  const broken = withValue(without, service, one)
  const draft = withValue(broken, service, other)
  const issues = newIssues({ base: { ...base, files: broken }, draft, photos: {} })
  expect(issues.map(({ path }) => path)).toEqual([service])
})

it('reports an unknown value among choices at their field, which shows the error', () => {
  const days = ['company', 'hours', 'opening', 0, 'days']
  const draft = withField(days, ['Monday', 'segunda'])
  expect(newIssues({ base, draft, photos: {} }).map(({ path }) => path)).toEqual([days])
})

it.each([
  ['a later', 0, 1],
  ['an earlier', 1, 0],
])('rejects an error in %s item of a list that has the same error already', (_, known, added) => {
  const path = (index: number) => ['home', 'questions', 'items', index, 'answer']
  const broken = withField(path(known), '')
  const draft = withValue(broken, path(added), '')
  const issues = newIssues({ base: { ...base, files: broken }, draft, photos: {} })
  expect(issues.map((issue) => issue.path)).toEqual([path(added)])
})

/** The content of another person, whose note is about a town that the company does not serve. */
const withTown = withField(['home', 'area', 'notes', 0, 'town'], 'Orleans')

it('accepts a correction that reveals an earlier error of another file', () => {
  const broken = withValue(withTown, ['drains', 'hero', 'title'], '')
  const corrected = withValue(broken, ['drains', 'hero', 'title'], 'Água parada')
  expect(newIssues({ base: { ...base, files: broken }, draft: corrected, photos: {} })).toEqual([])
})

it('accepts a change that only alters the wording of an earlier error', () => {
  const towns = [...(valueAt(files, ['company', 'towns']) as unknown[])]
  const more = [...towns, { name: 'Tubarão' }]
  const draft = withValue(withTown, ['company', 'towns'], more)
  expect(newIssues({ base: { ...base, files: withTown }, draft, photos: {} })).toEqual([])
})

it('rejects a change that breaks a rule of another file despite an earlier error', () => {
  const broken = withField(['drains', 'hero', 'title'], '')
  const draft = withValue(broken, ['home', 'area', 'notes', 0, 'town'], 'Orleans')
  expect(newIssues({ base: { ...base, files: broken }, draft, photos: {} })).toEqual([
    {
      path: ['home', 'area', 'notes', 0, 'town'],
      message: expect.stringMatching(/^'Orleans' não é uma cidade atendida/),
    },
  ])
})

const [path = ''] = photoFilesIn(files)

it('lists a photo once if two illustrations use it, because GitHub rejects a commit with a repeated path', () => {
  const item = { picture: 'ralo', file: `/${path}` }
  const draft = withField(['photos', 'items'], [item, { ...item, picture: 'vaso' }])
  expect(photoFilesIn(draft)).toEqual([path])
})

const PHOTO_ADVICE = '. Exemplo certo: a foto como saiu da câmera, de 1600×1200 pixels'

it.each([
  [
    'is too small for the build',
    path,
    base.photos,
    { [path]: { blob: new Blob(), width: 720, height: 1280 } },
    `a foto tem 720×1280 pixels, e a largura precisa ser de 800 ou mais${PHOTO_ADVICE}`,
  ],
  [
    'is neither on the branch nor on this device',
    path,
    [],
    {},
    `a foto não está mais no site${PHOTO_ADVICE}`,
  ],
  [
    'the owner has not chosen',
    undefined,
    base.photos,
    {},
    `a foto não foi escolhida${PHOTO_ADVICE}`,
  ],
])('rejects a photo that %s, and gives an example', (_, file, saved, photos, message) => {
  const [item] = valueAt(files, ['photos', 'items']) as readonly object[]
  const other = withField(['photos', 'items'], [{ ...item, file }])
  const before = { ...base, photos: saved, files: { ...files, photos: { items: [] } } }
  expect(newIssues({ base: before, draft: other, photos })).toEqual([
    { path: ['photos', 'items', 0, 'file'], message },
  ])
})

it('reports the file of the branch that is no photo, and lets the owner save other changes', () => {
  const photoErrors = { [path]: 'é só o ponteiro do Git LFS' }
  const unsaved = unchanged({ ...base, photoErrors })
  expect(issuesOf(unsaved)).toContainEqual({
    path: ['photos', 'items', 0, 'file'],
    message: 'a foto é só o ponteiro do Git LFS',
  })
  expect(newIssues(unsaved)).toEqual([])
})

it('reports the photo of the branch that is too small, and lets the owner save other changes', () => {
  const unsaved = unchanged({ ...base, photoErrors: { [path]: 'tem 720×1280 pixels' } })
  expect(issuesOf(unsaved)).toContainEqual({
    path: ['photos', 'items', 0, 'file'],
    message: 'a foto tem 720×1280 pixels',
  })
  expect(newIssues(unsaved)).toEqual([])
})

it.each([
  ['hero-dedetizacao', undefined, 1],
  ['comprovante', ' ', 1],
  ['equipe', undefined, 1],
  ['comprovante', 'Técnica assina o papel', 0],
  ['ralo', undefined, 0],
])('requires what a new photo of %s shows: %s', (picture, alt, count) => {
  const draft = withField(['photos', 'items'], [{ picture, file: `/${path}`, alt }])
  const photos = { [path]: { blob: new Blob(), width: 1280, height: 1280 } }
  const issues = newIssues({ base, draft, photos })
  expect(issues.map((issue) => issue.path)).toEqual(
    Array(count).fill(['photos', 'items', 0, 'alt']),
  )
})

it('saves other changes of a site whose earlier photo has no description', () => {
  const items = [{ picture: 'comprovante', file: `/${path}` }]
  const earlier = { ...base, files: withField(['photos', 'items'], items) }
  const draft = withValue(earlier.files, ['home', 'hero', 'title'], 'Casa limpa')
  expect(newIssues({ base: earlier, draft, photos: {} })).toEqual([])
})

it('finds a photo in a folder whose name has another Unicode form on the branch', () => {
  const file = '/content/fotos/2026/água.jpg'
  const draft = withField(['photos', 'items'], [{ picture: 'ralo', file: file.normalize('NFC') }])
  const photos = [file.slice(1).normalize('NFD')]
  const before = { ...files, photos: { items: [] } }
  const issues = (saved: readonly string[]) =>
    newIssues({ base: { ...base, files: before, photos: saved }, draft, photos: {} })
  expect(issues(photos)).toEqual([])
  expect(issues([])).toHaveLength(1)
})
