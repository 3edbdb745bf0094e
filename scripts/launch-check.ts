/**
 * `npm run launch-check`: tells the owner what is still a sample or missing. Exits 1 while something
 * blocks a launch.
 */
import './shared/node-version.mjs'
import { dayInBrazil } from '@/lib/day'
import { checkedContent } from './content/check'
import { CLAIMS, contentSources } from './content/launch/claims'
import type { LaunchItem } from './content/launch/item'
import { launchItems, launchLine } from './content/launch/items'

function print(title: string, items: readonly LaunchItem[]): void {
  if (items.length === 0) return
  console.log(`\n${title}`)
  for (const { file, field, what, why, example, todo } of items) {
    const mend = example ? `Exemplo certo: ${example}` : `O que fazer: ${todo}`
    console.log(`\n  ${file}: ${field}\n    ${what}\n    Por quê: ${why}\n    ${mend}`)
  }
}

try {
  const items = launchItems(await checkedContent(), contentSources(), dayInBrazil(new Date()))
  const blocking = items.filter(({ blocks }) => blocks)
  print(
    'IMPEDE A PUBLICAÇÃO',
    blocking.filter(({ file }) => file !== CLAIMS),
  )
  print(
    'CONFIRME QUE É VERDADE (impede a publicação)\n  Se é, copie a linha do exemplo para baixo da promessa. Se não é, mude ou tire as frases e apague a promessa.\n  É o que pede o Código de Defesa do Consumidor, arts. 30, 36 e 37.',
    blocking.filter(({ file }) => file === CLAIMS),
  )
  print(
    'RECOMENDADO',
    items.filter(({ blocks }) => !blocks),
  )
  console.log(`\n${launchLine(items)}`)
  console.log('Os campos estão explicados em content/LEIA-ME.md, seção 3.')
  if (blocking.length > 0) process.exitCode = 1
} catch (error) {
  console.error('IMPEDE A PUBLICAÇÃO: o site nem é construído enquanto isto não for corrigido.\n')
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
