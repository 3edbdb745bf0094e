import { STATES } from '@/model/brazil/states'
import { formatPhone } from '@/model/fields/phone/format'
import { parsePhone } from '@/model/fields/phone/schema'
import type { SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { leaves } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/**
 * Asks about the phones and chat links whose area code is not one of the company's state, or of the
 * state of their town. A number may be right all the same, such as one near a border.
 */
export function foreignAreaCodeItems(content: SiteContent): LaunchItem[] {
  const { towns, state } = content.company
  return leaves(content).flatMap(({ path, value }) => {
    const kind = fieldAt(path)?.kind
    if (kind !== 'phone' && kind !== 'link') return []
    const phone = formatPhone(parsePhone(String(value)) ?? '')
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
      remedy: `confira o número: os DDDs do estado são ${new Intl.ListFormat('pt-BR').format(areaCodes.map(String))}. Se é mesmo este, está certo`,
    }
  })
}
