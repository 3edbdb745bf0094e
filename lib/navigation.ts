import type { Link } from '@/content/schema'
import type { RoutePath } from './routes'

/** The entries of menu and footer; the owner's specification fixes it. */
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

/** The links of the header: Dedetização and Desentupimento. */
export const headerLinks = navigation.filter(
  ({ href }) => href === '/#servicos' || href === '/desentupimento',
)

/** The entries that lead somewhere: without testimonials the home page lacks their section. */
export const menuLinks = (testimonials: readonly unknown[]) =>
  navigation.filter(({ href }) => href !== '/#depoimentos' || testimonials.length > 0)

/** The page part of an address on this site: `/#servicos` → `/`. */
export function pageOf(href: string): string {
  return href.split('#', 1)[0] ?? href
}

/** Whether a link leads to the page itself or to a section of it. */
export function isCurrentPage(href: string, path: string): boolean {
  return pageOf(href) === path
}
