import { Menu as MenuIcon, X } from 'lucide-react'
import { Island } from '@/components/islands/island'
import type { GeneralTexts, MenuTexts } from '@/model/schema/content'
import type { MenuDialog } from './client'
import { MenuPanel, type MenuPanelProps } from './panel'
import { MENU_CLOSE_HASH, MENU_ID } from './script'

/** Renders the menu that works without scripts: its panel opens by `:target`. */
export function Menu({ texts, ...panel }: MenuPanelProps & { texts: MenuTexts & GeneralTexts }) {
  const { description, close, closeShort } = texts
  return (
    <Island<typeof MenuDialog>
      name="menu"
      props={{ description }}
      className="site-menu relative print:gone"
    >
      <a href={`#${MENU_ID}`} className="icon-button menu-button" aria-label={texts.open}>
        <MenuIcon className="icon" />
        {texts.openShort}
      </a>
      <MenuPanel {...panel} texts={texts} id={MENU_ID} />
      <a href={MENU_CLOSE_HASH} className="icon-button menu-button menu-close" aria-label={close}>
        <X className="icon" />
        {closeShort}
      </a>
    </Island>
  )
}
