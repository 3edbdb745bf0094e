/**
 * The islands, each in the folder `components/islands/<name>/`, with the events that load it.
 * Types, bundles and loaders derive from this list.
 */
export const ISLANDS = {
  menu: ['pointerdown', 'focusin'],
  // browser/load-islands-on-use.ts loads this island if a notice is due or the request for notices failed.
  notices: [],
  tooltip: ['pointerover', 'keyup'],
} as const satisfies Record<string, readonly string[]>

export type IslandName = keyof typeof ISLANDS
