import { Fragment } from 'react'
import type { Fact } from '@/model/page/company-facts'
import { UnbrokenCodes } from './unbroken-codes'

/** Allows line breaks in a URL or e-mail address, only before its punctuation. */
const withBreaks = (text: string) =>
  text.split(/(?=[@./?&=_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Renders the value of a fact, as a link if it has one, then its note. */
export function FactValue({ fact: { key, value, note, href } }: { fact: Fact }) {
  const isText = !href || key === 'address'
  const text = isText ? <UnbrokenCodes>{value}</UnbrokenCodes> : withBreaks(value)
  return (
    <>
      {href ? (
        <a href={href} className="fact-link">
          {text}
        </a>
      ) : (
        text
      )}
      {note && ` ${note}`}
    </>
  )
}
