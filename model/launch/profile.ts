import { isGoogleLink } from '@/model/fields/link'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Asks about a profile in Google whose link is not one of Google, or of a service of short links. */
export const profileItem = ({ company: { googleProfile } }: SiteContent): LaunchItem | undefined =>
  googleProfile === undefined || isGoogleLink(googleProfile)
    ? undefined
    : {
        blocks: false,
        path: ['company', 'googleProfile'],
        finding: `o link ${googleProfile} não é do Google`,
        reason:
          'o site o mostra como o seu perfil no Google, em que qualquer um confere avaliações',
        remedy: 'toque no link e veja se abre o seu perfil no Google. Se abre, está certo',
      }
