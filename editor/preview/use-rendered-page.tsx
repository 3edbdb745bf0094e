import { useCallback, useLayoutEffect, useMemo } from 'react'
import { setMenuOpen } from '@/components/islands/menu/script'
import { showNotice } from '@/components/islands/notices/show-notice'
import type { Frame } from './frame-effects'
import { createPageRoot, PreviewPage } from './page'
import type { Shown } from './use-shown'

/** Renders a page in the body of the frame, with its menu, notice and consent question open or closed. */
export function useRenderedPage({ body, pageName }: Frame, shown: Shown): void {
  const { visible, pictures, notice, isMenuOpen, isConsentShown } = shown
  const root = useMemo(() => createPageRoot(body), [body])
  const showState = useCallback(() => {
    const island = (name: string) => body.querySelector<HTMLElement>(`[data-island="${name}"]`)
    const [bar, menu] = [island('notices'), island('menu')]
    if (bar) showNotice(bar, notice)
    if (menu) setMenuOpen(menu, isMenuOpen)
    body.ownerDocument.documentElement.toggleAttribute('data-consent-open', isConsentShown)
  }, [body, notice, isMenuOpen, isConsentShown])

  // A layout effect changes the page in the same paint as the field.
  useLayoutEffect(() => {
    root.render(
      <PreviewPage
        key={pageName}
        name={pageName}
        content={visible}
        pictures={pictures}
        onShown={showState}
      />,
    )
  }, [root, pageName, visible, pictures, showState])
}
