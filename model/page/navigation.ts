import { formatPhone, telUrl } from '@/model/fields/phone/format'
import type { Company, GeneralTexts, Link } from '@/model/schema/content'
import { homeHref } from '@/model/site/anchors'
import { drainsRoute, homeRoute, type RoutePath, routes } from '@/model/site/routes'
import { fillSlot } from '@/model/values/words'
import { isLinkToHidden } from './hidden'
import type { VisibleContent } from './visible-content'

/** Links of menu and footer, as the specification requires. */
export const navigation = [
  { label: 'Início', href: homeRoute.path },
  { label: homeRoute.title, href: homeHref('services') },
  { label: drainsRoute.title, href: drainsRoute.path },
  { label: 'Pragas Comuns', href: homeHref('pests') },
  { label: 'Sobre Nós', href: homeHref('about') },
  { label: 'Depoimentos', href: homeHref('testimonials') },
  { label: 'Localização', href: homeHref('area') },
  { label: 'Contato', href: homeHref('footer') },
] as const satisfies readonly (Link & { href: RoutePath | `${RoutePath}#${string}` })[]

/** Links to the two pages, in the header and as tabs on a phone. */
export const headerLinks = routes.map(({ title, path }) => ({ label: title, href: path }))

/** Returns the links of the menu. Omits hidden sections. */
export const menuLinks = (content: VisibleContent) =>
  navigation.filter(({ href }) => !isLinkToHidden(content, href))

/** Returns the link that dials the company's number, or undefined if the company takes no calls. */
export const callLink = (
  { phone, phoneCalls }: Company,
  { call }: GeneralTexts,
): Link | undefined =>
  phoneCalls
    ? { label: fillSlot(call, 'phone', formatPhone(phone)), href: telUrl(phone) }
    : undefined
