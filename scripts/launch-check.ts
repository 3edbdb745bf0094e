/**
 * `npm run launch-check`: lists the samples and missing facts for the owner. Exits with 1 while one of them
 * blocks a launch.
 */

import { checkedContent } from '@/content/read'
import { dayInBrazil } from '@/lib/day'
import type { LaunchItem } from './content/launch/item'
import { launchItems, launchLine } from './content/launch/items'

function print(title: string, items: readonly LaunchItem[]): void {
  if (items.length === 0) return
  console.log(`\n${title}`)
  for (const { file, field, what, why, todo } of items)
    console.log(`\n  ${file}: ${field}\n    ${what}\n    Por quê: ${why}\n    O que fazer: ${todo}`)
}

try {
  const items = launchItems(checkedContent(), dayInBrazil(new Date()))
  const blocking = items.filter(({ blocks }) => blocks)
  print('IMPEDE A PUBLICAÇÃO', blocking)
  print(
    'RECOMENDADO',
    items.filter(({ blocks }) => !blocks),
  )
  console.log(`\n${launchLine(items)}`)
  if (blocking.length > 0) process.exitCode = 1
} catch (error) {
  console.error('IMPEDE A PUBLICAÇÃO: o site nem é construído enquanto isto não for corrigido.\n')
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
