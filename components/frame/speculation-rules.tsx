import { routes } from '@/lib/routes'

/** Every page: the same text on each, so that one hash allows it. `#*` is the current page, at any section. */
const RULES = {
  prerender: [
    {
      where: {
        and: [{ href_matches: routes.map(({ path }) => path) }, { not: { href_matches: '#*' } }],
      },
      eagerness: 'conservative',
    },
  ],
}

/**
 * Lets the browser make the other page ready while the visitor's finger is on its link, so that it
 * stands there at once. A phone's `moderate` would load the page of any link that stays on the screen for
 * half a second. Browsers leave it under Save-Data, and those that do not know it load the page as ever.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of lib/routes.ts
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  )
}
