import { expect, type Locator } from '@playwright/test'

/* Comparisons of places on the screen, which no late font or layout of a deferred section can break. */

type Box = { x: number; y: number; width: number; height: number }

/**
 * Largest difference in pixels between equal boxes. The browser scrolls by whole pixels, and text
 * lies between two.
 */
const TOLERANCE = 1

const isSame = (one: Box, other: Box) =>
  (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= TOLERANCE,
  )

/** Waits until an element no longer moves, and returns its box. */
export async function settledBox(target: Locator): Promise<Box> {
  let box: Box | undefined
  await expect(async () => {
    const last = box
    box = (await target.boundingBox()) ?? undefined
    expect(box).toBeDefined()
    expect(box).toEqual(last)
    // Three frames. By default, Playwright waits for six, then for fifteen.
  }).toPass({ intervals: [50], timeout: 10_000 })
  return box as Box
}

/** Checks that an element is in a place, after it has come to rest. */
export async function expectUnmoved(target: Locator, place: Box): Promise<void> {
  const box = await settledBox(target)
  expect(isSame(box, place), `${JSON.stringify(box)}, before ${JSON.stringify(place)}`).toBe(true)
}
