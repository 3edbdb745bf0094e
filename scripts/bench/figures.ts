/** The site, the same without scripts, and without scripts and web fonts. */
export const SIDES = ['site', 'script-free', 'plain'] as const
export type Side = (typeof SIDES)[number]

/** What a figure has to keep: a ratio to another side, fixed limits, or nothing, where it only informs. */
export type Bound = { most?: number; least?: number; ratio?: number; to?: Side }

export type Row = {
  page: string
  figure: string
  bound: Bound
  /** One value for each round, in the unit of the figure. */
  values: Record<Side, number[]>
}

/** Collects the rounds' values, and judges their medians. */
export class Figures {
  readonly #rows = new Map<string, Row>()

  add(page: string, figure: string, bound: Bound, values: Partial<Record<Side, number>>): void {
    const key = `${page} ${figure}`
    const row = this.#rows.get(key) ?? {
      page,
      figure,
      bound,
      values: { site: [], 'script-free': [], plain: [] },
    }
    this.#rows.set(key, row)
    for (const [side, value] of Object.entries(values)) row.values[side as Side].push(value)
  }

  get rows(): Row[] {
    return [...this.#rows.values()]
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

export function ratioOf({ values, bound }: Row): number | undefined {
  const compared = median(values[bound.to ?? 'plain'])
  return compared ? median(values.site) / compared : undefined
}

/** How far the site's median is past its bound, in the figure's unit; 0 where it keeps it. */
export function missOf({ values, bound }: Row): number {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY, ratio, to } = bound
  const value = median(values.site)
  const allowed = ratio === undefined ? most : Math.min(most, ratio * median(values[to ?? 'plain']))
  // Lighthouse's figures are not exact: 1.0300001 keeps 1.03.
  const miss = Math.max(value - allowed, least - value)
  return miss > 1e-6 || Number.isNaN(miss) ? miss : 0
}

function number(value: number): string {
  return Math.abs(value) < 10 ? `${Math.round(value * 100) / 100}` : value.toFixed(0)
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map(number)
  return least === most ? number(median(values)) : `${number(median(values))} (${least}–${most})`
}

function boundText({ most, least, ratio, to = 'plain' }: Bound): string {
  const parts = [
    most === undefined ? '' : `≤ ${number(most)}`,
    least === undefined ? '' : `≥ ${number(least)}`,
    ratio === undefined ? '' : `≤ ${ratio} × ${to}`,
  ]
  return parts.filter(Boolean).join(' and ')
}

/** The table's rows, its head first. */
export function tableOf(rows: readonly Row[]): string[][] {
  return [
    ['page', 'figure', 'site (spread)', 'script-free', 'plain', 'ratio', 'bound', ''],
    ...rows.map((row) => [
      row.page,
      row.figure,
      spread(row.values.site),
      spread(row.values['script-free']),
      spread(row.values.plain),
      ratioOf(row)?.toFixed(2) ?? '',
      boundText(row.bound),
      missOf(row) === 0 ? 'ok' : 'PAST IT',
    ]),
  ]
}

/** A line for each figure past its bound: what it would take. */
export function shortfalls(rows: readonly Row[]): string[] {
  return rows
    .filter((row) => missOf(row) !== 0)
    .map((row) => {
      const side = row.bound.least === undefined ? 'less' : 'more'
      return `${row.page} ${row.figure}: ${number(missOf(row))} ${side} would keep ${boundText(row.bound)}`
    })
}
