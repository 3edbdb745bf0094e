/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { scenes } from '@/art/index'
import { companyExamples, testimonialExample } from './examples'
import { literal } from './messages'
import { ruleAt } from './schema-tree'

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
  it('shows the examples that launch-check knows and the messages of a build repeat', () => {
    const { hours, analyticsId, ...facts } = companyExamples
    const shown = Object.entries(facts).map(([field, value]) => `${field}: ${literal(value)},`)
    const code = bare(guide)
    expect(code).toContain(bare(`\`\`\`ts ${shown.join('')}\`\`\``))
    expect(code).toContain(bare(`hours: ${literal(hours)},`))
    expect(code).toContain(bare(`analyticsId: ${literal(analyticsId)},`))
    expect(code).toContain(bare(`${literal(testimonialExample)},`))
  })

  it('tells the limits that the build holds texts to', () => {
    const limits = (...path: (string | number)[]) => {
      const { minLength, maxLength } = ruleAt(path)
      return `${minLength} a ${maxLength}`
    }
    const most = (...path: (string | number)[]) => `até ${ruleAt(path).maxLength}`
    const service = ['home', 'services', 'items', 0]
    for (const sentence of [
      `\`name\`: ${most('company', 'name')} caracteres`,
      `\`meta.title\` (${most('home', 'meta', 'title')} caracteres)`,
      `\`meta.description\` (de ${limits('home', 'meta', 'description')})`,
      `\`description\` tem de ${limits(...service, 'description')} caracteres`,
      `\`tip\` ${most(...service, 'tip')}`,
      `\`description\` (${limits('home', 'pests', 'items', 0, 'description')} caracteres)`,
      `O máximo é ${ruleAt(['homeTestimonials', 0, 'comment']).maxLength} caracteres`,
    ])
      expect(guide).toContain(sentence)
  })

  it('names only files that are there, or that the owner is to make', () => {
    const named = all(/`((?:content|public|art)\/[\w./-]+\.\w+)`/g)
    const made = ['content/fotos/mapa.jpg', 'content/fotos/ralo.jpg']
    expect(named.length).toBeGreaterThan(8)
    expect(named).toEqual(expect.arrayContaining(made))
    // The owner may have made them by now
    expect(named.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  })

  it('names only commands that package.json has', () => {
    const commands = all(/npm run ([a-z:-]+)/g)
    expect(commands.length).toBeGreaterThan(4)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('names only pictures that are drawn', () => {
    const names: string[] = scenes.map(({ name }) => name)
    const pictures = all(/`(hero-[\w-]+|comprovante|mapa)`/g)
    expect(pictures.length).toBeGreaterThan(4)
    expect(pictures.filter((name) => !names.includes(name))).toEqual([])
  })

  it('leads only to sections that it has', () => {
    const headings = all(/^#+ (.+)$/gm).map(anchor)
    const links = all(/\]\(#([^)]+)\)/g)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !headings.includes(link))).toEqual([])
  })
})
