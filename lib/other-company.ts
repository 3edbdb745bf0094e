import type { Company } from '@/content/schema'

/** For tests: another company, with every fact filled in. */
export const otherCompany: Company = {
  name: 'Praia Limpa',
  phone: '5547991234567',
  siteUrl: 'https://www.praialimpa.com.br',
  samples: [],
  towns: [
    { name: 'Laguna', latitude: -28.4806, longitude: -48.7806, note: 'Casas de praia.' },
    { name: 'Imbituba', latitude: -28.2286, longitude: -48.6659, note: 'Porto e prédios.' },
  ],
  state: { name: 'Santa Catarina', code: 'SC' },
  hours: {
    text: 'Segunda a sábado, 8h às 18h',
    opening: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
  },
  legalName: 'Praia Limpa Controle de Pragas Ltda.',
  cnpj: '12ABC34501DE35',
  address: {
    street: 'Rua das Gaivotas, 45',
    district: 'Centro',
    town: 'Laguna',
    postalCode: '88790-000',
  },
  coordinates: { latitude: -28.48142, longitude: -48.78121 },
  sanitaryLicence: 'Vigilância Sanitária nº 45/2026',
  environmentalLicence: 'IMA nº 678/2026',
  technicalLead: { name: 'Teresa Bittencourt', council: 'CRQ-13', registration: '13300042' },
  email: 'contato@praialimpa.com.br',
  securityContactUntil: '2027-06-30',
  guarantees: [{ pest: 'Baratas', period: '90 dias' }],
  socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/praialimpa' }],
  googleProfile: 'https://maps.app.goo.gl/praialimpa',
  analyticsId: 'G-TEST12345',
}

const { name, phone, siteUrl, samples, towns, state } = otherCompany

/** For tests: the other company without optional facts. */
export const bareCompany: Company = { name, phone, siteUrl, samples, towns, state }
