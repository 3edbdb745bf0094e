import { Accessibility, ArrowRight, Menu, MessageCircle, Plus, X } from 'lucide-react'

const icons = {
  chat: MessageCircle,
  menu: Menu,
  close: X,
  arrow: ArrowRight,
  plus: Plus,
  accessibility: Accessibility,
}

/** Lucide's outline of a star takes four times the bytes, on each page, for what a filled one shows. */
const STAR = 'M12 1.6l3.2 6.8 7.4 1-5.4 5.2 1.3 7.4-6.5-3.6-6.5 3.6 1.3-7.4-5.4-5.2 7.4-1z'

/** Every interface sign once; `Icon` shows it by reference, so a repeated sign costs one line. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Sign]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Sign />
        </symbol>
      ))}
      <symbol id="icon-star" viewBox="0 0 24 24">
        <path d={STAR} fill="currentColor" />
      </symbol>
    </svg>
  )
}

export function Icon({ name }: { name: keyof typeof icons | 'star' }) {
  return (
    <svg aria-hidden="true" className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
