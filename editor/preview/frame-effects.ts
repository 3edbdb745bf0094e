/** Connects the frame of the preview to the editor. */

import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { sectionOf } from '@/editor/addresses/sections'
import { useSession } from '@/editor/session/context'
import { pathIn } from '@/editor/store/list-items'
import { lastOf } from '@/model/values/last-of'
import { fieldsOn } from './fields-on-page'
import { scrollToOutline } from './outline'
import type { PreviewPageName } from './page'
import { type TapTarget, tapTargetAt } from './tap-target'
import type { Shown } from './use-shown'

/** The frame of the preview. */
export type Frame = {
  body: HTMLElement
  pageName: PreviewPageName
  showPage: (page: PreviewPageName) => void
}

/** Width of the page on a desktop, in pixels. */
const DESKTOP_WIDTH = 1280

/**
 * Adds CSS rules to the last style sheet of the page. Separate from the effect that renders, because a
 * new rule restyles the complete page, and only another photo or palette needs one.
 */
export function useStyleRules({ body }: Frame, { rules }: Shown): void {
  useLayoutEffect(() => {
    // The policy blocks inline styles, but no rule that a script adds to a loaded style sheet.
    // Safari before 16.4 constructs no style sheets.
    const styleSheet = lastOf([...body.ownerDocument.styleSheets])
    if (!styleSheet) return undefined
    const added = rules.split('\n').filter((rule) => rule !== '')
    for (const rule of added) styleSheet.insertRule(rule)
    return () => {
      for (const _ of added) styleSheet.deleteRule(0)
    }
  }, [body, rules])
}

/** Scales the page of a desktop to the width of the pane, and keeps the outline in view. */
export function useScale({ body }: Frame): void {
  useEffect(() => {
    const frame = body.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined
    const viewport = frame?.parentElement
    if (!frame || !viewport) return undefined
    const observer = new ResizeObserver(() => {
      frame.style.setProperty('--scale', `${viewport.clientWidth / DESKTOP_WIDTH}`)
      scrollToOutline(body)
    })
    observer.observe(viewport)
    return () => observer.disconnect()
  }, [body])
}

/**
 * Opens the tapped field or page, and passes keystrokes on to the editor's window, because a tap
 * moves the focus into the frame.
 */
export function useTaps({ body, showPage }: Frame, { content, pictures }: Shown): void {
  const { store, selection, open } = useSession()
  const follow = (target: TapTarget) => {
    if ('page' in target) return showPage(target.page)
    const { path } = target
    // The form of the draft, whose items may have moved since the version.
    const { draft } = store.get()
    const shown = selection.get().version?.files ?? draft
    open(pathIn(draft, shown, path) ?? sectionOf(path)?.path ?? path)
  }
  const tap = useEffectEvent((event: MouseEvent) => {
    // Stops the browser from following a link.
    if (!(event.target as Element).closest('summary')) event.preventDefault()
    const tapped = tapTargetAt(event, fieldsOn(body, content, pictures))
    if (!tapped) return
    // The form focuses before the event ends, because iOS opens the keyboard only then.
    flushSync(() => follow(tapped))
  })
  useEffect(() => {
    const passKey = (event: KeyboardEvent) => {
      if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
    }
    body.addEventListener('keydown', passKey)
    body.addEventListener('click', tap)
    return () => {
      body.removeEventListener('keydown', passKey)
      body.removeEventListener('click', tap)
    }
  }, [body])
}
