import { repairEncoding } from '@/model/pasted/repair-encoding'
import type { SiteContent } from '@/model/schema/content'
import { isTextField } from '@/model/schema/field-at'
import { cachedByText } from '@/model/values/cached'
import { leaves } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/**
 * Matches letters of other alphabets and of phonetics, some of which look like ours. No font of the
 * site has them.
 */
const OTHER_ALPHABET =
  /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}|[\u01dd\u0250-\u02af\u1d00-\u1dbf]/gu

/** Matches a word in which a program has written ? in place of letters. */
const LOST_LETTERS = /\p{Ll}\?{1,4}\p{Ll}/u

/** Finds what is wrong with a text, in the words of a launch item. */
const findProblem = cachedByText((text) => {
  const repaired = repairEncoding(text)
  if (repaired !== text)
    return {
      blocks: true,
      finding: `o texto “${text}” veio com letras trocadas`,
      reason: 'um programa as trocou ao copiar, e o site as mostra assim',
      remedy: `escreva: ${repaired}`,
    }
  const lost = text.split(' ').find((word) => LOST_LETTERS.test(word))
  if (lost)
    return {
      blocks: false,
      finding: `o texto “${text}” tem ? no meio de uma palavra: ${lost}`,
      reason: 'um programa perdeu letras ao copiar, e o site mostra o sinal no lugar delas',
      remedy: 'escreva a palavra de novo, ou ponha um espaço depois do ?',
    }
  const foreign = [...new Set(text.match(OTHER_ALPHABET))]
  if (foreign.length === 0) return false
  return {
    blocks: false,
    finding: `o texto “${text}” tem letras de outro alfabeto: ${foreign.join(' ')}`,
    reason: 'a busca não as lê, e as imagens de compartilhamento não as mostram',
    remedy: 'escreva as palavras de novo, com as letras do teclado',
  }
})

/**
 * Returns an item for each text that a program has encoded twice or escaped for HTML, or that
 * has letters of another alphabet, with which font generators imitate ours.
 */
export const brokenTextItems = (content: SiteContent): LaunchItem[] =>
  leaves(content).flatMap(({ path, value }) => {
    const problem = typeof value === 'string' && findProblem(value)
    return problem && isTextField(path) ? [{ path, ...problem }] : []
  })
