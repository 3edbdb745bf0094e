import { changedContent, content } from '@/fixtures/content'
import { brokenTextItems } from './broken-texts'

/** Returns the items about other texts in the hero of the home page. */
const itemsFor = (hero: { title?: string; text?: string }) =>
  brokenTextItems(changedContent(({ home }) => Object.assign(home.hero, hero)))

it('reports a text with exchanged letters, and shows the repaired text', () => {
  expect(brokenTextItems(content)).toEqual([])
  expect(itemsFor({ text: 'DedetizaÃ§Ã£o e &aacute;gua.' })).toEqual([
    expect.objectContaining({
      blocks: true,
      path: ['home', 'hero', 'text'],
      remedy: 'escreva: Dedetização e água.',
    }),
  ])
  // A program has removed the invisible character of the í.
  expect(itemsFor({ text: 'Ã¢â‚¬Å“Ã³timoÃ¢â‚¬Â' })[0]).toMatchObject({
    remedy: 'escreva o texto de novo',
  })
  expect(itemsFor({ text: 'FamÃlia e dedetizaÃ§Ã£o.' })).toEqual([
    expect.objectContaining({ blocks: true, remedy: 'escreva o texto de novo' }),
  ])
})

it.each([
  'Fale das 8 Ã s 18h',
  'Por R$Â 150',
  'Ãrea da casa',
  'A famÃlia sai',
  'Saia daÃ, e já',
  '“simâ€',
  'A manhÃ começa limpa',
  '<Arquivo de mídia oculto>',
])('blocks a launch with a text that only its author can repair: %s', (text) => {
  expect(itemsFor({ text })).toEqual([
    expect.objectContaining({ blocks: true, remedy: 'escreva o texto de novo' }),
  ])
})

it.each(['Dedetiza??o', 'O pre?o', 'Viu barata?ligue'])(
  'warns of a ? in a word, which may only lack a space: %s',
  (text) => {
    expect(itemsFor({ text })).toEqual([
      expect.objectContaining({ blocks: false, remedy: expect.stringContaining('?') }),
    ])
  },
)

it.each([
  ['IRMÃOS, LÃ, Ângela, AMANHÃ e COMPÕE', false],
  ['[10:32, 05/11/2026] Ana: Oi [10:33, 05/11/2026] Zé: Olá', true],
  ['Viu barata? Ligue', false],
  ['ɐzᴉʇǝpǝp', true],
])('warns of turned letters, and of a conversation, in %s: %s', (text, isReported) => {
  expect(itemsFor({ text })).toHaveLength(isReported ? 1 : 0)
})

it.each([
  ['ɆⱫ DɆ Ɇ', 1],
  ['Nguyễn Thị Mơ, Łukasz, Ștefan, Lǐ, Weiß, Søren', 0],
])('knows letters of names from those of font generators: %s', (title, count) => {
  expect(itemsFor({ title })).toHaveLength(count)
})

it('warns of letters that only look like ours', () => {
  // The second text has a Cyrillic а.
  const items = itemsFor({ title: 'ᗪᗴᗪᗴTI', text: 'Dedetizаção № 1, 30 m² e µ' })
  expect(items.map(({ blocks, path }) => [blocks, path.join('.')])).toEqual([
    [false, 'home.hero.title'],
    [false, 'home.hero.text'],
  ])
})
