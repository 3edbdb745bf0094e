/* Type of the file that build/generate.ts writes, so that the type checker needs no build. */
declare module '@/.generated/site.json' {
  const site: import('./generate').GeneratedSite
  export default site
}
