/** Keeps all imports in one direction (docs/architecture.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const foldersIn = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}`)

const MODEL = foldersIn(
  'model',
  'values fonts texts brazil site pictures fields schema colours page metadata reading launch',
)

const COMPONENTS = [
  ...foldersIn('components', 'page-props parts islands consent'),
  foldersIn('components', 'sections layout'),
  ...foldersIn('components', 'page client'),
]

const BUILD = [
  foldersIn('build', 'files font-characters oldest-browsers read-content'),
  foldersIn('build', 'art hosts'),
  ...foldersIn('build', 'generate last-build export'),
]

const EDITOR = [
  ...foldersIn('editor', 'browser store github photos derived saving addresses session elements'),
  foldersIn('editor', 'form preview'),
  ...foldersIn('editor', 'screens shell build'),
]

/**
 * Folders in order, each of which imports only those before it. Those in an inner list import none of
 * each other.
 */
const ORDERS: readonly (readonly (string | readonly string[])[])[] = [
  [
    'model',
    'components',
    'loader',
    'components/client',
    '.generated',
    ['app', 'build', 'editor'],
    'editor/build',
    ['e2e', 'fixtures'],
    'scripts',
  ],
  MODEL,
  // Components import none of `.generated`, `model/reading` and `model/launch`, because they get checked content as props.
  ['components', '.generated', 'model/reading', 'model/launch'],
  // Not what was generated last, because the site that the editor is built beside may be of other content.
  ['editor', '.generated'],
  COMPONENTS,
  BUILD,
  EDITOR,
]

const sourceFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\./.test(file))
    .map((file) => `${folder}/${file}`)

/** Returns the paths that a file imports, also by templates, from the root of the repository. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/['`](@|\.)\/([^'`]+)['`]/g)].map(
    ([, from, path = '']) => (from === '@' ? path : `${dirname(file)}/${path}`),
  )

const SOURCE_FILES = ['app', 'build', 'components', 'editor', 'loader', 'model', 'scripts']
  .flatMap(sourceFilesIn)
  .filter((file) => !/^editor\/(?:e2e|out)\//.test(file))

it.each(ORDERS)('imports from the folders before: %s', (...order) => {
  const folders = order.flat()
  const folderOf = (path: string) =>
    folders.findLast((folder) => RegExp(`^${folder}(?:[./]|$)`).test(path))
  const placeOf = (folder: string) => order.findIndex((place) => [place].flat().includes(folder))
  const wrong = SOURCE_FILES.flatMap((file) => {
    const own = folderOf(file)
    return importsOf(file).flatMap((path) => {
      const other = folderOf(path)
      const isWrong = own && other && own !== other && placeOf(other) >= placeOf(own)
      return isWrong ? `${file} imports ${path}` : []
    })
  })
  expect(wrong).toEqual([])
})

it.each([
  ['model', MODEL],
  ['components', COMPONENTS.flat()],
  ['build', BUILD.flat()],
  ['editor', EDITOR.flat()],
])('knows the place of each folder of %s, and no other', (folder, places) => {
  const inner = SOURCE_FILES.flatMap((file) => file.match(`^${folder}/[^/]+(?=/)`) ?? [])
  expect(places).toEqual(expect.arrayContaining(inner))
  const isSource = (place: string) => SOURCE_FILES.some((file) => file.startsWith(place))
  expect(places.filter((place) => !isSource(place))).toEqual([])
})

it('imports React in no room of the editor above session/', () => {
  const above = EDITOR.flat().slice(0, EDITOR.indexOf('editor/session'))
  const wrong = SOURCE_FILES.filter(
    (file) =>
      above.some((folder) => file.startsWith(`${folder}/`)) &&
      /from 'react(?:'|-|\/)/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

it('imports a file of the same folder by ./, and all others by @/', () => {
  const wrong = SOURCE_FILES.filter((file) =>
    readFileSync(file, 'utf8').match(`'@/${dirname(file)}/[^/']+'`),
  )
  expect(wrong).toEqual([])
})
