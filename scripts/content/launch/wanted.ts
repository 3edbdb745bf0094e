import type { Company } from '@/content/schema'
import { companyExamples } from '@/scripts/content/examples'
import { literal } from '@/scripts/content/messages'
import { COMPANY, type LaunchItem } from './item'

/** A field of the company that ought to be filled in. */
type Wanted = Pick<LaunchItem, 'blocks' | 'what' | 'why'> & { field: keyof Company }

const WANTED: readonly Wanted[] = [
  {
    blocks: true,
    field: 'legalName',
    what: 'falta a razão social',
    why: 'o Decreto 7.962/2013, art. 2º, pede o nome empresarial em site que oferece serviços',
  },
  {
    blocks: true,
    field: 'cnpj',
    what: 'falta o CNPJ',
    why: 'o Decreto 7.962/2013, art. 2º, pede o CNPJ à vista, e é por ele que o cliente confere a empresa',
  },
  {
    blocks: true,
    field: 'address',
    what: 'falta o endereço',
    why: 'o Decreto 7.962/2013, art. 2º, pede o endereço físico, e o Google o usa na busca local',
  },
  {
    blocks: true,
    field: 'email',
    what: 'falta o e-mail',
    why: 'o Decreto 7.962/2013, art. 2º, pede também um endereço eletrônico',
  },
  {
    blocks: true,
    field: 'sanitaryLicence',
    what: 'falta a licença sanitária',
    why: 'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
  },
  {
    blocks: false,
    field: 'technicalLead',
    what: 'falta o responsável técnico',
    why: 'a RDC Anvisa 622/2022 exige um; quase nenhum concorrente mostra o seu, e é prova de serviço certificado',
  },
  {
    blocks: false,
    field: 'environmentalLicence',
    what: 'falta a licença ambiental',
    why: 'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  },
  {
    blocks: false,
    field: 'hours',
    what: 'falta o horário',
    why: 'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  },
  {
    blocks: false,
    field: 'guarantees',
    what: 'falta o prazo de garantia por praga',
    why: 'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  },
  {
    blocks: false,
    field: 'coordinates',
    what: 'falta o ponto no mapa',
    why: 'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  },
  {
    blocks: false,
    field: 'googleProfile',
    what: 'falta o perfil no Google',
    why: 'é onde o visitante lê avaliações que os próprios clientes escreveram',
  },
  {
    blocks: false,
    field: 'socialProfiles',
    what: 'faltam as redes sociais',
    why: 'ligam o site aos perfis que o cliente já conhece',
  },
]

/** Facts that the law, a claim of the site or a visitor asks for and that are not filled in. */
export function missingFacts(company: Company): LaunchItem[] {
  return WANTED.filter(({ field }) => company[field] === undefined).map((wanted) => ({
    ...wanted,
    file: COMPANY,
    example: `${wanted.field}: ${literal(companyExamples[wanted.field])},`,
  }))
}
