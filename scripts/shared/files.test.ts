import { filesBelow } from './files'
import { testFolder } from './test-folder'

const { at, put } = testFolder()

it('lists every file in a fixed order, with forward slashes', () => {
  put({ 'b/c/d.txt': '', 'a.html': '', 'b/a.css': '' })
  expect(filesBelow(at())).toEqual(['a.html', 'b/a.css', 'b/c/d.txt'])
})
