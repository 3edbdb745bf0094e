/** The rows of lists that link to screens and fields. */
import type { ReactNode } from 'react'
import { formatMessage, useWords } from '@/editor/form/words'
import type { Issue } from '@/model/reading/issue'
import { fileTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { hashOf } from './addresses'

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

type FieldRow = {
  path: FieldPath
  /** By default, the name of the field. */
  title?: string
  hint?: string
  /** More links, below the field. */
  more?: ReactNode
}

/** Lists fields, each as a link to its form or screen. */
export function FieldRows({ rows }: { rows: readonly FieldRow[] }) {
  const { fullName } = useWords()
  return (
    <ul className="rows">
      {rows.map(({ path, title, hint, more }) => (
        <Row
          key={[fieldKey(path), title, hint].join(' ')}
          to={hashOf(path)}
          hint={hint}
          more={more}
        >
          {title ?? fullName(path)}
        </Row>
      ))}
    </ul>
  )
}

/** Lists errors. Sends the owner to the engineer about a field that no form has. */
export const Issues = ({ issues }: { issues: readonly Issue[] }) => (
  <FieldRows
    rows={issues.map(({ path, message }) => {
      const help = hashOf(path) ? '' : '. Peça a correção a quem cuida do programa.'
      return { path, hint: `${formatMessage(message)}${help}` }
    })}
  />
)

/** Lists the broken content files, each as a link to its screen. */
export const BrokenFileRows = ({ contentNames }: { contentNames: readonly string[] }) =>
  contentNames.map((contentName) => (
    <Row
      key={contentName}
      to={contentName}
      hint="Esta parte do site está com um erro. Toque para consertar."
    >
      {fileTitle(contentName)}
    </Row>
  ))
