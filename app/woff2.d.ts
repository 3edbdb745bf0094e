declare module '*.woff2' {
  /** URL of the font file, with a hash of its content. */
  const url: string
  export default url
}
