import type { ReactNode } from 'react'
import { useWords } from '@/editor/form/words'
import type { FieldPath } from '@/model/values/tree'
import { hashOf } from './addresses'

type RowProps = {
  children?: ReactNode
  hint?: string
  /** More links, below the item. */
  more?: ReactNode
}

/** Shows a list item that links to a screen. */
export const Row = ({
  to,
  children,
  hint,
  more,
}: RowProps & {
  /** Hash of the screen or field, without `#`. If undefined, the item is not a link. */
  to: string | undefined
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

/** Shows a list item that links to a field, and names the field by default. */
export function FieldRow({ path, children, ...props }: RowProps & { path: FieldPath }) {
  const { fullName } = useWords()
  return (
    <Row to={hashOf(path)} {...props}>
      {children ?? fullName(path)}
    </Row>
  )
}
