import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The oldest two that npm has, for Linux on x64: one near the floor, and one of before media ranges. */
export const OLD_CHROMIUMS = ['92.0.0', '103.0.0']

/** Fetches an old Chromium from npm, unless that was done. */
export function oldChromium(version: string): string {
  const path = `node_modules/.cache/chromium-${version}/chromium`
  if (existsSync(path)) return path
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const name = `@sparticuz/chromium@${version}`
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name])
  execFileSync('tar', ['-xzf', `sparticuz-chromium-${version}.tgz`], { cwd: folder })
  const packed = readFileSync(`${folder}/package/bin/chromium.br`)
  writeFileSync(path, brotliDecompressSync(packed), { mode: 0o755 })
  return path
}

/**
 * Adds `checkVisibility`, which Playwright calls and Chromium has since version 105. It is
 * registered as a selector engine, because that is the only script of ours that Playwright runs in
 * its isolated world.
 */
export function addCheckVisibility(): object {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    for (let box: Element | null = this; box; box = box.parentElement)
      if (getComputedStyle(box).display === 'none') return false
    return true
  }
  return { queryAll: () => [] }
}
