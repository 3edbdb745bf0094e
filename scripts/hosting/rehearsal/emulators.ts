import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firebaseJson } from '@/scripts/hosting/config/firebase'
import type { Host } from './host'
import { packageFile } from './packages'

/** A host's own program from npm. It does what the host's files say, not what its network adds. */
type Emulator = Host & { package: string }

/** Cloudflare Pages, with the export's `_headers` and `_redirects`. */
const CLOUDFLARE: Emulator = {
  name: 'Cloudflare',
  package: 'wrangler@4.86.0',
  tls: false,
  command: ({ site, ports, packages }) => ({
    program: packageFile(packages, '.bin/wrangler'),
    args: [
      ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(ports.http)],
      ...['--inspector-port', '0', '--compatibility-date', '2026-01-01'],
      '--show-interactive-dev-session=false',
    ],
  }),
}

/** The file server of Firebase's emulator, with `firebase.json`. */
const FIREBASE: Emulator = {
  name: 'Firebase',
  package: 'superstatic@10.0.0',
  tls: false,
  command: ({ folder, site, rules, ports, packages }) => {
    const { hosting } = JSON.parse(firebaseJson(rules))
    // Firebase's client does not upload these.
    for (const file of hosting.ignore) rmSync(join(site, file), { force: true })
    const config = 'superstatic.json'
    writeFileSync(join(folder, config), JSON.stringify({ ...hosting, public: 'site' }))
    return {
      program: packageFile(packages, '.bin/superstatic'),
      args: ['.', '--hostname', '127.0.0.1', '--port', String(ports.http), '--config', config],
    }
  },
}

export const EMULATORS = [CLOUDFLARE, FIREBASE]
