/** Converts content of version 513e617c to the present schema (docs/decisions.md, 10). */

import { findState } from '@/model/brazil/states'
import type { Issue } from '@/model/reading/issue'
import type { RoutePath } from '@/model/site/routes'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, textAt, valueAt, withValue } from '@/model/values/tree'
import { describePhotos } from './described-photos'
import { upgradeHours } from './hours'
import { type Note, upgradeRefused } from './refused'

/** Returns a converted value with a Portuguese note, or undefined if there is nothing to convert. */
type Upgrade = (value: unknown) => { value: unknown; message: string } | undefined

/** Removes the name of a state, which follows from its code. A code of no state gives way to the name. */
const upgradeState: Upgrade = (state) => {
  if (!isObject(state) || typeof state.name !== 'string') return undefined
  const { name, ...others } = state
  const code = findState(String(state.code)) ?? findState(name) ?? state.code
  return {
    value: { ...others, code },
    message: `o nome “${name}” saiu, e ficou a sigla ${code}. O que fazer: confira o estado`,
  }
}

/** Returns a conversion that removes fields that nothing uses any more, at any depth. */
function withoutFields(...names: readonly string[]): Upgrade {
  const keep = (name: string, inner: unknown) => (names.includes(name) ? undefined : inner)
  return (before) => {
    const value: unknown = JSON.parse(JSON.stringify(before ?? null, keep))
    return isEqual(value, before ?? null)
      ? undefined
      : { value, message: 'saíram dados de antes, que o site não usa mais' }
  }
}

/** Returns a conversion of a link that led to its own page. */
const withoutOwnPage =
  (ownPath: RoutePath, otherPath: RoutePath): Upgrade =>
  (href) =>
    href === ownPath
      ? {
          value: otherPath,
          message:
            'levava à própria página, e leva agora à outra. O que fazer: confira o nome do link',
        }
      : undefined

/** The conversions, each with the path of its value. */
const UPGRADES: readonly (readonly [path: FieldPath, upgrade: Upgrade])[] = [
  [['interface', 'general'], withoutFields('topLine')],
  [['interface', 'menu'], withoutFields('description')],
  [['interface', 'facts'], withoutFields('pestControl')],
  [['company', 'hours'], upgradeHours],
  [['company', 'state'], upgradeState],
  [['company', 'towns'], withoutFields('latitude', 'longitude')],
  [['claims'], withoutFields('neutral', 'neutralTitles', 'neutralHours', 'neutralFigures')],
  [['testimonials'], withoutFields('rating')],
  // A switch of a section that this page has not.
  [['drains', 'hidden'], withoutFields('pests')],
  [['home', 'otherPage', 'link', 'href'], withoutOwnPage('/', '/desentupimento')],
  [['drains', 'otherPage', 'link', 'href'], withoutOwnPage('/desentupimento', '/')],
]

/**
 * Converts content of the earlier version to that of this version.
 * @param content the content files by name, unchecked
 * @returns the converted content, and a Portuguese note for each kind of field that it has no more
 */
export function upgradeContent(content: unknown): { content: unknown; notes: Issue[] } {
  const notes: Issue[] = []
  const note: Note = (path, message) => notes.push({ path, message })
  const upgraded = UPGRADES.reduce((tree, [path, upgrade]) => {
    const converted = upgrade(valueAt(tree, path))
    if (!converted) return tree
    note(path, converted.message)
    return withValue(tree, path, converted.value)
  }, content)
  // The earlier version required the name of the state.
  if (textAt(content, ['company', 'state', 'name']) === undefined)
    return { content: upgraded, notes }
  const described = describePhotos(upgraded, note)
  return { content: upgradeRefused(described, valueAt(content, ['company']), note), notes }
}
