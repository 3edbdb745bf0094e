/** The way to a value of content/, from the name of its part. */
export type Path = readonly PropertyKey[]

/** All below a value that holds nothing itself, with the way to it. */
export function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, step(key)]))
}

type Ordinal = 'º' | 'ª'

/** What one entry of a list in content/ is called. */
const ENTRIES: Readonly<Record<string, readonly [name: string, ordinal: Ordinal]>> = {
  'questions.items': ['pergunta', 'ª'],
  claims: ['promessa', 'ª'],
  days: ['dia', 'º'],
  drainsTestimonials: ['depoimento', 'º'],
  figures: ['número', 'º'],
  guarantees: ['garantia', 'ª'],
  highlights: ['destaque', 'º'],
  homeTestimonials: ['depoimento', 'º'],
  items: ['cartão', 'º'],
  keywords: ['palavra', 'ª'],
  opening: ['horário', 'º'],
  paragraphs: ['parágrafo', 'º'],
  socialProfiles: ['rede', 'ª'],
  steps: ['passo', 'º'],
  towns: ['cidade', 'ª'],
  words: ['palavra', 'ª'],
}

/**
 * The way to a value of content/ as the owner counts: `['services', 'items', 2, 'slug']` is
 * `services.items, 3º cartão, slug`.
 * @param shown how many of the first steps the reader knows already and does not see
 */
export function placeInWords(path: Path, shown = 0): string {
  const parts = path.map((step, index) => {
    const [before = '', above = ''] = [path[index - 1], path[index - 2]]
    if (typeof step !== 'number') return `${typeof before === 'number' ? ', ' : '.'}${String(step)}`
    const list = String(before)
    const [name, ordinal] = ENTRIES[`${String(above)}.${list}`] ?? ENTRIES[list] ?? ['item', 'º']
    return `, ${step + 1}${ordinal} ${name}`
  })
  return parts
    .slice(shown)
    .join('')
    .replace(/^(, |\.)/, '')
}
