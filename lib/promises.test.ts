/** @jest-environment node */
import { absolutePromises } from './promises'

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

  const reason = 'O site diz ao lado o que ela é.'

  it('lets an exception stand, however it is capitalised', () => {
    const allowed = [{ text: 'garantia total', reason }]
    expect(absolutePromises('Garantia Total: não gostou, refazemos', allowed)).toEqual([])
  })

  it('holds an exception for its own words only', () => {
    const allowed = [{ text: 'garantia total (da peça)', reason }]
    expect(absolutePromises('garantia total', allowed)).toEqual(['garantia total'])
    expect(absolutePromises('Garantia total (da peça), 100 %', allowed)).toEqual(['100 %'])
  })
})
