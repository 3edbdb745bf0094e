import { isHiddenAt } from '@/model/page/hidden'
import { type Company, pagesIn, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { leaves, valueAt } from '@/model/values/tree'
import { joinWords } from '@/model/values/words'
import type { LaunchItem } from './launch-item'

type Reasons = Readonly<Record<keyof Company, string | undefined>>

const DECREE = 'a lei o pede à vista no site (Decreto 7.962/2013, art. 2º)'

/**
 * Facts that the site, a law or a claim requires. Without a true one, the launch is blocked. The schema
 * reports the first three if they are missing.
 */
export const REQUIRED_FACTS = {
  name: 'é o nome no topo, na busca do Google e nas imagens; sem trocar, o site anuncia uma empresa que não existe',
  phone: 'todos os botões do site abrem o WhatsApp neste número; errado, nenhum cliente chega',
  siteUrl:
    'o Google e os links compartilhados usam este endereço; errado, o site não aparece na busca',
  legalName: DECREE,
  cnpj: DECREE,
  address: DECREE,
  email: DECREE,
  sanitaryLicence:
    'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
} satisfies Partial<Reasons>

/** All other facts. Without a reason, a launch does not need the fact, or the schema requires it. */
const RECOMMENDED_FACTS: Omit<Reasons, keyof typeof REQUIRED_FACTS> = {
  visitFee: 'com o preço da visita à vista, ninguém deixa de chamar por medo da taxa',
  team: 'com nome, uniforme e carro à vista, o cliente sabe a quem abre a porta, e o título de “Sobre” passa a dizer quem vai à casa dele',
  technicalLead:
    'com nome e registro à vista, o cliente confere no conselho com quem fala; a RDC Anvisa 622/2022 exige um',
  environmentalLicence: 'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  hours: 'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  guarantees: 'o prazo de cada praga à vista evita discussão depois',
  coordinates: 'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  googleProfile: 'é onde o visitante lê avaliações que os próprios clientes escreveram',
  googleReviews:
    'com a nota e o número de avaliações na abertura, o visitante vê que outros aprovaram antes de chamar',
  socialProfiles: 'liga o site aos perfis que o cliente já conhece',
  responseTime: undefined,
  nightVisits: undefined,
  phoneCalls: undefined,
  // Has its own item.
  securityContactUntil: undefined,
  analyticsId: undefined,
  towns: undefined,
  state: undefined,
}

/** Facts that count as missing without a digit, because owners write “em andamento” or “-”. */
const NUMBERED_FACTS: readonly string[] = [
  'sanitaryLicence',
  'environmentalLicence',
] satisfies readonly (keyof Company)[]

/** Recommends a price for each page whose visible services show none. */
export const missingPriceItems = (content: SiteContent): LaunchItem[] =>
  pagesIn(content).flatMap(({ pageName, page: { services } }) => {
    const paths = services.items
      .map((_, index) => [pageName, 'services', 'items', index, 'priceFrom'])
      .filter((path) => !isHiddenAt(content, path))
    const [path] = paths
    if (!path || paths.some((other) => valueAt(content, other))) return []
    return {
      blocks: false,
      path,
      finding: `falta: ${fieldAt(path)?.title}, em um serviço ao menos`,
      reason:
        'com preço à vista, o visitante vê se cabe no bolso e chama sem receio; o preço anunciado vale como oferta (Código de Defesa do Consumidor, art. 30)',
      remedy:
        'abra os serviços mais pedidos, como barata, caixa d’água e pia, e preencha o menor preço que você cobra de verdade',
    }
  })

/** Recommends the surveillance phones of the towns that lack them. */
export function missingSurveillanceItems({ company: { towns } }: SiteContent): LaunchItem[] {
  const lacking = towns.filter((town) => !town.surveillancePhone)
  const [first] = lacking
  if (!first) return []
  const path = ['company', 'towns', towns.indexOf(first), 'surveillancePhone']
  return [
    {
      blocks: false,
      path,
      finding: `falta: ${fieldAt(path)?.title} de ${joinWords(lacking.map(({ name }) => name))}`,
      reason:
        'com ele à vista, quem achou um escorpião avisa a prefeitura com um toque, e a empresa que ajuda de graça é lembrada',
      remedy: 'procure o número no site da prefeitura, ligue para conferir e preencha o campo',
    },
  ]
}

/** Returns an item for each empty fact, required ones first. */
export function missingFactItems({ company }: SiteContent): LaunchItem[] {
  const missing = (reasons: Partial<Reasons>, blocks: boolean) =>
    Object.entries(reasons).flatMap(([field, reason]) => {
      const value = company[field as keyof Company]
      const isFilled = leaves(value).some((leaf) => leaf.value !== undefined)
      const lacksNumber = NUMBERED_FACTS.includes(field) && !/\d/.test(String(value))
      if (!reason || (isFilled && !lacksNumber)) return []
      const path = ['company', field]
      const title = fieldAt(path)?.title
      const finding = `falta: ${title}${isFilled ? `; “${value}” não tem número` : ''}`
      return { blocks, path, finding, reason, remedy: 'preencha o campo' }
    })
  return [...missing(REQUIRED_FACTS, true), ...missing(RECOMMENDED_FACTS, false)]
}
