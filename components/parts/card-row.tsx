import { Children, type ReactNode } from 'react'
import { fillSlot } from '@/model/values/words'

/**
 * Renders the hint before a row of several cards, which a phone scrolls sideways.
 * @param count number in the hint
 * @param swipe text of the hint, with `{count}`
 */
export const CardRowHint = ({ count, swipe }: { count: number; swipe: string }) => (
  <p className="card-row-hint hidden">{fillSlot(swipe, 'count', count)}</p>
)

/**
 * Renders a row of cards, which a phone scrolls sideways. Several cards have a hint before them.
 * @param count number in the hint, without the card for a photo
 * @param swipe text of the hint, with `{count}`
 */
export function CardRow({
  count,
  swipe,
  className = 'card-row',
  children,
}: {
  count: number
  swipe: string
  className?: string
  children: ReactNode
}) {
  return (
    <>
      {Children.toArray(children).length > 1 && <CardRowHint count={count} swipe={swipe} />}
      <div className="card-area">
        <div className="card-track">
          {/* Not a `<ul>`, because Obsidian's web clipper takes a `<ul>` of pictures for related posts. */}
          <menu className={className}>{children}</menu>
        </div>
      </div>
    </>
  )
}
