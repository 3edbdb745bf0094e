import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@/scripts/shared/port.mjs'

/**
 * Starts the site as it is being worked on, for this machine alone. It ends with the process.
 * @returns its port
 * @throws with what to do, where it does not start
 */
export async function startSite(): Promise<number> {
  const port = await freePort(3000, 'localhost')
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', `${port}`],
    { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  )
  process.once('exit', () => next.kill())
  let said = ''
  for (const stream of [next.stdout, next.stderr])
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-4000)
    })
  while (next.exitCode === null) {
    // The first answer takes as long as drawing up the page does.
    if (await fetch(`http://localhost:${port}`).catch(() => undefined)) return port
    await delay(200)
  }
  throw new Error(
    said.includes('already running')
      ? 'O site já está aberto em outra janela do Editar. Use aquela, ou feche-a e tente de novo.'
      : `O site não abriu. Mande as linhas abaixo a quem cuida do programa:\n\n${said}`,
  )
}

/** This machine's address in the home network. Nothing is sent: it is the one that a packet would leave by. */
async function homeAddress(): Promise<string> {
  const socket = createSocket('udp4')
  try {
    socket.connect(53, '1.1.1.1')
    await once(socket, 'connect')
    return socket.address().address
  } catch {
    throw new Error('este computador não está em nenhuma rede. Ligue o Wi-Fi.')
  } finally {
    socket.close()
  }
}

/** The addresses at which phones are let in. */
const shared = new Set<string>()

/**
 * Lets the home network in as well, until the process ends.
 * @returns the address for a phone
 * @throws where there is no network
 */
export async function shareSite(port: number): Promise<string> {
  const host = await homeAddress()
  const address = `http://${host}:${port}`
  if (shared.has(address)) return address
  const door = createServer((phone) => {
    const site = connect(port, 'localhost')
    // A phone that goes to sleep breaks off, and so does the page that it had.
    for (const [one, other] of [[phone, site] as const, [site, phone] as const])
      one.on('error', () => other.destroy()).pipe(other)
  })
  await once(door.listen(port, host), 'listening')
  shared.add(address)
  return address
}
