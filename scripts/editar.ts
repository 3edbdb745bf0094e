/**
 * `npm run editar`: opens the site and says after each save whether the content is right and what changed.
 */
import { createInterface } from 'node:readline'
import { dayInBrazil } from '@/lib/day'
import { changeInWords, readState, redraw, type State } from './owner/content'
import { keepCopy } from './owner/copies'
import { open } from './owner/open'
import { saves } from './owner/saves'
import { shareSite, startSite } from './owner/site'

const HOUR_MS = 3_600_000

const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error))

const clock = () => new Date().toLocaleTimeString('pt-BR', { timeStyle: 'short' })

const keepTodays = () => keepCopy(dayInBrazil(new Date()))

async function share(port: number): Promise<void> {
  const address = shareSite(port).then((it) => `No celular, na mesma rede Wi-Fi, abra ${it}`)
  console.log(await address.catch((it) => `O site não pode ser visto no celular: ${inWords(it)}`))
}

let last: State | undefined

async function report(): Promise<void> {
  try {
    const state = await readState()
    await redraw(state.stale)
    console.log(`${clock()} Tudo certo.${changeInWords(last, state)}`)
    last = state
  } catch (error) {
    console.log(`${clock()} Falta corrigir:\n${inWords(error).replace(/^/gm, '  ')}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())
try {
  keepTodays()
  setInterval(keepTodays, HOUR_MS)
  console.log('Abrindo o site…')
  const port = await startSite()
  const address = `http://localhost:${port}`
  console.log(`O site está em ${address}\nPara parar, feche esta janela.\n`)
  open(address)
  console.log('Para ver o site também no celular, digite c e tecle Enter.')
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (/^c(elular)?$/i.test(line.trim())) void share(port)
  })
  const saved = saves()
  await report()
  for await (const _ of saved) await report()
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}
