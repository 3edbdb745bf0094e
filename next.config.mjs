import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  // The pages are finished HTML files that any CDN can serve.
  output: 'export',
  // It makes the published site of the export.
  adapterPath: fileURLToPath(new URL('./adapter/index.mjs', import.meta.url)),
  // `npm run types` checks them once, with the tests, which no page waits for.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next 16.2 builds beside TypeScript 7 only so. It is the default since.
    useTypeScriptCli: true,
    // Off, because the caches keep a CSS error after the file is fixed
    // (https://github.com/vercel/next.js/issues/90563).
    turbopackFileSystemCacheForBuild: false,
    turbopackFileSystemCacheForDev: false,
  },
  // Phones of a home network, for which `next dev -H 0.0.0.0` opens the site, see changes at once.
  allowedDevOrigins: ['192.168.*.*', '172.*.*.*', '10.*.*.*'],
}
