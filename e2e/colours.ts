import type { Page } from '@playwright/test'
import { PAIRS } from '@/scripts/content/contrast'

/** A colour that is written or drawn in and the one under it, as `#rrggbb`, with an example of where. */
type Pair = { over: string; under: string; size: 'text' | 'large'; where: string }

/** Every pair of colours that the page sets in the state that it is in. Pictures set none. */
function pairsOn(page: Page): Promise<Pair[]> {
  return page.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((it) => Number(it).toString(16).padStart(2, '0'))
        .join('')}`
    const clear = (colour: string) => /, 0\)$|^transparent$|^none$/.test(colour)
    /** The nearest ground that the element or one around it has. */
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const own = getComputedStyle(element).backgroundColor
      return clear(own) ? groundOf(element.parentElement) : own
    }
    /** WCAG: from 24 px, or 18.66 px where it is bold. */
    const sizeOf = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
      Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 'large' : 'text'
    const pairs: Pair[] = []
    const add = (over: string, under: string, size: 'text' | 'large', where: string) =>
      pairs.push({ over: hex(over), under: hex(under), size, where: where.trim().slice(0, 40) })

    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const words = [...element.childNodes].filter((it) => it.nodeType === Node.TEXT_NODE)
      const text = words.map((it) => it.textContent).join(' ')
      if (element.closest('svg')) {
        // Letters on a drawing stand on the border around them, icons on what is around the drawing.
        if (element.matches('text') && text.trim())
          add(style.fill, style.stroke, sizeOf(style), text)
        else if (element.matches('svg') && !element.querySelector('text'))
          add(
            style.color,
            groundOf(element),
            'large',
            `icon in ${element.parentElement?.className}`,
          )
        continue
      }
      if (text.trim() && !element.matches('script, style, noscript, source'))
        add(style.color, groundOf(element), sizeOf(style), text)
      for (const part of ['::before', '::after', '::marker'] as const) {
        const own = getComputedStyle(element, part)
        const marks =
          part === '::marker'
            ? style.display === 'list-item' && style.listStyleType !== 'none'
            : /^"[^"]|counter/.test(own.content)
        if (!marks) continue
        const under = clear(own.backgroundColor) ? groundOf(element) : own.backgroundColor
        add(own.color, under, sizeOf(own), `${part} of ${element.className || element.tagName}`)
      }
    }
    const selected = getComputedStyle(document.body, '::selection')
    add(selected.color, selected.backgroundColor, 'text', '::selection')
    const focused = document.activeElement
    if (focused?.matches(':focus-visible')) {
      const { outlineColor, boxShadow } = getComputedStyle(focused)
      // The ring has two colours, so that one of them is seen on any ground.
      if (boxShadow !== 'none') add(outlineColor, boxShadow, 'large', 'focus')
    }
    return pairs
  })
}

/** The same pair, whichever of the two lies under the other. */
const either = (a: string, b: string) => [a, b].sort().join(' ')

/** Holds what pages set to the list of pairs that a palette is checked by. */
export class PalettePairs {
  readonly #names = new Map<string, string[]>()
  /** Pairs of the palette that pages set and the list lacks, or has for large text alone. */
  readonly unlisted = new Set<string>()
  readonly #found = new Set<string>()

  constructor(palette: Readonly<Record<string, Readonly<Record<string, string>>>>) {
    for (const [ramp, steps] of Object.entries(palette))
      for (const [step, colour] of Object.entries(steps)) {
        const hex = colour.toLowerCase()
        this.#names.set(hex, [...(this.#names.get(hex) ?? []), `${ramp}-${step}`])
      }
  }

  async look(page: Page): Promise<void> {
    for (const { over, under, size, where } of await pairsOn(page)) {
      const [a, b] = [this.#names.get(over), this.#names.get(under)]
      // WhatsApp's green and its ink are of no palette.
      if (!a && !b) continue
      const listed = PAIRS.filter(
        ([one, other]) =>
          (a?.includes(one) && b?.includes(other)) || (a?.includes(other) && b?.includes(one)),
      )
      for (const [one, other] of listed) this.#found.add(either(one, other))
      if (!listed.some(([, , least]) => size === 'large' || least >= 4.5))
        this.unlisted.add(`${a?.[0] ?? over} on ${b?.[0] ?? under}, ${size}: ${where}`)
    }
  }

  /** Pairs of the list that no page looked at has set. */
  get unused(): string[] {
    return PAIRS.filter(([a, b]) => !this.#found.has(either(a, b))).map(([a, b]) => `${a} ${b}`)
  }
}
