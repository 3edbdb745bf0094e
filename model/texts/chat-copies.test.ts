import { clientWords, isConversation } from './chat-copies'
import { cleanSentences } from './clean-text'

it.each([
  '[10:32, 05/11/2026] +55 13 99912-3456: Adorei',
  '[10:32 AM, 11/5/2026] ~ Ana: Adorei',
  '[05/11/2026 10:32:15] Ana: Adorei',
  '[05/11/26, 10:32:15] \u200eAna: Adorei',
  '[2026-11-05 10:32] Ana: Adorei',
  '[05/11/2026, 10:32 da manhã] Ana: Adorei',
  '[sáb., 05/11/2026 10:32] Ana: Adorei',
  // The space before AM and PM on English phones.
  '[10:32\u202fAM, 11/5/2026] ~\u202fAna: Adorei',
  '[10:32 a.\u00a0m., 5/11/2026] Ana: Adorei',
  '[10:32, 05/11/2026] Loja [Matriz]: Adorei',
  // With the date in words, in other languages, and in bold.
  '[Nov 5, 2026, 10:32 AM] Ana: Adorei',
  '[Thursday, November 5, 2026 at 10:32 AM] Ana: Adorei',
  '[05/11/2026 à 10:32:15] Ana : Adorei',
  '[上午10:32, 2026/11/5] Ana: Adorei',
  '[2026. 11. 5. 오전 10:32:15] Ana: Adorei',
  '*[10:32, 05/11/2026] Ana:* Adorei',
  '[10:32, 05/11/2026] Ana:Adorei',
])('removes time, day and sender of the copied message %s', (typed) => {
  expect(cleanSentences(typed)).toBe('Adorei')
})

it('removes the prefix of each copied message', () => {
  const typed = '[10:32, 05/11/2026] Ana: Adorei.\n[10:33, 05/11/2026] Ana: Volto sempre.'
  expect(cleanSentences(typed)).toBe('Adorei. Volto sempre.')
})

it.each([
  '05/11/2026 10:32 - Ana: Adorei',
  '05/11/2026, 10:32 - +55 13 99912-3456: Adorei',
  '05/11/2026 2:05 da tarde - Ana: Adorei',
  '11/5/26, 10:32\u202fAM - Ana: Adorei',
  '5/11/26 10:32 a. m. - Ana: Adorei',
])('removes the prefix of the exported message %s', (typed) => {
  expect(clientWords(cleanSentences(typed))).toBe('Adorei')
})

it.each([
  [true, '[10:32, 05/11/2026] Ana: Adorei!\n[10:33, 05/11/2026] Praia: Obrigado!'],
  [true, '05/11/2026 10:32 - Ana: Adorei!\n05/11/2026 10:33 - +55 48 98812-3456: Obrigado!'],
  [false, '[10:32, 05/11/2026] ~ Ana: Adorei!\n[10:33, 05/11/2026] Ana: Volto.'],
  [false, 'Das 10:32 às 11:00: fechado'],
])('knows whether a text is a conversation (%s), and keeps its senders: %s', (isOne, typed) => {
  const text = cleanSentences(typed)
  expect(isConversation(text, true)).toBe(isOne)
  if (isOne) expect(clientWords(text)).toBe(text)
})

it('knows a notice with two days and times from a conversation', () => {
  const notice = '24/12/2026 12:00 - Laguna: fechado. 25/12/2026 8:00 - Imbituba: aberto'
  expect(isConversation(notice, false)).toBe(false)
  expect(isConversation('[10:32, 05/11/2026] Ana: Oi [10:33, 05/11/2026] Zé: Olá', false)).toBe(
    true,
  )
})

it.each([
  'Domingo [14h00] plantão só para emergências: ligue 192',
  '[10:00] hoje: 10% de desconto',
  '[18:00, sala 3] Palestra: cupins',
  '[24/12/2026 12:00]: fechado. Ligue: 192',
  '[24/12/2026, 8:00 às 12:00] Laguna: aberto',
  'Fechado [24/12/2026 12:00] até o Ano-Novo: mande mensagem',
])('keeps a day and a time of the owner: %s', (text) => {
  expect(cleanSentences(text)).toBe(text)
})

it.each([
  'Nota [1]: veja',
  '[10/10] Nota: dez',
  '[8:00 às 12:00] Sábado: plantão',
  '[até 15:30] Hoje: fechado',
  '9:30 - 10:00 foi o tempo: bom',
  'Das 10:32 às 11:00: fechado',
  'Chamei em 05/11/2026 10:30 - vieram às 11: ótimo',
])('keeps %s', (text) => {
  expect(clientWords(cleanSentences(text))).toBe(text)
})

it('keeps a prefix without a message, because a text may not become empty', () => {
  expect(cleanSentences('[10:32, 05/11/2026] Ana:')).toBe('[10:32, 05/11/2026] Ana:')
})

it('cleans a text of thousands of beginnings in less than a second', () => {
  const start = performance.now()
  cleanSentences('[1:11 '.repeat(12_000))
  expect(performance.now() - start).toBeLessThan(1000)
})
