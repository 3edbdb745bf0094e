import { formatPhone, telUrl } from '@/model/fields/phone/format'
import { fillTemplate } from '@/model/format/fill-template'
import type { RoutePath } from '@/model/routes'
import type { Company, GeneralTexts, Link } from '@/model/schema'

/** Links of menu and footer, as the specification requires. */
export const navigation = [
  { label: 'Início', href: '/' },
  { label: 'Dedetização', href: '/#servicos' },
  { label: 'Desentupimento', href: '/desentupimento' },
  { label: 'Pragas Comuns', href: '/#pragas' },
  { label: 'Sobre Nós', href: '/#sobre' },
  { label: 'Depoimentos', href: '/#depoimentos' },
  { label: 'Localização', href: '/#localizacao' },
  { label: 'Contato', href: '/#contato' },
] as const satisfies readonly (Link & { href: RoutePath | `${RoutePath}#${string}` })[]

/** Links to the two pages, in the header and as tabs on a phone. */
export const headerLinks = [
  { label: 'Dedetização', href: '/' },
  { label: 'Desentupimento', href: '/desentupimento' },
] as const satisfies readonly (Link & { href: RoutePath })[]

/** Returns the links of the menu. Omits the testimonials if the home page has none. */
export const menuLinks = (testimonials: readonly unknown[]) =>
  navigation.filter(({ href }) => href !== '/#depoimentos' || testimonials.length > 0)

/** Returns the link that dials the company's number, or none if the company takes no calls. */
export const callLinks = ({ phone, phoneCalls }: Company, { call }: GeneralTexts): Link[] =>
  phoneCalls
    ? [{ label: fillTemplate(call, 'phone', formatPhone(phone)), href: telUrl(phone) }]
    : []
