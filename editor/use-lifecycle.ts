import { useEffect } from 'react'
import type { GitHub } from './github'
import { type Editor, isChanged } from './store/editor'

/** Keeps what was typed when the page is hidden or left, and looks for what others saved when it is seen again. */
export function useLifecycle(editor: Editor, github: GitHub): void {
  useEffect(() => {
    const refresh = () => github.read().then(editor.refresh, () => {})
    const follow = () => (document.visibilityState === 'hidden' ? editor.store() : refresh())
    const warn = (event: BeforeUnloadEvent) => isChanged(editor.get()) && event.preventDefault()
    const channel = new BroadcastChannel('editor')
    channel.onmessage = refresh
    addEventListener('pagehide', editor.store)
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', follow)
    return () => {
      channel.close()
      removeEventListener('pagehide', editor.store)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [editor, github])
}

/** Gives the styles the height above the keyboard, which on iOS covers the page, and keeps the field in sight. */
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
