import { initLoader } from './init-loader'

/*
 * The script that every page loads without waiting for it. Until it runs, links and the menu work as
 * plain HTML.
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
