/* Facts of another state than the company's. Each may be right all the same, such as one near a border. */

import { STATES } from '@/model/brazil/states'
import { formatPhone } from '@/model/fields/phone/format'
import { parsePhone } from '@/model/fields/phone/parse-phone'
import type { SiteContent } from '@/model/schema/content'
import { textsOf } from '@/model/schema/find-texts'
import { joinWords } from '@/model/values/words'
import type { LaunchItem } from './launch-item'

/** Asks about each number, also of a chat link, whose area code is not one of its town's state. */
export const areaCodeItems = (content: SiteContent): LaunchItem[] =>
  textsOf(content, 'phone', 'link').flatMap(({ path, text }) => {
    const { towns, state } = content.company
    const phone = formatPhone(parsePhone(text) ?? '')
    const [, areaCode] = /^\((\d\d)\)/.exec(phone) ?? []
    const [, list, index] = path
    const town = list === 'towns' ? towns[Number(index)] : undefined
    const { name, areaCodes } = STATES[town?.state ?? state.code]
    if (areaCode === undefined || areaCodes.includes(Number(areaCode))) return []
    return {
      blocks: false,
      path,
      finding: `o DDD de ${phone} não é do estado: ${name}`,
      reason: 'com um número errado no DDD, quem toca nele fala com um estranho',
      remedy: `confira o número: os DDDs do estado são ${joinWords(areaCodes.map(String))}. Se é mesmo este, está certo`,
    }
  })

/** Asks about a postal code that is not in the state of the office. */
export function postalCodeItems({ company: { address, state } }: SiteContent): LaunchItem[] {
  if (!address) return []
  const { name, postalCodes } = STATES[address.state ?? state.code]
  if (postalCodes.test(address.postalCode)) return []
  return [
    {
      blocks: false,
      path: ['company', 'address'],
      finding: `o CEP do endereço, ${address.postalCode}, não é do estado: ${name}`,
      reason: 'um endereço que ficou de outro lugar leva o cliente para longe',
      remedy: 'confira este campo e o estado. Se é mesmo este, está certo',
    },
  ]
}
