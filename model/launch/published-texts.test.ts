import { changedContent } from '@/fixtures/content'
import { fieldKey } from '@/model/values/tree'
import { publishedTexts } from './published-texts'

it.each([
  ['ralo', []],
  ['hero-desentupimento', ['drains.hero.alt']],
  ['equipe', ['home.about.alt', 'drains.about.alt']],
  ['comprovante', ['home.method.proof.alt']],
] as const)(
  'leaves out the descriptions of the drawing that a photo replaces: %s',
  (picture, replaced) => {
    const texts = (items: Parameters<typeof publishedTexts>[0]['photos']['items']) =>
      publishedTexts(changedContent(({ photos }) => Object.assign(photos, { items }))).map(
        ({ path }) => fieldKey(path),
      )
    const [before, after] = [texts([]), texts([{ picture, file: '/content/fotos/a.jpg' }])]
    expect(before.filter((path) => !after.includes(path))).toEqual(replaced)
  },
)
