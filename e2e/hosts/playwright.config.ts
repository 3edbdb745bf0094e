import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

/*
 * `npm run hosts`: tests the local server, Apache and Cloudflare's wrangler, which serve out/ with
 * the files that the build wrote for them, or the published site in BASE_URL.
 */

const publishedUrl = process.env.BASE_URL

const LOCAL_PORT = 4340
const APACHE_PORT = 4341
const CLOUDFLARE_PORT = 4342

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
  projects: publishedUrl
    ? [{ name: 'published', use: { baseURL: publishedUrl } }]
    : [
        { name: 'local', use: { baseURL: `http://127.0.0.1:${LOCAL_PORT}` } },
        { name: 'apache', use: { baseURL: `http://127.0.0.1:${APACHE_PORT}` } },
        { name: 'cloudflare', use: { baseURL: `http://127.0.0.1:${CLOUDFLARE_PORT}` } },
      ],
  webServer: publishedUrl
    ? undefined
    : [
        {
          command: 'node --import tsx scripts/serve.ts',
          cwd: '../..',
          env: { PORT: String(LOCAL_PORT) },
          port: LOCAL_PORT,
        },
        {
          command: `/usr/sbin/apache2 -D FOREGROUND -f ${resolve('e2e/hosts/apache.conf')}`,
          env: { ROOT: resolve(), PORT: String(APACHE_PORT) },
          port: APACHE_PORT,
        },
        {
          command: `npx --yes ${WRANGLER} pages dev ../out --ip 127.0.0.1 --port ${CLOUDFLARE_PORT} --compatibility-date 2026-01-01`,
          // In its own folder, because wrangler writes to the current one.
          cwd: '../../.generated',
          url: `http://127.0.0.1:${CLOUDFLARE_PORT}/robots.txt`,
          // Long, because the first run downloads wrangler.
          timeout: 300_000,
        },
      ],
})
