import { formatPhone } from '@/model/format/phone'
import type { Company } from '@/model/schema'
import { AREA_CODES_BY_STATE } from '@/model/schema/area-codes'
import type { FieldPath } from '@/model/tree'
import type { LaunchItem } from './launch-item'

/**
 * Asks about the company's phone and the surveillance phones whose area code is not one of the
 * company's state. A number may be right all the same, such as that of a town across the border.
 */
export function foreignAreaCodeItems({ phone, towns, state }: Company): LaunchItem[] {
  const areaCodes = AREA_CODES_BY_STATE[state.code]
  if (!areaCodes) return []
  const phones: { path: FieldPath; number?: string }[] = [
    { path: ['company', 'phone'], number: phone },
    ...towns.map(({ surveillancePhone }, index) => ({
      path: ['company', 'towns', index, 'surveillancePhone'],
      number: surveillancePhone,
    })),
  ]
  return phones.flatMap(({ path, number = '' }) => {
    const [, areaCode] = /^\((\d\d)\)/.exec(formatPhone(number)) ?? []
    if (areaCode === undefined || areaCodes.includes(Number(areaCode))) return []
    return {
      blocks: false,
      path,
      finding: `o DDD de ${formatPhone(number)} não é de ${state.name}`,
      reason: 'com um número errado no DDD, quem toca no botão fala com um estranho',
      remedy: `confira o número: os DDDs de ${state.name} são ${new Intl.ListFormat('pt-BR').format(areaCodes.map(String))}. Se é mesmo este, está certo`,
    }
  })
}
