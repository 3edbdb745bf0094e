import { content } from '@/fixtures/content'
import { documentIn, select } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'

it.each([
  [
    'a link to all steps above the tiles if a case without a title has more than three',
    DrainsPage,
    4,
    true,
  ],
  ['no link to all steps above the tiles if none is hidden', DrainsPage, 3, false],
  ['no link to all steps below the tiles, where none is hidden', HomePage, 4, false],
])('shows %s', (_, Page, count, hasLink) => {
  const shown = structuredClone(content)
  const steps = Array.from({ length: count }, () => 'Passo')
  for (const { firstAid } of [shown.home, shown.drains]) firstAid.cases = [{ steps }]
  const links = select(documentIn(html(Page, shown)), '.first-aid-more')
  expect(links.length > 0).toBe(hasLink)
})

it('keeps each “Não” of a step with the next word', () => {
  const shown = structuredClone(content)
  shown.home.firstAid.cases = [{ steps: ['Saia. Não toque. Não puxe.'] }]
  expect(html(HomePage, shown)).toContain('Saia. Não\u00a0toque. Não\u00a0puxe.')
})
