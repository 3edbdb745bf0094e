import { expect, test } from '@playwright/test'
import { paths, type RoutePath, routeOf } from '@/content/routes'
import { company, messages } from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { MESSAGES, PAGES, UNKNOWN_PATH } from './fixtures'
import { chatAddresses, documentOf, select } from './html'

/** Chat links with a message of their own: services, pests and the photo card. */
const particular = (path: RoutePath) => {
  const { message, photo } = routeOf(path)
  const { photoCard, services } = PAGES[path]
  const texts = photoCard ? [`${messages[message]} ${messages[photo]}`] : []
  if (path === '/') texts.push(messages.pests)
  return [
    ...texts.map((text) => chatUrl(company.phone, text)),
    ...services.items.map((service) => serviceChat(company.phone, messages.service, service)),
  ]
}

test.describe('the links', { tag: '@phone' }, () => {
  for (const path of [...paths, UNKNOWN_PATH] as const)
    test(`of ${path} to the chat carry the page’s own text, but for cards and pests`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const own = path === UNKNOWN_PATH ? messages.default : MESSAGES[path]
      const others = path === UNKNOWN_PATH ? [] : particular(path)
      const ownAddress = chatUrl(company.phone, own)
      const addresses = chatAddresses(document)
      expect(addresses.filter((href) => href !== ownAddress).sort()).toEqual(others.sort())
      // Header, menu and footer have a number and a button each; the rest are in the page.
      expect(addresses.filter((href) => href === ownAddress).length).toBeGreaterThanOrEqual(7)
      for (const link of select(document, 'a[href^="https://wa.me/"]')) {
        expect(link.getAttribute('target')).toBe('_blank')
        expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/)
      }
      expect(select(document, 'form')).toEqual([])
      // Where nothing is styled, the words of two links would join.
      const links = select(document, 'a')
      expect(links.filter(({ nextSibling }) => nextSibling?.nodeName === 'A')).toEqual([])
    })

  test('within the site lead to a page and a place that exist', async ({ request }) => {
    const pages = [...paths, UNKNOWN_PATH]
    const documents = await Promise.all(pages.map((path) => documentOf(request, path)))
    const places = documents.map((document) =>
      select(document, '*').map((element) => element.getAttribute('id')),
    )
    for (const [at, document] of documents.entries()) {
      const hrefs = select(document, 'a').map((link) => link.getAttribute('href') ?? '')
      const links = new Set(hrefs.filter((href) => /^[/#]/.test(href)))
      expect(links.size).toBeGreaterThan(8)
      for (const link of links) {
        const [path, id] = link.split('#')
        const there = places[path ? pages.indexOf(path) : at]
        expect(there, link).toBeDefined()
        // The link that closes the menu goes nowhere.
        if (id && link !== '#pagina') expect(there, `${link} on ${pages[at]}`).toContain(id)
      }
    }
  })
})
