/**
 * The islands by name, each with the events that load it and with the folder
 * `components/islands/<name>/`.
 * Types, bundles and loaders derive from this list.
 */
export const ISLANDS = {
  menu: ['pointerdown', 'focusin'],
  // loader/load-islands-on-use.ts loads this island if a notice is due or the request for the
  // notices failed.
  notices: [],
  tooltip: ['pointerover', 'keyup'],
} as const satisfies Record<string, readonly string[]>

export type IslandName = keyof typeof ISLANDS
