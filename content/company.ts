import type { Company } from './schema'

/**
 * Os dados da empresa. LEIA-ME.md explica os campos; `npm run launch-check` diz o que ainda falta ou é só
 * amostra.
 */
export const company: Company = {
  name: 'Casa Serena',
  phone: '5548900000000',
  siteUrl: 'https://casaserena.example',
  samples: ['name', 'phone', 'siteUrl'],
  towns: [
    {
      name: 'Balneário Rincão',
      latitude: -28.8314,
      longitude: -49.2352,
      note: "Casas fechadas fora da temporada: pulgas, caixa d'água parada, fossa que enche no verão. Vale tratar antes de a família chegar.",
    },
    {
      name: 'Içara',
      latitude: -28.7132,
      longitude: -49.3087,
      note: 'Capital do mel: enxame é caso de apicultor, não de veneno. Nas casas com quintal, o trabalho é com formigas, ratos e calhas.',
    },
    {
      name: 'Criciúma',
      latitude: -28.6723,
      longitude: -49.3729,
      note: 'Prédios, lojas e restaurantes: a barata muda de andar pelos canos, e a caixa de gordura não descansa. Nas casas antigas, cupim na madeira e raiz no esgoto.',
    },
  ],
  state: { name: 'Santa Catarina', code: 'SC' },
  hours: {
    text: 'Todos os dias, 24 horas',
    opening: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ],
  },
}
