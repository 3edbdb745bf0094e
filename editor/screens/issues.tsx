import { formatMessage } from '@/editor/form/words'
import type { Issue } from '@/model/reading/issue'
import { fieldKey } from '@/model/values/tree'
import { hashOf } from './addresses'
import { FieldRow } from './row'

/**
 * Lists messages about fields, each as a link to its field. Sends the owner to the engineer about a
 * field that no form has.
 */
export const Issues = ({ issues }: { issues: readonly Issue[] }) => (
  <ul className="rows">
    {issues.map(({ path, message }) => {
      const help = hashOf(path) ? '' : '. Peça a correção a quem cuida do programa.'
      return (
        <FieldRow
          key={`${fieldKey(path)} ${message}`}
          path={path}
          hint={`${formatMessage(message)}${help}`}
        />
      )
    })}
  </ul>
)
