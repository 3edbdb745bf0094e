import { browserslist } from '@/package.json'

/** The oldest browsers of package.json, by the names of esbuild: `ios_saf 15` is `ios15`. */
export const OLDEST_BROWSERS = browserslist.map((browser) =>
  browser.replace('_saf', '').replace(' ', ''),
)
