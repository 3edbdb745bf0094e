import { first, loadContent, problemsAfter } from './changed-content'
import { wrongSigns } from './characters'

beforeAll(loadContent)

it.each([
  ['accents, one by one', 'Dedetização já, “sem pressa” — às 8h…'],
  ['accents as a Mac pastes them', 'Dedetização'.normalize('NFD')],
  ['spaces that hold a line together', '24\u00A0h'],
  ['emojis of several signs', 'Olá 👋🏽 👨‍👩‍👧 ❤️ 👩🏽‍🔧 1️⃣ 🇧🇷'],
])('takes %s', (_, text) => {
  expect(wrongSigns(text)).toBeUndefined()
})

it.each([
  ['a space of no width', 'Casa\u200BSerena', 'um sinal invisível (U+200B)', 'CasaSerena'],
  ['a change of direction', '\u202AOlá\u202C', 'um sinal invisível (U+202A)', 'Olá'],
  ['a joiner between letters', 'a\u200Db', 'um sinal invisível (U+200D)', 'ab'],
  ['a hyphen that hides', 'dede\u00ADtização', 'um sinal invisível (U+00AD)', 'dedetização'],
  ['a blank that is a letter', 'a\u3164', 'um sinal invisível (U+3164)', 'a'],
  ['nothing but blanks of Braille', '\u2800', 'um sinal invisível (U+2800)', ''],
  ['a NUL', 'a\u0000b', 'um sinal invisível (U+0000)', 'ab'],
  ['an escape', '\u001B[31mOlá', 'um sinal invisível (U+001B)', '[31mOlá'],
  ['half a sign', 'a\uD800', 'um sinal invisível (U+D800)', 'a'],
  ['a sign of nobody', 'a\uE000', 'um sinal invisível (U+E000)', 'a'],
  ['a new line', 'um\ndois', 'uma quebra de linha', 'um dois'],
  ['a line separator', 'um\u2028dois', 'um sinal invisível (U+2028)', 'um dois'],
  ['a tab', 'um\tdois', 'uma tabulação', 'um dois'],
  ['a letter that was lost', 'N\uFFFDo', 'uma letra que se perdeu (�)', 'No'],
  ['letters read as ANSI', 'DedetizaÃ§Ã£o', "letras trocadas ('Ã§')", 'Dedetização'],
  ['accents in a pile', 'a\u0301\u0302\u0303\u0304', 'acentos empilhados', 'a\u0301\u0302'],
])('names %s and says what was meant', (_, text, what, meant) => {
  expect(wrongSigns(text)).toEqual({ wrong: expect.stringContaining(what), meant })
})

it("names a folder of this computer, which is nobody's business", () => {
  // Windows writes the same folder with backslashes.
  for (const folder of [process.cwd(), process.cwd().replaceAll('/', '\\')])
    expect(wrongSigns(`Veja ${folder}${folder.at(0)}fotos`)).toEqual({
      wrong: 'diz o nome de uma pasta deste computador',
      meant: 'Veja fotos',
    })
})

it('takes capitals with a tilde before whatever may follow them', () => {
  expect(wrongSigns('AMANHÃ, NÃO! ROMÃ “DOCE” IMÃ')).toBeUndefined()
})

it.each([
  ['\u202A5548991234567\u202C', '5548991234567'],
  ['\u2066+55 48 99123-4567\u2069', '5548991234567'],
  ['\u200E(48) 3434-5678', '554834345678'],
])('names the sign in a number pasted as %j, and gives the number without it', (phone, meant) => {
  expect(
    problemsAfter(({ company }) => {
      company.phone = phone
    }),
  ).toEqual([
    expect.stringMatching(
      `^content/company\\.ts: phone tem um sinal invisível \\(U\\+\\w{4}\\)\\. Exemplo certo: '${meant}'$`,
    ),
  ])
})

it('finds the signs of every text, and beside them what else is wrong', () => {
  expect(
    problemsAfter(({ home, interfaceTexts, company }) => {
      home.hero.title = 'A casa\u200B volta'
      interfaceTexts.skipLink = '\u200B'
      first(company.towns).name = 'Içara\u0007'
      home.hero.button = ''
    }),
  ).toEqual([
    "content/company.ts: towns, 1ª cidade, name tem um sinal invisível (U+0007). Exemplo certo: 'Içara'",
    "content/home.ts: hero.title tem um sinal invisível (U+200B). Exemplo certo: 'A casa volta'",
    "content/interface.ts: interfaceTexts.skipLink tem um sinal invisível (U+200B). Exemplo certo: 'uma palavra ou frase curta'",
    "content/home.ts: hero.button está vazio. Exemplo certo: 'Solicitar Orçamento'",
  ])
})
