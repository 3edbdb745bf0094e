import type { SiteContent } from '@/model/schema/content'
import { lacksAlt, PHOTO_PICTURES } from '@/model/schema/picture-names'
import type { LaunchItem } from './launch-item'

/**
 * Recommends the missing description of each photo that informs. Blocks no launch, because earlier
 * versions did not ask for it, and no site may stop.
 */
export const photoItems = ({ photos }: SiteContent): LaunchItem[] =>
  photos.items.flatMap((photo, index) =>
    !lacksAlt(photo)
      ? []
      : {
          blocks: false,
          path: ['photos', 'items', index, 'alt'],
          finding: `falta: o que a foto de “${PHOTO_PICTURES[photo.picture]}” mostra`,
          reason: 'quem não enxerga ouve este texto; sem ele, a foto não existe para essa pessoa',
          remedy: 'escreva em poucas palavras quem ou o que está na foto',
        },
  )
