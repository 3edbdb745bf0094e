import { content as fixture } from '@/fixtures/content'
import { brokenTextItems } from './broken-text'

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
