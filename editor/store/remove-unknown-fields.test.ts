import { FIXTURE_FOLDER } from '@/model/reading/folder'
import { readContent } from '@/model/reading/read'
import { withValue } from '@/model/values/tree'
import type { ContentFiles } from './draft'
import { removeUnknownFields } from './remove-unknown-fields'

const files: ContentFiles = readContent(FIXTURE_FOLDER)

it.each([
  [['home', 'hero', 'slogan']],
  [['drains', 'services', 'items', 0, 'colour']],
  [['blog']],
  [['home', 'constructor']],
])('removes the unknown field %j of an earlier version, and nothing else', (path) => {
  expect(removeUnknownFields(withValue(files, path, 'x') as ContentFiles)).toEqual(files)
})
