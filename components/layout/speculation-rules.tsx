import { pagePaths } from '@/model/routes'

/**
 * Renders rules that let the browser prerender the other page once the visitor touches or clicks a
 * link to it. The eagerness is not `moderate`, because phones would then load the page of any link
 * that stays on the screen for half a second. Browsers ignore the rules under Save-Data. All
 * pages contain the same rules, which one hash allows.
 */
export function SpeculationRules() {
  // `#*` matches links to sections of the current page.
  const where = { and: [{ href_matches: pagePaths }, { not: { href_matches: '#*' } }] }
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of model/routes.ts
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ prerender: [{ where, eagerness: 'conservative' }] }),
      }}
    />
  )
}
