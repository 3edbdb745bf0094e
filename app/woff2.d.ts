declare module '*.woff2' {
  /** Its address, with a hash of its content. */
  const address: string
  export default address
}
