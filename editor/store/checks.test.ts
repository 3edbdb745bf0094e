import { FIXTURE } from '@/content/folder'
import { readContent } from '@/content/read'
import { newIssues, photoPaths } from './checks'
import { type Files, withValue } from './path'

const files: Files = readContent(FIXTURE)
const withField = (path: readonly (string | number)[], value: unknown) =>
  withValue(files, path, value) as Files

it('rejects a change that breaks a rule of another file', () => {
  const towns = [{ name: 'Tubarão', latitude: -28.4, longitude: -49 }]
  expect(newIssues(files, withField(['company', 'towns'], towns))).toEqual(
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
  const moved = withValue(broken, ['home', 'questions', 'items'], questions.reverse()) as Files
  expect(newIssues(broken, moved)).toEqual([])
  expect(newIssues(files, broken)).toHaveLength(1)
})

it('rejects a photo that is too small for the build', () => {
  const [path = ''] = photoPaths(files)
  const photo = { blob: new Blob(), width: 720, height: 1280 }
  expect(newIssues(files, files, { [path]: photo })).toEqual([
    {
      path: ['photos', 'items', 0, 'file'],
      message: expect.stringMatching(/^A foto tem 720×1280/),
    },
  ])
})
