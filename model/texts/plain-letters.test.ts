import { cleanSentences, cleanText } from './clean-text'

it.each([
  ['𝗗𝗲𝗱𝗲𝘁𝗶𝘇𝗮çã𝗼 sem susto', 'Dedetização sem susto'],
  ['𝓓𝓮𝓭𝓮𝓽𝓲𝔃𝓪𝓭𝓸𝓻𝓪 𝟚𝟜𝕙', 'Dedetizadora 24h'],
  ['ℋ𝒾𝑔𝒾ℯ𝓃ℯ', 'Higiene'],
  ['ⓓⓔⓓⓔⓣⓘⓩⓐ', 'dedetiza'],
  ['⒟⒠⒟⒠', 'dede'],
  ['Ｄｅｄｅ ２４ｈ', 'Dede 24h'],
  ['🅓🅔🅓🅔 e 🅳🅴🅳🅴', 'DEDE e DEDE'],
  ['ᴅᴇᴅᴇᴛɪᴢᴀ ᴏ ǫᴜᴇ ғɪᴄᴀ', 'dedetiza o que fica'],
  ['ᵈᵉᵈᵉ', 'dede'],
  ['ₗₒⱼₐ', 'loja'],
  ['d̶e̶d̶e̶', 'dede'],
  ['d̲e̲d̲e̲', 'dede'],
  ['d͜͡e͜͡', 'de'],
  ['d⃣e⃣', 'de'],
  ['Ⓓⓔⓓⓔ ②④ⓗ', 'Dede 24h'],
  ['ｄｅｄｅ！　（ｓｉｍ）', 'dede! (sim)'],
  ['s̾e̾m̾ s͛u͛s͛t͛o͛', 'sem susto'],
])('replaces the letters of a font generator in %s', (typed, plain) => {
  expect(cleanText(typed)).toBe(plain)
})

it.each([
  '1º andar, 2ª porta, 30 m²',
  '1️⃣ Ligue',
  '① Ligue',
  'Nguyễn, Å e ș',
  '🅿 na porta 🇧🇷',
  'Ⓜ️ ao lado',
  '№ 4, marca ™',
  'Mbyá-Guarani g̃',
])('keeps the signs of %s', (text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'))
})

it.each([
  ['*Vistoria grátis* e _garantia_', 'Vistoria grátis e garantia'],
  ['~R$ 200~ *R$ 150*.', 'R$ 200 R$ 150.'],
  ['*_~Tudo junto~_*', 'Tudo junto'],
  ['```Rua A``` (*casa*)', 'Rua A (casa)'],
  ['Diga “*sim*”, *já*!', 'Diga “sim”, já!'],
  ['*{resposta}*', '{resposta}'],
  ['**Vistoria** __grátis__', 'Vistoria grátis'],
  ['`Rua A`, *sim*/*não*', 'Rua A, sim/não'],
  ['🐜*Formiga*🐜 — preço:*R$ 150*', '🐜Formiga🐜 — preço:R$ 150'],
  ['•*Cupim* >*Rato*', '•Cupim >Rato'],
])('removes the marks around words in %s', (typed, plain) => {
  expect(cleanSentences(typed)).toBe(plain)
})

it.each([
  'Grátis* (*consulte)',
  '2 * 3 = 6 * 1',
  'ficha_tecnica_2026',
  'de ~10 a ~20 dias',
  '* item',
  '(Criciúma)*, (Içara)*',
  'Vistoria (*) e orçamento (*) grátis',
  'Olho d`Água e Pau d`Arco',
])('keeps the signs that are no marks in %s', (text) => {
  expect(cleanSentences(text)).toBe(text)
})
