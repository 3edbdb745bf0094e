import { picture } from './pictures'

// art/art.test.ts tests the files.
it('says which drawing is missing and how to make it', () => {
  // @ts-expect-error: there is no such drawing
  expect(() => picture('unicornio')).toThrow(/unicornio.*npm run build/)
})
