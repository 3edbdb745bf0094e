import { Fragment } from 'react'

/** Matches a code of a licence or registration, such as `CRQ-13` and `45/2026`, and a town's state. */
const CODE = /\d[-/]|[-/]\d| - /

/**
 * Matches a word, with the “nº” before it, and the number and the state after it. The marker of a field in
 * the preview may be before the number.
 */
const WORD = /(?:nº )?[^ ]+(?: [^ \p{L}]*\d[^ ]*)?(?: - [a-z]{2}(?!\p{L})[^ ]*)?/giu

/**
 * Renders a text whose codes stay on one line, because Chromium breaks them after a hyphen, and so
 * does a town with its state. A code that is wider than its column still breaks.
 */
export const UnbrokenCodes = ({ children }: { children: string }) =>
  children.match(WORD)?.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {CODE.test(word) ? <span className="inline-block">{word}</span> : word}
    </Fragment>
  ))
