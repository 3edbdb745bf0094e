import { type ComponentProps, useCallback, useLayoutEffect, useMemo } from 'react'
import { setMenuOpen } from '@/components/islands/menu/script'
import { showNotice } from '@/components/islands/notices/show-notice'
import { createPageRoot, PreviewPage } from './page'

/** A page with what its scripts would show. */
type RenderedPage = Omit<ComponentProps<typeof PreviewPage>, 'onShown'> & {
  notice: string | undefined
  isMenuOpen: boolean
  isConsentShown: boolean
}

/** Renders a page in the body of the frame, with its menu, notice and consent question open or closed. */
export function useRenderedPage(
  body: HTMLElement,
  { name, content, pictures, notice, isMenuOpen, isConsentShown }: RenderedPage,
): void {
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
        key={name}
        name={name}
        content={content}
        pictures={pictures}
        onShown={showState}
      />,
    )
  }, [root, name, content, pictures, showState])
}
