import localFont from 'next/font/local'

/*
 * Both fonts are subset to Portuguese by `npm run fonts`. Next measures each file and writes a
 * fallback font of the same metrics, so that no line moves when the real one arrives.
 */

export const display = localFont({
  src: './fonts/display.woff2',
  weight: '600 800',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
})

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-source-sans',
  adjustFontFallback: 'Arial',
})
