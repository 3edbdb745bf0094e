import type { StateCode } from '@/model/brazil/states'
import { splitTown, stateOf, type Town } from '@/model/brazil/towns'
import type { Company } from '@/model/schema/content'

/**
 * Returns the town of the company's office with its state. Without an address, the company is where
 * it works: in its first town, whose name is empty in a draft without towns.
 */
export function officeOf({
  address,
  state,
  towns: [first = { name: '' }],
}: Pick<Company, 'address' | 'state' | 'towns'>): { name: string; state: StateCode } {
  const town: Town = address ? { name: address.town, state: address.state } : first
  return { name: splitTown(town).name, state: stateOf(town, state.code) }
}
