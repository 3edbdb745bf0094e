/**
 * `npm run guia`: makes the pictures of content/LEIA-ME.md from what the commands say and the site shows, in a
 * copy of the project.
 */
import './shared/node-version.mjs'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { uploadSteps } from './owner/upload'
import { copySources } from './shared/build-copy'
import { ensureBrowser } from './shared/set-up.mjs'

const PICTURES = 'content/guia'

async function save(name: string, png: Buffer): Promise<void> {
  const { size } = await sharp(png)
    .webp({ quality: 55 })
    .toFile(join(PICTURES, `${name}.webp`))
  console.log(`${join(PICTURES, `${name}.webp`)} ${size} bytes`)
}

/** A window of the command, as Windows and a Mac show it more or less. */
async function windowPicture(browser: Browser, name: string, said: string): Promise<void> {
  const page = await browser.newPage()
  await page.setContent(
    `<body style="margin:0"><pre style="margin:0;width:880px;padding:20px;background:#111;color:#eee;
    font:15px/1.45 monospace;white-space:pre-wrap">${said.trim().replaceAll('<', '&lt;')}</pre>`,
  )
  await save(name, await page.locator('pre').screenshot())
  await page.close()
}

async function pagePicture(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 920, height: 560 } })
  await page.goto(address, { waitUntil: 'networkidle' })
  await save('pagina', await page.screenshot({ style: 'nextjs-portal { display: none }' }))
}

const folder = mkdtempSync(join(tmpdir(), 'guia-'))
copySources(folder)
const editar = spawn(process.execPath, ['scripts/owner.mjs', 'editar'], { cwd: folder })
const browser = await chromium.launch({ executablePath: await ensureBrowser() })
try {
  let said = ''
  editar.stdout.on('data', (text) => {
    said += text
  })
  const says = async (words: RegExp) => {
    while (!words.test(said) && editar.exitCode === null) await delay(200)
    return words.exec(said)?.[0] ?? ''
  }
  /** Saves another text in the copy, and tells what was said of it. */
  const change = async (file: string, before: RegExp, after: string) => {
    const path = join(folder, file)
    said = ''
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
    return says(/.*(Tudo certo.*|Falta corrigir:\n.*)\n/)
  }
  mkdirSync(PICTURES, { recursive: true })
  const opened = await says(/[\s\S]*Tudo certo.*\n/)
  await pagePicture(browser, /http:\S+/.exec(opened)?.[0] ?? '')
  const changed = await change('content/drains.ts', /(hero: \{[\s\S]*?text: ')/, '$1Sim: ')
  await windowPicture(browser, 'editar', `${opened}${changed}`)
  await windowPicture(
    browser,
    'erro',
    await change('content/company.ts', /phone: '\d+'/, "phone: '48 91234-567'"),
  )
  await windowPicture(browser, 'publicar', uploadSteps('https://www.suaempresa.com.br', 79))
} finally {
  editar.kill()
  await browser.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
