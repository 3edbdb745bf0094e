/** Types of the part that the build uses, because the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, number>
      keepFeatures: string[]
      noHinting: boolean
      dropTables?: string[]
    },
  ): Promise<Uint8Array>
}
