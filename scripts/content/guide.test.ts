import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { scenes } from '@/art/index'
import { siteContent } from '@/content/schema'
import { parseNotices } from '@/lib/notices'
import { companyExamples } from './examples'
import { literal } from './messages'

const guide = readFileSync('content/LEIA-ME.md', 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const all = (pattern: RegExp) =>
  [...new Set([...guide.matchAll(pattern)].map((found) => found[1] ?? ''))].sort()

/** As a site like GitHub names the place of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')

/** Code without what a formatter may change. */
const bare = (code: string) => code.replace(/\s/g, '').replace(/,(?=[\]}])/g, '')

describe("the owner's guide", () => {
  it('has a whole company.ts to copy, of the examples that launch-check and messages know', () => {
    const [, written = ''] = /```ts\nimport [\s\S]*?: Company = ([\s\S]*?)```/.exec(guide) ?? []
    const { analyticsId, ...facts } = companyExamples
    const company = siteContent.shape.company.parse(new Function(`return ${written}`)())
    expect(company).toMatchObject(facts)
    expect(bare(guide)).toContain(bare(`analyticsId: ${literal(analyticsId)},`))
  })

  it('shows a notice that the site takes', () => {
    const [, written = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
    expect(parseNotices(written).length).toBeGreaterThan(1)
  })

  it('names only files that are there, or that the owner is to make', () => {
    const named = all(/`((?:content|public|art)\/[\w./-]+\.\w+)`/g)
    const made = ['content/fotos/mapa.jpg', 'content/fotos/ralo.jpg']
    expect(named.length).toBeGreaterThan(8)
    expect(named).toEqual(expect.arrayContaining(made))
    // The owner may have made them by now
    expect(named.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  })

  it('names only commands that package.json and the root have', () => {
    expect(all(/npm run ([a-z:-]+)/g).filter((command) => !(command in scripts))).toEqual([])
    const files = all(/`([A-Z]\w+\.(?:cmd|command))`/g)
    const started = all(/dois cliques em \*\*(\w+)\*\*/g)
    expect(started).toEqual(['Conferir', 'Desfazer', 'Editar', 'Publicar'])
    for (const file of [...files, ...started.flatMap((it) => [`${it}.cmd`, `${it}.command`])])
      expect(existsSync(file)).toBe(true)
  })

  it('shows only small pictures that are there', () => {
    const shown = all(/!\[[^\]]+\]\(([^)]+)\)/g).map((path) => `content/${path}`)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.filter((path) => !existsSync(path) || statSync(path).size > 40_000)).toEqual([])
    expect(
      readdirSync('content/guia')
        .map((name) => `content/guia/${name}`)
        .sort(),
    ).toEqual(shown)
  })

  it('names only pictures that are drawn', () => {
    const names: string[] = scenes.map(({ name }) => name)
    const pictures = all(/`(hero-[\w-]+|comprovante|mapa)`/g)
    expect(pictures.length).toBeGreaterThan(3)
    expect(pictures.filter((name) => !names.includes(name))).toEqual([])
  })

  it('leads only to sections that it has', () => {
    const headings = all(/^#+ (.+)$/gm).map(anchor)
    const links = all(/\]\(#([^)]+)\)/g)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !headings.includes(link))).toEqual([])
  })
})
