import { useEffect } from 'react'
import type { GitHub } from './github'
import { type Editor, isChanged } from './store/editor'

/** Stores the draft when the page is hidden or left, and reads the branch when it is shown or online again. */
export function useLifecycle(editor: Editor, github: GitHub): void {
  useEffect(() => {
    const refresh = () => github.read().then(editor.refresh, () => {})
    const follow = () => (document.visibilityState === 'hidden' ? editor.store() : refresh())
    const warn = (event: BeforeUnloadEvent) => isChanged(editor.get()) && event.preventDefault()
    const channel = new BroadcastChannel('editor')
    channel.onmessage = refresh
    addEventListener('online', refresh)
    addEventListener('pagehide', editor.store)
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', follow)
    return () => {
      channel.close()
      removeEventListener('online', refresh)
      removeEventListener('pagehide', editor.store)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [editor, github])
}

/** Sets `--height` to the height above the keyboard, which covers the page on iOS, and scrolls to the field. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window
    const follow = () => {
      document.documentElement.style.setProperty('--height', `${visualViewport?.height}px`)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'center' }))
    }
    visualViewport?.addEventListener('resize', follow)
    return () => visualViewport?.removeEventListener('resize', follow)
  }, [])
}
