import type { RoutePath } from '@/content/routes'
import type { Link } from '@/content/schema'

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

/** The two pages, in the header and as tabs on a phone. */
export const headerLinks = [
  { label: 'Dedetização', href: '/' },
  { label: 'Desentupimento', href: '/desentupimento' },
] as const satisfies readonly (Link & { href: RoutePath })[]

/** The entries that lead somewhere: without testimonials the home page lacks their section. */
export const menuLinks = (testimonials: readonly unknown[]) =>
  navigation.filter(({ href }) => href !== '/#depoimentos' || testimonials.length > 0)
