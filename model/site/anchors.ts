/* Addresses within the pages, which links of the pages, the menu and search engines share. */

/** Id of `<main>`. A link to it scrolls to the top of the page. */
export const MAIN_ID = 'inicio'

/** Id of the first aid, also for the loader, whose bundle would otherwise contain all ids. */
export const FIRST_AID_ID = 'emergencia'

/** Id of the question about analytics, and key of the stored answer. */
export const CONSENT_ID = 'medicao'

/** Id of the heading that names the places of the house. */
export const HOUSE_HEADING_ID = 'lugares'

/** Ids of the sections that links lead to, by the names of their fields. */
export const SECTION_IDS = {
  firstAid: FIRST_AID_ID,
  about: 'sobre',
  services: 'servicos',
  pests: 'pragas',
  testimonials: 'depoimentos',
  area: 'localizacao',
  questions: 'duvidas',
  footer: 'contato',
} as const

type LinkedSection = keyof typeof SECTION_IDS

/** Id of the first answer, which the link under the problem tiles opens. */
export const FIRST_ANSWER_ID = 'primeira-duvida'

/** Returns the link to a section of the home page, also from other pages. */
export const homeHref = <Name extends LinkedSection>(name: Name) =>
  `/#${SECTION_IDS[name]}` as `/#${(typeof SECTION_IDS)[Name]}`

/** Returns the id of a service card. */
export const serviceId = (slug: string): string => `servico-${slug}`

/** Returns the id of a pest card. */
export const pestId = (slug: string): string => `praga-${slug}`
