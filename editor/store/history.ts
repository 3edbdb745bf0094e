import type { Path } from '@/content/leaves'
import { type Files, keyOf, same, valueAt, withValue } from './path'

/** One change that the owner can undo: the value at a path before it, or after it once it is undone. */
export type Step = { path: Path; value: unknown; at: number }

/** The content that the owner is changing, with the way back and forth. */
export type History = { draft: Files; past: readonly Step[]; future: readonly Step[] }

/** A run of typing in one field ends after a pause of this many milliseconds. */
const PAUSE = 4000

export const historyOf = (draft: Files): History => ({ draft, past: [], future: [] })

/** Texts and numbers are typed; a box, a group or a list changes at once. */
const isTyped = (value: unknown) => typeof value !== 'object' && typeof value !== 'boolean'

/** Changes the value at a path; an empty path is the whole content. Typing in one field without a pause is one step. */
export function change(history: History, path: Path, value: unknown, at: number): History {
  const { draft, past } = history
  const before = valueAt(draft, path)
  if (same(before, value)) return history
  const last = past.at(-1)
  const continues =
    last &&
    at - last.at < PAUSE &&
    keyOf(last.path) === keyOf(path) &&
    isTyped(before) &&
    isTyped(value)
  const step = { path, value: continues ? last.value : before, at }
  const steps = continues ? past.slice(0, -1) : past
  return { draft: withValue(draft, path, value) as Files, past: [...steps, step], future: [] }
}

/** Exchanges the value of a step with that of the content. */
const exchange = (draft: Files, { path, value, at }: Step) => ({
  draft: withValue(draft, path, value) as Files,
  step: { path, value: valueAt(draft, path), at },
})

export function undo(history: History): History {
  const { past, future } = history
  const last = past.at(-1)
  if (!last) return history
  const { draft, step } = exchange(history.draft, last)
  return { draft, past: past.slice(0, -1), future: [...future, step] }
}

export function redo(history: History): History {
  const { past, future } = history
  const next = future.at(-1)
  if (!next) return history
  const { draft, step } = exchange(history.draft, next)
  return { draft, past: [...past, step], future: future.slice(0, -1) }
}
