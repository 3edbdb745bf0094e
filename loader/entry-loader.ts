import { enhancePage } from './enhance-page'

/*
 * The script that every page loads without waiting for it. Until it runs, links and the menu work as
 * plain HTML.
 */

/**
 * Fetches the client of an island. Fetches its files before the import, because browsers never retry
 * a module that failed to load.
 * @throws if a file fails to load
 */
async function fetchIsland(name: string) {
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

enhancePage(fetchIsland)
