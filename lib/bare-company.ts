import type { Company } from '@/content/schema'

/** For tests: a company without optional facts. */
export const bareCompany: Company = {
  name: 'Praia Limpa',
  phone: '5548991234567',
  siteUrl: 'https://www.praialimpa.com.br',
  samples: [],
  towns: [
    { name: 'Içara', latitude: -28.7132, longitude: -49.3087, note: 'Quintais.' },
    { name: 'Criciúma', latitude: -28.6723, longitude: -49.3729, note: 'Prédios.' },
  ],
  state: { name: 'Santa Catarina', code: 'SC' },
}
