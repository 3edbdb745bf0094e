import { readFileSync } from 'node:fs'

/*
 * Limits of the fixture company, in Brotli. The check does not read the owner's content, so the
 * owner's texts cannot fail it. The limits of pages leave room for one more sentence.
 */

const OUT_FOLDER = '.generated/out'

/** Returns the files of a type whose names a page contains, such as the fonts of the first load. */
const filesOf = (page, type) => {
  const names = readFileSync(`${OUT_FOLDER}/${page}`, 'utf8').match(
    new RegExp(`[\\w.-]+\\.${type}`, 'g'),
  )
  return [...new Set(names)].map((name) => `${OUT_FOLDER}/**/${name}`)
}

/**
 * Returns the illustrations of a page, in light and dark, and the SVG files of all style sheets.
 * Photos are not counted.
 */
const illustrationsOf = (page) => [...filesOf(page, 'svg'), `${OUT_FOLDER}/_next/**/*.svg`]

export default [
  { path: `${OUT_FOLDER}/index.html`, limit: '17.6 kB' },
  { path: `${OUT_FOLDER}/desentupimento.html`, limit: '15.5 kB' },
  { path: `${OUT_FOLDER}/404.html`, limit: '7.4 kB' },
  { path: `${OUT_FOLDER}/500.html`, limit: '7.3 kB' },
  { name: 'linked styles of /', path: filesOf('index.html', 'css'), limit: '8.2 kB' },
  {
    name: 'linked styles of /desentupimento',
    path: filesOf('desentupimento.html', 'css'),
    limit: '7.9 kB',
  },
  {
    name: 'fonts of the first load',
    // Those of the preloads, because the style sheet names also the fonts of rare characters.
    path: filesOf('index.html', 'woff2(?=")'),
    limit: '8.3 kB',
    // Off, because woff2 files are already compressed.
    brotli: false,
  },
  { name: 'all scripts', path: `${OUT_FOLDER}/**/*.js`, limit: '97 kB' },
  { name: 'illustrations of /', path: illustrationsOf('index.html'), limit: '67 kB' },
  {
    name: 'illustrations of /desentupimento',
    path: illustrationsOf('desentupimento.html'),
    limit: '48.5 kB',
  },
  { name: 'illustrations of the 404 page', path: illustrationsOf('404.html'), limit: '12.5 kB' },
]
