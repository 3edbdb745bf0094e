/** The package brings no types; this is the part of it that art/fonts.ts uses. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>

  export { subsetFont as default }
}
