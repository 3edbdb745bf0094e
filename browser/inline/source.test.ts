import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { inlineSource } from './source'

const scripts = readdirSync(__dirname)
  .filter((file) => /^(?!source)[\w-]+(?<!\.test|\.d)\.ts$/.test(file))
  .map((file) => [file, Object.values(require(join(__dirname, file)))] as const)

/** Functions that have run, and stand-ins for the browser's. */
const seen = new WeakSet<object>()

/**
 * Stands for everything a browser has: each property and each call gives the same stand-in. A function
 * passed to it, such as a listener, runs once.
 */
function anything(): object {
  const call = (_: unknown, __: unknown, given: readonly unknown[]) => {
    for (const run of given)
      if (typeof run === 'function' && !seen.has(run)) {
        seen.add(run)
        run(anything(), anything())
      }
    return anything()
  }
  const it = new Proxy(class {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything()),
    has: () => true,
    getPrototypeOf: () => null,
    apply: call,
    construct: (_, given) => call(_, undefined, given),
  })
  // A stand-in, not a function of a script.
  seen.add(it)
  return it
}

/** The names that an inline script may use: those of the language and of the browser. */
const BROWSER = [
  'addEventListener',
  'console',
  'CustomEvent',
  'document',
  'Element',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'MutationObserver',
  'navigator',
  'removeEventListener',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setTimeout',
  'URL',
  'window',
]

/** Runs a script's text with nothing but a browser around it. */
function runAlone(script: () => void): void {
  const context = createContext(Object.fromEntries(BROWSER.map((name) => [name, anything()])))
  runInContext(`'use strict';${inlineSource(script)}`, context)
}

it.each(scripts)('%s is one function, which needs nothing from outside its body', (_, exported) => {
  expect(exported).toEqual([expect.any(Function)])
  expect(() => runAlone(exported[0] as () => void)).not.toThrow()
})

it('would report a constant from outside, in a listener too', () => {
  const stray = 'pagina'
  const script = () => {
    document.addEventListener('click', () => {
      document.title = stray
    })
  }
  expect(() => runAlone(script)).toThrow('stray is not defined')
})

it('is text that runs the functions one after the other', () => {
  const context = createContext({ words: [] })
  const source = inlineSource(
    new Function('words.push("first")') as () => void,
    new Function('words.push("second")') as () => void,
  )
  runInContext(source, context)
  expect(context.words).toEqual(['first', 'second'])
})
