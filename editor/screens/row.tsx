import type { ReactNode } from 'react'
import { pathsOf, sectionOf } from '@/editor/form/sections'
import { useWords } from '@/editor/form/words'
import { screenOfFile } from '@/editor/screen-table'
import { type FieldPath, fieldKey } from '@/model/values/tree'

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

/**
 * Returns the hash of a field's form or screen, without `#`. A group has the hash of its first
 * field. Returns undefined if the owner cannot change the field.
 */
export function hashOf(path: FieldPath): string | undefined {
  const screen = screenOfFile(String(path[0]))
  // The screen of the claims scrolls to the one with the index in its hash.
  if (screen) return fieldKey([screen.hash, ...path.slice(2, 3)])
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? pathsOf(section) : []
  return section && fieldKey(firstField)
}

/** Shows a list item that links to a field, and names the field by default. */
export function FieldRow({ path, children, ...props }: RowProps & { path: FieldPath }) {
  const { fullName } = useWords()
  return (
    <Row to={hashOf(path)} {...props}>
      {children ?? fullName(path)}
    </Row>
  )
}
