import { askConsent } from '@/components/islands/consent/loader'
import { initLoader } from './init-loader'

/*
 * The only script that every page runs. The build puts it into the HTML, after the inlined style
 * sheet.
 */

/**
 * Loads the module of an island. Fetches its files before the import, because browsers never retry
 * a module that failed to load.
 * @throws if a file fails to load
 */
async function loadIsland(name: string) {
  const [entry = '', ...chunks] = ISLAND_FILES[name] ?? []
  await Promise.all(
    [entry, ...chunks].map(async (file) => {
      const response = await fetch(file)
      if (!response.ok) throw new Error(file)
      await response.blob()
    }),
  )
  return import(entry)
}

initLoader(loadIsland)
// The build replaces `ANALYTICS_ID` with a constant, so esbuild drops `askConsent` for a company
// without a tag.
if (ANALYTICS_ID) askConsent(ANALYTICS_ID)
