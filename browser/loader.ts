import { askConsent } from './ask-consent'
import { initLoader } from './init-loader'

/*
 * The one script that every page runs: the build bundles it into the HTML, before the style sheet.
 */

/** Browsers remember a module that was lost, and never ask for it again. So its files are fetched first. */
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
// Constant in the bundle, which has no code for the question where there is no tag.
if (ANALYTICS_ID) askConsent(ANALYTICS_ID)
