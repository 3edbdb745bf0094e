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

/** Returns the fonts of the first load. The linked style sheet contains the others. */
const firstFonts = () => {
  const names = readFileSync(`${OUT_FOLDER}/index.html`, 'utf8').match(/[\w.-]+\.woff2/g)
  return [...new Set(names)].map((name) => `${OUT_FOLDER}/**/${name}`)
}

export default [
  { path: `${OUT_FOLDER}/index.html`, limit: '18.6 kB' },
  { path: `${OUT_FOLDER}/desentupimento.html`, limit: '16.1 kB' },
  { path: `${OUT_FOLDER}/404.html`, limit: '7.9 kB' },
  { path: `${OUT_FOLDER}/500.html`, limit: '7.8 kB' },
  { name: 'style sheet below the first screen', path: `${OUT_FOLDER}/**/*.css`, limit: '6.7 kB' },
  // Off, because woff2 files are already compressed.
  { name: 'fonts of the first load', path: firstFonts(), limit: '10.2 kB', brotli: false },
  { name: 'all scripts', path: `${OUT_FOLDER}/**/*.js`, limit: '97 kB' },
  { name: 'illustrations of /', path: illustrationsOf('index.html'), limit: '72 kB' },
  {
    name: 'illustrations of /desentupimento',
    path: illustrationsOf('desentupimento.html'),
    limit: '52 kB',
  },
  { name: 'illustrations of the 404 page', path: illustrationsOf('404.html'), limit: '7 kB' },
]
