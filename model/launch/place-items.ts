import { colouredTowns, MAP_TOWNS } from '@/model/map'
import type { SiteContent } from '@/model/schema'
import type { LaunchItem } from './launch-item'

/** Returns an item if the pages have no map, because it does not show each served town. */
export const mapItems = ({ company }: SiteContent): LaunchItem[] =>
  colouredTowns(company)
    ? []
    : [
        {
          blocks: false,
          path: ['company', 'towns'],
          finding: `o site não mostra o mapa, que só tem ${new Intl.ListFormat('pt-BR').format(MAP_TOWNS)}`,
          reason: 'um mapa sem uma das suas cidades diria que você não vai até lá',
          remedy:
            'nada: a lista das cidades fica. Quer um mapa delas? Peça o desenho a quem cuida do programa',
        },
      ]
