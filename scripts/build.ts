import './shared/node-version.mjs'
import { rmSync } from 'node:fs'
import { dayInBrazil } from '@/lib/day'
import { checkedContent } from './content/check'
import { launchItems, launchLine } from './content/launch/items'
import { bundleIslands } from './finish/islands'
import { publish } from './finish/site'
import { cannotWrite, tryFolders } from './shared/cannot-write'
import { filesBelow } from './shared/files'
import { acquireLock } from './shared/lock'
import { machineFolders } from './shared/machine'
import { command, output } from './shared/process'

const EXPORT = '.next-export'

function nextBuild(): void {
  rmSync(EXPORT, { recursive: true, force: true })
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  output('npx', ['--no-install', 'next', 'build'], 'next build failed', { env })
}

/** What is nobody's mistake in content/ is for the engineer who looks after the code, in English. */
async function forTechnicians(make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (error) {
    const what = error instanceof Error ? error.message : error
    throw new Error(
      cannotWrite(error) ??
        `O site não foi construído; o de antes continua inteiro em out/. Mande as linhas abaixo a quem cuida do programa:\n\n${what}`,
    )
  }
}

await command(async () => {
  const content = await checkedContent()
  const { company } = content
  tryFolders(['.', EXPORT, 'out'])
  if (!acquireLock('.next/build.lock'))
    throw new Error(
      'O site já está sendo construído, talvez em outra janela. O que fazer: espere ela acabar e tente de novo',
    )
  console.log('Construindo o site…')
  await forTechnicians(async () => {
    nextBuild()
    publish(EXPORT, '.next/publish', 'out', company, machineFolders, await bundleIslands(EXPORT))
  })
  console.log(`O site está pronto na pasta out, com ${filesBelow('out').length} arquivos.`)
  console.log(launchLine(launchItems(content, dayInBrazil(new Date()))))
})
