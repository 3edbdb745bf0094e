import { content as fixture } from '@/fixtures/content'
import { brokenTextItems } from './broken-texts'

it('reports a text with exchanged letters, and shows the repaired text', () => {
  const content = structuredClone(fixture)
  expect(brokenTextItems(content)).toEqual([])
  content.home.hero.text = 'DedetizaÃ§Ã£o e &aacute;gua.'
  expect(brokenTextItems(content)).toEqual([
    expect.objectContaining({
      blocks: true,
      path: ['home', 'hero', 'text'],
      remedy: 'escreva: Dedetização e água.',
    }),
  ])
})

it.each([
  ['Dedetiza??o', true],
  ['O pre?o', true],
  ['[10:32, 05/11/2026] Ana: Oi [10:33, 05/11/2026] Zé: Olá', true],
  ['Viu barata? Ligue', false],
  ['ɐzᴉʇǝpǝp', true],
])('warns of lost and turned letters, and of a conversation, in %s: %s', (text, isReported) => {
  const content = structuredClone(fixture)
  content.home.hero.text = text
  expect(brokenTextItems(content)).toHaveLength(isReported ? 1 : 0)
})

it('warns of letters that only look like ours', () => {
  const content = structuredClone(fixture)
  // The second text has a Cyrillic а.
  content.home.hero.title = 'ᗪᗴᗪᗴTI'
  content.home.hero.text = 'Dedetizаção № 1, 30 m² e µ'
  expect(brokenTextItems(content).map(({ blocks, path }) => [blocks, path.join('.')])).toEqual([
    [false, 'home.hero.title'],
    [false, 'home.hero.text'],
  ])
})
