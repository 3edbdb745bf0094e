import { readFileSync } from 'node:fs'
import { pests } from '@/content/site'
import { paths } from '@/lib/routes'
import { expect, PAGES, test } from './fixtures'

// The reader is put into the page, where the policy would not let it write HTML.
test.use({ bypassCSP: true })

for (const path of paths)
  test(`the reader mode of a browser keeps every card of ${path}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const file = new URL(import.meta.resolve('@mozilla/readability/Readability.js'))
    const reader = readFileSync(file, 'utf8')
    await page.goto(path)
    const article = await page.evaluate(
      `(() => { ${reader}; return new Readability(document.cloneNode(true)).parse().textContent })()`,
    )
    const { services, questions } = PAGES[path]
    const kept = [
      ...services.items.flatMap(({ title, description }) => [title, description]),
      ...(path === '/' ? pests.items.flatMap(({ title, signs }) => [title, signs]) : []),
      ...questions.items.map(({ answer }) => answer),
    ]
    expect(kept.filter((text) => !String(article).includes(text))).toEqual([])
  })
