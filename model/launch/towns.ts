import { isOneTown } from '@/model/brazil/towns'
import { colouredTowns, MAP_TOWNS } from '@/model/pictures/map'
import type { SiteContent } from '@/model/schema/content'
import { joinWords } from '@/model/values/words'
import type { LaunchItem } from './launch-item'

/** Matches a town with its region, which a live site may have. */
const WITH_REGION = / [e&+] (?:regi|arred|entorno|cidades|vizinh)/i

/** Returns an item for each name of a town that has more in it, such as “Criciúma e Içara”. */
export const townNameItems = ({ company: { towns } }: SiteContent): LaunchItem[] =>
  towns.flatMap(({ name }, index) =>
    isOneTown(name)
      ? []
      : {
          blocks: !WITH_REGION.test(name),
          path: ['company', 'towns', index, 'name'],
          finding: `“${name}” não é o nome de uma cidade só`,
          reason: 'o Google não conhece uma cidade com este nome, e o mapa não a mostra',
          remedy: 'escreva cada cidade num item, sem bairro nem CEP',
        },
  )

/** Returns an item if the pages have no map, because it does not show each served town. */
export const mapItems = ({ company }: SiteContent): LaunchItem[] =>
  colouredTowns(company)
    ? []
    : [
        {
          blocks: false,
          path: ['company', 'towns'],
          finding: `o site não mostra o mapa, que só tem ${joinWords(MAP_TOWNS)}`,
          reason: 'um mapa sem uma das suas cidades diria que você não vai até lá',
          remedy:
            'nada: a lista das cidades fica. Quer um mapa delas? Peça o desenho a quem cuida do programa',
        },
      ]
