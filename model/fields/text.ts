import * as z from 'zod'
import { cleanSentences } from '@/model/texts/clean-text'

/** Sign that programs write in place of a letter that they could not read. */
export const LOST_LETTER = '\ufffd'

/**
 * Returns the schema of a string that may contain placeholders (model/reading/placeholders.ts).
 * @param max maximum length in characters, after placeholders are filled and the text is cleaned
 * @param slot of a `template`
 */
export const text = (
  title: string,
  example: string,
  max: number,
  clean = cleanSentences,
  slot?: string,
) =>
  z
    .string()
    .overwrite(clean)
    .refine((value) => !value.includes(LOST_LETTER), {
      error: `tem o sinal ${LOST_LETTER} no lugar de uma letra que se perdeu. O que fazer: escreva a palavra de novo`,
    })
    .min(1)
    .max(max)
    .meta({ title, example, field: { kind: 'text', max, clean, slot } })

/**
 * Returns the schema of a string that must contain a slot, which pages fill: with `fillSlot`
 * (model/values/words.ts). Accepts `{{Service}}` too, because owners type it.
 * @param slot such as `{service}`
 * @param meaning what fills the slot: `entra o preço`
 * @param hint sentence before the explanation of the slot
 */
export const template = (
  title: string,
  slot: `{${string}}`,
  example: string,
  meaning: string,
  hint?: string,
) => {
  const anyBraces = new RegExp(`\\{+ *${slot.slice(1, -1)} *\\}+`, 'gi')
  const clean = (typed: string) => cleanSentences(typed).replace(anyBraces, slot)
  return text(title, example, 200, clean, slot)
    .refine((value) => value.includes(slot), { error: `não diz ${slot}` })
    .describe([hint, `Deixe o que está entre { } como está: ali ${meaning}.`].join(' ').trim())
}
