import { replaceOnce } from './patches'

it('applies a patch in its one place', () => {
  expect(replaceOnce('a b c', /(b)/, '<$1>')).toBe('a <b> c')
})

it.each(['a c', 'a b b c'])('refuses a patch that no longer fits: %s', (text) => {
  expect(() => replaceOnce(text, /b/, 'x')).toThrow('The patch of Sveltia finds')
})
