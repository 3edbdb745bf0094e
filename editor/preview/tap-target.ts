import { isInPart } from '@/model/schema/content'
import { routes } from '@/model/site/routes'
import type { FieldPath } from '@/model/values/tree'
import type { FieldsOnPage } from './fields-on-page'
import type { PreviewPageName } from './page'

/** Target of a tap on the page: a field, or another page. */
export type TapTarget = { path: FieldPath } | { page: PreviewPageName }

/** Elements whose label only screen readers read. */
const LABELLED_REGIONS = 'nav, section, aside'

/** Elements that limit the search for a target: a tap in one never opens a field outside it. */
const TAP_BOUNDARIES = 'a, nav, aside, section, header, footer'

const PAGE_LINKS: Readonly<Record<string, PreviewPageName>> = Object.fromEntries(
  routes.map(({ path, pageName }) => [path, pageName]),
)

const isLabel = (path: FieldPath) => isInPart(path, 'interface')

/**
 * Returns the first field that an element itself shows, or the company's fact after a label:
 * “WhatsApp (48) 91234-5678”.
 */
function fieldOf(element: Element, fields: FieldsOnPage): FieldPath | undefined {
  const [first, ...others] = fields.get(element) ?? []
  if (!first || element.matches(LABELLED_REGIONS)) return undefined
  return (isLabel(first) && others.find((path) => isInPart(path, 'company'))) || first
}

/** Returns the pixels between an element and a point. */
function distance(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/**
 * Returns the field of the text or picture that is nearest to a point in an element. Labels of
 * `interface` count only if there is nothing else.
 */
function nearestField(box: Element, fields: FieldsOnPage, x: number, y: number) {
  const inside = [...fields.keys()]
    .filter((element) => box.contains(element) && element.getClientRects().length > 0)
    .flatMap((element) => {
      const path = fieldOf(element, fields)
      return path ? [{ path, rank: Number(isLabel(path)), distance: distance(element, x, y) }] : []
    })
  const [nearest] = inside.sort(
    (one, other) => one.rank - other.rank || one.distance - other.distance,
  )
  return nearest?.path
}

/**
 * Returns what a tap opens. In order: the picture or text under the finger, the nearest
 * text or picture in the innermost element that has one, the page of a link.
 */
export function tapTargetAt(
  { target, clientX, clientY, detail }: MouseEvent,
  fields: FieldsOnPage,
): TapTarget | undefined {
  const tapped = target as Element
  const boundary = tapped.closest(TAP_BOUNDARIES)
  // A click by keyboard has no detail and no position.
  const under = detail > 0 ? tapped.ownerDocument.elementsFromPoint(clientX, clientY) : []
  for (const element of [tapped, ...under].filter((candidate) => boundary?.contains(candidate))) {
    const path = fieldOf(element, fields)
    if (path) return { path }
  }
  for (let box: Element | null = tapped; box && boundary?.contains(box); box = box.parentElement) {
    const path = nearestField(box, fields, clientX, clientY)
    if (path) return { path }
  }
  const page = PAGE_LINKS[boundary?.getAttribute('href') ?? '']
  return page && { page }
}
