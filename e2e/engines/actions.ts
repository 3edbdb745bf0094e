import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { menuTexts } from '@/content/site'
import { type Driver, evaluate } from './driver'

/** Waits until something is so in the page, and says what it is. */
export async function until(driver: Driver, expression: string): Promise<unknown> {
  for (let tries = 0; tries < 100; tries++) {
    const value = await driver.evaluate(expression)
    if (value) return value
    await delay(100)
  }
  assert.fail(`not so after 10 s: ${expression}`)
}

/** Clicks what has this name, in the middle of the screen. */
export async function click(driver: Driver, name: string, within: string) {
  await until(driver, `!!document.querySelector('${within}')`)
  const place = await evaluate(
    driver,
    async (wanted, inside) => {
      const control = [...document.querySelectorAll(`${inside} :is(a, button, summary)`)].find(
        (it) =>
          (it.getAttribute('aria-label') ?? it.textContent)?.trim() === wanted &&
          it.checkVisibility({ visibilityProperty: true }),
      )
      control?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const box = control?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    name,
    within,
  )
  assert.ok(place, `nothing to click in ${within} is called "${name}"`)
  await driver.click(place.x, place.y)
}

export async function openMenu(driver: Driver): Promise<void> {
  await click(driver, menuTexts.open, '.site-header')
  await until(driver, `!!document.querySelector('[role=dialog]')`)
}

export const menuIsClosed = (driver: Driver) =>
  until(driver, `!document.querySelector('[role=dialog]')`)

/** An element begins in the upper half of the window, below the header, and is whole sideways. */
export const isInSight = (driver: Driver, selector: string) =>
  until(
    driver,
    `(({ left, right, top }) => left >= 0 && right <= innerWidth && top < innerHeight / 2 &&
      top >= document.querySelector('.site-header').getBoundingClientRect().bottom - 1
    )(document.querySelector('${selector}').getBoundingClientRect())`,
  )

/** Gives the interactions for which the islands wait. To leave before they work would be an error to Firefox. */
export async function startIslands(driver: Driver): Promise<void> {
  for (const islands of ['[data-island=notices]', '[data-island]']) {
    await driver.press('Tab')
    await until(
      driver,
      `[...document.querySelectorAll('${islands}')].every(
        (it) => it.dataset.status === 'ready' || !it.firstElementChild?.checkVisibility())`,
    )
  }
}
