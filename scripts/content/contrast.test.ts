import { palette } from '@/content/site'
import { lowContrasts } from './contrast'

it('finds nothing to mend in the palette of the site', () => {
  expect(lowContrasts(palette)).toEqual([])
})

it('names a pair that can hardly be read, with its contrast', () => {
  const pale = { ...palette, forest: { ...palette.forest, 8: palette.cream[3] } }
  expect(lowContrasts(pale)).toContainEqual(
    expect.stringMatching(/^forest-8 on cream-0: 1\.\d\d of 4\.5$/),
  )
})
