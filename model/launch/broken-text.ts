import { repairEncoding } from '@/model/format/pasted-text'
import type { SiteContent } from '@/model/schema'
import { leaves } from '@/model/tree'
import { isTextField } from '@/model/validation'
import { isHiddenAt } from '@/model/visible-content'
import type { LaunchItem } from './launch-item'

/** Returns an item for each shown text that a program has encoded twice or escaped for HTML. */
export const brokenTextItems = (content: SiteContent): LaunchItem[] =>
  leaves(content).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !isTextField(path) || isHiddenAt(content, path)) return []
    const repaired = repairEncoding(value)
    if (repaired === value) return []
    return {
      blocks: true,
      path,
      finding: `o texto “${value}” veio com letras trocadas`,
      reason: 'um programa as trocou ao copiar, e o site as mostra assim',
      remedy: `escreva: ${repaired}`,
    }
  })
