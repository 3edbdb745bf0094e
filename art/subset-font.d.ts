/** The package brings no types; this is the part of it that art/fonts.ts uses. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options?: subsetFont.SubsetOptions,
  ): Promise<Uint8Array>
  namespace subsetFont {
    type SubsetOptions = {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
      keepFeatures?: string[]
      noHinting?: boolean
      dropTables?: string[]
    }
  }
  export = subsetFont
}
