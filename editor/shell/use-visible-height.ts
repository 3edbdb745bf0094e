import { useEffect } from 'react'

/**
 * Sets `--visible-height` to the height above the on-screen keyboard, because iOS covers the page
 * with the keyboard. Scrolls to the focused element after each change of that height.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window
    const updateHeight = () => {
      // Zooming also makes the visible part smaller, but must not change the layout.
      if (visualViewport && visualViewport.scale > 1) return
      document.documentElement.style.setProperty('--visible-height', `${visualViewport?.height}px`)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'center' }))
    }
    visualViewport?.addEventListener('resize', updateHeight)
    return () => visualViewport?.removeEventListener('resize', updateHeight)
  }, [])
}
