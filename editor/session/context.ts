import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DraftCheck } from '@/editor/derived/draft-check'
import { shownContent } from '@/editor/derived/lenient-content'
import type { GitHub } from '@/editor/github/github'
import type { PhotoReader } from '@/editor/photos/photo-reader'
import type { Saver } from '@/editor/saving/saver'
import type { DraftStore } from '@/editor/store/draft-store'
import type { Issue } from '@/model/reading/issue'
import type { FieldPath } from '@/model/values/tree'
import type { Selection } from './selection'
import { useValue } from './use-value'

/**
 * The values that forms and screens share, except the draft. No keystroke changes them at once, so that it
 * renders only the components that read the draft.
 */
export type Session = {
  store: DraftStore
  github: GitHub
  readPhoto: PhotoReader
  saver: Saver
  /** Errors and open items of the draft, a pause in typing ago. */
  check: DraftCheck
  /** Errors and open items of the saved content. */
  savedCheck: DraftCheck
  /** The errors of the last save that the draft still has. */
  saveErrors: readonly Issue[]
  selection: Selection
  /** The day that it is for the company, as `2026-12-24`. */
  today: string
  /** Shows the screen or field at a path (use-router.ts), and focuses the field at once. */
  open: (path: FieldPath) => void
  signOut: () => void
}

/** The part of a session that lasts as long as the tab, also while the owner enters another code. */
export type SessionParts = Pick<Session, 'store' | 'selection' | 'github' | 'saver'>

export const SessionContext = createContext<Session | undefined>(undefined)

/**
 * Returns what the components of the tab share.
 * @throws if the component is outside the workspace
 */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be called inside a SessionContext.')
  return session
}

/** Returns the draft with its base and undo steps, and renders the component again after each keystroke. */
export const useDraftState = () => useValue(useSession().store)

/** Returns the draft, and renders the component again after each keystroke. */
export const useDraft = () => useDraftState().draft

/** Returns the draft as the site would show it, and renders the component again after each keystroke. */
export const useContent = () => shownContent(useDraft())

/** Returns what is selected, and renders the component again after each selection. */
export const useSelected = () => useValue(useSession().selection)

/** Returns the field or screen to show, and renders the component again after each request. */
export function useOpened() {
  const { selection } = useSession()
  return useSyncExternalStore(selection.subscribe, () => selection.get().opened)
}

/** Returns a content file of the draft, and renders the component again after its changes only. */
export function useDraftFile(contentName: string): unknown {
  const { store } = useSession()
  return useSyncExternalStore(store.subscribe, () => store.get().draft[contentName])
}
