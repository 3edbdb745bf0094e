import type { StateCode } from '@/model/brazil/states'
import { splitTown, stateOf, type Town } from '@/model/brazil/towns'
import type { Company } from '@/model/schema/content'

/**
 * Returns the town of the company's office with its state. Without an address, the town is empty, and
 * the state is the company's.
 */
export function officeOf({ address, state }: Pick<Company, 'address' | 'state'>): {
  name: string
  state: StateCode
} {
  const town: Town = { name: address?.town ?? '', state: address?.state }
  return { name: splitTown(town).name, state: stateOf(town, state.code) }
}
