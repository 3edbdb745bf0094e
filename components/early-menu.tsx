import type { ComponentProps } from 'react'
import { Icon } from './icon'
import { MenuLinks } from './menu-links'

/**
 * The menu as plain HTML. A tap on the menu button that comes before the bundles have run shows it at
 * once (`data-menu-tapped` on the root element, see lib/inline-scripts.ts); the real one, a dialog,
 * takes its place when it can.
 */
export function EarlyMenu({
  texts,
  ...rest
}: Omit<ComponentProps<typeof MenuLinks>, 'onFollow' | 'onChat'>) {
  return (
    <div className="early-menu">
      <div className="menu-overlay" data-menu-close />
      <div className="menu-panel">
        <div className="menu-head">
          <p className="font-display">{texts.title}</p>
          <button
            type="button"
            data-menu-close
            aria-label={texts.close}
            className="icon-button menu-button"
          >
            <Icon name="close" />
            {texts.closeShort}
          </button>
        </div>
        <MenuLinks texts={texts} {...rest} />
      </div>
    </div>
  )
}
