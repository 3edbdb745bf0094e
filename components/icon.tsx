import { Accessibility, ArrowRight, Menu, MessageCircle, Plus, Star, X } from 'lucide-react'

const icons = {
  chat: MessageCircle,
  menu: Menu,
  close: X,
  arrow: ArrowRight,
  plus: Plus,
  star: Star,
  accessibility: Accessibility,
}

/** Every interface sign once; `Icon` shows it by reference, so a repeated sign costs one line. */
export function IconSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {Object.entries(icons).map(([name, Sign]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Sign fill={name === 'star' ? 'currentColor' : 'none'} />
        </symbol>
      ))}
    </svg>
  )
}

export function Icon({ name, className = '' }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg aria-hidden="true" className={`size-5 shrink-0 ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
