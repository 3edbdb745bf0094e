import './shared/node-version.mjs'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { checkSite } from './hosting/check'
import { report } from './hosting/findings'
import { NO_SITE } from './shared/no-export'
import { command } from './shared/process'

// Compares a published site with the last build: npm run deploy:check -- https://www.example.com
// The owner reads the faults by their weight. A file lists every check for a technician.

const DETAILS = 'reports/deploy-check.txt'

await command(async () => {
  const [address = ''] = process.argv.slice(2)
  if (!/^https:\/\/./.test(address) || !URL.canParse(address))
    throw new Error(
      `"${address}" não é o endereço de um site. Exemplo certo: npm run deploy:check -- https://www.suaempresa.com.br`,
    )
  if (!existsSync('out/_headers')) throw new Error(NO_SITE)
  const { origin, hostname } = new URL(address)
  const results = await checkSite(origin, 'out').catch((error: Error) => {
    throw new Error(
      `${origin} não responde (${error.cause ?? error.message}). O que fazer: confira o endereço e se o envio terminou; se sim, chame o suporte da hospedagem`,
    )
  })
  mkdirSync('reports', { recursive: true })
  const lines = results.map(({ ok, check, found }) => `${ok ? '✓' : '✗'} ${check}: ${found}`)
  writeFileSync(DETAILS, lines.join('\n'))
  const { text, passed } = report(results, hostname)
  console.log(
    `${origin}\n\n${text}\n\nCada conferência está em ${DETAILS}, em inglês, para o suporte.`,
  )
  if (!passed) process.exitCode = 1
})
