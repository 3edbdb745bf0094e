import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from '@/scripts/hosting/request'
import type { HostingRules } from '@/scripts/hosting/rules'
import { freePort } from '@/scripts/shared/port.mjs'

/** What a program can use while it serves the export. */
export type Stage = {
  /** Its own folder for configuration and logs. */
  folder: string
  /** Copy of the export. */
  site: string
  /** With this machine as the site's address. */
  rules: HostingRules
  ports: { http: number; https: number }
  certificate: string
  key: string
  /** Where the fetched packages are. */
  packages: string
}

/** A program that serves the export as a host does, in the foreground and on this machine only. */
export type Host = {
  name: string
  /** Whether it serves TLS, and redirects plain requests to it. */
  tls: boolean
  /** Writes its configuration and tells how to start it. */
  command: (stage: Stage) => { program: string; args: string[] }
}

async function answers(base: string, running: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && running.exitCode === null; attempt += 1) {
    if (await request(base, '/').catch(() => undefined)) return true
    await sleep(100)
  }
  return false
}

/**
 * Runs a host while `use` works with it, and always stops it.
 * @param exported folder with the export, of which the host gets a copy
 * @throws when it does not start, with its output
 */
export async function withHost(
  host: Host,
  exported: string,
  given: Omit<Stage, 'site' | 'ports'>,
  use: (address: { base: string; plain: string }, stage: Stage) => Promise<void>,
): Promise<void> {
  const ports = { http: await freePort(), https: await freePort() }
  const plain = `http://localhost:${ports.http}`
  const base = host.tls ? `https://localhost:${ports.https}` : plain
  const folder = join(given.folder, host.name.replaceAll(/\W+/g, '-'))
  const rules = { ...given.rules, siteUrl: base }
  const stage = { ...given, folder, site: join(folder, 'site'), ports, rules }
  cpSync(exported, stage.site, { recursive: true })

  const { program, args } = host.command(stage)
  const running = spawn(program, args, {
    cwd: folder,
    // Its own process group, so that its children are stopped with it.
    detached: true,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
  })
  let said = ''
  const listen = (part: Buffer | Error) => {
    said += part
  }
  for (const stream of [running.stdout, running.stderr]) stream.on('data', listen)
  running.once('error', listen)
  const stopped = once(running, 'close').catch(listen)
  const stop = () => {
    if (running.exitCode === null && running.pid) process.kill(-running.pid, 'SIGTERM')
  }
  process.once('exit', stop)
  try {
    if (!(await answers(base, running))) throw new Error(`${host.name} did not start:\n${said}`)
    await use({ base, plain }, stage)
  } finally {
    stop()
    await stopped
    process.off('exit', stop)
  }
}
