import { hasGlyph } from '@/model/fonts/text-width'
import { isInPart, type SiteContent } from '@/model/schema/content'
import { textsOf } from '@/model/schema/find-texts'
import { isConversation } from '@/model/texts/chat-copies'
import { repairedText } from '@/model/texts/repair-encoding'
import type { FieldPath } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/** Returns the letters of a text that the site's fonts lack, those of other alphabets. Accents count apart. */
const foreignLetters = (text: string) =>
  (text.normalize('NFD').match(/\p{L}/gu) ?? []).filter((letter) => !hasGlyph(letter, 'text'))

/**
 * Matches a word in which a program has lost a part of a letter encoded twice: `famÃlia`, `Ã`, `R$Â` and
 * `simâ€`. In Portuguese, Ã is inside words in capitals only.
 */
const LOST_PART = /(?:^|\P{Lu})Ã|Â$|â€/u

/** Matches a word in which a program has written ? in place of letters, unless it lacks a space. */
const QUESTION_MARK = /\p{Ll}\?{1,4}\p{Ll}/u

/**
 * Finds what a program has broken in a text: letters encoded twice or escaped for HTML, lost letters,
 * letters of other alphabets, with which font generators imitate ours, and a copied conversation.
 */
function brokenTextItem(path: FieldPath, text: string): LaunchItem | undefined {
  const repaired = repairedText(text)
  const words = repaired.split(' ')
  const hasLostPart = words.some((word) => LOST_PART.test(word))
  const questioned = words.find((word) => QUESTION_MARK.test(word))
  const isRepaired = repaired !== '' && !hasLostPart && questioned === undefined
  if (repaired !== text || hasLostPart)
    return {
      path,
      blocks: true,
      finding: `o texto “${text}” veio com letras trocadas`,
      reason: 'um programa as trocou ao copiar, e o site as mostra assim',
      remedy: isRepaired ? `escreva: ${repaired}` : 'escreva o texto de novo',
    }
  if (isConversation(text, isInPart(path, 'testimonials')))
    return {
      path,
      blocks: true,
      finding: `o texto “${text}” é uma conversa de mais de uma pessoa`,
      reason: 'o site mostra tudo, com os nomes e as horas, como se fosse de uma pessoa só',
      remedy: 'deixe só as palavras do cliente, sem as respostas',
    }
  if (questioned)
    return {
      path,
      blocks: false,
      finding: `o texto “${text}” perdeu letras numa palavra: ${questioned}`,
      reason: 'um programa as perdeu ao copiar, e o site mostra outro sinal no lugar delas',
      remedy: 'escreva a palavra de novo. Há um ? no fim dela? Ponha um espaço depois',
    }
  const foreign = [...new Set(foreignLetters(text))]
  if (foreign.length === 0) return undefined
  return {
    path,
    blocks: false,
    finding: `o texto “${text}” tem letras de outro alfabeto: ${foreign.join(' ')}`,
    reason: 'a busca não as lê, e as imagens de compartilhamento não as mostram',
    remedy: 'escreva as palavras de novo, com as letras do teclado',
  }
}

/** Returns an item for each text that a program has broken. */
export const brokenTextItems = (content: SiteContent): LaunchItem[] =>
  textsOf(content, 'text').flatMap(({ path, text }) => brokenTextItem(path, text) ?? [])
