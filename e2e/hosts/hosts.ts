import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { GENERATED_FOLDER, OWNER_FOLDER, outputFolder } from '@/model/site/folder'

/*
 * The hosts that e2e/host.spec.ts tests: the local server, Apache and Cloudflare's wrangler, which
 * serve out/ with the files that the build wrote for them, or the published site in BASE_URL.
 */

type Host = {
  name: string
  url: string
  /** Program to start, with its arguments. A published site needs none. */
  command?: readonly [program: string, ...args: string[]]
  cwd?: string
  env?: Readonly<Record<string, string>>
}

export const OUT_FOLDER = outputFolder(OWNER_FOLDER)

const LOCAL_PORT = '4340'
const APACHE_PORT = '4341'
const CLOUDFLARE_PORT = '4342'

/**
 * The last version of wrangler for the oldest Node of this project. Not in the lockfile, because it
 * would add 200 MB to every installation.
 */
const WRANGLER = 'wrangler@4.86.0'

const HOSTS_OF_THIS_MACHINE: readonly Host[] = [
  {
    name: 'the local server',
    url: `http://127.0.0.1:${LOCAL_PORT}`,
    command: [process.execPath, '--import', 'tsx', 'scripts/serve.ts', OUT_FOLDER],
    env: { PORT: LOCAL_PORT },
  },
  {
    name: 'Apache',
    url: `http://127.0.0.1:${APACHE_PORT}`,
    command: ['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', resolve('e2e/hosts/apache.conf')],
    env: { ROOT: resolve(), PORT: APACHE_PORT },
  },
  {
    name: 'Cloudflare',
    url: `http://127.0.0.1:${CLOUDFLARE_PORT}`,
    command: [
      'npx',
      '--yes',
      WRANGLER,
      'pages',
      'dev',
      resolve(OUT_FOLDER),
      '--ip',
      '127.0.0.1',
      '--port',
      CLOUDFLARE_PORT,
      '--compatibility-date',
      '2026-01-01',
    ],
    // In its own folder, because wrangler writes to the current one.
    cwd: GENERATED_FOLDER,
  },
]

const { BASE_URL } = process.env

export const HOSTS: readonly Host[] = BASE_URL
  ? [{ name: 'the published site', url: BASE_URL }]
  : HOSTS_OF_THIS_MACHINE

/**
 * Starts a host, and waits until it responds.
 * @returns a function that stops the host
 * @throws if another program uses its port, or its own program ends
 */
export async function startHost({ name, url, command, cwd, env }: Host): Promise<() => void> {
  if (!command) return () => {}
  if (await responds(url)) throw new Error(`${name}: another program uses ${url}`)
  const [program, ...args] = command
  // Detached, because npx starts another program, and only a group of programs ends together.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  let failure: string | undefined
  child.on('error', ({ message }) => {
    failure = message
  })
  child.on('exit', (code) => {
    failure = `ended with code ${code}`
  })
  while (!(await responds(url))) {
    if (failure) throw new Error(`${name}: ${failure}`)
    await setTimeout(200)
  }
  return () => {
    if (child.pid && !failure) process.kill(-child.pid)
  }
}

const responds = (url: string) =>
  fetch(new URL('/robots.txt', url)).then(
    ({ ok }) => ok,
    () => false,
  )
