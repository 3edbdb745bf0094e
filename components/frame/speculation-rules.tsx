/**
 * Lets the browser make the other page ready while the visitor's finger is on its link, so that it
 * stands there at once. A phone's `moderate` would load the page of any link that stays on the screen for
 * half a second. Browsers leave it under Save-Data, and those that do not know it load the page as ever.
 * @param paths every page: the same text on each, so that one hash allows it
 */
export function SpeculationRules({ paths }: { paths: readonly string[] }) {
  // `#*` is the current page, at any section.
  const where = { and: [{ href_matches: paths }, { not: { href_matches: '#*' } }] }
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of content/routes.ts
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ prerender: [{ where, eagerness: 'conservative' }] }),
      }}
    />
  )
}
