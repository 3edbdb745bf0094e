/** Returns the size in the viewBox of a source, which must begin at 0 0. */
export function svgSize(source: string): { width: number; height: number } {
  const [, width, height] = source.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []
  return { width: Number(width), height: Number(height) }
}
