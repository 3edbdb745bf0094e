import { PHOTO_PICTURES } from '@/model/pictures/pictures'
import { photosWithoutAlt } from '@/model/reading/photo-issues'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Recommends the missing description of each shown photo that needs one. */
export const undescribedPhotoItems = (content: SiteContent): LaunchItem[] =>
  photosWithoutAlt(content).map(({ photo, path }) => ({
    blocks: false,
    path,
    finding: `falta: o que a foto de “${PHOTO_PICTURES[photo.picture].title}” mostra`,
    reason: 'quem não enxerga ouve este texto; sem ele, a foto não existe para essa pessoa',
    remedy: 'escreva em poucas palavras quem ou o que está na foto',
  }))
