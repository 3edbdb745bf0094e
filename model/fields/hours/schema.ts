import { choices } from '@/model/fields/choice'
import { group } from '@/model/fields/group'
import { list } from '@/model/fields/list'
import { text } from '@/model/fields/text'
import { time } from '@/model/fields/time'
import { textAt, valueAt } from '@/model/values/tree'
import { findOverlaps, WEEKDAYS } from './format'

/** The days and times, which the pages show in words. */
export const openingSchema = list(
  'Dias e horas',
  group('Horário', {
    days: choices('Dias', WEEKDAYS),
    opens: time('Abre', '08:00', '00:00'),
    closes: time('Fecha', '18:00', '23:59'),
  })
    // Rejects equal times, because search engines read such a day as closed.
    .refine(({ opens, closes }) => opens !== closes && !(opens === '23:59' && closes === '00:00'), {
      path: ['closes'],
      error: 'é também a hora de abrir. O dia inteiro vai de 00:00 a 23:59',
    }),
  { min: 0, max: 14 },
)
  .superRefine((opening, context) => {
    for (const [index, words] of findOverlaps(opening))
      context.addIssue({
        code: 'custom',
        path: [index, 'days'],
        message: `“${words.join('” e “')}” se cruzam. Exemplo certo: das 8h às 12h e das 14h às 18h`,
      })
  })
  .describe(
    'O dia inteiro vai de 00:00 a 23:59. Fecha para o almoço? Ponha o mesmo dia duas vezes. Se fecha antes da hora de abrir, vale até o dia seguinte.',
  )
  // Absent if the hours are only a note.
  .default([])

export const hoursSchema = group('Horário', {
  opening: openingSchema,
  note: text('Observação', 'Feriados com hora marcada', 60)
    .describe('Só o que os dias e as horas não dizem.')
    .optional(),
})

/**
 * Returns the company's hours, or undefined for none.
 * @param hours unchecked; invalid days and times count as none
 */
export function readHours(hours: unknown) {
  const { data: opening = [] } = openingSchema.safeParse(valueAt(hours, ['opening']))
  const note = textAt(hours, ['note'])
  return opening.length > 0 || note ? { opening, note } : undefined
}
