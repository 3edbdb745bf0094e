import type { Company } from '@/content/schema'
import { companyExamples } from '@/scripts/content/examples'
import { literal } from '@/scripts/content/messages'
import { COMPANY, type LaunchItem } from './item'

/** A field of the company that ought to be filled in. */
type Wanted = { field: keyof Company; what: string; why: string }

/** What the law or a claim of the site asks for. */
const REQUIRED: readonly Wanted[] = [
  {
    field: 'legalName',
    what: 'falta a razão social',
    why: 'o Decreto 7.962/2013, art. 2º, pede o nome empresarial em site que oferece serviços',
  },
  {
    field: 'cnpj',
    what: 'falta o CNPJ',
    why: 'o Decreto 7.962/2013, art. 2º, pede o CNPJ à vista, e é por ele que o cliente confere a empresa',
  },
  {
    field: 'address',
    what: 'falta o endereço',
    why: 'o Decreto 7.962/2013, art. 2º, pede o endereço físico, e o Google o usa na busca local',
  },
  {
    field: 'email',
    what: 'falta o e-mail',
    why: 'o Decreto 7.962/2013, art. 2º, pede também um endereço eletrônico',
  },
  {
    field: 'sanitaryLicence',
    what: 'falta a licença sanitária',
    why: 'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
  },
]

/** What makes the site better. */
const BETTER: readonly Wanted[] = [
  {
    field: 'technicalLead',
    what: 'falta o responsável técnico',
    why: 'a RDC Anvisa 622/2022 exige um; quase nenhum concorrente mostra o seu, e é prova de serviço certificado',
  },
  {
    field: 'environmentalLicence',
    what: 'falta a licença ambiental',
    why: 'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  },
  {
    field: 'hours',
    what: 'falta o horário',
    why: 'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  },
  {
    field: 'guarantees',
    what: 'falta o prazo de garantia por praga',
    why: 'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  },
  {
    field: 'coordinates',
    what: 'falta o ponto no mapa',
    why: 'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  },
  {
    field: 'googleProfile',
    what: 'falta o perfil no Google',
    why: 'é onde o visitante lê avaliações que os próprios clientes escreveram',
  },
  {
    field: 'socialProfiles',
    what: 'faltam as redes sociais',
    why: 'ligam o site aos perfis que o cliente já conhece',
  },
]

/** Facts that are not filled in. */
export function missingFacts(company: Company): LaunchItem[] {
  return [...REQUIRED, ...BETTER].flatMap((wanted) => {
    const { field } = wanted
    if (company[field] !== undefined) return []
    const example = `${field}: ${literal(companyExamples[field])},`
    return { ...wanted, blocks: REQUIRED.includes(wanted), file: COMPANY, example }
  })
}
