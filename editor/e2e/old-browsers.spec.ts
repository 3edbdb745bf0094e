import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, previewFrame, saveAndWait } from './page'
import { choosePhoto, createPhoto } from './photo'

/**
 * Matches what the oldest browsers of package.json lack and esbuild does not replace. Lint rules
 * miss most of these names (findings/compat-lint-static-methods.sh), and esbuild writes a lookbehind
 * as `new RegExp`, without a warning (findings/esbuild-lookbehind.sh).
 */
const UNSUPPORTED = [
  /\(\?<[=!]/,
  /\.at\(-?\d/,
  /\bObject\.(?:hasOwn|groupBy)\(/,
  /\bAbortSignal\.(?:timeout|any)\(/,
  /\b(?:structuredClone|requestIdleCallback)\(/,
  /\bcrypto\.randomUUID\(/,
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|replaceSync)\(/,
  // Chrome before 90 ignores the signal, and keeps the listener.
  /\baddEventListener\([^()]*\bsignal\b/,
  /\bnew [\w.]*(?:CSSStyleSheet|OffscreenCanvas)\b/,
  /\bIntl\.Segmenter\b/,
  /\b(?:Array\.fromAsync|Promise\.(?:withResolvers|try))\(/,
]

test('calls nothing in the built editor that the oldest browsers lack @phone @smoke', () => {
  const script = readFileSync('editor/out/editor/app.js', 'utf8')
  const found = UNSUPPORTED.flatMap((pattern) => script.match(pattern)?.[0] ?? [])
  expect(found).toEqual([])
})

test('adds `:has()` to no rule of other selectors, which older browsers would drop @phone', () => {
  const styles = readFileSync('editor/out/editor/app.css', 'utf8')
  const lists = styles.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []
  expect(lists.length).toBeGreaterThan(0)
  // Commas in parentheses separate no rules.
  const outside = lists.map((list) => list.replace(/\((?:[^()]|\([^()]*\))*\)/g, ''))
  expect(outside.filter((list) => list.includes(','))).toEqual([])
})

/** Removes what Safari 15.0 or Chrome 88 lacks, in the editor and in the frame of its preview. */
function removeNewFunctions() {
  const owners: readonly (readonly [object, readonly string[]])[] = [
    [window, ['structuredClone', 'OffscreenCanvas', 'requestIdleCallback', 'BroadcastChannel']],
    [Object, ['hasOwn', 'groupBy']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [Navigator.prototype, ['locks', 'userActivation', 'scheduling']],
    [Intl, ['Segmenter']],
    [Promise, ['withResolvers', 'try']],
    [Document.prototype, ['adoptedStyleSheets', 'startViewTransition']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Element.prototype, ['checkVisibility']],
  ]
  for (const [owner, names] of owners) for (const name of names) Reflect.deleteProperty(owner, name)
  // Safari before 16.4 has the interface, but throws if a script constructs one.
  window.CSSStyleSheet = new Proxy(CSSStyleSheet, {
    construct: () => {
      throw new TypeError('Illegal constructor')
    },
  })
}

test('opens, edits, shows a photo and saves in a browser without newer functions @phone', async ({
  page,
  github,
}) => {
  await page.addInitScript(removeNewFunctions)
  await openEditor(page, 'company.legalName')
  await field(page, 'Razão social').fill('Casa Serena Ltda.')
  await expect(previewFrame(page).getByText('Casa Serena Ltda.').first()).toBeAttached()
  await goToHash(page, 'photos.items.ralo.file')
  await choosePhoto(page, await createPhoto(3000, 2000))
  await button(page, /^Ponto que não pode sumir/).click({ position: { x: 20, y: 20 } })
  await goToHash(page, 'drains.services.items.0.title')
  const shown = previewFrame(page).locator('#servico-ralo img')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expect(shown).not.toHaveCSS('object-position', '50% 50%')
  await saveAndWait(page, github)
  expect(github.read('company').legalName).toBe('Casa Serena Ltda.')
})

test('tells the owner of an older browser before the sign-in @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...condition: [string]) =>
      !condition[0].includes('aspect-ratio') && supports.apply(CSS, condition)
  })
  await page.goto('/editor/')
  await expect(page.getByText('Este navegador é antigo demais para o editor.')).toBeVisible()
  await expect(page.getByLabel('Código de acesso')).toHaveCount(0)
})

test('says nothing about its age to a browser that runs the editor @phone', async ({ page }) => {
  await page.goto('/editor/')
  await expect(page.getByLabel('Código de acesso')).toBeVisible()
  await expect(page.getByText('antigo demais')).toBeHidden()
})
