import { isPostalCodeOf, mayLieIn } from '@/model/brazil/state-areas'
import { STATES } from '@/model/brazil/states'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Asks about a postal code and a place on the map that are not in the state of the office. */
export function officeItems({ company }: SiteContent): LaunchItem[] {
  const { address, coordinates, state } = company
  const code = address?.state ?? state.code
  const hasOtherCode = address && !isPostalCodeOf(code, address.postalCode)
  const findings = {
    address: hasOtherCode && `o CEP do endereço, ${address.postalCode}, não é`,
    coordinates: coordinates && !mayLieIn(code, coordinates) && 'o lugar no mapa fica fora',
  }
  return Object.entries(findings).flatMap(([field, finding]) =>
    finding
      ? {
          blocks: false,
          path: ['company', field],
          finding: `${finding} do estado: ${STATES[code].name}`,
          reason: 'um endereço que ficou de outro lugar leva o cliente para longe',
          remedy: 'confira este campo e o estado. Se é mesmo este, está certo',
        }
      : [],
  )
}
