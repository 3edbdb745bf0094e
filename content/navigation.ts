import type { Link } from './types'

/** The full list: the mobile menu and the footer show it. */
export const navigation = [
  { label: 'Início', href: '/' },
  { label: 'Dedetização', href: '/#servicos' },
  { label: 'Desentupimento', href: '/desentupimento' },
  { label: 'Pragas Comuns', href: '/#pragas' },
  { label: 'Sobre Nós', href: '/#sobre' },
  { label: 'Depoimentos', href: '/#depoimentos' },
  { label: 'Localização', href: '/#localizacao' },
  { label: 'Contato', href: '/#contato' },
] as const satisfies readonly Link[]

/** The two links of the header. */
export const headerLinks = navigation.filter(
  (link) => link.label === 'Desentupimento' || link.label === 'Dedetização',
)
