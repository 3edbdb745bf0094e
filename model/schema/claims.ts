import { day } from '@/model/fields/day'
import { group } from '@/model/fields/group'
import { list, optionalList } from '@/model/fields/list'
import { text } from '@/model/fields/text'

/** A claim of the site that only the owner can confirm. */
const claimSchema = group('Promessa', {
  claim: text('Promessa', 'Atendemos 24 horas por dia.', 120),
  words: list('Palavras', text('Palavra', '24 horas', 60), { min: 1, max: 20 }),
  proof: text('Prova', 'escala de plantão com os nomes', 200),
})

export const claimsSchema = group('Promessas', {
  confirmed: optionalList('O que é verdade', text('Promessa', 'Atendemos 24 horas por dia.', 120), {
    max: 60,
  }),
  confirmedOn: day('Dia do seu sim', '15/01/2027').optional(),
  items: optionalList('Lista das promessas', claimSchema, { max: 60, uniqueFields: ['claim'] }),
}).meta({ traits: ['no claim'] })
