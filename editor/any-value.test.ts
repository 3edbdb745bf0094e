import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { type FieldPath, fieldKey, leaves, withValue } from '@/model/values/tree'
import { checkDraft } from './derived/draft-check'
import { wordsIn } from './derived/words'
import { photoFilesIn } from './photos/draft-photos'
import { search } from './screens/search'
import type { ContentFiles } from './store/content'
import { differencesBetween, takeBack } from './store/differences'

const files: ContentFiles = readContent(FIXTURE_FOLDER)
const base = { oid: '', files, photos: photoFilesIn(files) }

/** Returns the paths of the leaves of a content file, one for the items of each list. */
function leafPaths(contentName: string): FieldPath[] {
  const paths = leaves(files[contentName], [contentName]).map(({ path }) => path)
  const unique = new Map(paths.map((path) => [fieldKey(path).replace(/\d+/g, '0'), path]))
  return [...unique.values()]
}

const pathsByFile = Object.keys(files).map(leafPaths)

/**
 * Number of contents that `contentsWith` returns. Each has another value at every sixth leaf of each file, because
 * reading a content takes a tenth of a second.
 */
const CONTENT_COUNT = 6

/** Contents in which a few leaves of each file have another value, until each leaf has had that value. */
const contentsWith = (value: unknown): ContentFiles[] =>
  Array.from({ length: CONTENT_COUNT }, (_, index) =>
    pathsByFile
      .flatMap((paths) => paths.filter((_, position) => position % CONTENT_COUNT === index))
      .reduce<ContentFiles>(
        (changed, path) => withValue(changed, path, structuredClone(value)),
        files,
      ),
  )

/** Reads content as the workspace, the list of sections and the versions do. */
function read(content: ContentFiles): void {
  checkDraft({ base, draft: content, photos: {} }, '2026-11-27')
  photoFilesIn(content)
  search(content, 'casa')
  const changes = differencesBetween(files, content)
  const { fullName, valueText } = wordsIn(content)
  for (const { path, before, after } of changes) {
    fullName(path)
    valueText(path, before)
    valueText(path, after)
  }
  takeBack(content, content, changes)
}

it.each([[5], [null], [{}], [[]]])('opens content with %j in place of any value', (value) => {
  for (const content of contentsWith(value)) expect(() => read(content)).not.toThrow()
})
