import type { IslandProps } from '@/components/client/islands'
import { Island } from '@/components/parts/island'
import { Icon } from '@/components/shared/icon'
import { MenuLinks } from '@/components/shared/menu-links'

/** The menu as HTML and CSS alone: the address shows the panel. The island puts a dialog in its place. */
export function Menu(menu: IslandProps<'menu'>) {
  const { texts } = menu
  return (
    <Island name="menu" props={menu} className="site-menu">
      <a
        href="#menu"
        className="icon-button menu-button"
        aria-label={texts.open}
        // The inline script makes a button of it before Next's runtime compares, in `next dev`.
        suppressHydrationWarning
      >
        <Icon name="menu" />
        {texts.openShort}
      </a>
      <div id="menu" className="menu-panel ground-dark">
        <MenuLinks {...menu} />
      </div>
      {/* Nothing has the name "pagina": going there shows no panel and moves nothing. */}
      <a href="#pagina" className="icon-button menu-button menu-close" aria-label={texts.close}>
        <Icon name="close" />
        {texts.closeShort}
      </a>
    </Island>
  )
}
