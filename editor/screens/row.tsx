import type { ReactNode } from 'react'

/** Shows a list item that links to a screen. */
export const Row = ({
  to,
  children,
  hint,
  more,
}: {
  /** Hash of the screen or field, without `#`. If undefined, the item is not a link. */
  to: string | undefined
  children: ReactNode
  hint?: string
  /** More links, below the item. */
  more?: ReactNode
}) => (
  <li>
    <a href={to && `#${to}`} className="row">
      <span>
        {hint === undefined ? children : <strong>{children}</strong>}
        <span className="hint">{hint}</span>
      </span>
    </a>
    {more}
  </li>
)
