import { preload } from 'react-dom'
import display from './fonts/display.woff2'
import text from './fonts/text.woff2'

/**
 * Asks for the two fonts of the first screen with the page. Bold text is set below it, and in wide headers:
 * its file is fetched where it is wanted. The rules are in fonts.css.
 */
export function preloadFonts(): void {
  for (const file of [display, text])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
