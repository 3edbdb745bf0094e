import { expect, test } from '@playwright/test'
import { attribute, elements } from '@/adapter/html'
import { company, messages } from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { paths } from '@/lib/routes'
import { MESSAGES, NOWHERE, PAGES } from './fixtures'
import { byTag, chatAddresses, documentOf } from './html'

/** The message of each link that stands for something in particular. */
const PARTICULAR = {
  '/': [messages.pests, `${messages.default} ${messages.photo}`],
  '/desentupimento': [`${messages.drains} ${messages.video}`],
}

test.describe('the links', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE] as const)
    test(`of ${path} to the chat carry the page’s own text, but for cards and pests`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const own = path === NOWHERE ? messages.default : MESSAGES[path]
      const services = path === NOWHERE ? [] : PAGES[path].services.items
      const others = [
        ...services.map(
          (service) =>
            new URL(serviceChat(company.phone, messages.service, service)).searchParams.get(
              'text',
            ) ?? '',
        ),
        ...(path === NOWHERE ? [] : PARTICULAR[path]),
      ]
      const ownAddress = chatUrl(company.phone, own)
      const addresses = chatAddresses(document)
      expect(addresses.filter((href) => href !== ownAddress).sort()).toEqual(
        others.map((text) => chatUrl(company.phone, text)).sort(),
      )
      // Header, menu and footer have a number and a button each; the rest are in the page.
      expect(addresses.filter((href) => href === ownAddress).length).toBeGreaterThanOrEqual(7)
      for (const link of byTag(document, 'a')) {
        if (!attribute(link, 'href')?.startsWith('https://wa.me/')) continue
        expect(attribute(link, 'target')).toBe('_blank')
        expect(attribute(link, 'rel')).toMatch(/\bnoopener\b/)
      }
      expect(byTag(document, 'form')).toEqual([])
    })

  test('within the site lead to a page and a place that exist', async ({ request }) => {
    const idsOf = async (path: string) => {
      expect((await request.get(path)).status(), path).toBe(200)
      return elements(await documentOf(request, path)).map((element) => attribute(element, 'id'))
    }
    const known = new Map<string, (string | undefined)[]>()
    for (const from of [...paths, NOWHERE]) {
      const document = await documentOf(request, from)
      const here = elements(document).map((element) => attribute(element, 'id'))
      const hrefs = byTag(document, 'a').map((link) => attribute(link, 'href') ?? '')
      const links = [...new Set(hrefs.filter((href) => /^[/#]/.test(href)))]
      expect(links.length).toBeGreaterThan(8)
      for (const link of links) {
        const [path = '', id] = link.split('#')
        if (path && !known.has(path)) known.set(path, await idsOf(path))
        // The link that closes the menu goes nowhere.
        if (id && link !== '#pagina')
          expect(path ? known.get(path) : here, `${link}, linked from ${from}`).toContain(id)
      }
    }
  })

  test('to files lead to what is there, with a fitting type', async ({ request }) => {
    const types: Record<string, RegExp> = {
      css: /^text\/css/,
      ico: /^image\//,
      jpg: /^image\/jpeg/,
      js: /^(text|application)\/javascript/,
      svg: /^image\/svg\+xml/,
      woff2: /^font\/woff2/,
    }
    const named = new Set<string>()
    for (const path of [...paths, NOWHERE]) {
      const html = await (await request.get(path)).text()
      expect(html, 'the export has no image server').not.toContain('/_next/image')
      for (const [file] of html.matchAll(
        /\/[\w./~-]+\.(?:avif|css|ico|jpg|js|png|svg|webp|woff2)\b/g,
      ))
        if (!file.startsWith('//')) named.add(file)
    }
    expect(named.size).toBeGreaterThan(20)
    for (const file of named) {
      const response = await request.head(file)
      expect(response.status(), file).toBe(200)
      const end = file.slice(file.lastIndexOf('.') + 1)
      expect(response.headers()['content-type'], file).toMatch(types[end] ?? `image/${end}`)
    }
  })
})
