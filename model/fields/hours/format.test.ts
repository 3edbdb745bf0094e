import {
  findOverlaps,
  hoursInSentence,
  hoursText,
  isAlwaysOpen,
  type Opening,
  openingText,
} from './format'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const ALL = [...WEEK, 'Saturday', 'Sunday'] as const

const at = (days: Opening['days'], opens: string, closes: string): Opening => ({
  days,
  opens,
  closes,
})
const always = at(ALL, '00:00', '23:59')

it.each<[string, Opening[]]>([
  ['Todos os dias, 24 horas', [always]],
  ['Todos os dias, 24 horas', [at(ALL, '00:00', '12:00'), at(ALL, '12:00', '23:59')]],
  ['Todos os dias, 24 horas', [at(ALL, '06:00', '18:00'), at(ALL, '18:00', '06:00')]],
  ['Todos os dias, das 7h às 22h30', [at(ALL, '07:00', '22:30')]],
  [
    'Segunda a sexta, das 8h às 18h; sábado, das 8h às 12h',
    [at(WEEK, '08:00', '18:00'), at(['Saturday'], '08:00', '12:00')],
  ],
  [
    'Segunda a sexta, das 8h às 12h e das 13h30 às 18h',
    [at(WEEK, '13:30', '18:00'), at(WEEK, '08:00', '12:00')],
  ],
  ['Segunda e terça, das 8h às 12h', [at(['Tuesday', 'Monday'], '08:00', '12:00')]],
  [
    'Segunda, quarta e sexta, das 8h às 12h',
    [at(['Monday', 'Wednesday', 'Friday'], '08:00', '12:00')],
  ],
  [
    'Segunda a quarta e sábado, das 9h às 17h',
    [at(['Monday', 'Tuesday', 'Wednesday', 'Saturday'], '09:00', '17:00')],
  ],
  ['Domingo, 24 horas', [at(['Sunday'], '00:00', '23:59')]],
  ['Sexta, das 18h às 2h', [at(['Friday'], '18:00', '02:00')]],
  ['Sexta, das 18h à meia-noite', [at(['Friday'], '18:00', '23:59')]],
  ['Sexta, das 18h à meia-noite', [at(['Friday'], '18:00', '00:00')]],
  ['Sábado, da meia-noite à 1h', [at(['Saturday'], '00:00', '01:00')]],
  ['', []],
])('writes the hours %s', (words, opening) => {
  expect(openingText(opening)).toBe(words)
})

it.each(['Feriados com hora marcada.', 'Içara aos sábados', 'WhatsApp 24h'])(
  'keeps the note %s as typed, after the hours or alone',
  (note) => {
    expect(hoursText({ opening: [always], note })).toBe(`Todos os dias, 24 horas. ${note}`)
    expect(hoursText({ opening: [], note })).toBe(note)
  },
)

it('writes nothing without hours', () => {
  expect(hoursText(undefined)).toBe('')
})

it.each([
  [
    [at(WEEK, '08:00', '18:00')],
    'Segunda a sexta, das 8h às 18h',
    'de segunda a sexta, das 8h às 18h',
  ],
  [[at(['Saturday'], '08:00', '12:00')], 'Sábado, das 8h às 12h', 'aos sábados, das 8h às 12h'],
  [[always], 'Todos os dias, 24 horas', 'todos os dias, 24 horas'],
])('writes hours for the start and the middle of a sentence: %j', (opening, start, middle) => {
  expect(hoursInSentence({ opening, note: 'Feriados com hora marcada' }, true)).toBe(start)
  expect(hoursInSentence({ opening }, false)).toBe(middle)
})

it.each([
  ['Segunda a sexta, das 8h às 18h.', 'segunda a sexta, das 8h às 18h'],
  ['Das 8h às 18h', 'das 8h às 18h'],
  ['Aos sábados com hora marcada', 'aos sábados com hora marcada'],
  ['Às terças, das 8h às 12h', 'às terças, das 8h às 12h'],
  ['Sábados com hora marcada', 'sábados com hora marcada'],
  ['Todas as manhãs', 'todas as manhãs'],
  ['Só com hora marcada', 'só com hora marcada'],
  ['Diariamente, das 8h às 18h', 'diariamente, das 8h às 18h'],
  ['Feriados com hora marcada', 'feriados com hora marcada'],
  ['Sócios atendem aos sábados', 'Sócios atendem aos sábados'],
  ['Içara aos sábados', 'Içara aos sábados'],
])('writes the note in a sentence if there are no days: %s', (note, words) => {
  expect(hoursInSentence({ opening: [], note }, false)).toBe(words)
})

it.each<[string, Opening[], number[]]>([
  ['the same day twice', [at(['Monday'], '08:00', '18:00'), at(['Monday'], '08:00', '18:00')], [1]],
  ['two spans that cross', [at(WEEK, '08:00', '18:00'), at(['Friday'], '10:00', '20:00')], [1]],
  ['24 hours beside others', [always, at(['Sunday'], '08:00', '12:00')], [1]],
  [
    'a night that crosses the next day',
    [at(['Friday', 'Saturday'], '18:00', '09:00'), at(['Saturday'], '08:00', '12:00')],
    [1],
  ],
  [
    'a Sunday night that crosses Monday',
    [at(['Monday'], '00:00', '06:00'), at(['Sunday'], '18:00', '02:00')],
    [1],
  ],
  ['a pause at noon', [at(WEEK, '08:00', '12:00'), at(WEEK, '14:00', '18:00')], []],
  ['spans without a pause', [at(WEEK, '08:00', '12:00'), at(WEEK, '12:00', '18:00')], []],
  [
    'a night before a morning',
    [at(['Friday'], '18:00', '02:00'), at(['Saturday'], '08:00', '12:00')],
    [],
  ],
])('finds overlaps of %s', (_, opening, indexes) => {
  expect([...findOverlaps(opening).keys()]).toEqual(indexes)
})

it('knows which hours are all day and night', () => {
  expect(isAlwaysOpen([always])).toBe(true)
  expect(isAlwaysOpen([at(ALL, '08:00', '20:00'), at(ALL, '20:00', '08:00')])).toBe(true)
  expect(isAlwaysOpen([at(ALL, '00:00', '23:30')])).toBe(false)
  expect(isAlwaysOpen([at(WEEK, '00:00', '23:59')])).toBe(false)
  expect(isAlwaysOpen([])).toBe(false)
})
