import { cleanSentences, cleanText } from './normalize-text'
import { repairEncoding, withoutExportedPrefix } from './pasted-text'

it.each([
  ['𝗗𝗲𝗱𝗲𝘁𝗶𝘇𝗮çã𝗼 sem susto', 'Dedetização sem susto'],
  ['𝓓𝓮𝓭𝓮𝓽𝓲𝔃𝓪𝓭𝓸𝓻𝓪 𝟚𝟜𝕙', 'Dedetizadora 24h'],
  ['ℋ𝒾𝑔𝒾ℯ𝓃ℯ', 'Higiene'],
  ['ⓓⓔⓓⓔⓣⓘⓩⓐ', 'dedetiza'],
  ['⒟⒠⒟⒠', 'dede'],
  ['Ｄｅｄｅ ２４ｈ', 'Dede 24h'],
  ['🅓🅔🅓🅔 e 🅳🅴🅳🅴', 'DEDE e DEDE'],
  ['ᴅᴇᴅᴇᴛɪᴢᴀ', 'dedetiza'],
  ['ᵈᵉᵈᵉ', 'dede'],
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
  'Olho d`Água e Pau d`Arco',
])('keeps the signs that are no marks in %s', (text) => {
  expect(cleanSentences(text)).toBe(text)
})

it.each([
  '[10:32, 05/11/2026] +55 13 99912-3456: Adorei',
  '[10:32, 5.11.2026] Ana Paula: Adorei',
  '[10:32 AM, 11/5/2026] ~ Ana: Adorei',
  '[05/11/2026 10:32:15] Ana: Adorei',
  '[05/11/26, 10:32:15] \u200eAna: Adorei',
  '[05/11, 10:32] Ana: Adorei',
  '[05/11 10:32] ~Ana: Adorei',
  '\u200e[05/11/2026, 10:32:15 AM] Ana: Adorei',
  '[2026-11-05 10:32] Ana: Adorei',
  '[05/11/2026 às 10:32] Ana: Adorei',
  '[05/11/2026, 10:32 da manhã] Ana: Adorei',
  '[sáb., 05/11/2026 10:32] Ana: Adorei',
  // The space before AM and PM on English phones.
  '[10:32\u202fAM, 11/5/2026] ~\u202fAna: Adorei',
  '[11/5/26, 10:32:15\u202fPM] Ana: Adorei',
  '[10:32 a.\u00a0m., 5/11/2026] Ana: Adorei',
  '[10:32, 05/11/2026] Loja [Matriz]: Adorei',
  // With the date in words, in other languages, and in bold.
  '[Nov 5, 2026, 10:32 AM] Ana: Adorei',
  '[10:32 AM, Nov 5, 2026] Ana: Adorei',
  '[Thursday, November 5, 2026 at 10:32 AM] Ana: Adorei',
  '[5 Nov 2026 at 10:32:15] Ana: Adorei',
  '[5/11/2026, 10:32 a. m.] Ana: Adorei',
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
  '05/11/26 às 10:32 - ~ Ana: Adorei',
  '11/5/26, 10:32 AM - Ana: Adorei',
  '05/11/2026 2:05 da tarde - Ana: Adorei',
  '05/11/2026 2:05 da madrugada - Ana: Adorei',
  '05/11/2026 10:32 - Ana: Adorei <Mensagem editada>',
  '11/5/26, 10:32\u202fAM - Ana: Adorei',
  'Ana, [05/11/2026 10:32]\nAdorei',
  '[10:32] Ana: Adorei',
  '[Yesterday 10:32 AM] Ana: Adorei',
  '[ontem 10:32] Ana: Adorei',
  '5 de nov. de 2026 10:32 - Ana: Adorei',
  '05/nov/2026 10:32 - Ana: Adorei',
  '[quinta-feira, 5 de novembro de 2026 10:32] Ana: Adorei',
  'Nov 5, 2026, 10:32 AM - Ana: Adorei',
  'nov 5, 2026, 10:32 - Ana: Adorei',
  '5 Nov 2026, 10:32\u202fAM - Ana: Adorei',
  'Thursday, November 5, 2026 at 10:32 AM - Ana: Adorei',
  '4 dic 2026 10:32 a. m. - Ana: Adorei',
  '05/11/2026 à 10:32 – Ana: Adorei',
  '05/11/26 10:32:15: Ana: Adorei',
  'Ana, [5 Nov 2026 at 10:32:15]:\nAdorei',
  // Beside photos, recordings and deleted messages.
  '05/11/2026 10:32 - Ana: <Mídia oculta>\n05/11/2026 10:33 - Ana: Adorei',
  '[05/11/26, 10:32:15] Ana: \u200eimagem ocultada\n[05/11/26, 10:33:01] Ana: Adorei',
  '[05/11/26, 10:32:15] Ana: \u200e<anexado: 12-PHOTO-2026.jpg>\n[05/11/26, 10:33:01] Ana: Adorei',
  '05/11/2026 10:32 - Ana: IMG-0003.jpg (arquivo anexado)\nAdorei',
  '05/11/2026 10:32 - Ana: Mensagem apagada\n05/11/2026 10:33 - Ana: Adorei',
  '[11/5/26, 10:32:15 AM] Ana: image omitted\n[11/5/26, 10:33:15 AM] Ana: Adorei',
  '[05/11/26, 10:32:15] Ana: Adorei \u200e<Mensagem editada>',
  '05/11/2026 10:30 - As mensagens e as ligações são protegidas com a criptografia de ponta a ponta. Somente as pessoas que fazem parte da conversa podem ler esse conteúdo. Saiba mais.\n05/11/2026 10:32 - Ana: Adorei',
  '[05/11/26, 10:30:00] Ana: \u200eMessages and calls are end-to-end encrypted. Only people in this chat can read them. Learn more.\n[05/11/26, 10:32:15] Ana: Adorei',
  '05/11/2026 10:30 - Ana: Mensagem apagada\n05/11/2026 10:32 - Ana: Adorei',
  '> [10:32, 05/11/2026] Ana: Adorei <Esta mensagem foi editada>',
])('removes the prefix of the exported message %s', (typed) => {
  expect(withoutExportedPrefix(cleanSentences(typed))).toBe('Adorei')
})

it.each([
  'Domingo [14h00] plantão só para emergências: ligue 192',
  '[10:00] hoje: 10% de desconto',
  'Fechado [24/12/2026 12:00] até o Ano-Novo: mande mensagem',
])('keeps a day and a time of the owner: %s', (text) => {
  expect(cleanSentences(text)).toBe(text)
})

it.each([
  'Nota [1]: veja',
  '[10/10] Nota: dez',
  '[8:00 às 12:00] Sábado: plantão',
  '[até 15:30] Hoje: fechado',
  'Maio 2026: voltei a dormir',
  '9:30 - 10:00 foi o tempo: bom',
  'Das 10:32 às 11:00: fechado',
  '[sic] Ana: oi',
  'Chamei em 05/11/2026 10:30 - vieram às 11: ótimo',
])('keeps %s', (text) => {
  expect(withoutExportedPrefix(cleanSentences(text))).toBe(text)
})

it.each([
  ['DedetizaÃ§Ã£o', 'Dedetização'],
  ['DedetizaÃƒÂ§ÃƒÂ£o', 'Dedetização'],
  ['caixa dâ€™Ã¡gua', 'caixa d’água'],
  ['1Âº andar', '1º andar'],
  ['Dedetiza&ccedil;&atilde;o', 'Dedetização'],
  ['A&amp;B, Jo&#227;o &#xE9; &Aacute;gua', 'A&B, João é Água'],
  ['Dedetiza&amp;ccedil;&amp;atilde;o', 'Dedetização'],
  ['5 &times; 3 &hearts;', '5 × 3 ♥'],
  ['Dedetiza%C3%A7%C3%A3o, 100%', 'Dedetização, 100%'],
  // Beside true letters.
  ['caixa dâ€™água, â€œsimâ€\u009d', 'caixa d’água, “sim”'],
  ['dedetizacÌ§aÌƒo ðŸ¦‚', 'dedetizac\u0327a\u0303o 🦂'],
  // With an invisible character.
  ['EdifÃ\u00adcio, Ã\u0081gua, NEGÃ“CIO', 'Edifício, Água, NEGÓCIO'],
  // After a program has changed or removed the invisible character.
  ['Ã s 8h e Ã noite por R$Â 150, â€œsimâ€', 'às 8h e à noite por R$ 150, “sim”'],
  ['Ãrea da famÃlia, com Ãndice', 'Área da família, com índice'],
  ['AÃ, 24 hÂ · ali', 'Aí, 24 h · ali'],
  // Read as Latin-1.
  ['Ã\u0089 hoje: dâ\u0080\u0099água ð\u009f\u0090\u009c', 'É hoje: d’água 🐜'],
  // By three programs.
  ['serviÃƒÆ’Ã‚Â§o, ÃƒÅ¡ltimo', 'serviço, Último'],
  ['â­\u0090 â˜… âœ…', '⭐ ★ ✅'],
  // Read on a Mac of old, and in a console.
  ['Dedetiza√ß√£o da caixa d‚Äô√°gua', 'Dedetização da caixa d’água'],
  ['Dedetiza├º├úo da caixa dÔÇÖ├ígua', 'Dedetização da caixa d’água'],
  ['<p>Grátis<br>e <b>já</b></p>', 'Grátis e já'],
  // Without the semicolon.
  ['dedetiza&ccedil&atilde;o', 'dedetização'],
  // Codes of Latin-1.
  ['dedetiza%E7%E3o, cora\\xe7\\xe3o', 'dedetização, coração'],
  ['caixa%20d%C3%A1gua, a%2Fb', 'caixa dágua, a/b'],
  ['â¤ï¸ &iquest;&Aring;&starf;', '❤\ufe0f ¿Å★'],
  // Escaped as in JSON, and encoded as in e-mails.
  ['descri\\u00e7\\u00e3o de S=C3=A3o', 'descrição de São'],
])('repairs %s', (broken, repaired) => {
  expect(repairEncoding(broken)).toBe(repaired)
})

it('keeps the invisible characters of letters encoded twice, and no others', () => {
  expect(repairEncoding(cleanText('EdifÃ\u00adcio e Ã\u0081gua'))).toBe('Edifício e Água')
  expect(repairEncoding(cleanText('dâ\u0080\u0099água ðŸ\u0090œ'))).toBe('d’água 🐜')
  // By two programs.
  expect(repairEncoding(cleanText('PatrÃƒÂ\u00adcia, condomÃ\u0083Â\u00adnio'))).toBe(
    'Patrícia, condomínio',
  )
  expect(cleanText('MANHÃ\u00a0 CONSTRUÇÃ\u00adO preven\u00adção á\u0081')).toBe(
    'MANHÃ\u00a0 CONSTRUÇÃO prevenção á',
  )
})

it.each([
  'Dedetização',
  'IRMÃOS & FILHOS; SÃO JOSÉ',
  'ÇÃO',
  'Rua Ângela, nº 1',
  'A&B;C',
  '“Ótimo!”',
  '“Vem cá…”',
  '“AMANHÔ, IRMÃ… e LÃ – só',
  'É\u00a0só chamar, CAFÉ\u00a0BOM e IRMÃ\u00a0DULCE',
  'LÃ E LINHO, Â, 50% C3%',
  '100%desconto, 100%Certo e a=Dedo',
  'cupom=DEsconto, 10=DEz, 50%DEdetização',
  'site.com?ref=FAmilia',
  '&constructor;',
  'Å, Æ e √4',
  'Sem <3 não dá, 5 < 6 > 2',
])('keeps the true letters of %s', (text) => {
  expect(repairEncoding(text)).toBe(text)
})
