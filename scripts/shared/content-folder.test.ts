import { resolve } from 'node:path'
import { contentFolder } from './content-folder'

it.each(['content', 'content/', './content', './content//', 'fixtures/../content', undefined])(
  'finds the owner’s folder in %s',
  (argument) => {
    expect(contentFolder(argument)).toBe('content')
  },
)

it('finds a folder by its complete path', () => {
  expect(contentFolder(resolve('fixtures/company'))).toBe('fixtures/company')
})
