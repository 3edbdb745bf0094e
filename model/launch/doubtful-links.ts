import { isGoogleLink } from '@/model/fields/link/networks'
import { mayLackDigit } from '@/model/fields/phone/chat-links'
import { isInPart, type SiteContent } from '@/model/schema/content'
import { textsOf } from '@/model/schema/find-texts'
import type { LaunchItem } from './launch-item'

/** Asks about chat links whose number may lack a digit, and a profile in Google on another host. */
export const doubtfulLinkItems = (content: SiteContent): LaunchItem[] =>
  textsOf(content, 'link').flatMap(({ path, text: link }) => {
    const isElsewhere = isInPart(path, 'company.googleProfile') && !isGoogleLink(link)
    if (!isElsewhere && !mayLackDigit(link)) return []
    return {
      blocks: false,
      path,
      finding: isElsewhere
        ? `o link ${link} não é do Google`
        : `o número do link ${link} tem um algarismo a menos que um celular`,
      reason: 'com um link errado, quem toca nele chega a um estranho',
      remedy: 'toque no link e veja se abre a sua conversa ou o seu perfil. Se abre, está certo',
    }
  })
