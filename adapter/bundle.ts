import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { ISLANDS } from '@/browser/islands'
import { browserslist } from '@/package.json'

/** Folder of the islands: among the files that are named by their content. */
const FOLDER = '_next/static/islands'
const LICENCES = 'licenses.txt'

/** The package whose icons are part of the pages. The fonts have their licences in public/licenses/. */
const IN_PAGES = ['lucide-react']

const OPTIONS = {
  bundle: true,
  // esbuild's names: `ios15` for `ios_saf 15`.
  target: browserslist.map((browser) => browser.replace('_saf', '').replace(' ', '')),
  minify: true,
  // Pages and modules are always read as UTF-8; escapes would be longer.
  charset: 'utf8',
  // The texts are published once, in a file of their own.
  legalComments: 'none',
  metafile: true,
  logLevel: 'error',
} satisfies BuildOptions

/**
 * The licences of the published packages: the text where the package has one, else its name. Tools that
 * list licences follow the whole tree of dependencies, and only a small part of it is published.
 */
function licences({ inputs }: Metafile): string {
  const inBundles = Object.keys(inputs).flatMap(
    (module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? [],
  )
  const packages = [...inBundles, ...IN_PAGES.map((name) => `node_modules/${name}`)]
  const texts = [...new Set(packages)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : license
    return `${name} ${version}\n\n${text}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * Bundles the islands: a file for each, and chunks that they share.
 * @returns for each island the addresses of its file and of its chunks
 */
async function bundleIslands(out: string): Promise<Record<string, string[]>> {
  const names = Object.keys(ISLANDS)
  const moduleOf = (name: string) => `components/islands/${name}/client.tsx`
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: Object.fromEntries(names.map((name) => [name, moduleOf(name)])),
    outdir: join(out, FOLDER),
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    banner: { js: `/*! /${LICENCES} */` },
  })
  writeFileSync(join(out, LICENCES), licences(metafile))
  const address = (path: string) => `/${relative(out, path).replaceAll('\\', '/')}`
  const filesOf = (path: string): string[] => [
    path,
    ...(metafile.outputs[path]?.imports ?? []).flatMap((chunk) => filesOf(chunk.path)),
  ]
  const files = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [entryPoint, filesOf(path)]),
  )
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(files.get(moduleOf(name)))].map(address)]),
  )
}

/**
 * Bundles what runs in the browser.
 * @param out folder of the site, which gets the islands
 * @returns the source of the loader, which the pages carry themselves
 */
export async function bundle(out: string, analyticsId: string | undefined): Promise<string> {
  const islands = await bundleIslands(out)
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: ['browser/loader.ts'],
    format: 'iife',
    // Chromium 88 has a fault with it in spread arguments, which the loader does not use.
    supported: { 'optional-chain': true },
    // With an empty `ANALYTICS_ID`, esbuild removes the analytics code.
    define: {
      ISLAND_FILES: JSON.stringify(islands),
      ANALYTICS_ID: JSON.stringify(analyticsId ?? ''),
    },
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
