import { readFileSync } from 'node:fs'
import { MAX_CHARACTERS, MAX_NOTICES, noticesOn, parseNotices } from './notices'

const notice = { texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }
const file = (...notices: readonly unknown[]) => JSON.stringify({ avisos: notices })

describe('parseNotices', () => {
  it('reads the file as it ships', () => {
    expect(() => parseNotices(readFileSync('content/avisos.json', 'utf8'))).not.toThrow()
  })

  it('reads the notices in their order', () => {
    expect(parseNotices(file(notice, { ...notice, texto: 'Feriado.' }))).toEqual([
      { text: 'Temporal na região.', from: '2026-12-24', until: '2026-12-26' },
      { text: 'Feriado.', from: '2026-12-24', until: '2026-12-26' },
    ])
  })

  it('composes decomposed accents, as macOS writes them, and trims', () => {
    expect(parseNotices(file({ ...notice, texto: ' Ic\u0327ara ' }))).toMatchObject([
      { text: 'Içara' },
    ])
  })

  it('accepts every character of Portuguese', () => {
    const texto = '“Içara” – d’água: 100,5 km/h… às 8h, nº 1, R$ 2? Não! (sim) ª º § ½'
    expect(parseNotices(file({ ...notice, texto }))).toMatchObject([{ text: texto }])
  })

  it('accepts as many characters as fit and a notice of one day', () => {
    const one = { texto: 'a'.repeat(MAX_CHARACTERS), de: '2028-02-29', ate: '2028-02-29' }
    expect(parseNotices(file(one))).toHaveLength(1)
  })

  it('takes markup as the text that it is', () => {
    const texto = '<img src=x onerror=alert(1)>'
    expect(parseNotices(file({ ...notice, texto }))).toMatchObject([{ text: texto }])
  })

  it.each([
    ['', 'fora do lugar'],
    ['<!doctype html>', 'fora do lugar'],
    ['{"avisos": [}', 'fora do lugar'],
    ['null', 'não tem a lista "avisos"'],
    ['[]', 'não tem a lista "avisos"'],
    ['{"avisos": {"length": 1}}', 'não tem a lista "avisos"'],
    ['{"__proto__": {"avisos": []}}', 'não tem a lista "avisos"'],
    [file(...Array(MAX_NOTICES + 1).fill(notice)), `tem ${MAX_NOTICES + 1} avisos`],
    [file(null), '1º aviso não é um aviso'],
    [file('Temporal'), '1º aviso não é um aviso'],
    [file(notice, {}), '2º aviso está sem "texto"'],
    [file({ ...notice, texto: '   ' }), '1º aviso está sem "texto"'],
    [file({ ...notice, texto: 'a'.repeat(MAX_CHARACTERS + 1) }), `e cabem ${MAX_CHARACTERS}`],
    [file({ ...notice, texto: 'um\ndois' }), 'um sinal que não é letra'],
    [file({ ...notice, texto: 'abc\u202Edef' }), 'um sinal que não é letra'],
    [file({ ...notice, texto: 'a\u0336\u0336\u0336\u0336' }), 'um sinal que não é letra'],
    [file({ ...notice, texto: 'Temporal \u26A0' }), 'um sinal que não é letra'],
    [file({ ...notice, de: undefined }), 'não tem um dia em "de"'],
    [file({ ...notice, de: '24/12/2026' }), 'não tem um dia em "de"'],
    [file({ ...notice, ate: '2026-02-30' }), 'não tem um dia em "ate"'],
    [file({ ...notice, ate: 20261226 }), 'não tem um dia em "ate"'],
    [file({ ...notice, ate: '2026-12-23' }), 'acaba antes de começar'],
  ])('refuses %s and says why, with an example', (json, reason) => {
    expect(() => parseNotices(json)).toThrow(reason)
    expect(() => parseNotices(json)).toThrow('Exemplo certo: ')
  })
})

describe('noticesOn', () => {
  const notices = parseNotices(file(notice))

  it.each(['2026-12-24', '2026-12-25', '2026-12-26'])(
    'keeps a notice that is valid on %s',
    (day) => {
      expect(noticesOn(notices, day)).toEqual(notices)
    },
  )

  it.each(['2026-12-23', '2026-12-27', '2025-12-25'])('drops it on %s', (day) => {
    expect(noticesOn(notices, day)).toEqual([])
  })
})
