/** The rows of lists that link to screens and fields. */
import type { ReactNode } from 'react'
import { hrefOf, pathHref } from '@/editor/addresses/addresses'
import { formatMessage, wordsIn } from '@/editor/derived/words'
import { useDraft } from '@/editor/session/context'
import type { Issue } from '@/model/reading/issue'
import { fileTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import './rows.css'

/** Shows a list item that links to a screen. */
export const Row = ({
  href,
  children,
  hint,
  more,
}: {
  /** If undefined, the item is not a link. */
  href: string | undefined
  children: ReactNode
  hint?: string
  /** More links, below the item. */
  more?: ReactNode
}) => (
  <li>
    <a href={href} className="row">
      <span>
        {hint === undefined ? children : <strong>{children}</strong>}
        <span className="hint">{hint}</span>
      </span>
    </a>
    {more}
  </li>
)

/** Shows a field as a link to its form or screen, with its name. */
export const FieldRow = ({ path, hint }: { path: FieldPath; hint?: string }) => (
  <Row href={hrefOf(path)} hint={hint}>
    {wordsIn(useDraft()).fullName(path)}
  </Row>
)

/** Lists errors. Sends the owner to the engineer about a field that no form has. */
export const Issues = ({ issues }: { issues: readonly Issue[] }) => (
  <ul className="rows">
    {issues.map(({ path, message }) => {
      const help = hrefOf(path) ? '' : '. Peça a correção a quem cuida do programa.'
      const hint = `${formatMessage(message)}${help}`
      return <FieldRow key={`${fieldKey(path)} ${hint}`} path={path} hint={hint} />
    })}
  </ul>
)

/** Lists the broken content files, each as a link to its screen. */
export const BrokenFileRows = ({ contentNames }: { contentNames: readonly string[] }) =>
  contentNames.map((contentName) => (
    <Row
      key={contentName}
      href={pathHref([contentName])}
      hint="Esta parte do site está com um erro. Toque para consertar."
    >
      {fileTitle(contentName)}
    </Row>
  ))
