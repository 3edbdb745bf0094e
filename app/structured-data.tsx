import { company, factTexts, home, pages } from '@/content/site'
import { shareImage } from '@/lib/pictures'
import type { RoutePath } from '@/lib/routes'
import { jsonForScript, structuredData } from '@/lib/structured-data'

const described = {
  company,
  texts: factTexts,
  logo: '/apple-icon.png',
  image: shareImage('dedetizacao', home.hero.title).url,
  pages,
}

/** The company and one page for search engines. */
export function StructuredData({ path }: { path: RoutePath }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes what could close the element
      dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(described, path)) }}
    />
  )
}
