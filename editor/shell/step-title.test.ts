import { stepTitle } from './step-title'

const path = ['home', 'questions', 'items', 0, 'answer']
const withQuestion = (question: string) => ({ home: { questions: { items: [{ question }] } } })
const content = withQuestion('Atendem à noite?')
const step = { path, before: content, after: content, time: 0 }

it('names the list item of a step as its list did, or as it does in other content', () => {
  expect(stepTitle(step)).toMatch(/ › Atendem à noite\? › /)
  expect(stepTitle(step, withQuestion('Dão garantia?'))).toMatch(/ › Dão garantia\? › /)
})

it('names the restoration of a version', () => {
  expect(stepTitle({ ...step, path: undefined })).toBe('a volta a uma versão')
})
