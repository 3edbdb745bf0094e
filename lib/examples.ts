import type { Company, Testimonial } from '@/content/types'

/**
 * The company's facts as the owner's guide and all messages show them. What must not go out by
 * mistake is such that it can't be true of anybody: a licence 000/0000, a council of region 00. So
 * `npm run launch-check` can hold it back and never takes a real company's fact for an example.
 */
export const companyExamples = {
  hours: {
    text: 'Segunda a sexta, 8h às 18h; sábado, 8h às 12h',
    opening: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      { days: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
  },
  legalName: 'Sua Empresa Controle de Pragas Ltda.',
  cnpj: '11.222.333/0001-81',
  address: {
    street: 'Rua do Exemplo, 000',
    district: 'Centro',
    town: 'Balneário Rincão',
    postalCode: '88828-000',
  },
  coordinates: { latitude: -28.12345, longitude: -49.12345 },
  sanitaryLicence: 'Vigilância Sanitária de Içara nº 000/0000',
  environmentalLicence: 'IMA nº 0000/0000',
  technicalLead: { name: 'Nome do Responsável', council: 'CRBio-00', registration: '00000' },
  email: 'contato@suaempresa.com.br',
  guarantees: [
    { pest: 'Baratas', period: '999 dias' },
    { pest: 'Cupins', period: '99 anos' },
  ],
  socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/suaempresa' }],
  googleProfile: 'https://maps.app.goo.gl/abc123',
  // Any day may be meant, so this is one that nobody would pick: a Saturday in the middle of a month.
  securityContactUntil: '2027-02-13',
  analyticsId: 'G-AB12CD34EF',
} satisfies Partial<Company>

/** A testimonial as the guide and the messages show it. */
export const testimonialExample: Testimonial = {
  name: 'Rosane',
  town: 'Içara',
  rating: 5,
  comment: 'Escreva aqui as palavras da cliente, como ela as mandou.',
  sample: false,
}

/** A text as it would stand in a file of content/. */
export const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)

/** A value as it would stand in a file of content/. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`)
  return `{ ${fields.join(', ')} }`
}
