import type { StateCode } from '@/model/brazil/states'
import { isSameTown, type Town } from '@/model/brazil/towns'
import { DELIVERED_STATE } from '@/model/site/delivered'
import { slugOf } from '@/model/values/normalize-text'
import mapLabels from './map-labels.json' with { type: 'json' }

/** The towns that have an area on the map. `slugOf` is the class of its elements in art/mapa.svg. */
export const MAP_TOWNS = mapLabels.flatMap(({ name, colour }) => (colour ? [name] : []))

/**
 * Returns the served towns that the map colours.
 * @returns undefined if a served town has no area, because the map would then not show all of them
 */
export function colouredTowns({
  towns,
  state,
}: {
  towns: readonly Town[]
  state: { code: StateCode }
}) {
  const found = towns.map((town) =>
    MAP_TOWNS.find((name) => isSameTown(town, { name, state: DELIVERED_STATE }, state.code)),
  )
  return found.every((name) => name !== undefined)
    ? MAP_TOWNS.filter((name) => found.includes(name))
    : undefined
}

/** Returns the classes of the areas in art/mapa.svg that are not served. */
export const unservedClasses = (served: readonly string[]): string[] =>
  MAP_TOWNS.filter((name) => !served.includes(name)).map(slugOf)
