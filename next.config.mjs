import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  return {
    // The pages are finished HTML files that any CDN can serve.
    output: 'export',
    // `npm run types` checks them once, with the tests, which no page waits for.
    typescript: { ignoreBuildErrors: true },
    // With `export` this is where the finished files go; scripts/build.ts makes out/ from them. What
    // `next dev` is working with lies elsewhere, so that a build beside it takes nothing away.
    ...(phase !== PHASE_DEVELOPMENT_SERVER && { distDir: '.next-export' }),
    // Phones of a home network, for which `next dev -H 0.0.0.0` opens the site, see changes at once.
    allowedDevOrigins: ['192.168.*.*', '172.*.*.*', '10.*.*.*'],
  }
}
