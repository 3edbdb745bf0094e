import type { Company } from '@/model/schema'
import { hoursItems } from './hours'

type Opening = NonNullable<Company['hours']>['opening']

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns the first days of the week from Monday on, with their hours. */
const open = (days: number, opens = '08:00', closes = '18:00'): Opening[number] => ({
  days: WEEK.slice(0, days),
  opens,
  closes,
})

const saturday = (closes: string) => ({ days: ['Saturday' as const], opens: '08:00', closes })

it.each<[string, Opening]>([
  ['Segunda a sábado, 8h às 18h', [open(6)]],
  ['SEG–SEX 08:00-18:00', [open(5)]],
  [
    'De segunda-feira à sexta-feira, das 8h às 18h; sábado, 8h às 12h',
    [open(5), saturday('12:00')],
  ],
  ['Seg. a sex., 8h-18h', [open(5)]],
  ['Dias úteis, das 8 às 18 h', [open(5)]],
  ['De domingo a domingo, das 8h às 18h', [open(7)]],
  ['Todos os dias, 24 horas', [open(7, '00:00', '23:59')]],
  ['24h', [open(7, '00:00', '23:59')]],
  ['Todos os dias, das 8h à meia-noite', [open(7, '08:00', '23:59')]],
  ['Todos os dias, menos domingo, das 8h às 18h', [open(6)]],
  ['Segunda a sábado, 8h às 18h. Domingo fechado', [open(6)]],
  ['Segunda a sexta, 7h30 ao meio-dia e 13h às 18h', [open(5, '07:30', '12:00'), open(5, '13:00')]],
  [
    'Sexta a segunda, 18h às 2h',
    [{ ...open(1, '18:00', '02:00'), days: [...WEEK.slice(4), 'Monday'] }],
  ],
  ['Resposta em até 2 horas, segunda a sábado', [open(6)]],
  ['Resposta em até 2 h, de segunda a sábado, 8h às 18h', [open(6)]],
  ['Respondemos em até 40 min, de segunda a sábado, 8h às 18h', [open(6)]],
  ['Seg/Sex: 08:00 - 18:00', [open(5)]],
  ['Seg / Sáb, 8h às 18h', [open(6)]],
  ['Seg/Qua/Sex, 8h às 18h', [{ ...open(1), days: ['Monday', 'Wednesday', 'Friday'] }]],
  ['Ter/Qui, 8h às 18h', [{ ...open(1), days: ['Tuesday', 'Thursday'] }]],
  ['Sempre que você precisar', [open(5)]],
  // Only a person can judge a time in an unusual form, and days by appointment.
  ['Segunda a sexta, 8-18h', [open(5)]],
  ['Segunda a sexta, 8h30 - 18', [open(5, '08:30')]],
  ['Segunda a sexta, das 8 ao meio-dia', [open(5, '08:00', '12:00')]],
  ['Segunda a sexta, 8h às 18h; sábados sob consulta', [open(5)]],
  ['24 horas, inclusive domingos e feriados', [open(7, '00:00', '23:59')]],
  ['Segunda a sexta, 8h às 18h. Sábados, domingos e feriados: fechado', [open(5)]],
  ['Segunda a sexta, 8h às 18h; domingos com hora marcada', [open(5)]],
  ['Segunda a sábado, 8h às 18h. Fechamos aos domingos', [open(6)]],
  ['Segunda a sexta, 8h às 18h; sem atendimento aos sábados', [open(5)]],
  ['Segunda a sábado, 8h às 18h, domingo só emergência', [open(6)]],
  // Only a person can judge two kinds of hours in one text.
  ['Escritório das 8h às 18h; plantão 24 horas', [open(7, '00:00', '23:59')]],
  ['Plantão 24 horas; escritório de segunda a sexta, 8h às 18h', [open(7, '00:00', '23:59')]],
  ['Segunda a sexta, 8h às 18h, e plantão até as 22h', [open(5)]],
  ['Escritório 8h às 18h; plantão sábado e domingo, 8h às 12h', [open(5)]],
])('reports nothing if “%s” does not contradict the hours for search engines', (text, opening) => {
  expect(hoursItems({ text, opening })).toEqual([])
})

it.each<[string, Opening, string]>([
  ['Segunda a sábado', [open(7, '00:00', '23:59')], 'os dias'],
  ['Segunda a sexta, 8h às 18h', [open(6)], 'os dias'],
  ['Todos os dias, menos domingo', [open(7)], 'os dias'],
  ['Segunda a sábado, 8h às 18h', [open(6, '08:00', '20:00')], 'as horas'],
  ['Todos os dias, 24 horas', [open(7)], 'as horas'],
  ['Plantão 24 horas, todos os dias', [open(5, '00:00', '23:59')], 'os dias'],
  ['Plantão todos os dias, 8h às 18h', [open(5, '08:00', '20:00')], 'os dias e as horas'],
  ['Resposta em até 2 h, de segunda a sexta, 9h às 17h', [open(5)], 'as horas'],
  ['Seg/Sex, 8h às 18h', [open(6)], 'os dias'],
  ['Seg/Qua/Sex, 8h às 18h', [open(5)], 'os dias'],
  ['Todos os dias, 8h às 18h', [open(7, '00:00', '23:59')], 'as horas'],
  ['Segunda a sábado, 8h às 18h', [open(5), saturday('12:00')], 'as horas'],
  ['7 dias por semana, 8h às 18h', [open(7, '00:00', '23:59')], 'as horas'],
  ['Segunda a sexta, 9h às 17h', [open(7, '00:00', '23:59')], 'os dias e as horas'],
])('reports that “%s” differs from the hours for search engines', (text, opening, differ) => {
  expect(hoursItems({ text, opening })).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['company', 'hours', 'text'],
      finding: `${differ} de “${text}” não são os do horário para os buscadores`,
    }),
  ])
})
