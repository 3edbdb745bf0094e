import { isPostalCodeOf, mayLieIn } from './state-areas'
import { STATES, type StateCode } from './states'

const states = Object.keys(STATES) as StateCode[]

/** The capital of each state: postal code, latitude, longitude. */
const CAPITALS: readonly [StateCode, string, number, number][] = [
  ['AC', '69900-062', -9.97499, -67.8243],
  ['AL', '57020-000', -9.66599, -35.735],
  ['AP', '68900-010', 0.034934, -51.0694],
  ['AM', '69005-040', -3.11866, -60.0212],
  ['BA', '40020-010', -12.9718, -38.5011],
  ['CE', '60025-100', -3.71664, -38.5423],
  ['DF', '70040-010', -15.7795, -47.9297],
  ['ES', '29010-002', -20.3155, -40.3128],
  ['GO', '74003-010', -16.6864, -49.2643],
  ['MA', '65010-000', -2.53874, -44.2825],
  ['MT', '78005-000', -15.601, -56.0974],
  ['MS', '79002-000', -20.4486, -54.6295],
  ['MG', '30110-000', -19.9102, -43.9266],
  ['PA', '66010-000', -1.4554, -48.4898],
  ['PB', '58010-000', -7.11509, -34.8641],
  ['PR', '80010-000', -25.4195, -49.2646],
  ['PE', '50010-000', -8.04666, -34.8771],
  ['PI', '64000-010', -5.09194, -42.8034],
  ['RJ', '20010-000', -22.9129, -43.2003],
  ['RN', '59010-000', -5.79357, -35.1986],
  ['RS', '90010-000', -30.0318, -51.2065],
  ['RO', '76801-000', -8.76077, -63.8999],
  ['RR', '69301-000', 2.82384, -60.6753],
  ['SC', '88010-000', -27.5945, -48.5477],
  ['SP', '01001-000', -23.5329, -46.6395],
  ['SE', '49010-000', -10.9091, -37.0677],
  ['TO', '77001-000', -10.24, -48.3558],
]

it.each(CAPITALS)(
  'finds the capital of %s in its state',
  (state, postalCode, latitude, longitude) => {
    expect(mayLieIn(state, { latitude, longitude })).toBe(true)
    expect(states.filter((other) => isPostalCodeOf(other, postalCode))).toEqual([state])
  },
)

it('gives each range of postal codes in use to one state', () => {
  const ranges = Array.from({ length: 990 }, (_, index) => `${index + 10}`.padStart(3, '0'))
  const owners = ranges.map((range) => states.filter((state) => isPostalCodeOf(state, range)))
  // 789 belonged to Rondônia until 2008.
  expect(ranges.filter((_, index) => owners[index]?.length !== 1)).toEqual(['789'])
})
