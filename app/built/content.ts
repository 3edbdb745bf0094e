/**
 * The company whose site was generated last (build/generate.ts). Only route files, the export and
 * tests of the built site import this module; components take the content as props.
 */
import built from '@/.generated/content.json' with { type: 'json' }

export const { folder, content } = built
