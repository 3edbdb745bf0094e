/** Addresses of screens and fields that the owner can open, each with its hash in the URL. */

import { hiddenSwitchOf } from '@/model/page/hidden'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'
import { SCREEN_ENTRIES, type Screen, screenOfFile } from './screen-table'
import { fieldPathsOf, sectionOf, sections } from './sections'

/** A screen and, on it, a field, list item, section or content file. */
export type Address = {
  /** Undefined if no screen shows the path. */
  screen?: Screen
  /** Empty for a screen that changes no content. */
  path: FieldPath
}

/** Returns the address of the screen that changes the content at a path. */
export const addressOf = (path: FieldPath): Address => ({
  screen: sectionOf(path) ? 'form' : screenOfFile(String(path[0])),
  path,
})

/** Returns the address of a hash without its sign. */
export function parseAddress(hash: string): Address {
  const found = SCREEN_ENTRIES.find((entry) => entry.hash === hash)
  return found ? { screen: found.name, path: [] } : addressOf(parseFieldKey(hash))
}

/** Returns the hash of an address without its sign. */
export function formatAddress({ screen, path }: Address): string {
  const { hash, file } = SCREEN_ENTRIES.find(({ name }) => name === screen) ?? {}
  return path.length > 0 ? fieldKey(path) : (hash ?? file ?? '')
}

/** Returns the link that opens a screen without a path. */
export const screenHref = (screen: Screen) => `#${formatAddress({ screen, path: [] })}` as const

/** Returns the link that opens a path. */
export const pathHref = (path: FieldPath) => `#${fieldKey(path)}` as const

/** The sections that a switch hides, by its key. Their forms have the switches. */
const sectionsBySwitch = new Map(
  sections.flatMap(({ path }) => {
    const hiddenSwitch = hiddenSwitchOf(path)
    return hiddenSwitch ? [[fieldKey(hiddenSwitch), path] as const] : []
  }),
)

/**
 * Returns the link to a field's form or screen; for a group, the link to its first field. Returns undefined
 * if the owner cannot change the field; an `<a>` is then no link.
 */
export function hrefOf(path: FieldPath): `#${string}` | undefined {
  const hidden = sectionsBySwitch.get(fieldKey(path))
  if (hidden) return pathHref(hidden)
  const section = sectionOf(path)
  if (!section) return addressOf(path).screen && pathHref(path)
  if (!fieldAt(path)) return undefined
  const isGroup = fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? fieldPathsOf(section) : []
  return pathHref(firstField)
}
