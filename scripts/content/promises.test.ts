import { absolutePromises, makesClaim } from './promises'

describe('absolutePromises', () => {
  it.each([
    ['Resolve 100% dos casos', ['100%']],
    ['Resolve 100 % dos casos', ['100 %']],
    ['Solução DEFINITIVA para o cupim', ['DEFINITIVA']],
    ['Um produto sem riscos', ['sem riscos']],
    ['Livre de baratas para sempre', ['para sempre']],
    ['Somos líderes e o melhor da cidade', ['o melhor da', 'líderes']],
  ])('finds in "%s" %j', (text, found) => {
    expect(absolutePromises(text, [])).toEqual(found)
  })

  it.each([
    '1.000+ clientes satisfeitos',
    'Limpe melhor de manhã',
    'a fossa nunca aguentava',
    '5100 % x',
  ])('lets "%s" stand', (text) => expect(absolutePromises(text, [])).toEqual([]))

  it('lets a claim stand that the owner answers for, however it is capitalised', () => {
    const claims = [{ words: ['garantia total'] }]
    expect(absolutePromises('Garantia Total: não gostou, refazemos', claims)).toEqual([])
  })

  it('lets a claim stand in its own words only', () => {
    const claims = [{ words: ['garantia total (da peça)'] }]
    expect(absolutePromises('garantia total', claims)).toEqual(['garantia total'])
    expect(absolutePromises('Garantia total (da peça), 100 %', claims)).toEqual(['100 %'])
  })
})

describe('makesClaim', () => {
  const claim = { words: ['1 h', '20+', 'até 1 hora'] }

  it.each(["numeral: '1 h'", '20+ anos', 'Até 1 hora, sempre'])('finds it in "%s"', (text) =>
    expect(makesClaim(text, claim)).toBe(true),
  )

  it.each(['1 hora', '11 h', '120+', 'em 1 horário'])('does not find it in "%s"', (text) =>
    expect(makesClaim(text, claim)).toBe(false),
  )
})
