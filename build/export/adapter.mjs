import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/**
 * Builds the published site from Next's export, so that `next build` is the complete build. This
 * file is JavaScript, because Next loads adapters as JavaScript.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'site',
  // Exports into a separate folder, because Next would overwrite out/, where the last good site
  // must stay if this build fails.
  modifyConfig: (config, { phase }) =>
    phase === PHASE_PRODUCTION_BUILD ? { ...config, distDir: '.next/static-export' } : config,
  async onBuildComplete({ outputs }) {
    const { assembleSite } = await tsImport('./site.ts', import.meta.url)
    await assembleSite(outputs.staticFiles)
  },
}
