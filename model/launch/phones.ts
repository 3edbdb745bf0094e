import { STATES } from '@/model/brazil/states'
import { isGoogleLink } from '@/model/fields/link/networks'
import { mayLackDigit } from '@/model/fields/phone/chat-links'
import { formatPhone } from '@/model/fields/phone/format'
import { parsePhone } from '@/model/fields/phone/parse-phone'
import type { Company, SiteContent } from '@/model/schema/content'
import { textsOf } from '@/model/schema/texts'
import { lastOf } from '@/model/values/last-of'
import { listOf } from '@/model/values/list-of'
import type { FieldPath } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/**
 * Asks about a number whose area code is not one of the company's state, or of the state of its town.
 * The number may be right all the same, such as one near a border.
 */
function areaCodeItems({ towns, state }: Company, path: FieldPath, typed: string): LaunchItem[] {
  const phone = formatPhone(parsePhone(typed) ?? '')
  const [, areaCode] = /^\((\d\d)\)/.exec(phone) ?? []
  const [, list, index] = path
  const town = list === 'towns' ? towns[Number(index)] : undefined
  const { name, areaCodes } = STATES[town?.state ?? state.code]
  if (areaCode === undefined || areaCodes.includes(Number(areaCode))) return []
  return [
    {
      blocks: false,
      path,
      finding: `o DDD de ${phone} não é do estado: ${name}`,
      reason: 'com um número errado no DDD, quem toca nele fala com um estranho',
      remedy: `confira o número: os DDDs do estado são ${listOf(areaCodes.map(String))}. Se é mesmo este, está certo`,
    },
  ]
}

/** Asks about a link to a chat whose number may lack a digit, and about a strange profile in Google. */
function linkItems(path: FieldPath, link: string): LaunchItem[] {
  const isStrange = lastOf(path) === 'googleProfile' && !isGoogleLink(link)
  if (!isStrange && !mayLackDigit(link)) return []
  return [
    {
      blocks: false,
      path,
      finding: isStrange
        ? `o link ${link} não é do Google`
        : `o número do link ${link} tem um algarismo a menos que um celular`,
      reason: 'com um link errado, quem toca nele chega a um estranho',
      remedy: 'toque no link e veja se abre a sua conversa ou o seu perfil. Se abre, está certo',
    },
  ]
}

/** Returns the items about all phone numbers and links. */
export const phoneItems = (content: SiteContent): LaunchItem[] =>
  textsOf(content, 'phone', 'link').flatMap(({ path, text }) => [
    ...areaCodeItems(content.company, path, text),
    ...linkItems(path, text),
  ])
