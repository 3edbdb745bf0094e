import './shared/node-version.mjs'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Company } from '@/content/schema'
import { dayInBrazil } from '@/lib/day'
import { htmlFiles, routes } from '@/lib/routes'
import { securityTxt } from '@/lib/security-txt'
import { bundle } from './build/bundle'
import { finishPage } from './build/page'
import { launchItems, launchLine } from './content/launch/items'
import { checkedContent } from './content/read'
import { hostFiles } from './hosting/host-files'
import { filesBelow } from './shared/files'
import { command, output } from './shared/process'

const EXPORT = '.next-export'
const STAGE = '.next/stage'

/** The files of Next's export that are published beside the pages. The rest is Next's runtime. */
const PUBLISHED =
  /^(?!_next\/)(?!.*\.(?:html|txt)$)|^robots\.txt$|^_next\/static\/(?:media\/|chunks\/.+\.css$)/

function nextBuild(): void {
  // A page of the last build must not replace one that Next did not write.
  rmSync(EXPORT, { recursive: true, force: true })
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  output('npx', ['--no-install', 'next', 'build'], 'next build failed', { env })
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Writes the finished site, with the files that hosts read. */
async function assembleOutput(out: string, company: Company): Promise<void> {
  rmSync(STAGE, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const loader = await bundle(out, company.analyticsId)
  const analytics = company.analyticsId !== undefined
  for (const file of htmlFiles) {
    const exported = readFileSync(join(EXPORT, file), 'utf8')
    write(out, { [file]: finishPage(exported, { file, loader, analytics }) })
  }
  for (const path of filesBelow(EXPORT).filter((file) => PUBLISHED.test(file)))
    cpSync(join(EXPORT, path), join(out, path))
  // A host without any configuration finds each page at its address with a slash too.
  for (const { file } of routes.filter(({ path }) => path !== '/'))
    cpSync(join(out, file), join(out, file.replace('.html', '/index.html')))

  const contact = securityTxt(company)
  write(out, {
    ...hostFiles(),
    ...(contact && { '.well-known/security.txt': contact }),
  })
}

/** Replaces a folder by a finished one. If that fails, the old one stays. */
function swap(stage: string, folder: string): void {
  const before = `${stage}.before`
  if (existsSync(folder)) renameSync(folder, before)
  try {
    renameSync(stage, folder)
  } catch (error) {
    if (existsSync(before)) renameSync(before, folder)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}

/** Marks errors that the owner did not cause: an engineer reads them, in English. */
async function forTechnicians(make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (error) {
    const what = error instanceof Error ? error.message : error
    throw new Error(
      `O site não foi construído; o de antes continua inteiro em out/. Mande as linhas abaixo a quem cuida do programa:\n\n${what}`,
    )
  }
}

await command(async () => {
  const content = checkedContent()
  // Pictures are made from the content, so their code is loaded only once that is right.
  const { publishPictures } = await import('@/art/publish')
  await publishPictures()
  console.log('Construindo o site…')
  await forTechnicians(async () => {
    nextBuild()
    const out = join(STAGE, 'out')
    await assembleOutput(out, content.company)
    swap(out, 'out')
  })
  console.log(`O site está pronto na pasta out, com ${filesBelow('out').length} arquivos.`)
  console.log(launchLine(launchItems(content, dayInBrazil(new Date()))))
})
