import type { Page } from '@playwright/test'
import { claims } from '@/content/claims'
import { expect, test } from './fixtures'

/*
 * The words that people of the region search for. Alternative texts, keywords and the head do not count.
 */

const WORDS = {
  '/': [
    'dedetizadora',
    'dedetização',
    'controle de pragas',
    'barata alemã',
    'francesinha',
    'siriri',
    'aleluia',
    'quanto custa',
    'orçamento é gratuito',
    '24 horas',
    'Criciúma',
    'Içara',
    'Balneário Rincão',
  ],
  '/desentupimento': [
    'desentupidora',
    'vaso entupido',
    'pia entupida',
    'esgoto entupido',
    'desentupimento de esgoto',
    'limpa-fossa',
    'hidrojateamento',
    'caixa de gordura',
    'quanto custa',
    'orçamento é gratuito',
    '24 horas',
    'Criciúma',
    'Içara',
    'Balneário Rincão',
  ],
} as const

/** Words that make a promise; an owner who can't keep it removes them with it. */
const PROMISED = ['24 horas', 'gratuito', 'hidrojateamento', 'limpa-fossa']

function isExpected(word: string): boolean {
  const promised = PROMISED.find((it) => word.includes(it))
  return !promised || claims.some(({ words }) => words.includes(promised))
}

/** The readable text of the page, closed answers included. */
async function readable(page: Page): Promise<string> {
  for (const details of await page.locator('details').all())
    await details.evaluate((element) => {
      element.removeAttribute('name')
      element.setAttribute('open', '')
    })
  await page.locator('.section, .other-page, .site-footer').evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.contentVisibility = 'visible'
  })
  // biome-ignore lint/performance/useDomNodeTextContent: scripts and styles are no text of the page
  const text = await page.locator('body').innerText()
  return text.replace(/\s+/g, ' ').toLowerCase()
}

test.describe('the words that people type', { tag: '@phone' }, () => {
  for (const [path, words] of Object.entries(WORDS))
    test(`can be read on ${path}`, async ({ page }) => {
      await page.goto(path)
      const text = await readable(page)
      const expected = words.filter(isExpected)
      expect(expected.filter((word) => !text.includes(word.toLowerCase()))).toEqual([])
    })

  for (const path of Object.keys(WORDS))
    test(`name the three towns and the hours in the title of ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const word of ['Criciúma', 'Içara', 'Balneário Rincão', '24 h'])
        expect(await page.title()).toContain(word)
    })
})
