import type { IconName } from './icon-sprite'

/** An icon by reference: its shape stands in the page once, and in no bundle. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
