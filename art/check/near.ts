/** For tests: whether a pixel has one of the colours, or nearly so. */
export function isNear(tones: Readonly<Record<number, string>>) {
  const colours = Object.values(tones).map((colour) =>
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)),
  )
  return (...pixel: readonly number[]) =>
    colours.some((own) => Math.hypot(...own.map((it, i) => it - (pixel[i] ?? 0))) < 40)
}
