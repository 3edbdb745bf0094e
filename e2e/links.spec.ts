import { expect, test } from '@playwright/test'
import { attribute, elements } from '@/adapter/html'
import { paths, type RoutePath, routeOf } from '@/content/routes'
import { company, messages } from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { MESSAGES, NOWHERE, PAGES } from './fixtures'
import { byTag, chatAddresses, documentOf } from './html'

/** The messages of the links that stand for something in particular. */
const particular = (path: RoutePath) => {
  const { message, photo } = routeOf(path)
  const photos = PAGES[path].photoCard ? [`${messages[message]} ${messages[photo]}`] : []
  return path === '/' ? [messages.pests, ...photos] : photos
}

test.describe('the links', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE] as const)
    test(`of ${path} to the chat carry the page’s own text, but for cards and pests`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const own = path === NOWHERE ? messages.default : MESSAGES[path]
      const others =
        path === NOWHERE
          ? []
          : [
              ...particular(path).map((text) => chatUrl(company.phone, text)),
              ...PAGES[path].services.items.map((service) =>
                serviceChat(company.phone, messages.service, service),
              ),
            ]
      const ownAddress = chatUrl(company.phone, own)
      const addresses = chatAddresses(document)
      expect(addresses.filter((href) => href !== ownAddress).sort()).toEqual(others.sort())
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

  // e2e/host.spec.ts asks for their types.
  test('to files lead to what is there', async ({ request }) => {
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
    for (const file of named) expect((await request.head(file)).status(), file).toBe(200)
  })
})
