import { cleanText } from './clean-text'
import { repairedText } from './repair-encoding'

it.each([
  ['DedetizaÃ§Ã£o', 'Dedetização'],
  ['DedetizaÃƒÂ§ÃƒÂ£o', 'Dedetização'],
  ['caixa dâ€™Ã¡gua', 'caixa d’água'],
  ['1Âº andar', '1º andar'],
  ['Dedetiza&ccedil;&atilde;o', 'Dedetização'],
  ['A&amp;B, Jo&#227;o &#xE9; &Aacute;gua', 'A&B, João é Água'],
  ['Dedetiza&amp;ccedil;&amp;atilde;o', 'Dedetização'],
  ['5 &times; 3 &hearts;', '5 × 3 ♥'],
  // Beside true letters.
  ['caixa dâ€™água, â€œsimâ€\u009d', 'caixa d’água, “sim”'],
  ['dedetizacÌ§aÌƒo ðŸ¦‚', 'dedetizac\u0327a\u0303o 🦂'],
  // With an invisible character.
  ['EdifÃ\u00adcio, Ã\u0081gua, NEGÃ“CIO', 'Edifício, Água, NEGÓCIO'],
  // Read as Latin-1.
  ['Ã\u0089 hoje: dâ\u0080\u0099água ð\u009f\u0090\u009c', 'É hoje: d’água 🐜'],
  // By three programs.
  ['serviÃƒÆ’Ã‚Â§o, ÃƒÅ¡ltimo', 'serviço, Último'],
  ['â­\u0090 â˜… âœ…', '⭐ ★ ✅'],
  ['<p>Grátis<br>e <b>já</b></p>', 'Grátis e já'],
  ['Grátis<br />e <img src="a.png" alt="">já', 'Grátis e já'],
  ['<h2 id="a">Grátis</h2> <Mensagem editada>', 'Grátis'],
  ['<label>Grátis</label> e <q>já</q>', 'Grátis e já'],
  ['Grátis <iframe src="x"></iframe>', 'Grátis'],
  ['<Arquivo de mídia oculto> <button>', ''],
  ['Adorei! <Mídia oculta>', 'Adorei!'],
  // Numbers of windows-1252.
  ['2020 &#150; 2026, &#128; 5 e &#x93;sim&#x94;', '2020 – 2026, € 5 e “sim”'],
  // Without the semicolon.
  ['dedetiza&ccedil&atilde;o', 'dedetização'],
  ['&iquest;&Aring;&starf;', '¿Å★'],
  ['&frac14; &minus;5 &plusmn;&micro;m', '¼ −5 ±µm'],
])('repairs %s', (broken, repaired) => {
  expect(repairedText(broken)).toBe(repaired)
})

it('keeps the invisible characters of letters encoded twice, and no others', () => {
  expect(repairedText(cleanText('EdifÃ\u00adcio e Ã\u0081gua'))).toBe('Edifício e Água')
  expect(repairedText(cleanText('saÃ\u00ad, Ã\u00a0 noite, R$Â\u00a0150'))).toBe(
    'saí, à noite, R$\u00a0150',
  )
  expect(repairedText(cleanText('dâ\u0080\u0099água ðŸ\u0090œ'))).toBe('d’água 🐜')
  // By two programs.
  expect(repairedText(cleanText('PatrÃƒÂ\u00adcia, condomÃ\u0083Â\u00adnio'))).toBe(
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
  '&constructor;',
  '&#55357; &#xDC1C; &#00;',
  'MANHÃ\u00ad de sol',
  'Å, Æ e √4',
  'Sem <3 não dá, 5 < 6 > 2',
  'Praia <contato@praia.com.br>',
  'Mande uma foto em <arquivo>',
  'Novidades <em breve>',
  '<a partir de R$ 50>',
  '<a combinar>',
  '<preço = R$ 50>',
  '<valor = R$ 50>',
  'A manhÃ começa limpa',
])('keeps the true letters of %s', (text) => {
  expect(repairedText(text)).toBe(text)
})
