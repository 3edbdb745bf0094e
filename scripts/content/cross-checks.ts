import type { SiteContent } from '@/content/schema'
import { navigation } from '@/lib/navigation'
import { pictures } from '@/lib/pictures'
import { contrastProblems } from './contrast'
import { alternatives, echo, line, quoted } from './messages'
import { absolutePromises } from './promises'

/*
 * What no field can tell alone: each function returns a line in Portuguese for each mistake.
 */

type Path = readonly PropertyKey[]

type Text = { path: Path; text: string }

/** No value of the content is deeper; one that holds itself has no end. */
const DEEPEST = 12

/** Every text below a value, with the way to it. */
export function texts(value: unknown, path: Path = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return []
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, step(key)]))
}

const named = (content: SiteContent, field: string) =>
  texts(content).filter(({ path }) => path.at(-1) === field)

/** Clients' own words, which may promise what the company may not. */
function clientsWords({ homeTestimonials, drainsTestimonials }: SiteContent): Set<string> {
  const real = [...homeTestimonials, ...drainsTestimonials].filter(({ sample }) => !sample)
  return new Set(real.map(({ comment }) => comment))
}

function promiseProblems(content: SiteContent): string[] {
  const { claims, ...others } = content
  const clients = clientsWords(content)
  const spoken = texts(others).filter(({ text }) => !clients.has(text))
  return spoken.flatMap(({ path, text }) =>
    absolutePromises(text, claims).map((words) =>
      line(
        path,
        `promete o que ninguém pode prometer (${quoted(words)})`,
        "'se você não ficar satisfeito, o serviço é refeito', ou uma promessa que você possa provar em content/claims.ts",
      ),
    ),
  )
}

/** A card's slug is the name of a picture, which no other card has. */
function slugProblems(content: SiteContent): string[] {
  const names = Object.keys(pictures)
  const slugs = named(content, 'slug')
  const used = slugs.map(({ text }) => text)
  const repeats = ({ text }: Text, index: number) => used.indexOf(text) < index
  const wrong = slugs.filter((slug, index) => !names.includes(slug.text) || repeats(slug, index))
  // Each card came with a picture, and these come first: as many as slugs are wrong are without a card.
  const free = names.filter((name) => !used.includes(name)).slice(0, wrong.length)
  return wrong.map(({ path, text }) =>
    line(
      path,
      names.includes(text)
        ? `repete ${echo(text)}`
        : `${echo(text)} não é nome de figura: o slug fica como veio com o site, e uma foto sua leva esse nome`,
      alternatives(free),
    ),
  )
}

function linkProblems(content: SiteContent): string[] {
  const places: readonly string[] = navigation.map(({ href }) => href)
  return named(content, 'href')
    .filter(({ text }) => !places.includes(text))
    .map(({ path, text }) =>
      line(path, `${echo(text)} não é uma página ou seção do site`, "'/desentupimento'"),
    )
}

/** Tiles and pests lead to the card of a service on their own page. */
function serviceProblems({ home, drains }: SiteContent): string[] {
  return Object.entries({ home, drains }).flatMap(([page, { problems, services }]) => {
    const slugs: string[] = services.items.map(({ slug }) => slug)
    const pests = page === 'home' ? home.pests.items : []
    const links = [
      ...problems.items.map(({ service }, at) => ({
        path: [page, 'problems', 'items', at],
        service,
      })),
      ...pests.map(({ service }, at) => ({ path: [page, 'pests', 'items', at], service })),
    ]
    return links
      .filter(({ service }) => ![...slugs, 'nao-sei'].includes(service))
      .map(({ path, service }) =>
        line(
          [...path, 'service'],
          `${quoted(service)} não é o slug de um serviço`,
          alternatives(slugs),
        ),
      )
  })
}

/** A guarantee stands on the plate of its pest, which it finds by the title. */
function guaranteeProblems({ company: { guarantees = [] }, home }: SiteContent): string[] {
  const titles = home.pests.items.map(({ title }) => title)
  return guarantees.flatMap(({ pest }, index) =>
    titles.includes(pest)
      ? []
      : [
          line(
            ['company', 'guarantees', index, 'pest'],
            `${echo(pest)} não é o título de uma praga de content/home.ts`,
            alternatives(titles),
          ),
        ],
  )
}

/** @param present names of the pictures whose files are all there */
function fileProblems(present: readonly string[]): string[] {
  return Object.keys(pictures)
    .filter((name) => !present.includes(name))
    .map(
      (name) =>
        `public/images: ${name} falta. Exemplo certo: rode "npm run art", que desenha todas as figuras`,
    )
}

export function crossProblems(content: SiteContent, present: readonly string[]): string[] {
  const slugs = slugProblems(content)
  return [
    ...promiseProblems(content),
    ...slugs,
    ...linkProblems(content),
    // What leads to a card with a wrong slug is right again when the slug is.
    ...(slugs.length > 0 ? [] : serviceProblems(content)),
    ...guaranteeProblems(content),
    ...contrastProblems(content.palette),
    ...fileProblems(present),
  ]
}
