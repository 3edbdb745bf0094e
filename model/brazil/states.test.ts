import { AREA_CODES, STATES, type StateCode } from './states'

/** Returns the states that have a postal code. */
const statesOf = (postalCode: string) =>
  Object.entries(STATES).flatMap(([code, { postalCodes }]) =>
    postalCodes.test(postalCode) ? code : [],
  )

/** A postal code of the capital of each state. */
const CAPITALS: readonly [StateCode, string][] = [
  ['AC', '69900-062'],
  ['AL', '57020-000'],
  ['AP', '68900-010'],
  ['AM', '69005-040'],
  ['BA', '40020-010'],
  ['CE', '60025-100'],
  ['DF', '70040-010'],
  ['ES', '29010-002'],
  ['GO', '74003-010'],
  ['MA', '65010-000'],
  ['MT', '78005-000'],
  ['MS', '79002-000'],
  ['MG', '30110-000'],
  ['PA', '66010-000'],
  ['PB', '58010-000'],
  ['PR', '80010-000'],
  ['PE', '50010-000'],
  ['PI', '64000-010'],
  ['RJ', '20010-000'],
  ['RN', '59010-000'],
  ['RS', '90010-000'],
  ['RO', '76801-000'],
  ['RR', '69301-000'],
  ['SC', '88010-000'],
  ['SP', '01001-000'],
  ['SE', '49010-000'],
  ['TO', '77001-000'],
]

it.each(CAPITALS)(
  'finds the postal code of the capital of %s in its state',
  (state, postalCode) => {
    expect(statesOf(postalCode)).toEqual([state])
  },
)

it('gives each range of postal codes in use to one state', () => {
  const ranges = Array.from({ length: 990 }, (_, index) => `${index + 10}`.padStart(3, '0'))
  // 789 belonged to Rondônia until 2008.
  expect(ranges.filter((range) => statesOf(range).length !== 1)).toEqual(['789'])
})

it('knows the area codes of each state', () => {
  const codes = Object.values(STATES).flatMap(({ areaCodes }) => areaCodes)
  const shared = AREA_CODES.filter((code) => codes.filter((other) => other === code).length > 1)
  expect(shared.toSorted()).toEqual([42, 47, 49, 61])
})
