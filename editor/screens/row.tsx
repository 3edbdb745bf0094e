import type { ReactNode } from 'react'

/** Shows a list item that links to a screen or a field. */
export const Row = ({
  to,
  children,
  hint,
}: {
  /** Address of the screen or field, without `#`. Without an address, the item is no link. */
  to: string | undefined
  children: ReactNode
  hint?: string
}) => (
  <li>
    <a href={to && `#${to}`} className="row">
      <span>
        {hint === undefined ? children : <strong>{children}</strong>}
        <span className="hint">{hint}</span>
      </span>
    </a>
  </li>
)
