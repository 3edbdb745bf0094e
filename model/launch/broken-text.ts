import { repairEncoding } from '@/model/format/pasted-text'
import { isHiddenAt } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema'
import { isTextField } from '@/model/schema/field-at'
import { leaves } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/** Matches letters of other alphabets, some of which look like ours. No font of the site has them. */
const OTHER_ALPHABET = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/gu

/**
 * Returns an item for each shown text that a program has encoded twice or escaped for HTML, or that
 * has letters of another alphabet, with which font generators imitate ours.
 */
export const brokenTextItems = (content: SiteContent): LaunchItem[] =>
  leaves(content).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !isTextField(path) || isHiddenAt(content, path)) return []
    const repaired = repairEncoding(value)
    if (repaired !== value)
      return {
        blocks: true,
        path,
        finding: `o texto “${value}” veio com letras trocadas`,
        reason: 'um programa as trocou ao copiar, e o site as mostra assim',
        remedy: `escreva: ${repaired}`,
      }
    const foreign = [...new Set(value.match(OTHER_ALPHABET))]
    if (foreign.length === 0) return []
    return {
      blocks: false,
      path,
      finding: `o texto “${value}” tem letras de outro alfabeto: ${foreign.join(' ')}`,
      reason: 'a busca não as lê, e as imagens de compartilhamento não as mostram',
      remedy: 'escreva as palavras de novo, com as letras do teclado',
    }
  })
