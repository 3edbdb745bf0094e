import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  // The pages are finished HTML files that any CDN can serve.
  output: 'export',
  // Builds the published site from the export.
  adapterPath: fileURLToPath(new URL('./build/export/adapter.mjs', import.meta.url)),
  // Off during the build, because `npm run types` checks all types, those of tests included.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Off, because the caches keep a CSS error after the file is fixed
    // (https://github.com/vercel/next.js/issues/90563).
    turbopackFileSystemCacheForBuild: false,
    turbopackFileSystemCacheForDev: false,
  },
  // Lets phones in a home network reload on changes under `next dev -H 0.0.0.0`.
  allowedDevOrigins: ['192.168.*.*', '172.*.*.*', '10.*.*.*'],
}
