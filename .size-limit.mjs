import { readFileSync } from 'node:fs'

/*
 * Limits of the fixture company, in Brotli. The check does not read the owner's content, so the
 * owner's texts cannot fail it. The limits of pages leave room for one more sentence.
 */

const OUT_FOLDER = '.generated/out'

/**
 * Returns the illustrations of a page, in light and dark, and the SVG files of all style sheets.
 * Photos are not counted.
 */
const illustrationsOf = (page) => {
  const names = readFileSync(`${OUT_FOLDER}/${page}`, 'utf8').match(/[\w.-]+\.svg/g)
  return [...names.map((name) => `${OUT_FOLDER}/**/${name}`), `${OUT_FOLDER}/_next/**/*.svg`]
}

export default [
  { path: `${OUT_FOLDER}/index.html`, limit: '20.4 kB' },
  { path: `${OUT_FOLDER}/desentupimento.html`, limit: '17.9 kB' },
  { path: `${OUT_FOLDER}/404.html`, limit: '9.6 kB' },
  { path: `${OUT_FOLDER}/500.html`, limit: '9.5 kB' },
  { name: 'style sheet below the first screen', path: `${OUT_FOLDER}/**/*.css`, limit: '6.5 kB' },
  // Off, because woff2 files are already compressed.
  { name: 'fonts', path: `${OUT_FOLDER}/**/*.woff2`, limit: '12.5 kB', brotli: false },
  { name: 'all scripts', path: `${OUT_FOLDER}/**/*.js`, limit: '95 kB' },
  { name: 'illustrations of /', path: illustrationsOf('index.html'), limit: '72 kB' },
  {
    name: 'illustrations of /desentupimento',
    path: illustrationsOf('desentupimento.html'),
    limit: '52 kB',
  },
  { name: 'illustrations of the 404 page', path: illustrationsOf('404.html'), limit: '7 kB' },
]
