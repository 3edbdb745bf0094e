import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/**
 * Makes the published site of Next's export, so that `next build` is the whole build.
 * Next loads an adapter as JavaScript.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'site',
  // A folder of its own for the export: Next would write into out/, where the last good site stays if this
  // build fails.
  modifyConfig: (config, { phase }) =>
    phase === PHASE_PRODUCTION_BUILD ? { ...config, distDir: '.next/static-export' } : config,
  async onBuildComplete({ outputs }) {
    const { assembleSite } = await tsImport('./site.ts', import.meta.url)
    await assembleSite(outputs.staticFiles)
  },
}
