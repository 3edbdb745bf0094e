import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'

/** The few commands that these scenarios need of a browser. */
export type Driver = {
  readonly name: string
  goto(address: string): Promise<unknown>
  /** The value of an expression in the page, or what its promise comes to. */
  evaluate(expression: string): Promise<unknown>
  click(selector: string): Promise<unknown>
  press(key: 'Tab' | 'Escape'): Promise<unknown>
  close(): Promise<unknown>
}

/** Waits until an expression is true in the page. */
async function until({ evaluate }: Driver, expression: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await evaluate(`!!(${expression})`)) return
    await delay(100)
  }
  assert.fail(`not so after 10 s: ${expression}`)
}

const first = (selector: string) => `document.querySelector('${selector}')`
const CONTROL = 'header [href="#menu"]'
const CHAT = 'main a[target=_blank][href^="https://wa.me/"]'
const MENU = first('[role=dialog]')

async function openMenu(driver: Driver): Promise<void> {
  await driver.click(CONTROL)
  await until(driver, MENU)
}

const isInSight = (selector: string) =>
  `(({ left, top }) => left >= 0 && left < innerWidth / 2 && top >= 0 && top < innerHeight / 2)(
    ${first(selector)}.getBoundingClientRect())`

const LOST_PICTURES = `Promise.all([...document.images].map((picture) => {
  picture.loading = 'eager'
  return picture.decode().then(() => '', () => picture.src)
})).then((lost) => lost.filter(Boolean))`

type Scenarios = Readonly<Record<string, (driver: Driver) => Promise<unknown>>>

/** The steps of a visitor on a page that is open in a narrow window, and the result of each. */
const ON_A_PAGE: Scenarios = {
  'every picture shows, and nothing scrolls sideways': async (driver) => {
    assert.deepEqual(await driver.evaluate(LOST_PICTURES), [])
    await until(driver, 'document.documentElement.scrollWidth <= innerWidth')
  },
  'a click on a chat link is counted with its text': async (driver) => {
    // The click ends here: WhatsApp itself is never called.
    await driver.evaluate(`(() => {
      addEventListener('whatsapp_click', ({ detail }) => { window.counted = detail.text })
      addEventListener('click', (event) => event.preventDefault())
    })()`)
    await driver.click(CHAT)
    const { searchParams } = new URL(String(await driver.evaluate(`${first(CHAT)}.href`)))
    await until(driver, `counted === ${JSON.stringify(searchParams.get('text'))}`)
  },
  'a tile leads to its card': async (driver) => {
    const card = await driver.evaluate(`${first('[href^="#servico-"]')}.hash`)
    await driver.click(`[href="${card}"]`)
    await until(driver, isInSight(String(card)))
  },
  'the menu keeps the focus, gives it back, and leads to a section': async (driver) => {
    await openMenu(driver)
    for (let step = 0; step < 15; step++) {
      await driver.press('Tab')
      assert.ok(await driver.evaluate(`${MENU}.contains(document.activeElement)`), 'Tab left it')
    }
    await driver.press('Escape')
    await until(driver, `!${MENU} && document.activeElement.matches('${CONTROL}')`)
    await openMenu(driver)
    await driver.click('[role=dialog] [href$="#contato"]')
    await until(driver, `!${MENU} && ${isInSight('#contato h2')}`)
  },
}

export const SCENARIOS: Readonly<Record<string, Scenarios>> = {
  '/': ON_A_PAGE,
  '/desentupimento': ON_A_PAGE,
  '/nada/aqui': {
    'the 404 leads home': async (driver) => {
      await driver.click('main a[href="/"]')
      await until(driver, `location.pathname === '/'`)
    },
  },
}
