import type { IconName } from './icon-sprite'

/** An icon by reference. Each page has its shape once (components/parts/icon-sprite.tsx). */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
