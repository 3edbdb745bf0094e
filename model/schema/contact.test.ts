import {
  isEmail,
  isLink,
  isOrigin,
  isPhone,
  isProfile,
  isPublicServicePhone,
  normalizeEmail,
  normalizeLink,
  normalizePhone,
  normalizePostalCode,
  normalizeProfile,
  normalizePublicServicePhone,
  normalizeSiteUrl,
} from './contact'

it.each([
  ['048 98812 3456', '5548988123456'],
  ['0055 (48) 98812.3456', '5548988123456'],
  ['+55 (048) 98812-3456', '5548988123456'],
  ['(0XX48) 98812-3456', '5548988123456'],
  ['0 15 48 98812-3456', '5548988123456'],
  ['+55 015 48 98812-3456', '5548988123456'],
  ['(48) 9\u00A08812‑3456', '5548988123456'],
  ['\u202A+55 48 98812-3456\u202C', '5548988123456'],
  ['（４８） ９８８１２－３４５６', '5548988123456'],
  ['tel:+5548988123456', '5548988123456'],
  ['https://wa.me/5548988123456?text=Quero%20200%20iscas', '5548988123456'],
  ['https://api.whatsapp.com/send?text=24h&phone=%2B5548988123456', '5548988123456'],
  ['48 3433-1234', '554834331234'],
  // A mobile without its first 9.
  ['(48) 8812-3456', '5548988123456'],
  ['+55 48 8812-3456', '5548988123456'],
  ['https://wa.me/554888123456', '5548988123456'],
  ['0 15 48 9812 3456', '5548998123456'],
  ['(55) 9912-3456', '5555999123456'],
  // 55 is also an area code.
  ['(55) 3221-1234', '555532211234'],
  ['+55 55 99912-3456', '5555999123456'],
  ['55 99912-3456', '5555999123456'],
  ['0800 123 4567', '558001234567'],
  ['0800-12-3456', '55800123456'],
  ['+55 0800 123 4567', '558001234567'],
  ['+55 800 123 4567', '558001234567'],
  ['0300 123 4567', '553001234567'],
  ['0303 123 4567', '553031234567'],
  ['(61) 4004-0001', '556140040001'],
  ['4004-0001', '5540040001'],
  ['+55 4004 0001', '5540040001'],
  ['3003 1234', '5530031234'],
])('normalizes the phone number %s to %s', (typed, digits) => {
  expect(normalizePhone(typed)).toBe(digits)
  expect(isPhone(digits)).toBe(true)
  expect(normalizePhone(digits)).toBe(digits)
})

it.each([
  '(48) 98812-345',
  // A mobile that lacks a digit, not one without its first 9.
  '48 9 9123456',
  '4899123456',
  '(48) 99123456',
  '+55 48 99123456',
  '48 9 8812345',
  '(20) 8812-3456',
  '(20) 98812-3456',
  '98812-3456',
  '3433-1234',
  '5548',
  '',
  '(48) 98812-3456 / 3433-1234',
  '192',
])('rejects %j as a phone number', (typed) => {
  expect(isPhone(normalizePhone(typed))).toBe(false)
})

it.each([
  ['192', '192'],
  ['1 9 9', '199'],
  ['1746', '1746'],
  ['1.746', '1746'],
  ['3433-1234', '34331234'],
  ['(48) 3431-0199', '554834310199'],
  ['+55 (48) 3431-0199', '554834310199'],
  ['0800 643 5252', '558006435252'],
  ['98812-3456', '988123456'],
])('normalizes the number %s of a public service to %s', (typed, digits) => {
  expect(normalizePublicServicePhone(typed)).toBe(digits)
  expect(isPublicServicePhone(digits)).toBe(true)
  expect(normalizePublicServicePhone(digits)).toBe(digits)
})

it.each(['19', 'ligue 192', '192 / 193', '0', '(48) 192', '(48) 3431-01', '34310', '3431'])(
  'rejects %j as the number of a public service',
  (typed) => {
    expect(isPublicServicePhone(normalizePublicServicePhone(typed))).toBe(false)
  },
)

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
])('normalizes the site URL %s to %s', (typed, origin) => {
  expect(normalizeSiteUrl(typed)).toBe(origin)
  expect(isOrigin(origin)).toBe(true)
  expect(normalizeSiteUrl(origin)).toBe(origin)
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
  'https://',
  '',
])('rejects %j as a site URL', (typed) => {
  expect(isOrigin(normalizeSiteUrl(typed))).toBe(false)
})

it.each([
  ['instagram.com/praialimpa?igsh=MTIz&utm_source=qr', 'https://instagram.com/praialimpa'],
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
  ['http://www.facebook.com:80/praia', 'https://www.facebook.com/praia'],
  ['https://www.tiktok.com/@praia.limpa', 'https://www.tiktok.com/@praia.limpa'],
  ['x.com/praia|limpa', 'https://x.com/praia|limpa'],
])('normalizes the link %s to %s', (typed, url) => {
  expect(normalizeLink(typed)).toBe(url)
  expect(isLink(url)).toBe(true)
  expect(normalizeLink(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'mailto:contato@praialimpa.com.br',
  'https://facebook.com@praialimpa.com.br/',
  'https://:senha@praialimpa.com.br/',
  'https://a b.com/',
  'veja instagram.com/praialimpa',
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
  expect(isLink(normalizeLink(typed))).toBe(false)
})

it.each([
  ['instagram.com/praia.limpa', 'https://instagram.com/praia.limpa'],
  ['https://www.tiktok.com/@praia.limpa', 'https://www.tiktok.com/@praia.limpa'],
  ['praialimpa.com.br', 'https://praialimpa.com.br/'],
  ['www.praialimpa.eco', 'https://www.praialimpa.eco/'],
  ['https://praia.limpa', 'https://praia.limpa/'],
  ['facebook.com/?id=100', 'https://facebook.com/?id=100'],
])('accepts the profile %s', (typed, url) => {
  expect(normalizeProfile(typed)).toBe(url)
  expect(isProfile(url)).toBe(true)
})

it.each([
  '@praia.limpa',
  'praia.limpa',
  'dedetizadora.sul.sc',
  '@dedetizadora.sul.com',
  'instagram.com',
  'https://www.facebook.com/',
  'm.facebook.com',
])('rejects %s as a profile', (typed) => {
  expect(isProfile(normalizeProfile(typed))).toBe(false)
})

it.each([
  ['Contato@PraiaLimpa.com.br', 'Contato@praialimpa.com.br'],
  ['mailto:contato@praialimpa.com.br?subject=a', 'contato@praialimpa.com.br'],
  ['contato @ praialimpa.com.br.', 'contato@praialimpa.com.br'],
  ['contato\u200B＠praialimpa．com．br', 'contato@praialimpa.com.br'],
  ['contato@dedetização.com.br', 'contato@xn--dedetizao-s2a7b.com.br'],
  ['joão+site@praialimpa.com.br', 'joão+site@praialimpa.com.br'],
  ['d’avila@praialimpa.com.br', "d'avila@praialimpa.com.br"],
  ['a&b@praialimpa.eco', 'a&b@praialimpa.eco'],
  ['contato@3m.praia--limpa.com.br', 'contato@3m.praia--limpa.com.br'],
  ['contato@praialimpa.сайт', 'contato@praialimpa.xn--80aswg'],
])('normalizes the e-mail address %s to %s', (typed, address) => {
  expect(normalizeEmail(typed)).toBe(address)
  expect(isEmail(address)).toBe(true)
  expect(normalizeEmail(address)).toBe(address)
})

it.each([
  'contato@praialimpa',
  'contato',
  '@praialimpa.com.br',
  'a b@praialimpa.com.br',
  'a..b@praialimpa.com.br',
  'a@b@praialimpa.com.br',
  'Praia <contato@praialimpa.com.br>',
  'contato@praialimpa.com.br/x',
  'contato@praia_limpa.com.br',
  'contato@praialimpa.123',
  'contato@192.168.0.1',
  'contato@praialimpa.com.br-',
  'contato@-praialimpa.com.br',
  'contato@praialimpa-.com.br',
  'contato@praialimpa..com.br',
  '',
])('rejects %j as an e-mail address', (typed) => {
  expect(isEmail(normalizeEmail(typed))).toBe(false)
})

it.each([
  ['88828000', '88828-000'],
  ['88.828-000', '88828-000'],
  ['CEP 88828–000', '88828-000'],
  ['8 8828\u00A0000', '88828-000'],
  ['８８８２８－０００', '88828-000'],
  ['8882800', '8882800'],
])('normalizes the postal code %s to %s', (typed, code) => {
  expect(normalizePostalCode(typed)).toBe(code)
})
