import { type Row, row } from '@/scripts/hosting/check/row'
import { isLoopback } from '@/scripts/hosting/request'
import { packageModule } from './packages'

export const AUTOCANNON = 'autocannon@8.0.0'

const PER_SECOND = 300
const SECONDS = 10

type Result = { '2xx': number; non2xx: number; errors: number; timeouts: number }
type Autocannon = { default: (options: Record<string, unknown>) => Promise<Result> }

/**
 * Requests the paths in turn at a steady rate.
 * @param base origin of a server on this machine, never another
 */
export async function load(packages: string, base: string, paths: readonly string[]): Promise<Row> {
  if (!isLoopback(base)) throw new Error(`${base} is not on this machine`)
  const { default: autocannon } = await packageModule<Autocannon>(
    packages,
    'autocannon/autocannon.js',
  )
  const result = await autocannon({
    url: base,
    connections: 20,
    overallRate: PER_SECOND,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  return row(
    'pages',
    `${PER_SECOND} requests a second for ${SECONDS} s`,
    'no failure',
    `${result['2xx']} answered, ${failed} failures`,
    failed === 0 && result['2xx'] > 0,
  )
}
