import type { Graph } from 'schema-dts'
import { jsonForScript } from '@/lib/structured-data'

export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes what could close the element
      dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }}
    />
  )
}
