/**
 * Fetches the client of an island and mounts it, unless that has happened.
 * @param island element with `data-island`, the name of the island's folder. Its HTML is complete
 * without the client, which does not change it (components/islands/mount.ts).
 * @returns false if the client failed to load, so that the next use tries again; true if it loaded, even if mounting it
 * failed, or if another call waits for it
 */
export type LoadIsland = (island: HTMLElement) => Promise<boolean>

/** The part of an island that every page runs, before the island's client is there. */
export type IslandScript = {
  /** Events within the island that load its client, because one of them precedes its use. */
  events: readonly string[]
  /** Prepares the island's HTML once the page is parsed. */
  init?: (loadIsland: LoadIsland) => void
}
