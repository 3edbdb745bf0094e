import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule } from 'postcss'
import sharp from 'sharp'
import { filesBelow } from '@/build/files'
import { readLastBuild } from '@/build/last-build'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { byId, chatUrls, documentIn, linkOf, metaOf, select, textOf } from '@/fixtures/html'
import { formatPhone } from '@/model/fields/phone/format'
import { MAX_TITLE_LENGTH } from '@/model/metadata/page-metadata'
import { chatUrl, serviceChatUrl } from '@/model/page/chat'
import { headerLinks, menuLinks } from '@/model/page/navigation'
import type { Link, PageContent } from '@/model/schema/content'
import { outputFolder } from '@/model/site/folder'
import { errorPages, htmlFileOf, pagePaths, type Route, routes } from '@/model/site/routes'

const { content, folder } = readLastBuild()

/*
 * Checks the exported files of the fixture company, as a crawler without scripts reads them. The
 * site must be built first. components/page/ tests the texts of a page.
 */

const { company, messages } = content
const { general, notFound, errors } = content.interface

if (folder !== FIXTURE_FOLDER)
  throw new Error(
    `Run "npm run build -- ${FIXTURE_FOLDER}" first. The last build was of ${folder}.`,
  )

const OUT_FOLDER = outputFolder(folder)

const files = filesBelow(OUT_FOLDER)
const read = (file: string) => readFileSync(join(OUT_FOLDER, file), 'utf8')
const documentOf = (file: string) => documentIn(read(file))

const attributes = (elements: readonly Element[], name: string) =>
  elements.map((element) => element.getAttribute(name))
const allIds = (root: ParentNode) =>
  attributes(select(root, '*'), 'id').filter((id): id is string => id !== null)

const messageOf = ({ messageKey }: Route) => messages[messageKey]

describe.each(routes)('the HTML of $path', (route) => {
  const { path } = route
  const page: PageContent = content[route.pageName]
  const document = documentOf(htmlFileOf(path))
  const texts = (id: string, tag: string) => select(byId(document, id), tag).map(textOf)
  const isHome = path === '/'

  it('has the sections in the order of the specification, each with a heading', () => {
    const sections = ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato']
    const own = sections.filter((id) => id !== 'pragas' || isHome)
    const shown = ['inicio', 'problemas', ...own]
    const ids = allIds(document)
    expect(ids.filter((id) => shown.includes(id))).toEqual(shown)
    expect(ids.indexOf('emergencia')).toBeLessThan(ids.indexOf('sobre'))
    for (const id of own) expect(texts(id, 'h2').join()).toMatch(/\S{3}/)
    expect(select(document, 'h1')).toHaveLength(1)
    // When a screen reader reads the complete page, it skips a heading that labels a focusable
    // element.
    expect(select(document, '[tabindex][aria-labelledby]')).toEqual([])
  })

  it('has name, phone, contact button and menu links in header and footer', () => {
    const linksIn = (root: ParentNode) =>
      select(root, 'a').map((link) => [textOf(link), link.getAttribute('href')])
    const entries = (links: readonly Link[]) => links.map(({ label, href }) => [label, href])
    const chat = chatUrl(company.phone, messageOf(route))
    // Names WhatsApp, because a visitor expects a number to start a call.
    const number = [`${general.whatsapp} ${formatPhone(company.phone)}`, chat]
    const layoutLinks = [[company.name, '/'], ...entries(menuLinks(content)), number]
    expect(linksIn(byId(document, 'contato'))).toEqual(expect.arrayContaining(layoutLinks))
    const button = [general.contactButton, chat]
    const header = select(document, 'header').flatMap(linksIn)
    expect(header).toEqual(
      expect.arrayContaining([...layoutLinks, ...entries(headerLinks), button]),
    )
  })

  it('preloads no picture, although React may add some', () => {
    // findings/react-image-preload.sh
    expect(select(document, 'link[rel=preload][as=image]')).toEqual([])
  })

  it('has no link around a heading or a paragraph, because converters to Markdown break it', () => {
    // findings/turndown-card-link.sh
    expect(select(document, 'a[href] :is(h1, h2, h3, p, li)')).toEqual([])
  })

  it('has a title, description, keywords, URL and share image of its own', async () => {
    const { meta } = page
    const full = `${meta.title} · ${company.name}`
    const title = full.length <= MAX_TITLE_LENGTH ? full : meta.title
    const url = new URL(path, company.siteUrl).href
    expect(select(document, 'title').map(textOf)).toEqual([title])
    expect(metaOf(document, 'keywords').split(',')).toEqual(meta.keywords)
    expect(new URL(linkOf(document, 'canonical')).href).toBe(url)
    expect(new URL(metaOf(document, 'og:url')).href).toBe(url)
    expect(attributes(select(document, 'html'), 'lang')).toEqual(['pt-BR'])
    // model/metadata/structured-data.test.ts checks the values.
    const data = select(document, 'script[type="application/ld+json"]')
    expect(data.map((script) => JSON.parse(`${script.textContent}`)['@graph'])).toEqual([
      expect.arrayContaining([expect.objectContaining({ '@type': 'WebPage', url })]),
    ])
    expect(metaOf(document, 'viewport')).not.toMatch(/maximum-scale|user-scalable/)
    const picture = metaOf(document, 'og:image')
    expect(picture.startsWith(`${company.siteUrl}/`)).toBe(true)
    const named = {
      description: meta.description,
      robots: '',
      'og:locale': 'pt_BR',
      'og:site_name': company.name,
      'og:title': meta.title,
      'og:description': meta.description,
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'twitter:card': 'summary_large_image',
    }
    const found = Object.keys(named).map((name) => [name, metaOf(document, name)])
    expect(Object.fromEntries(found)).toEqual(named)
    const { format, width, height } = await sharp(
      join(OUT_FOLDER, new URL(picture).pathname),
    ).metadata()
    // PNG, because social networks show neither SVG nor AVIF.
    expect(format).toMatch(/^(png|jpeg)$/)
    expect(width).toBe(1200)
    expect(metaOf(document, 'og:image:width')).toBe(String(width))
    expect(metaOf(document, 'og:image:height')).toBe(String(height))
  })
})

describe('links', () => {
  /** Returns the chat links with another message than the page's: services, pests, photos. */
  const otherMessageLinks = (route: Route) => {
    const { services }: PageContent = content[route.pageName]
    const photoText = `${messageOf(route)} ${messages[route.photoMessageKey]}`
    const texts = [photoText]
    // The first aid of the home page requests a photo, as the photo card does.
    if (route.path === '/') texts.push(photoText, messages.pests)
    // The card of a pest asks for the service that treats it.
    const treatments = route.path === '/' ? content.pests.items : []
    const asked = treatments.flatMap((pest) =>
      services.items.filter(({ slug }) => slug === pest.service),
    )
    return [
      ...texts.map((text) => chatUrl(company.phone, text)),
      ...[...services.items, ...asked].map((service) =>
        serviceChatUrl({ phone: company.phone, message: messages.service }, service),
      ),
    ]
  }
  const documents = [
    ...routes.map((route) => ({
      path: route.path,
      document: documentOf(htmlFileOf(route.path)),
      own: messageOf(route),
      others: otherMessageLinks(route),
    })),
    {
      path: 'the 404 page',
      document: documentOf(errorPages.notFound),
      own: messages.default,
      others: [],
    },
  ]

  it.each(documents)(
    'puts the page’s message into the chat links of $path, except those of cards and pests',
    ({ document, own, others }) => {
      const ownUrl = chatUrl(company.phone, own)
      const urls = chatUrls(document)
      expect(urls.filter((href) => href !== ownUrl).sort()).toEqual(others.sort())
      // At least seven: a number and a button each in header, menu and footer, one in a section.
      expect(urls.filter((href) => href === ownUrl).length).toBeGreaterThanOrEqual(7)
      for (const link of select(document, 'a[href^="https://wa.me/"]')) {
        expect(link.getAttribute('target')).toBe('_blank')
        expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/)
      }
      expect(select(document, 'form')).toEqual([])
      // A space separates adjacent links, whose words would join without styles.
      const links = select(document, 'a')
      expect(links.filter(({ nextSibling }) => nextSibling?.nodeName === 'A')).toEqual([])
    },
  )

  it.each(documents)(
    'points the internal links of $path to existing pages and anchors',
    ({ document }) => {
      const anchors = new Map<string, Set<string>>(
        documents.map(({ path, document }) => [path, new Set(allIds(document))]),
      )
      const hrefs = attributes(select(document, 'a'), 'href').map(String)
      const links = [...new Set(hrefs.filter((href) => /^[/#]/.test(href)))]
      expect(links.length).toBeGreaterThan(8)
      const own = new Set(allIds(document))
      const dead = links.filter((link) => {
        const [path = '', id] = link.split('#')
        if (!id && files.includes(path.slice(1))) return false
        const there = path ? anchors.get(path) : own
        // Excludes the link that closes the menu, because it has no target.
        return !there || (id && link !== '#pagina' && !there.has(id))
      })
      expect(dead).toEqual([])
    },
  )
})

describe('error pages', () => {
  const englishIn = (main: Element) => select(main, '[lang=en]').map(textOf)

  it('has a chat link on 404.html, and marks the English texts', () => {
    const document = documentOf(errorPages.notFound)
    const main = byId(document, 'inicio')
    const { title, code, message, homeLink, explanation, metaTitle } = notFound
    expect(select(main, 'h1').map(textOf)).toEqual([title])
    expect(englishIn(main)).toEqual([`${code} ${message} ${homeLink}`])
    expect(textOf(main)).toContain(explanation)
    expect(chatUrls(main)).toEqual([chatUrl(company.phone, messages.default)])
    // Search engines must not list an error page.
    expect(select(document, 'title').map(textOf).join()).toContain(metaTitle)
    expect(metaOf(document, 'robots')).toContain('noindex')
    expect(linkOf(document, 'canonical')).toBe('')
    expect(select(document, '[type="application/ld+json"]')).toEqual([])
  })

  it('has a chat link on 500.html, and links to reload the page and to the home page', () => {
    const document = documentOf(errorPages.serverError)
    const main = byId(document, 'inicio')
    const { explanation, headline, home, retry, title } = errors
    expect(select(main, 'h1').map(textOf)).toEqual([headline])
    expect(englishIn(main)).toEqual([title])
    expect(textOf(main)).toContain(explanation)
    expect(metaOf(document, 'robots')).toContain('noindex')
    // The URL `?` loads the failed page again.
    expect(select(main, 'a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [retry, '?'],
      [home, '/'],
      [general.contactButton, chatUrl(company.phone, messages.default)],
    ])
  })
})

describe('the exported site', () => {
  it('links no styles of the root or of every element, which would restyle the first screen', () => {
    const selectors: string[] = []
    for (const file of files.filter((path) => path.endsWith('.css')))
      postcss.parse(read(file)).walkRules(({ selector, parent }) => {
        const { params = '' } = parent as AtRule
        if (!/print|forced-colors|reduce|not/.test(params)) selectors.push(selector)
      })
    expect(selectors).not.toHaveLength(0)
    expect(selectors.filter((name) => /^(?::root|html|body|\*|::selection)$/.test(name))).toEqual(
      [],
    )
  })

  it('contains no file that no page, style sheet or script names, except files for programs', () => {
    const texts = files.filter((file) => /\.(?:html|css|js)$/.test(file)).map(read)
    const unnamed = files.filter((file) => !texts.some((text) => text.includes(file)))
    const isForProgram = /\.(?:html|txt|xml)$|^[._]|^versao\.json$/
    expect(unnamed.filter((file) => !isForProgram.test(file))).toEqual([])
  })

  it('allows all crawlers in robots.txt, and lists each page in the sitemap', () => {
    const text = read('robots.txt')
    expect(text).toMatch(/^User-Agent: \*$/im)
    expect(text).toMatch(/^Allow: \/$/m)
    expect(text).not.toMatch(/^Disallow/im)
    expect(text).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`)
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    expect(listed.map(([, url]) => new URL(`${url}`).href)).toEqual(
      pagePaths.map((path) => new URL(path, company.siteUrl).href),
    )
  })

  it('uses only the syntax of media queries that the oldest browsers support', () => {
    const styles = files.filter((file) => /\.(css|html)$/.test(file))
    const queries = styles.flatMap((file) => read(file).match(/@media ?[^{]+|media="[^"]+"/g) ?? [])
    expect(queries.length).toBeGreaterThan(40)
    // The oldest browsers drop a whole block whose query has another form, such as `not (…)`, which
    // compilers write for them (findings/media-range-targets.sh).
    expect(
      queries.filter((query) => /[<>]|\bor\b|\band ?\(?not\b|\(not|\bnot ?\(/.test(query)),
    ).toEqual([])
  })

  it('keeps timelines out of the shorthand of animations, because browsers would drop both', () => {
    // findings/lightningcss-view-timeline.sh
    const styles = files.filter((file) => /\.(css|html)$/.test(file)).map(read)
    const shorthands = styles.flatMap((text) => text.match(/animation:[^;}]+/g) ?? [])
    expect(shorthands.length).toBeGreaterThan(4)
    expect(shorthands.filter((value) => /\b(?:view|scroll)\(|(?<!var\()--/.test(value))).toEqual([])
    expect(styles.join()).toMatch(/animation-timeline:[^;}]+/)
  })

  it('refers only to existing files, and to views that their SVG files contain', () => {
    // Link checkers follow no preloaded pictures and no views (findings/link-checker-fragments.sh).
    const pages = files.filter((file) => /\.(css|html)$/.test(file))
    const references = new Set(
      pages.flatMap((file) => read(file).match(/\/(?:images|_next)\/[\w./-]+(?:#[\w-]+)?/g) ?? []),
    )
    expect(references.size).toBeGreaterThan(40)
    const broken = [...references].filter((reference) => {
      const [path = '', view] = reference.slice(1).split('#')
      return !files.includes(path) || (view && !read(path).includes(`<view id="${view}"`))
    })
    expect(broken).toEqual([])
  })

  it('publishes the licences of bundles, icons and fonts', () => {
    const text = read('licenses.txt')
    for (const name of ['react', 'lucide-react'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+\\n\\n\\S`, 'm'))
    expect(read('licenses/source-sans-3.txt')).toContain('OPEN FONT LICENSE')
  })

  it('contains .nojekyll, because GitHub Pages would leave out folders with an underscore', () => {
    expect(existsSync(join(OUT_FOLDER, '.nojekyll'))).toBe(true)
  })
})
