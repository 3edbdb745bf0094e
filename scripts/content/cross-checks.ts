import type { Page, SiteContent } from '@/content/schema'
import { navigation } from '@/lib/navigation'
import { pictures } from '@/lib/pictures'
import { contrastProblems } from './contrast'
import { alternatives, echo, line, quoted } from './messages'
import { leaves, type Path } from './place'
import { absolutePromises } from './promises'

/*
 * What no field can tell alone: each function returns a line in Portuguese for each mistake.
 */

type Text = { path: Path; text: string }

/** Every text below a value, with the way to it. */
export const texts = (value: unknown): Text[] =>
  leaves(value).flatMap(({ path, value }) =>
    typeof value === 'string' ? { path, text: value } : [],
  )

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
function serviceProblems({ home, pests, drains }: SiteContent): string[] {
  const check = (path: Path, items: readonly { service: string }[], page: Page, more = '') => {
    const slugs: string[] = page.services.items.map(({ slug }) => slug)
    return items.flatMap(({ service }, at) => {
      if (service === more || slugs.includes(service)) return []
      const wrong = `${quoted(service)} não é o slug de um serviço`
      return line([...path, 'items', at, 'service'], wrong, alternatives(slugs))
    })
  }
  return [
    ...check(['home', 'problems'], home.problems.items, home),
    ...check(['pests'], pests.items, home),
    // The tile of the card that asks for a photo, which has a sign on this page only.
    ...check(['drains', 'problems'], drains.problems.items, drains, 'nao-sei'),
  ]
}

/** A guarantee stands on the plate of its pest, which it finds by the title. */
function guaranteeProblems({ company: { guarantees = [] }, pests }: SiteContent): string[] {
  const titles = pests.items.map(({ title }) => title)
  return guarantees.flatMap(({ pest }, at) => {
    if (titles.includes(pest)) return []
    const wrong = `${echo(pest)} não é o título de uma praga de content/pests.ts`
    return line(['company', 'guarantees', at, 'pest'], wrong, alternatives(titles))
  })
}

/** Search engines read a day that opens and closes at one time as closed. */
function hoursProblems({ company: { hours } }: SiteContent): string[] {
  return (hours?.opening ?? []).flatMap(({ opens, closes }, at) =>
    opens === closes
      ? line(
          ['company', 'hours', 'opening', at, 'closes'],
          `${quoted(closes)} é também a hora de opens, e os buscadores leem isso como fechado`,
          "'23:59', com opens: '00:00', para o dia inteiro",
        )
      : [],
  )
}

export function crossProblems(content: SiteContent): string[] {
  const slugs = slugProblems(content)
  return [
    ...promiseProblems(content),
    ...slugs,
    ...linkProblems(content),
    // What leads to a card with a wrong slug is right again when the slug is.
    ...(slugs.length > 0 ? [] : serviceProblems(content)),
    ...guaranteeProblems(content),
    ...hoursProblems(content),
    ...contrastProblems(content.palette),
  ]
}
