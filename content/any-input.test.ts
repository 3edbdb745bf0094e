import fc from 'fast-check'
import { content as fixture } from './site'
import { contentErrors, parseContent } from './validation'

/** Texts that people paste, and texts that could inject code into a page, a script or a URL. */
const PASTED = [
  ...' ~\u00A0~\u200B~\u202Eabc~\u0000~\uD800~\uFEFF~\u00AD~👨‍👩‍👧~\u2028~\n~\t~DedetizaÃ§Ã£o'.split(
    '~',
  ),
  ...'</script><script>alert(1)</script>~<!--~]]>~"><img src=x onerror=alert(1)>~&amp;'.split('~'),
  ...'{service}~{rating}~$&~%00~%~../../etc/passwd~https://a b.com/"~javascript:alert(1)'.split(
    '~',
  ),
]

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...PASTED) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Returns each value in the content as its holder and key. */
function slots(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...slots(inner)])
}

it('accepts any value in any field, or reports readable errors', () => {
  fc.assert(
    fc.property(fc.nat(), typed, (index, value) => {
      const content = structuredClone(fixture)
      const all = slots(content)
      const slot = all[index % all.length]
      if (slot) Reflect.set(slot.holder, slot.key, value)
      const lines = contentErrors(content)
      for (const line of lines) expect(line).toMatch(/^content\/\w+\.json(, \P{Cc}+)?: \P{Cc}+$/u)
      if (lines.length === 0) expect(() => parseContent(content)).not.toThrow()
    }),
    // A fixed seed, because other inputs on each run could fail a commit that changes nothing here.
    { numRuns: 75, seed: 2026 },
  )
})
