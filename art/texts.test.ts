import type { Company } from '@/content/schema'
import { company, drains, home } from '@/content/site'
import { setLine } from './lettering'
import { letterProblems } from './texts'

const problemsWith = (facts: Partial<Company>) =>
  letterProblems({ company: { ...company, ...facts }, home, drains })

it('sets the letters of the surnames of the region, in both fonts', () => {
  const name = 'Köhler & Schäfer, Weiß, Müller, Muñoz, Nicolè, ÖÄÜÑÈ'
  expect(problemsWith({ name })).toEqual([])
  for (const font of ['display', 'text'] as const)
    expect(setLine(name, 0, 0, { font, size: 20 }).width).toBeGreaterThan(100)
})

it('sets an accent that stands beside its letter, as some computers write it', () => {
  const style = { font: 'display', size: 20 } as const
  expect(setLine('Dedetização'.normalize('NFD'), 0, 0, style)).toEqual(
    setLine('Dedetização', 0, 0, style),
  )
  expect(problemsWith({ name: 'Dedetização'.normalize('NFD') })).toEqual([])
})

it('says in one line which letter is missing, where, and what would do', () => {
  expect(
    problemsWith({
      name: 'Kováč Pragas',
      sanitaryLicence: 'Łódź 1/2026',
      technicalLead: { name: 'Ana', council: 'CRQ', registration: '☎ 12' },
    }),
  ).toEqual([
    "content/company.json: name tem a letra 'č', que falta nas letras com que as figuras são feitas. Exemplo certo: 'Kovác Pragas'",
    "content/company.json: sanitaryLicence tem a letra 'Ł', que falta nas letras com que as figuras são feitas. Exemplo certo: uma letra do português que se pareça com ela",
    "content/company.json: technicalLead.registration tem a letra '☎', que falta nas letras com que as figuras são feitas. Exemplo certo: uma letra do português que se pareça com ela",
  ])
  const changed = { ...home, hero: { ...home.hero, title: 'A casa ě sua', eyebrow: '24 ħ' } }
  expect(letterProblems({ company, home: changed, drains })).toEqual([
    expect.stringMatching(/^content\/home\.json: hero\.title tem a letra 'ě'/),
    expect.stringMatching(/^content\/home\.json: hero\.eyebrow tem a letra 'ħ'/),
  ])
})
