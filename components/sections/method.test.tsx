import { bareCompany, content } from '@/fixtures/content'
import { documentIn, select, textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import type { Company } from '@/model/schema/content'

const { company } = content

it('shows the guarantee of each pest in a table on the home page, only if there is one', () => {
  const rowsOn = (page: typeof HomePage, guarantees: Company['guarantees'], proof = true) => {
    const shown = structuredClone({ ...content, company: { ...company, guarantees } })
    if (!proof) shown.home.method.proof = undefined
    return select(documentIn(html(page, shown)), 'table tr').map(textOf)
  }
  const guarantees = [
    { pest: 'baratas', period: '90 dias' },
    { pest: 'cupins', period: '1 ano' },
  ] as const
  const rows = ['Baratas90 dias', 'Cupins1 ano']
  expect(rowsOn(HomePage, [...guarantees])).toEqual(rows)
  expect(rowsOn(HomePage, [...guarantees], false)).toEqual(rows)
  expect(rowsOn(HomePage, [])).toEqual([])
  expect(rowsOn(DrainsPage, [...guarantees])).toEqual([])
})

it('writes the facts of the company in the rows of the illustrated document, and leaves the others blank', () => {
  const rowsWith = (filled: Partial<Company>) =>
    select(
      documentIn(html(HomePage, { ...content, company: { ...bareCompany, ...filled } })),
      '.method-facts text',
    ).map(textOf)
  const sanitaryLicence = 'Vigilância Sanitária de Içara nº 45/2026'
  const technicalLead = { name: 'Teresa Bittencourt', council: 'CRQ-13', registration: '13300042' }
  const guarantees: Company['guarantees'] = [
    { pest: 'cupins', period: '1 ano' },
    { pest: 'baratas', period: '90 dias' },
  ]
  expect(rowsWith({})).toEqual([])
  expect(rowsWith({ sanitaryLicence })).toEqual(['', '', sanitaryLicence])
  expect(rowsWith({ technicalLead, guarantees })).toEqual([
    '90 dias',
    'Teresa Bittencourt, CRQ-13 13300042',
    '',
  ])
})
