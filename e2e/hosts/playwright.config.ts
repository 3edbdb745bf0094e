import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

/*
 * `npm run hosts`: asks the hosts' own programs, which serve out/ by the files that the build wrote for them, or the
 * published site that BASE_URL names.
 */

const published = process.env.BASE_URL

const APACHE = 4341
const CLOUDFLARE = 4342

/**
 * The last version that runs on the oldest Node of this project. The lockfile leaves it out, because it would add 200 MB
 * to every installation.
 */
const WRANGLER = 'wrangler@4.86.0'

export default defineConfig({
  testDir: '..',
  testMatch: 'host.spec.ts',
  forbidOnly: !!process.env.CI,
  outputDir: '../../reports/hosts',
  projects: published
    ? [{ name: 'published', use: { baseURL: published } }]
    : [
        { name: 'apache', use: { baseURL: `http://127.0.0.1:${APACHE}` } },
        { name: 'cloudflare', use: { baseURL: `http://127.0.0.1:${CLOUDFLARE}` } },
      ],
  webServer: published
    ? undefined
    : [
        {
          command: `/usr/sbin/apache2 -D FOREGROUND -f ${resolve('e2e/hosts/apache.conf')}`,
          env: { ROOT: resolve(), PORT: String(APACHE) },
          port: APACHE,
        },
        {
          command: `npx --yes ${WRANGLER} pages dev ../out --ip 127.0.0.1 --port ${CLOUDFLARE} --compatibility-date 2026-01-01`,
          // wrangler writes a folder of its own.
          cwd: '../../.generated',
          url: `http://127.0.0.1:${CLOUDFLARE}/robots.txt`,
          // The first run downloads the program.
          timeout: 300_000,
        },
      ],
})
