import type { ReactNode } from 'react'
import { formatMessage, useWords } from '@/editor/form/words'
import type { Issue } from '@/model/reading/issue'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { hashOf } from './addresses'
import { Row } from './row'

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
