/**
 * The pictures of the last build, with the owner's photos (build/art/generate-pictures.ts). Apart from
 * content.ts, because the editor bundles the pictures without the content.
 */
import generated from '@/.generated/pictures.json' with { type: 'json' }
import type { Pictures } from '@/model/pictures/picture-files'

export const BUILT_PICTURES: Pictures = generated
