import { content as fixture } from '@/fixtures/content'
import { parseContent } from './validation'

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

const VALUES = [...PASTED, null, true, -1.5, [], {}, 'x'.repeat(5000)]

/** Returns each value in the content as its holder and key. */
function slots(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...slots(inner)])
}

/** The test changes every 11th value, because each change checks the complete content. */
const STRIDE = 11

it('accepts any value in any field, or reports readable errors', () => {
  const { length } = slots(fixture)
  for (let index = 0; index < length; index += STRIDE) {
    const content = structuredClone(fixture)
    const slot = slots(content)[index]
    if (slot) Reflect.set(slot.holder, slot.key, VALUES[index % VALUES.length])
    try {
      parseContent(content)
    } catch (error) {
      for (const line of (error as Error).message.split('\n'))
        expect(line).toMatch(/^content\/\w+\.json(, \P{Cc}+)?: \P{Cc}+$/u)
    }
  }
})
