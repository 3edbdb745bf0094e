import { STATES } from '@/model/brazil/states'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Asks about a postal code that is not in the state of the office. */
export function officeItems({ company: { address, state } }: SiteContent): LaunchItem[] {
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
