import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { fileHash } from '@/build/files'
import { OLDEST_BROWSERS } from '@/build/oldest-browsers'
import { ISLANDS } from '@/loader/islands'
import { STATIC_PATH } from '@/model/site/published-files'

const ISLANDS_FOLDER = `${STATIC_PATH}islands`
const LICENCES_FILE = 'licenses.txt'

const BUILD_OPTIONS = {
  bundle: true,
  target: OLDEST_BROWSERS,
  minify: true,
  // Keeps accented letters, because browsers read pages and modules as UTF-8, and escapes are
  // longer.
  charset: 'utf8',
  // Removes licence comments, because licenses.txt contains the texts.
  legalComments: 'none',
  metafile: true,
  logLevel: 'error',
} satisfies BuildOptions

/**
 * Returns the licence texts of all published packages, or the licence's name if a package has no
 * text. Finds the packages in esbuild's metafile, because licence tools list all dependencies, and
 * only a few are published. The licences of the fonts are in app/fonts/licenses/.
 */
function collectLicences({ inputs }: Metafile): string {
  const packages = Object.keys(inputs).flatMap(
    (module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? [],
  )
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

/** Returns the URL of a file of the site. */
const publishedUrl = (out: string, path: string) => `/${relative(out, path)}`

/**
 * Bundles the islands: one file each, and shared chunks.
 * @param out folder of the site
 * @returns for each island the URLs of its file and of its chunks
 */
async function bundleIslands(out: string): Promise<Record<string, string[]>> {
  const names = Object.keys(ISLANDS)
  const moduleOf = (name: string) => `components/islands/${name}/client.tsx`
  const { metafile } = await build({
    ...BUILD_OPTIONS,
    entryPoints: Object.fromEntries(names.map((name) => [name, moduleOf(name)])),
    outdir: join(out, ISLANDS_FOLDER),
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    banner: { js: `/*! /${LICENCES_FILE} */` },
  })
  writeFileSync(join(out, LICENCES_FILE), collectLicences(metafile))
  const filesOf = (path: string): string[] => [
    path,
    ...(metafile.outputs[path]?.imports ?? []).flatMap((chunk) => filesOf(chunk.path)),
  ]
  const files = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [entryPoint, filesOf(path)]),
  )
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...new Set(files.get(moduleOf(name)))].map((path) => publishedUrl(out, path)),
    ]),
  )
}

/**
 * Bundles the islands, the loader, and the script inside the HTML of a company with analytics, which otherwise is the
 * beginning of the loader.
 * @param out folder of the site; the islands and the loader are written there
 * @param analyticsId id of the Google Analytics tag, if the company has one
 * @returns the source of the script inside the HTML, if the company has a tag, the URL of the loader, and
 * the source of all scripts
 */
export async function bundleScripts(
  out: string,
  analyticsId: string | undefined,
): Promise<{ inlineScript: string | undefined; loaderHref: string; scripts: string }> {
  const islands = await bundleIslands(out)
  const bundle = async (entryPoint: string) => {
    const { outputFiles } = await build({
      ...BUILD_OPTIONS,
      entryPoints: [entryPoint],
      format: 'iife',
      // Keeps optional chaining. esbuild would lower it to avoid a bug of Chromium 88 with spread
      // arguments, which these scripts do not use in optional calls
      // (findings/esbuild-optional-chaining.sh).
      supported: { 'optional-chain': true },
      define: {
        ISLAND_FILES: JSON.stringify(islands),
        ANALYTICS_ID: JSON.stringify(analyticsId ?? ''),
      },
      write: false,
    })
    return outputFiles.map(({ text }) => text.trim()).join('')
  }
  const firstScript = await bundle('loader/entry-first.ts')
  const otherScript = await bundle('loader/entry-loader.ts')
  // Inside the HTML with analytics only, because the question must be in the first paint, and no click must be lost.
  const inlineScript = analyticsId ? firstScript : undefined
  const loader = analyticsId ? otherScript : firstScript + otherScript
  const loaderPath = join(out, STATIC_PATH, `loader-${fileHash(loader)}.js`)
  writeFileSync(loaderPath, loader)
  const files = [...new Set(Object.values(islands).flat())]
  const texts = files.map((file) => readFileSync(join(out, file), 'utf8'))
  return {
    inlineScript,
    loaderHref: publishedUrl(out, loaderPath),
    scripts: [inlineScript, loader, ...texts].join('\n'),
  }
}
