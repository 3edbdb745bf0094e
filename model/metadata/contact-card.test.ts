import ICAL from 'ical.js'
import { content as fixture, officeInTorres } from '@/fixtures/content'
import { contactCard } from './contact-card'

function read(card: string) {
  const contact = new ICAL.Component(ICAL.parse(card))
  return (name: string) => contact.getFirstPropertyValue(name)
}

it('is a contact card that another program reads back', () => {
  const name = 'Dedetizadora Água & Praia, Balneário Rincão e Criciúma'
  const address = { ...fixture.company.address, town: 'Criciúma' }
  const card = contactCard({ ...fixture.company, name, address } as typeof fixture.company)
  const field = read(card)
  expect(field('fn')).toBe(name)
  expect(field('tel')).toBe(`+${fixture.company.phone}`)
  expect(field('url')).toBe(fixture.company.siteUrl)
  expect(field('email')).toBe(fixture.company.email)
  expect(field('adr')).toContain('Criciúma')
})

it('has the state of the office, and a number that a phone can dial', () => {
  const field = read(
    contactCard({ ...fixture.company, phone: '558007010156', address: officeInTorres }),
  )
  expect(field('adr')).toContain('RS')
  expect(field('tel')).toBe('08007010156')
})

it('begins without a byte order mark, and ends each line as the standard asks', () => {
  const lines = contactCard(fixture.company).split('\r\n')
  expect(lines.at(0)).toBe('BEGIN:VCARD')
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
})

it('omits what the owner has not given', () => {
  const { email: _, address: __, ...company } = fixture.company
  expect(contactCard(company)).not.toMatch(/undefined|EMAIL|ADR/)
})
