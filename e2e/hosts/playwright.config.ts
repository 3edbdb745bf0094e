import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

/*
 * `npm run hosts`: tests the local server, Apache and Cloudflare's wrangler, which serve out/ with
 * the files that the build wrote for them, or the published site in BASE_URL.
 */

const published = process.env.BASE_URL

const LOCAL = 4340
const APACHE = 4341
const CLOUDFLARE = 4342

/**
 * The last version of wrangler for the oldest Node of this project. Not in the lockfile, because it
 * would add 200 MB to every installation.
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
        { name: 'local', use: { baseURL: `http://127.0.0.1:${LOCAL}` } },
        { name: 'apache', use: { baseURL: `http://127.0.0.1:${APACHE}` } },
        { name: 'cloudflare', use: { baseURL: `http://127.0.0.1:${CLOUDFLARE}` } },
      ],
  webServer: published
    ? undefined
    : [
        {
          command: 'node --import tsx scripts/serve.ts',
          cwd: '../..',
          env: { PORT: String(LOCAL) },
          port: LOCAL,
        },
        {
          command: `/usr/sbin/apache2 -D FOREGROUND -f ${resolve('e2e/hosts/apache.conf')}`,
          env: { ROOT: resolve(), PORT: String(APACHE) },
          port: APACHE,
        },
        {
          command: `npx --yes ${WRANGLER} pages dev ../out --ip 127.0.0.1 --port ${CLOUDFLARE} --compatibility-date 2026-01-01`,
          // In its own folder, because wrangler writes to the current one.
          cwd: '../../.generated',
          url: `http://127.0.0.1:${CLOUDFLARE}/robots.txt`,
          // Long, because the first run downloads wrangler.
          timeout: 300_000,
        },
      ],
})
