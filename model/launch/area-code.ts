import { STATES } from '@/model/brazil/states'
import { AREA_CODES_BY_STATE } from '@/model/fields/phone/area-codes'
import { formatPhone } from '@/model/fields/phone/format'
import { parsePhone } from '@/model/fields/phone/schema'
import { pagesIn } from '@/model/routes'
import type { SiteContent } from '@/model/schema/content'
import type { FieldPath } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/**
 * Asks about the phones, chat links and emergency numbers whose area code is not one of the
 * company's state, and about the surveillance phones with that of another state than the town's. A
 * number may be right all the same, such as one near a border.
 */
export function foreignAreaCodeItems(content: SiteContent): LaunchItem[] {
  const { phone, towns, state, socialProfiles = [] } = content.company
  const phones: { path: FieldPath; number?: string; code: keyof typeof STATES }[] = [
    { path: ['company', 'phone'], number: phone, code: state.code },
    ...socialProfiles.map(({ url }, index) => ({
      path: ['company', 'socialProfiles', index, 'url'],
      number: parsePhone(url),
      code: state.code,
    })),
    ...pagesIn(content).flatMap(({ contentName, page }) =>
      page.firstAid.calls.map(({ number }, index) => ({
        path: [contentName, 'firstAid', 'calls', index, 'number'],
        number,
        code: state.code,
      })),
    ),
    ...towns.map((town, index) => ({
      path: ['company', 'towns', index, 'surveillancePhone'],
      number: town.surveillancePhone,
      code: town.state ?? state.code,
    })),
  ]
  return phones.flatMap(({ path, number = '', code }) => {
    const [, areaCode] = /^\((\d\d)\)/.exec(formatPhone(number)) ?? []
    const areaCodes = AREA_CODES_BY_STATE[code] ?? []
    if (areaCode === undefined || areaCodes.includes(Number(areaCode))) return []
    const { name } = STATES[code]
    return {
      blocks: false,
      path,
      finding: `o DDD de ${formatPhone(number)} não é do estado: ${name}`,
      reason: 'com um número errado no DDD, quem toca nele fala com um estranho',
      remedy: `confira o número: os DDDs do estado são ${new Intl.ListFormat('pt-BR').format(areaCodes.map(String))}. Se é mesmo este, está certo`,
    }
  })
}
