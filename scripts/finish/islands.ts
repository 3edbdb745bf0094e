import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { esbuildTarget } from '@/scripts/shared/floor'

/** Folder of the bundles in the export: among the files that are named by their content. */
const FOLDER = '_next/static/islands'
const LICENCES = 'licenses.txt'

const ENTRY = 'components/client/entry.ts'
/** What every phone needs; the other islands load at a moment of their own. */
const PREFETCHED = [ENTRY, 'components/client/menu.tsx']

/** Packages whose work is in the pages and fonts themselves: the signs and both fonts. */
const IN_PAGES = [
  'lucide-react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/source-sans-3',
]

/**
 * The licences of what is published: the text where the package has one, else its name. Tools that list
 * licences go by the tree of dependencies, of which this is a small part.
 */
function licences({ inputs }: Metafile): string {
  const inBundles = Object.keys(inputs).flatMap(
    (module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? [],
  )
  const packages = [...inBundles, ...IN_PAGES.map((name) => join('node_modules', name))]
  const texts = [...new Set(packages)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : license
    return `${name} ${version}\n\n${text}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

/** A module's bundle and its static imports, in order. */
function bundlesOf({ outputs }: Metafile, module: string): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') add(next)
  }
  const own = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module)
  if (!own) throw new Error(`${module} has no bundle; look at components/client/islands.ts`)
  add(own[0])
  return [...found]
}

/**
 * Bundles what runs in the browser as React into an export: one file that starts the islands, one for
 * each island, and what they share.
 * @param out folder of the export
 * @returns the addresses that a page fetches ahead; the first starts the islands
 * @throws when something is not found, in one line
 */
export async function bundleIslands(out: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outdir: join(out, FOLDER),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: esbuildTarget,
    jsx: 'automatic',
    minify: true,
    // Modules are always read as UTF-8; escapes would be longer.
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // The texts are published once, in a file of their own.
    legalComments: 'none',
    banner: { js: `/*! /${LICENCES} */` },
    metafile: true,
    logLevel: 'error',
  })
  const content = Object.keys(metafile.inputs).find((module) => module.startsWith('content/'))
  if (content)
    throw new Error(
      `${content} would be part of a bundle, which would grow with it; give it to the island as a prop`,
    )
  writeFileSync(join(out, LICENCES), licences(metafile))
  const ahead = PREFETCHED.flatMap((module) => bundlesOf(metafile, module))
  return [...new Set(ahead)].map((path) => `/${relative(out, path).replaceAll('\\', '/')}`)
}
