import { companyFiles as files } from '@/fixtures/content'
import { siteContentSchema } from '@/model/schema/content'
import { fillContent, readLeniently } from './lenient-content'

it('reads valid content as the build does, with the labels that the files lack', () => {
  expect(files.interface.general).not.toHaveProperty('before')
  expect(readLeniently(files)).toEqual(siteContentSchema.parse(files))
})

it('keeps an invalid text, and replaces what no page can render', () => {
  const { home } = readLeniently({ home: { hero: { title: 'x'.repeat(90) } } })
  expect([home.hero.title, home.hero.text]).toEqual(['x'.repeat(90), ''])
  const { general } = readLeniently({ interface: { general: { before: '' } } }).interface
  expect([general.before, general.after]).toEqual(['', 'Depois'])
  const { company, drains } = readLeniently({
    company: { cnpj: '11.2', siteUrl: 'x', coordinates: { latitude: 'x' } },
    drains: { services: { items: [{ slug: 'x' }] }, questions: 'x' },
  })
  expect(company.cnpj).toBe('11.2')
  expect(company.siteUrl).toBe('https://www.suaempresa.com.br')
  expect(company.coordinates).toEqual({ latitude: -28.12345, longitude: -49.12345 })
  expect(drains.services.items[0]?.slug).toBe('ralo')
  expect(drains.questions.items).toEqual([])
})

it('divides a town from its state', () => {
  const { company } = readLeniently({
    company: {
      name: '',
      address: { street: 'Rua A, 1', town: 'Torres/RS', postalCode: '95560-000' },
      towns: [{ name: 'Torres - RS' }, { name: 'Laguna' }],
    },
  })
  expect(company.towns[0]).toMatchObject({ name: 'Torres', state: 'RS' })
  expect(company.address).toMatchObject({ town: 'Torres', state: 'RS' })
})

it.each([undefined, 'x'])('shows a photo with the place %s in no place', (picture) => {
  const { items } = readLeniently({ photos: { items: [{ picture, file: '/x.jpg' }] } }).photos
  expect(items[0]?.picture).toBeUndefined()
})

it('fills texts again only after a change of a fact that they contain', () => {
  const content = readLeniently(files)
  const { company } = content
  const filled = fillContent(content)
  expect(filled.home.hero).not.toBe(content.home.hero)
  const fillWith = (facts: object) => fillContent({ ...content, company: { ...company, ...facts } })
  expect(fillWith({ name: 'Praia Limpa' }).home).toBe(filled.home)
  expect(JSON.stringify(fillWith({ responseTime: '3 horas' }).home)).toContain('3 horas')
})
