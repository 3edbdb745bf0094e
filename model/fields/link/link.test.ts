import { isNetworkLink } from './networks'
import { parseLink } from './parse-link'
import { parseProfile } from './profile'
import { parseSiteUrl } from './site-url'

it.each([
  ['http://WWW.PraiaLimpa.com.br/', 'https://www.praialimpa.com.br'],
  ['https://https://praialimpa.com.br', 'https://praialimpa.com.br'],
  ['//praialimpa.com.br', 'https://praialimpa.com.br'],
  ['praialimpa.com.br.', 'https://praialimpa.com.br'],
  ['praialimpa.com.br:8443', 'https://praialimpa.com.br:8443'],
  ['http://praialimpa.com.br:80', 'https://praialimpa.com.br'],
  ['https://praialimpa.com.br/?utm_source=x#topo', 'https://praialimpa.com.br'],
  ['www.dedetização.com.br', 'https://www.xn--dedetizao-s2a7b.com.br'],
  ['www.dedetizac\u0327a\u0303o.com.br', 'https://www.xn--dedetizao-s2a7b.com.br'],
  ['HTTPS://WWW.DEDETIZAÇÃO.COM.BR', 'https://www.xn--dedetizao-s2a7b.com.br'],
  ['praia–limpa.com.br\u200B', 'https://praia-limpa.com.br'],
])('reads the site URL %s as %s', (typed, origin) => {
  expect(parseSiteUrl(typed)).toBe(origin)
  expect(parseSiteUrl(origin)).toBe(origin)
})

it.each([
  'https://praialimpa.com.br/site',
  'contato@praialimpa.com.br',
  'praia limpa.com.br',
  'praialimpa.com.br,',
  'praialimpa',
  '-praialimpa.com.br',
  'praialimpa-.com.br',
  '192.168.0.10:3000',
  ':senha@praialimpa.com.br',
  '@praia.limpa',
  'https://@praia.limpa',
  'https://',
  '',
])('rejects %j as a site URL', (typed) => {
  expect(parseSiteUrl(typed)).toBeUndefined()
})

it.each([
  ['instagram.com/praialimpa?igsh=MTIz&utm_source=qr', 'https://instagram.com/praialimpa'],
  ['instagram.com/praialimpa?igsh=MTIz&amp;utm_source=qr', 'https://instagram.com/praialimpa'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fpraia.com.br%2Fa&e=AT0', 'https://praia.com.br/a'],
  ['https://www.google.com/url?q=https://x.com/praia&sa=D', 'https://x.com/praia'],
  ['https://www.tiktok.com/@praia?_t=8k&_r=1', 'https://www.tiktok.com/@praia'],
  ['http://m.facebook.com/praia?fbclid=a&ref=b&__tn__=c', 'https://m.facebook.com/praia'],
  ['https://facebook.com/profile.php?id=100&mibextid=x', 'https://facebook.com/profile.php?id=100'],
  [
    'https://search.google.com/local/writereview?placeid=ChIJ123&utm_campaign=a',
    'https://search.google.com/local/writereview?placeid=ChIJ123',
  ],
  [
    'https://www.youtube.com/watch?v=a1&si=b2&t=10&feature=shared',
    'https://www.youtube.com/watch?v=a1&t=10',
  ],
  [
    "https://www.google.com/maps/place/D'Avila+Dedetizadora/@-28.7,-49.3,17z/data=!3m1!4b1?entry=ttu&g_ep=E",
    "https://www.google.com/maps/place/D'Avila+Dedetizadora/@-28.7,-49.3,17z/data=!3m1!4b1",
  ],
  [
    'https://www.google.com/maps/place/Praia+(Matriz)+"Limpa"/',
    'https://www.google.com/maps/place/Praia+(Matriz)+%22Limpa%22/',
  ],
  [
    'https://www.google.com/search?q=praia#lrd=0x1:0x2,1',
    'https://www.google.com/search?q=praia#lrd=0x1:0x2,1',
  ],
  ['facebook.com/p/Dedetiza%C3%A7%C3%A3o-1', 'https://facebook.com/p/Dedetiza%C3%A7%C3%A3o-1'],
  ['facebook.com/Köhler-nº1', 'https://facebook.com/K%C3%B6hler-n%C2%BA1'],
  ['facebook.com/a%FFb?q=%ZZ', 'https://facebook.com/a%FFb?q=%ZZ'],
  [
    'dedetização.com.br:8080/à-vista?x=ç',
    'https://xn--dedetizao-s2a7b.com.br:8080/%C3%A0-vista?x=%C3%A7',
  ],
  ['https://maps.app.goo.gl/abc123?g_st=iw', 'https://maps.app.goo.gl/abc123'],
  ['https://www.instagram.com./praia', 'https://www.instagram.com/praia'],
  ['http://www.facebook.com:80/praia', 'https://www.facebook.com/praia'],
  ['https://www.tiktok.com/@praia.limpa', 'https://www.tiktok.com/@praia.limpa'],
  ['x.com/praia|limpa', 'https://x.com/praia|limpa'],
  // Apps share a link after words or in Markdown.
  ['Praia Limpa, Rua A, 45\nhttps://maps.app.goo.gl/abc123', 'https://maps.app.goo.gl/abc123'],
  ['youtube: https://www.youtube.com/@praia?si=b2', 'https://www.youtube.com/@praia'],
  ['Siga @praia.limpa: https://www.instagram.com/praia', 'https://www.instagram.com/praia'],
])('reads the link %s as %s', (typed, url) => {
  expect(parseLink(typed)).toBe(url)
  expect(parseLink(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'mailto:contato@praialimpa.com.br',
  'https://facebook.com@praialimpa.com.br/',
  'https://:senha@praialimpa.com.br/',
  'https://a b.com/',
  'veja instagram.com/praialimpa',
  'https://x.com/praia https://x.com/limpa',
  'Veja https://www.facebook.com/praia limpa',
  '@praialimpa',
  '@praia.limpa',
  'https://@praia.limpa',
  '//@praia.limpa/x',
  'www.praialimpa',
  'instagram: @praia.limpa',
  'instagram',
  'https://127.0.0.1/praia',
  'https://x.com\u00A0/a',
  '',
])('rejects %j as a link', (typed) => {
  expect(parseLink(typed)).toBeUndefined()
})

it.each([
  ['x.com/@@praia', 'https://x.com/praia'],
  ['instagram.com/praia.limpa', 'https://instagram.com/praia.limpa'],
  ['https://www.tiktok.com/@praia.limpa', 'https://www.tiktok.com/@praia.limpa'],
  ['praialimpa.com.br', 'https://praialimpa.com.br/'],
  ['www.praialimpa.eco', 'https://www.praialimpa.eco/'],
  ['https://praia.limpa', 'https://praia.limpa/'],
  ['praialimpa.com.br/', 'https://praialimpa.com.br/'],
  ['facebook.com/?id=100', 'https://facebook.com/?id=100'],
  ['instagram.com/@praia.limpa', 'https://instagram.com/praia.limpa'],
  ['https://www.facebook.com/@praia/', 'https://www.facebook.com/praia/'],
  ['youtube.com/@praialimpa', 'https://youtube.com/@praialimpa'],
  ['t.me/praialimpa', 'https://t.me/praialimpa'],
  ['https://g.page/praialimpa', 'https://g.page/praialimpa'],
  ['instagram.com/praialimpa?hl=pt-br', 'https://instagram.com/praialimpa'],
  ['https://praialimpa.business.site', 'https://praialimpa.business.site/'],
])('accepts the profile %s', (typed, url) => {
  expect(parseProfile(typed)).toBe(url)
  expect(parseProfile(url)).toBe(url)
})

it.each([
  '@praia.limpa',
  'praia.limpa',
  'praia.limpa/',
  '/praia.limpa',
  'dedetizadora.sul.sc',
  // Also the domain of a stranger.
  'praia.bio',
  'praialimpa.com',
  '@dedetizadora.sul.com',
  'instagram.com',
  'https://www.facebook.com/',
  'https://www.facebook.com./',
  'm.facebook.com',
  'fb.com',
  't.me',
  'https://www.google.com.br/',
  'maps.app.goo.gl',
  'https://share.google/',
  'https://web.whatsapp.com/',
  'https://www.instagram.com/?hl=pt-br',
])('rejects %s as a profile', (typed) => {
  expect(parseProfile(typed)).toBeUndefined()
})

it.each([
  ['https://maps.app.goo.gl/abc123', true],
  ['https://www.google.com.br/maps/place/Praia/', true],
  ['https://search.google.com/local/writereview?placeid=ChIJ123', true],
  ['https://g.page/praia', true],
  ['https://share.google/abc', true],
  // May lead to the profile, as those of the company may.
  ['https://bit.ly/praia', true],
  ['https://praia.com.br/google', true],
  ['https://www.instagram.com/praia', false],
  ['https://m.facebook.com/praia', false],
  ['https://wa.me/5548912345678', false],
  ['https://www.youtube.com/@praia', false],
  ['https://linktr.ee/praia', false],
])('knows whether %s may be a profile in Google: %s', (url, isPossible) => {
  expect(isNetworkLink(url)).toBe(!isPossible)
})
