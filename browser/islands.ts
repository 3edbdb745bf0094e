/**
 * The one list of the islands, each the folder `components/islands/<name>/`, with the events by which a visitor is
 * about to use it. Types, bundles and the loaders follow from it.
 */
export const ISLANDS = {
  menu: ['pointerdown', 'focusin'],
  // Loads when a notice is due: browser/load-islands.ts asks for it.
  notices: [],
  tooltip: ['pointerover', 'keyup'],
} as const satisfies Record<string, readonly string[]>

export type IslandName = keyof typeof ISLANDS
