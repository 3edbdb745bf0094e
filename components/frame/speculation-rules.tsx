import { routes } from '@/lib/routes'

/**
 * Lets the browser make the other page ready while the visitor's finger is on its link, so that it
 * stands there at once. Browsers leave it under Save-Data, and those that do not know it load the
 * page as ever.
 * @param path address of the page at hand, which needs no second copy of itself for its own sections
 */
export function SpeculationRules({ path }: { path: string }) {
  const others = routes.map((route) => route.path).filter((other) => other !== path)
  const rules = { prerender: [{ where: { href_matches: others }, eagerness: 'moderate' }] }
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of lib/routes.ts
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  )
}
